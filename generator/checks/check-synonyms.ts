/** Checks the synonyms of the book: a word with two meanings would find only one of them. */
import type { JsonDocument } from '../ast.ts';
import type { Diagnostic } from '../diagnostic.ts';
import type { Rulebook } from '../rulebook.ts';

/** @param document rules/book.json */
export function checkSynonyms(document: JsonDocument, { contents }: Rulebook): Diagnostic[] {
  const wordBySynonym = new Map<string, string>();
  return Object.entries(contents.synonyms ?? {}).flatMap(([word, synonyms]) =>
    synonyms.flatMap((synonym, index): Diagnostic[] => {
      const owner = wordBySynonym.get(synonym);
      wordBySynonym.set(synonym, owner ?? word);
      if (owner === undefined && contents.synonyms?.[synonym] === undefined) return [];
      return [
        {
          code: 'synonym-duplicate',
          severity: 'error',
          message: `"${synonym}" is a synonym of two words.`,
          found: `"${synonym}" for "${word}" and "${owner ?? synonym}"`,
          expected: 'one word for each synonym',
          hint: 'Remove it from one of them, or make it a longer phrase.',
          place: document.placeOf(`/synonyms/${word}/${index}`),
        },
      ];
    }),
  );
}
