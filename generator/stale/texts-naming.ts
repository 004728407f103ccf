import { clausesOf } from '../definition-clauses.ts';
import type { ClauseNode, Rulebook } from '../rulebook.ts';
import {
  bodyOf,
  type Candidate,
  examplesOf,
  headingOf,
  openingOf,
  readingOf,
  type SummaryLine,
  tablesOf,
  textOf,
  wholeOf,
} from './candidates.ts';
import { ORDINALS, singularOf } from './counted-numbers.ts';
import { type GrownList, isSeveral } from './grown-lists.ts';
import { isNumber, numberOf, sentencesOf, wordsOf } from './meaningful-words.ts';
import type { RuleChange, Scope } from './rule-change.ts';
import { siblingRules } from './sibling-exceptions.ts';
import { synonymEntries } from './synonyms.ts';

type NamingText = Candidate & { readonly words: readonly string[] };

interface SearchedText {
  readonly candidate: Candidate;
  /** Whether the change wrote it. */
  readonly isNew?: boolean;
  /**
   * Whether it sums up a restriction that applies to the same choices as an added one (`siblingRules`). Then it is found by two names close
   * together (`hasEnumeration`), even if these are not several (`isSeveral`).
   */
  readonly isOfSibling?: boolean;
  following?(): readonly NamingText[];
}

/**
 * The texts that have several old names of a list but no new one, those with most names first. After the text of a clause come its heading
 * and examples, if they repeat one of its numbers, such as "five".
 */
export function textsNaming(rulebook: Rulebook, change: RuleChange, summaries: readonly SummaryLine[]): NamingText[] {
  const { after, grown } = change;
  if (grown.length === 0) return [];
  const ofSiblings = new Set(siblingRules(change).flatMap(clausesOf));
  const all: readonly SearchedText[] = [
    ...[...rulebook.clauses.values()].map((clause) => ({
      candidate: bodyOf(after, clause),
      isNew: change.amended.has(clause.id),
      following: () => textsRepeating(clause, numbersIn(textOf(after, clause))),
    })),
    ...[...rulebook.readings.map(readingOf), ...[...rulebook.pages.values()].map(openingOf), ...tablesOf(summaries)].map((candidate) => ({
      candidate,
    })),
    ...summaries.map(({ candidate, clauses }) => ({ candidate, isOfSibling: clauses.some((id) => ofSiblings.has(id)) })),
  ];
  const groups = grown.flatMap((list) =>
    all.flatMap((one) => {
      const words = namedIn(list.names, wordsOf(one.candidate.text));
      if (!(isSeveral(words, list) || (one.isOfSibling === true && hasEnumeration(one.candidate.text, list)))) return [];
      const texts = [{ ...one.candidate, words }, ...(one.following?.() ?? [])];
      return hasNewName(one, list) ? [] : [{ nameCount: words.length, texts }];
    }),
  );
  return groups.toSorted((a, b) => b.nameCount - a.nameCount).flatMap(({ texts }) => texts);
}

const namedIn = (names: readonly string[], words: readonly string[]): readonly string[] =>
  names.filter((name) => words.includes(name.toLowerCase()));

/** Words between the names of an enumeration, as in "a tiny or a large character". */
const SEPARATORS: ReadonlySet<string> = new Set('a an the and or nor no not neither than to'.split(' '));

/** The greatest distance of two names of an enumeration, in words other than separators: 2 in "hindering terrain or water". */
const FARTHEST = 2;

const enumeratedIn = (text: string): readonly (readonly string[])[] =>
  sentencesOf(text).map((sentence) => wordsOf(sentence).filter((word) => !SEPARATORS.has(word)));

const hasEnumeration = (text: string, { names }: GrownList): boolean =>
  enumeratedIn(text).some((words) => {
    const positions = words.flatMap((word, index) => (namedIn(names, [word]).length > 0 ? [index] : []));
    return positions.some((position, index) => {
      const next = positions[index + 1];
      return next !== undefined && words[next] !== words[position] && next - position <= FARTHEST;
    });
  });

/** Whether a text has a new name, and has one in every sentence that enumerates old names: elsewhere it may have another sense. */
function hasNewName({ candidate: { text }, isNew = false }: SearchedText, list: GrownList): boolean {
  const { names, added } = list;
  if (namedIn(added, wordsOf(text)).length === 0) return false;
  return (
    isNew ||
    enumeratedIn(text).every((words) => {
      const named = namedIn(names, words).map((name) => name.toLowerCase());
      if (!isSeveral(named, list)) return true;
      const first = Math.min(...named.map((name) => words.indexOf(name)));
      const last = Math.max(...named.map((name) => words.lastIndexOf(name)));
      return namedIn(added, words.slice(Math.max(0, first - FARTHEST), last + FARTHEST + 1)).length > 0;
    })
  );
}

/** The heading and examples of a clause that have one of the numbers or the next ordinal number: "five" or "a sixth". */
function textsRepeating(clause: ClauseNode, counts: readonly string[]): NamingText[] {
  const repeating = new Set(counts.flatMap((count) => [count, ORDINALS[Number(numberOf(count)) + 1] ?? count]));
  return [headingOf(clause), ...examplesOf(clause)].flatMap((one) => {
    const words = [...new Set(wordsOf(one.text))].filter((word) => repeating.has(word));
    return words.length === 0 ? [] : [{ ...one, words }];
  });
}

/** The numbers of a text that are written as words, from three on: smaller ones count many things. */
const numbersIn = (text: string): readonly string[] =>
  [...new Set(wordsOf(text))].filter((word) => !isNumber(word) && Number(numberOf(word) ?? 0) > 2);

/** The texts that already had the word of a new name, and so mean something else by it. Plurals count as the same word. */
export function textsWithNewNames(
  rulebook: Rulebook,
  { after, grown }: RuleChange,
  { statesNeitherOldNorNew: isSearched }: Scope,
  summaries: readonly SummaryLine[],
): NamingText[] {
  const added = new Set(grown.flatMap((list) => list.added.map((name) => singularOf(name.toLowerCase()))));
  if (added.size === 0) return [];
  const clauses = [...rulebook.clauses.values()].filter(({ id }) => isSearched(id));
  const all: readonly Candidate[] = [
    ...clauses.flatMap((clause) => [wholeOf(after, clause), ...examplesOf(clause)]),
    ...[...rulebook.pages.values()].filter((page) => page.clauses.some(isSearched)).map(openingOf),
    ...rulebook.readings.map(readingOf),
    ...summaries.map(({ candidate }) => candidate),
    ...synonymEntries(rulebook),
  ];
  return all.flatMap((one) => {
    const words = [...new Set(wordsOf(one.text))].filter((word) => added.has(singularOf(word)));
    return words.length === 0 ? [] : [{ ...one, words }];
  });
}
