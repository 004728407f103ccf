/**
 * Refuses a synonym that two words share, since a search for it would find only one of them, and a synonym that has synonyms of its own.
 * The search reads words without their endings, so "opponent" and "opponents" are one synonym. Also refuses a word that no text of the book
 * has, since a search for its synonyms would find nothing.
 */
import { wordsIn } from '../../site/src/search/words.ts';
import type { JsonDocument } from '../ast.ts';
import type { Diagnostic, Place } from '../diagnostic.ts';
import { unknownName } from '../diagnostics/unknown-name.ts';
import { once } from '../once.ts';
import type { Rulebook } from '../rulebook.ts';

/**
 * @param document rules/book.json
 * @param unread names in sources that cannot be read. With any, texts may be missing, so no word is reported as unknown.
 */
export function checkSynonyms(document: JsonDocument, rulebook: Rulebook, unread: ReadonlySet<string>): Diagnostic[] {
  const entries = Object.entries(rulebook.contents.synonyms ?? {});
  return [
    ...(unread.size > 0 || entries.length === 0 ? [] : unknownWords(entries, document, rulebook)),
    ...sharedSynonyms(entries, document),
  ];
}

type Entry = readonly [word: string, synonyms: readonly string[]];

function unknownWords(entries: readonly Entry[], document: JsonDocument, rulebook: Rulebook): Diagnostic[] {
  const text = textsOf(rulebook).join(' ').toLowerCase();
  const words = once(() => new Set(text.match(/[\p{L}\p{N}]+/gu) ?? []));
  const stems = once(() => new Set(wordsIn([...words()].join(' ')).map(({ stem }) => stem)));
  return entries.flatMap(([word]): Diagnostic[] => {
    // Most words are in a text as they are, so that the words of the texts need not be read.
    const unknown = wordsIn(word).find((one) => !hasWord(text, one.text) && !stems().has(one.stem));
    if (unknown === undefined) return [];
    const message = `No text of the book has the word "${unknown.text}", so nothing is found by these synonyms.`;
    const place = document.placeOf(`/synonyms/${word}`, 'key');
    const expected = 'a word of a text, title, alias or question';
    return [{ ...unknownName('synonym-word-unknown', message, unknown.text, words(), place), expected }];
  });
}

const PART_OF_WORD = /[\p{L}\p{N}]/u;

function hasWord(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1))
    if (!PART_OF_WORD.test(text.charAt(at - 1)) && !PART_OF_WORD.test(text.charAt(at + word.length))) return true;
  return false;
}

const textsOf = ({ clauses, pages, asks }: Rulebook): readonly string[] => [
  ...[...clauses.values()].flatMap(({ ast, data }) => [ast.title, ast.text, ...(data.aliases ?? []), ...(data.term?.forms ?? [])]),
  ...[...pages.values()].flatMap(({ ast, aliases }) => [ast.title, ...aliases]),
  ...[...asks.values()].flatMap(({ file }) => Object.values(file.asks).flat()),
];

function sharedSynonyms(entries: readonly Entry[], document: JsonDocument): Diagnostic[] {
  const wordByStems = new Map(entries.map(([word]) => [stemsOf(word), word]));
  const all = entries.flatMap(([word, synonyms]) => synonyms.map((synonym, index): Use => ({ synonym, word, index })));
  const [ofThemselves, uses] = [all.filter(isOfItself), all.filter((use) => !isOfItself(use))];
  const placeOf = ({ word, index }: Use): Place => document.placeOf(`/synonyms/${word}/${index}`);
  const ofWords = [...Map.groupBy(uses, ({ synonym }) => stemsOf(synonym))].flatMap(([stems, ofStems]): Diagnostic[] => {
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
  return [
    ...ofThemselves.map(
      (use): Diagnostic => ({ code: 'synonym-duplicate', severity: 'error', ...ofItself(use.word), place: placeOf(use) }),
    ),
    ...ofWords,
  ];
}

const isOfItself = ({ synonym, word }: Use): boolean => synonym === word;

interface Use {
  readonly synonym: string;
  readonly word: string;
  readonly index: number;
}

/**
 * The use of a synonym that is most likely a mistake: that by the word with the fewest uses of the synonym, in any of its forms. Of
 * several, the last in the book.
 */
function likelyMistake(uses: readonly Use[]): Use | undefined {
  const countOf = ({ word }: Use): number => uses.filter((use) => use.word === word).length;
  return uses.toReversed().toSorted((a, b) => countOf(a) - countOf(b))[0];
}

const stemsOf = (phrase: string): string =>
  wordsIn(phrase)
    .map(({ stem }) => stem)
    .join(' ');

const ofItself = (word: string) => ({
  message: `"${word}" is a synonym of itself.`,
  found: word,
  expected: 'other words for it',
  hint: 'Remove it.',
});

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
