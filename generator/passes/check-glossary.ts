/** Icons and terms that words name exist; entries of the glossary say what governs them, and no two claim one form. */
import type { Root } from 'mdast';
import type { Diagnostic } from '../diagnostic.ts';
import type { Rulebook } from '../rulebook.ts';
import { iconsAt } from '../words/icons.ts';
import { termLinksOf } from '../words/links.ts';
import { unknown } from './unknown.ts';

export interface PlacedTree {
  readonly tree: Root;
  readonly file: string;
}

/** The entries of the glossary by slug. */
export const entriesOf = (rulebook: Rulebook): ReadonlySet<string> =>
  new Set([...rulebook.clauses.values()].filter((clause) => clause.data.term !== undefined).map((clause) => clause.slug));

/** Reports unknown icons and terms in words. */
export function checkNames(rulebook: Rulebook, entries: ReadonlySet<string>, { tree, file }: PlacedTree): Diagnostic[] {
  const icons = iconsAt(tree, file)
    .filter((icon) => !rulebook.icons.has(icon.name))
    .map((icon) => unknown('icon-unknown', `There is no icon "${icon.name}".`, icon.name, rulebook.icons.keys(), icon.place));
  const terms = termLinksOf(tree, file)
    .filter((link) => !entries.has(link.id))
    .map((link) => unknown('term-unknown', `The glossary has no term "${link.id}".`, link.id, entries, link.place));
  return [...icons, ...terms];
}

/** Reports entries without a term, terms of what is no entry, and forms that two entries claim. */
export function checkEntries(rulebook: Rulebook, clause: (id: string, place: () => Diagnostic['place']) => void): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  const claimed = new Map<string, { readonly id: string; readonly place: () => Diagnostic['place'] }>();
  for (const { id, slug, data, document } of rulebook.clauses.values()) {
    const here = `/clauses/${slug}`;
    if ((data.kind === 'glossary') !== (data.term !== undefined))
      diagnostics.push({
        code: 'glossary-entry-incomplete',
        severity: 'error',
        message: data.term === undefined ? `The glossary entry "${id}" has no term.` : `"${id}" has a term but is no glossary entry.`,
        refersTo: [id],
        found: data.kind,
        expected: 'kind "glossary" and "term" together',
        hint: 'add "term": {"name", "forms", "see"}, or change the kind',
        place: document.placeOf(data.term === undefined ? `${here}/kind` : `${here}/term`, data.term === undefined ? 'value' : 'key'),
      });
    if (data.term === undefined) continue;
    clause(data.term.see, () => document.placeOf(`${here}/term/see`));
    const forms = [
      { form: data.term.name, pointer: `${here}/term/name` },
      ...data.term.forms.map((form, place) => ({ form, pointer: `${here}/term/forms/${place}` })),
    ];
    for (const { form, pointer } of forms) {
      const first = claimed.get(form.toLowerCase());
      if (first === undefined) claimed.set(form.toLowerCase(), { id, place: () => document.placeOf(pointer) });
      else
        diagnostics.push({
          code: 'term-form-duplicate',
          severity: 'error',
          message: `"${form}" is a form of "${first.id}" and of "${id}".`,
          refersTo: [first.id, id],
          found: form,
          expected: 'one entry a form',
          hint: 'keep it in one of them',
          place: document.placeOf(pointer),
          related: [{ message: 'the first is here', place: first.place() }],
        });
    }
  }
  return diagnostics;
}
