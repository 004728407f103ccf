/**
 * Refuses a synonym that two words share, since a search for it would find only one of them, and a synonym that has synonyms of its own. Synonyms
 * that differ only in the ending, "opponent" and "opponents", are one for the search; a test of the search refuses those in the book.
 */
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
          ...(owner === undefined ? withOwnSynonyms(synonym, word) : ofTwoWords(synonym, word, owner)),
          place: document.placeOf(`/synonyms/${word}/${index}`),
        },
      ];
    }),
  );
}

const ofTwoWords = (synonym: string, word: string, owner: string) => ({
  message: `"${synonym}" is a synonym of two words.`,
  found: `"${synonym}" for "${word}" and "${owner}"`,
  expected: 'one word for each synonym',
  hint: 'Remove it from one of them, or make it a longer phrase.',
});

const withOwnSynonyms = (synonym: string, word: string) => ({
  message: `"${synonym}" is a synonym of "${word}", and has synonyms of its own.`,
  found: `"${synonym}" for "${word}", and an entry for "${synonym}"`,
  expected: 'a synonym that is not itself an entry',
  hint: `Move the synonyms of "${synonym}" to "${word}", or remove "${synonym}" from the synonyms of "${word}".`,
});
