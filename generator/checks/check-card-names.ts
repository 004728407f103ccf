/**
 * Checks the names that cards explain. The search shows "… is a power" for a name, so each kind of names must be a term of the glossary.
 * The search finds a name by each of its forms, so no two names may share a form.
 */
import { escapeKey } from '../../engine/base/json.ts';
import { wordsIn } from '../../site/src/search/words.ts';
import type { JsonDocument } from '../ast.ts';
import type { Diagnostic } from '../diagnostic.ts';
import { unknownName } from '../diagnostics/unknown-name.ts';
import type { Rulebook } from '../rulebook.ts';

interface Form {
  readonly form: string;
  readonly name: string;
  readonly place: Diagnostic['place'];
}

/** @param document rules/book.json */
export function checkCardNames(document: JsonDocument, { contents, clauses }: Rulebook): Diagnostic[] {
  const kinds = Object.entries(contents.cardNames ?? {});
  const terms = [...clauses.values()].flatMap(({ data: { term } }) => (term === undefined ? [] : [term.name.toLowerCase()]));
  const unknown = kinds.flatMap(([kind]): Diagnostic[] => {
    if (terms.includes(kind)) return [];
    const place = document.placeOf(`/cardNames/${kind}`, 'key');
    return [unknownName('card-kind-unknown', `The glossary has no term "${kind}" for these names of cards.`, kind, terms, place)];
  });
  const forms = kinds.flatMap(([kind, names]) =>
    Object.entries(names).flatMap(([name, abbreviations]): Form[] => {
      const pointer = `/cardNames/${kind}/${escapeKey(name)}`;
      return [
        { form: name, name, place: document.placeOf(pointer, 'key') },
        ...abbreviations.map((form, index) => ({ form, name, place: document.placeOf(`${pointer}/${index}`) })),
      ];
    }),
  );
  return [...unknown, ...sharedForms(forms)];
}

const wordsOf = (form: string): string =>
  wordsIn(form)
    .map(({ text }) => text)
    .join(' ');

function sharedForms(forms: readonly Form[]): Diagnostic[] {
  const firstByWords = new Map<string, Form>();
  return forms.flatMap((one): Diagnostic[] => {
    const words = wordsOf(one.form);
    const first = firstByWords.get(words);
    if (first === undefined) {
      firstByWords.set(words, one);
      return [];
    }
    return [
      {
        code: 'card-name-duplicate',
        severity: 'error',
        message:
          first.name === one.name
            ? `"${one.name}" has the form "${one.form}" twice.`
            : `"${one.form}" is of two names, "${first.name}" and "${one.name}".`,
        found: one.form,
        expected: 'each name and each abbreviation once',
        hint: first.name === one.name ? 'Remove it.' : 'Remove it from one of them.',
        place: one.place,
        related: [{ message: 'The first is here.', place: first.place }],
      },
    ];
  });
}
