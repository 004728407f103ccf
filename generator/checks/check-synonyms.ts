/**
 * Refuses a synonym that two words share, since a search for it would find only one of them, and a synonym that has synonyms of its own.
 * The search reads words without their endings, so "opponent" and "opponents" are one synonym.
 */
import { wordsIn } from '../../site/src/search/words.ts';
import type { JsonDocument } from '../ast.ts';
import type { Diagnostic } from '../diagnostic.ts';
import type { Rulebook } from '../rulebook.ts';

/** @param document rules/book.json */
export function checkSynonyms(document: JsonDocument, { contents }: Rulebook): Diagnostic[] {
  const entries = Object.entries(contents.synonyms ?? {});
  const wordByStems = new Map(entries.map(([word]) => [stemsOf(word), word]));
  const firstByStems = new Map<string, Use>();
  return entries.flatMap(([word, synonyms]) =>
    synonyms.flatMap((synonym, index): Diagnostic[] => {
      const stems = stemsOf(synonym);
      const first = firstByStems.get(stems);
      const ownEntry = wordByStems.get(stems);
      if (first === undefined) firstByStems.set(stems, { synonym, word });
      const use = { synonym, word };
      const hasOwnSynonyms = ownEntry !== undefined && ownEntry !== word;
      const isShared = first !== undefined && first.word !== word;
      const found = isShared ? ofTwoWords(use, first) : hasOwnSynonyms ? withOwnSynonyms(use, ownEntry) : undefined;
      if (found === undefined) return [];
      return [{ code: 'synonym-duplicate', severity: 'error', ...found, place: document.placeOf(`/synonyms/${word}/${index}`) }];
    }),
  );
}

interface Use {
  readonly synonym: string;
  readonly word: string;
}

const stemsOf = (phrase: string): string =>
  wordsIn(phrase)
    .map(({ stem }) => stem)
    .join(' ');

const ofTwoWords = ({ synonym, word }: Use, first: Use) => ({
  message: `"${synonym}" is a synonym of two words.`,
  found:
    first.synonym === synonym
      ? `"${synonym}" for "${word}" and "${first.word}"`
      : `"${synonym}" for "${word}", and "${first.synonym}" for "${first.word}"`,
  expected: 'one word for each synonym',
  hint: 'Remove it from one of them, or make it a longer phrase.',
});

const withOwnSynonyms = ({ synonym, word }: Use, entry: string) => ({
  message: `"${synonym}" is a synonym of "${word}", and has synonyms of its own.`,
  found: `"${synonym}" for "${word}", and an entry for "${entry}"`,
  expected: 'a synonym that is not itself an entry',
  hint: `Move the synonyms of "${entry}" to "${word}", or remove "${synonym}" from the synonyms of "${word}".`,
});
