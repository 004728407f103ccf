/**
 * Refuses a synonym that two words share, since a search for it would find only one of them, and a synonym that has synonyms of its own.
 * The search reads words without their endings, so "opponent" and "opponents" are one synonym.
 */
import { wordsIn } from '../../site/src/search/words.ts';
import type { JsonDocument } from '../ast.ts';
import type { Diagnostic, Place } from '../diagnostic.ts';
import type { Rulebook } from '../rulebook.ts';

/** @param document rules/book.json */
export function checkSynonyms(document: JsonDocument, { contents }: Rulebook): Diagnostic[] {
  const entries = Object.entries(contents.synonyms ?? {});
  const wordByStems = new Map(entries.map(([word]) => [stemsOf(word), word]));
  const uses = entries.flatMap(([word, synonyms]) => synonyms.map((synonym, index): Use => ({ synonym, word, index })));
  const placeOf = ({ word, index }: Use): Place => document.placeOf(`/synonyms/${word}/${index}`);
  return [...Map.groupBy(uses, ({ synonym }) => stemsOf(synonym))].flatMap(([stems, ofStems]): Diagnostic[] => {
    const use = likelyMistake(ofStems);
    if (use === undefined) return [];
    const ofOtherWords = ofStems.filter(({ word }) => word !== use.word);
    const other = ofOtherWords.find(({ synonym }) => synonym === use.synonym) ?? ofOtherWords[0];
    const ownEntry = wordByStems.get(stems);
    const fault = { code: 'synonym-duplicate', severity: 'error', place: placeOf(use) } as const;
    if (other !== undefined) {
      const related = ofOtherWords.map((one) => ({ message: `It is a synonym of "${one.word}" here.`, place: placeOf(one) }));
      return [{ ...fault, ...ofTwoWords(use, other), related }];
    }
    return ownEntry === undefined || ownEntry === use.word ? [] : [{ ...fault, ...withOwnSynonyms(use, ownEntry) }];
  });
}

interface Use {
  readonly synonym: string;
  readonly word: string;
  readonly index: number;
}

/** The use of a synonym by the word that has fewest of its forms: that word mostly has it by mistake. Of equal ones, the last in the book. */
function likelyMistake(uses: readonly Use[]): Use | undefined {
  const countOf = ({ word }: Use): number => uses.filter((use) => use.word === word).length;
  return uses.toReversed().toSorted((a, b) => countOf(a) - countOf(b))[0];
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
