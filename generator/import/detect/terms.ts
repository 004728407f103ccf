/** Terms that a document writes now with capital letters, now without, or in two spellings. */
import type { Diagnostic } from '../../diagnostic.ts';
import { countsOf } from '../../likeness.ts';
import type { Corpus, IndexedDocument } from '../corpus.ts';
import { americanForms } from '../dictionary.ts';
import { finding } from '../document.ts';
import type { Lexicon } from '../lexicon.ts';
import { wordsOf } from '../sentences.ts';
import { findingOnce, matchesIn } from './pattern.ts';

export const findTerms = ({ documents, knowledge }: Corpus): Diagnostic[] =>
  documents.flatMap((indexed) => [...mixedCase(indexed), ...mixedSpelling(indexed, knowledge.lexicon)]);

const TERM =
  /(?<=(?<![\p{L}'’-])\p{Ll}[\p{L}'’-]*,? )(\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+)(?= \p{Ll}|[.,;)])(?! (?:section|chapter|rules?|step|phase|table|page|card|menu|symbol)\b)/gu;

/** A term with capital letters is a mistake if it is written without them at least this many times as often. */
const OUTNUMBERED = 3;

function mixedCase({ sections }: IndexedDocument): Diagnostic[] {
  const spots = sections.flatMap((section) =>
    matchesIn(section.text, TERM)
      .filter(({ index }) => !/\bsections? (?:on|about) $/.test(section.text.slice(0, index)))
      .map((match) => ({ section, start: match.index, term: match[0] })),
  );
  const capitalCounts = countsOf(spots.map(({ term }) => term));
  const smallCounts = countsOf(sections.flatMap(({ text }) => pairsIn(text)));
  // What one section writes with capital letters throughout may be its name for something else.
  const smallBySection = new Map(sections.map((section) => [section, new Set(pairsIn(section.text))]));
  const mixed = spots.filter(({ section, term }) => {
    const [smallCount, capitalCount] = [smallCounts.get(term.toLowerCase()) ?? 0, capitalCounts.get(term) ?? 0];
    return (
      smallCount > capitalCount &&
      (smallCount >= capitalCount * OUTNUMBERED || smallBySection.get(section)?.has(term.toLowerCase()) === true)
    );
  });
  const places = mixed.map(({ section, start, term }) => [section, start, start + term.length] as const);
  const message = `These terms have capital letters here, and none elsewhere: ${[...new Set(mixed.map(({ term }) => term))].join(', ')}.`;
  return findingOnce(places, { code: 'print-term-mixed-case', severity: 'note', message, expected: 'one way throughout' });
}

/** "armour" beside "armor": reports the form with fewer places, or the British one if both have equally many. */
function mixedSpelling({ isEnglish, sections }: IndexedDocument, lexicon: Lexicon): Diagnostic[] {
  if (!isEnglish) return [];
  const spots = sections.flatMap((section) => wordsOf(section.text).map(({ word, start, end }) => ({ section, word, start, end })));
  const counts = countsOf(spots.map(({ word }) => word));
  const expectedByWord = new Map<string, string>();
  for (const [word, britishCount] of counts)
    for (const american of americanForms(word)) {
      const americanCount = counts.get(american);
      if (americanCount === undefined || !areOneWord(word) || (!lexicon.isWord(american) && lexicon.isWord(word))) continue;
      if (britishCount <= americanCount) expectedByWord.set(word, american);
      else expectedByWord.set(american, word);
    }
  return spots.flatMap(({ section, word, start, end }) => {
    const expected = expectedByWord.get(word);
    const message = 'This word is spelled in another way elsewhere in the document.';
    const found = section.text.slice(start, end);
    return expected === undefined
      ? []
      : [finding(section, { code: 'print-term-mixed-spelling', severity: 'note', message, at: [start, end], found, expected })];
  });
}

/** Whether a British form and its American one are spellings of one word: "four" and "for" are not, nor are "filled" and "filed". */
const areOneWord = (british: string): boolean =>
  !/^(?:our|four|hour|pour|scour|sour|tour|your|advice|device|practice|prise|wise|rice|fill|hopp|tapp|stripp|scrapp|slopp)/.test(british);

/** Each two words with one blank between, as they are written. */
function pairsIn(text: string): string[] {
  const words = wordsOf(text);
  return words.slice(1).flatMap(({ start, end }, index) => {
    const before = words[index];
    return before === undefined || before.end + 1 !== start ? [] : [text.slice(before.start, end)];
  });
}
