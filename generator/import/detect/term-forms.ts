/**
 * Terms that are written in another way than in most places: "Attack Value" for "attack value", "highest point guest" beside "highest-point
 * guest", "knockback" for "knock back".
 */
import type { Diagnostic } from '../../diagnostic.ts';
import type { Corpus, IndexedDocument } from '../corpus.ts';
import { finding, type PrintedSection } from '../document.ts';
import { titleKey } from '../sentences.ts';
import type { WordKnowledge } from '../word-knowledge.ts';
import { findingOnce, matchesIn } from './pattern.ts';

export const findTermForms = ({ documents, knowledge }: Corpus): Diagnostic[] =>
  documents
    .filter(({ isEnglish }) => isEnglish)
    .flatMap((indexed) => {
      const smallCount = indexed.sections.reduce((sum, section) => sum + smallTermCount(section, knowledge), 0);
      // Our terms are a standard for texts about our game only.
      const byOurTerms =
        smallCount < FEWEST_SMALL ? [] : [...capitalisedTerms(indexed, knowledge, smallCount), ...closedCompounds(indexed, knowledge)];
      return [...byOurTerms, ...withoutHyphen(indexed, knowledge)];
    });

/** Two or three words with capital letters inside a sentence. */
const TERM =
  /(?<=(?<![\p{L}'’-])\p{Ll}[\p{L}'’-]*,? )\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+){1,2}(?= [\p{Ll}+−–-]|[.,;)])(?! (?:section|chapter|rules?|step|phase|table|page|card|menu|symbol|power|ability|keyword)\b)/gu;
/**
 * Small letters are the custom in a document with at least this many terms in them, and this many times as many as with capital letters.
 */
const [FEWEST_SMALL, TIMES_SMALL] = [10, 6];

/** "modify its Attack Value" in a document that writes other terms of our rules in lower-case letters. */
function capitalisedTerms({ sections, byTitle }: IndexedDocument, { isTermOfOurs }: WordKnowledge, smallCount: number): Diagnostic[] {
  const isTerm = (printed: string): boolean => {
    const list = printed.toLowerCase().split(' ');
    return list.slice(1).every((word, index) => isTermOfOurs(list[index] ?? '', word.replace(/(?<=\p{L}{3})s$/u, '')));
  };
  const places = sections.flatMap((section) =>
    matchesIn(section.text, TERM)
      .filter(({ 0: printed }) => isTerm(printed) && !byTitle.has(titleKey(printed)))
      .map(({ index, 0: printed }) => [section, index, index + printed.length] as const),
  );
  if (smallCount < places.length * TIMES_SMALL) return [];
  const terms = new Set(places.map(([{ text }, start, end]) => text.slice(start, end)));
  const message = `These terms have capital letters, and other terms of the document have none: ${[...terms].join(', ')}.`;
  return findingOnce(places, { code: 'print-term-mixed-case', severity: 'note', message, expected: 'one way throughout' });
}

/** How many terms of our rules a section writes in lower-case letters. */
function smallTermCount(section: PrintedSection, { words, isTermOfOurs }: WordKnowledge): number {
  const list = words.get(section) ?? [];
  return list.filter((word, index) => {
    const next = list[index + 1];
    return next !== undefined && /^\p{Ll}+ \p{Ll}+$/u.test(section.text.slice(word.start, next.end)) && isTermOfOurs(word.word, next.word);
  }).length;
}

const HYPHENED = /(?<![\p{L}\p{N}-])(\p{L}?\p{Ll}+)-(\p{Ll}{3,}) (\p{Ll}{3,})(?![\p{L}-])/gu;

/** "the highest point guest" beside "the highest-point guest": before the same noun the words have their hyphen elsewhere. */
function withoutHyphen({ sections }: IndexedDocument, { words, tripleCount }: WordKnowledge): Diagnostic[] {
  const hyphened = new Set(
    sections.flatMap(({ text }) => matchesIn(text, HYPHENED).map(([, first, second, noun]) => `${first} ${second} ${noun}`.toLowerCase())),
  );
  if (hyphened.size === 0) return [];
  return sections.flatMap((section) => {
    const list = words.get(section) ?? [];
    return list.flatMap((first, index) => {
      const [second, noun] = [list[index + 1], list[index + 2]];
      if (second === undefined || noun === undefined) return [];
      const printed = section.text.slice(first.start, noun.end);
      if (!/^\p{L}\p{Ll}* \p{Ll}+ \p{Ll}+$/u.test(printed) || !hyphened.has(printed.toLowerCase())) return [];
      // The words are counted with and without their hyphen: in two places they have it once and lack it once.
      const allCount = tripleCount(first.word, second.word, noun.word);
      if (allCount > 2) return [];
      const message = 'These words have a hyphen elsewhere.';
      const found = section.text.slice(first.start, second.end);
      const at = [first.start, second.end] as const;
      return [finding(section, { code: 'print-hyphen-lost', severity: 'note', message, at, found, expected: found.replace(' ', '-') })];
    });
  });
}

/** The fewest other places in which the two words must be apart. */
const OFTEN_APART = 8;
/** In letters. */
const SHORTEST_PART = 4;

/** "knockback" where every other place, or our rules, have "knock back". */
function closedCompounds({ sections }: IndexedDocument, { words, count, pairCount, isInOurRules, lexicon }: WordKnowledge): Diagnostic[] {
  return sections.flatMap((section) =>
    (words.get(section) ?? []).flatMap(({ word, start, end }) => {
      if (word.length < SHORTEST_PART * 2 || count(word) > 1 || isInOurRules(word) || !/^\p{Ll}+$/u.test(section.text.slice(start, end)))
        return [];
      for (let at = SHORTEST_PART; at <= word.length - SHORTEST_PART; at++) {
        const [first, second] = [word.slice(0, at), word.slice(at)];
        if (pairCount(first, second) < OFTEN_APART || lexicon.classOf(first).closed) continue;
        const message = 'These are two words elsewhere.';
        const expected = `${first} ${second}`;
        return [finding(section, { code: 'print-words-joined', severity: 'note', message, at: [start, end], found: word, expected })];
      }
      return [];
    }),
  );
}
