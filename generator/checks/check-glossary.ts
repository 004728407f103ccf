/** Checks that icons and terms in texts exist, that glossary entries name their governing clause, and that no two share a form. */
import type { Diagnostic, Place } from '../diagnostic.ts';
import { unknownName } from '../diagnostics/unknown-name.ts';
import type { Prose } from '../prose/prose.ts';
import type { Rulebook } from '../rulebook.ts';

export const glossarySlugs = (clauses: Rulebook['clauses']): ReadonlySet<string> =>
  new Set([...clauses.values()].filter((clause) => clause.data.term !== undefined).map((clause) => clause.slug));

export function checkIconsAndTerms(rulebook: Rulebook, slugs: ReadonlySet<string>, { icons, termLinks }: Prose): Diagnostic[] {
  const unknownIcons = icons
    .filter((icon) => !rulebook.icons.has(icon.name))
    .map((icon) => unknownName('icon-unknown', `There is no icon "${icon.name}".`, icon.name, rulebook.icons.keys(), icon.place));
  const unknownTerms = termLinks
    .filter((link) => !slugs.has(link.id))
    .map((link) => unknownName('term-unknown', `The glossary has no term "${link.id}".`, link.id, slugs, link.place));
  return [...unknownIcons, ...unknownTerms];
}

/**
 * Reports entries without a term, terms of clauses that are no entries, and forms that two entries claim.
 * @param checkClause reports an id that no clause has
 */
export function checkEntries(rulebook: Rulebook, checkClause: (id: string, place: () => Place) => void): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  const firstClaimByForm = new Map<string, { readonly id: string; readonly place: () => Place }>();
  for (const { id, slug, data, document } of rulebook.clauses.values()) {
    const clausePointer = `/clauses/${slug}`;
    if ((data.kind === 'glossary') !== (data.term !== undefined))
      diagnostics.push({
        code: 'glossary-entry-incomplete',
        severity: 'error',
        message: data.term === undefined ? `The glossary entry "${id}" has no term.` : `"${id}" has a term but is no glossary entry.`,
        refersTo: [id],
        found: data.kind,
        expected: 'kind "glossary" and "term" together',
        hint:
          data.term === undefined
            ? 'Add "term": {"forms", "see"}, or change the kind.'
            : 'Change the kind to "glossary", or remove "term".',
        place: document.placeOf(
          data.term === undefined ? `${clausePointer}/kind` : `${clausePointer}/term`,
          data.term === undefined ? 'value' : 'key',
        ),
      });
    if (data.term === undefined) continue;
    checkClause(data.term.see, () => document.placeOf(`${clausePointer}/term/see`));
    const forms = [
      // If the file gives no `name`, it was taken from the heading (join-clauses.ts): `placeOf` then gives the place of the whole term.
      { form: data.term.name, pointer: `${clausePointer}/term/name` },
      ...data.term.forms.map((form, index) => ({ form, pointer: `${clausePointer}/term/forms/${index}` })),
    ];
    for (const { form, pointer } of forms) {
      const first = firstClaimByForm.get(form.toLowerCase());
      if (first === undefined) firstClaimByForm.set(form.toLowerCase(), { id, place: () => document.placeOf(pointer) });
      else diagnostics.push(duplicateForm(form, id, first.id, document.placeOf(pointer), first.place()));
    }
  }
  return diagnostics;
}

function duplicateForm(form: string, id: string, firstId: string, place: Place, first: Place): Diagnostic {
  const isSameEntry = id === firstId;
  return {
    code: 'term-form-duplicate',
    severity: 'error',
    message: isSameEntry ? `"${form}" is a form of "${id}" already.` : `"${form}" is a form of "${firstId}" and of "${id}".`,
    refersTo: isSameEntry ? [id] : [firstId, id],
    found: form,
    expected: isSameEntry ? 'each form once' : 'one entry a form',
    hint: isSameEntry ? 'Remove it.' : 'Keep it in one of them.',
    place,
    related: [{ message: 'The first is here.', place: first }],
  };
}
