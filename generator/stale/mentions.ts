/**
 * Finds texts elsewhere that mention what a change of the rules is about: they link to its clauses, cite them, or have a number that it
 * changed.
 */
import type { ExampleAst } from '../ast.ts';
import { clausesIn } from '../definition-clauses.ts';
import { type ClauseId, clauseId, pageIdOf } from '../ids.ts';
import type { ClauseNode, EditionBook, ReadingNode, Rulebook } from '../rulebook.ts';
import {
  blocksOfClause,
  blocksOfReading,
  type Candidate,
  differencesOf,
  examplesOf,
  headingOf,
  inOneEntry,
  questionsOf,
  textOf,
  whereOf,
} from './candidates.ts';
import { oldNumbersOf } from './changed-numbers.ts';
import { hasBeside, singularOf } from './counted-numbers.ts';
import { linkedIn, meaningfulWords, numberOf, wordsOf } from './meaningful-words.ts';
import type { RuleChange, Scope } from './rule-change.ts';

/** The texts that link to one of the clauses or pages `targets`, except glossary entries about one; and the readings that settle one. */
export function linkingTexts(
  rulebook: Rulebook,
  book: EditionBook,
  targets: ReadonlySet<string>,
  isSearched: (clause: ClauseId) => boolean,
): Candidate[] {
  const hasLink = (text: string): boolean => linksToOne(text, targets);
  const clauses = [...rulebook.clauses.values()].filter(
    ({ id, data }) => isSearched(id) && (data.term === undefined || !targets.has(data.term.see)),
  );
  return [
    ...clauses
      .filter((clause) => hasLink(textOf(book, clause)))
      .flatMap((clause) => blocksOfClause(book, clause))
      .filter(({ text }) => hasLink(text)),
    ...rulebook.readings.flatMap((node) => {
      const isAbout = settlesOne(node, targets);
      return blocksOfReading(node).filter(({ text }) => isAbout || hasLink(text));
    }),
  ];
}

const linksToOne = (text: string, targets: ReadonlySet<string>): boolean => linkedIn(text).some((id) => targets.has(id));

export const settlesOne = ({ reading }: ReadingNode, clauses: ReadonlySet<string>): boolean =>
  reading.clauses.some((entry) => clauses.has(clauseOf(entry)));

/** The clause of an entry of a chain, or of a list of clauses. */
const clauseOf = (entry: string): ClauseId => clauseId(entry.split(' ')[0] ?? '');

/**
 * Texts to compare with the words that the change removed: those that link to an amended clause, and the examples elsewhere that cite it.
 * The caller counts numbers in them only as digits, since "one" has many senses.
 */
export function mentionsOf(rulebook: Rulebook, { after, amended }: RuleChange, { isUnaffected }: Scope): Candidate[] {
  const clauses = [...rulebook.clauses.values()].filter(({ id }) => isUnaffected(id));
  return [
    ...linkingTexts(rulebook, after, amended, isUnaffected),
    ...linkedDifferences(rulebook, after, amended, isUnaffected),
    ...examplesCiting(clauses, amended),
  ];
}

export const examplesCiting = (searched: readonly ClauseNode[], targets: ReadonlySet<ClauseId>): Candidate[] =>
  searched
    .flatMap(({ ast }) => ast.examples)
    .filter((example) => citesOne(example, targets))
    .map(({ id, says }) => ({ where: `example ${id}`, text: says }));

const citesOne = ({ chains }: ExampleAst, clauses: ReadonlySet<ClauseId>): boolean =>
  [...(chains?.values() ?? [])].flat().some((entry) => clauses.has(clauseOf(entry)));

/** The clauses elsewhere that have a table, and an example that cites a clause which states the rule. */
export const tablesCiting = (rulebook: Rulebook, { after }: RuleChange, { stated, statesNeitherOldNorNew }: Scope): ClauseId[] =>
  [...rulebook.clauses.values()]
    .filter((clause) => statesNeitherOldNorNew(clause.id) && TABLE_ROW.test(textOf(after, clause)))
    .filter(({ ast }) => ast.examples.some((example) => citesOne(example, stated)))
    .map(({ id }) => id);

const TABLE_ROW = /^\|/m;

const linkedDifferences = (
  rulebook: Rulebook,
  book: EditionBook,
  targets: ReadonlySet<ClauseId>,
  isSearched: (clause: ClauseId) => boolean,
): Candidate[] =>
  [...rulebook.clauses.values()]
    .filter((clause) => clause.data.differs !== undefined && isSearched(clause.id) && linksToOne(textOf(book, clause), targets))
    .flatMap(differencesOf);

type NumberMention = Candidate & { readonly words: readonly string[] };

/** Texts elsewhere with a number that the change removed, in the same sense by the words around it. */
export const numberMentions = (rulebook: Rulebook, change: RuleChange, scope: Scope): NumberMention[] => [
  ...signedMentions(rulebook, change, scope),
  ...glossaryMentions(rulebook, change, scope),
  ...differenceMentions(rulebook, change, scope),
  ...namedMentions(rulebook, change, scope),
];

/**
 * Examples, questions and readings elsewhere with a number that a definition had, beside a word of the titles and aliases of its clauses:
 * "the 2 of a fall". The verdict of such an example may stay. Many texts share such a word, so only these are searched: readings that
 * settle a clause which states the change, or link to that clause or to its page; and examples and questions of clauses that link to that
 * clause or page, or to which that clause links.
 */
function namedMentions(rulebook: Rulebook, { after, replaced }: RuleChange, { stated, isUnaffected }: Scope): NumberMention[] {
  const numbers = replaced.flatMap((one) => {
    const clauses = clausesIn(one.before).flatMap((id) => rulebook.clauses.get(id) ?? []);
    const names = new Set(clauses.flatMap(({ ast, data }) => [ast.title, ...(data.aliases ?? [])].flatMap(wordsOf)).map(singularOf));
    return oldNumbersOf({ replaced: [one] }).map((number) => ({ number, names }));
  });
  if (numbers.length === 0) return [];
  const targets = new Set<string>([...stated].flatMap((id) => [id, pageIdOf(id)]));
  const linked = new Set([...stated].flatMap((id) => rulebook.clauses.get(id) ?? []).flatMap((clause) => linkedIn(textOf(after, clause))));
  const isLinked = (clause: ClauseNode): boolean => linked.has(clause.id) || linksToOne(textOf(after, clause), targets);
  const readings = rulebook.readings.filter(
    (node) => settlesOne(node, targets) || blocksOfReading(node).some(({ text }) => linksToOne(text, targets)),
  );
  const withNumbers = (texts: readonly Candidate[]): NumberMention[] =>
    texts.flatMap((one) => {
      const words = numbers.filter(({ number, names }) => hasBeside(one.text, number, names)).map(({ number }) => number);
      return words.length === 0 ? [] : [{ ...one, words: [...new Set(words)] }];
    });
  const clauses = [...rulebook.clauses.values()].filter((clause) => isUnaffected(clause.id) && isLinked(clause));
  return [
    ...withNumbers([...clauses.flatMap(examplesOf), ...readings.flatMap(blocksOfReading)]),
    ...clauses.flatMap((clause) => inOneEntry(withNumbers(questionsOf(rulebook, clause)))),
  ];
}

/**
 * Texts with a signed number that the change removed, such as "+1". The number counts only beside a word that was beside it before and is
 * in the title or an alias of the clause.
 */
function signedMentions(rulebook: Rulebook, { after, amended, texts }: RuleChange, { isUnaffected }: Scope): NumberMention[] {
  const ofAmended = [...rulebook.clauses.values()].filter(({ id }) => amended.has(id));
  const names = meaningfulWords(ofAmended.flatMap(({ ast, data }) => [ast.title, ...(data.aliases ?? [])]).join(' '));
  const removedNumbers = texts.flatMap((change) => {
    const newNumbers = new Set(signedIn(change.after).map(({ number }) => number));
    return signedIn(change.before).flatMap(({ number, wordsBeside }) =>
      newNumbers.has(number) ? [] : [{ number, wordsBeside: wordsBeside.filter((word) => names.has(word)) }],
    );
  });
  if (removedNumbers.length === 0) return [];
  const removedNumbersIn = (text: string): string[] => {
    const found = signedIn(text);
    const matching = removedNumbers.filter((one) =>
      found.some(({ number, wordsBeside }) => number === one.number && wordsBeside.some((w) => one.wordsBeside.includes(w))),
    );
    return [...new Set(matching.map(({ number }) => number))];
  };
  const clauses = [...rulebook.clauses.values()].filter(({ id }) => isUnaffected(id));
  const all: readonly Candidate[] = [
    ...clauses.flatMap((clause) => [headingOf(clause), ...blocksOfClause(after, clause), ...examplesOf(clause)]),
    ...rulebook.readings.flatMap(blocksOfReading),
  ];
  return all.flatMap((one) => {
    const words = removedNumbersIn(one.text);
    return words.length === 0 ? [] : [{ ...one, words }];
  });
}

/**
 * Entries of the glossary that are about the page of an amended clause or link to it, if they have a number that the change removed. The
 * number is in `words` if the same word follows it as before: "1 unavoidable" is stale once the clause says "2 unavoidable".
 */
function glossaryMentions(rulebook: Rulebook, change: RuleChange, { statesNeitherOldNorNew }: Scope): NumberMention[] {
  const { amended, texts } = change;
  const pages = new Set<string>([...amended].map(pageIdOf));
  const removedCounts = removedCountsOf(texts);
  const removedNumbers = new Set([
    ...texts.flatMap(({ before, after }) => without(countsIn(before).map(numberIn), countsIn(after).map(numberIn))),
    ...oldNumbersOf(change),
  ]);
  return [...rulebook.clauses.values()].flatMap((clause) => {
    const { id, ast, data } = clause;
    if (data.term === undefined || !statesNeitherOldNorNew(id)) return [];
    if (![data.term.see, ...linkedIn(ast.text)].some((target) => pages.has(target) || pages.has(pageIdOf(target)))) return [];
    const counts = countsIn(ast.text);
    const words = [...new Set(removedCounts.filter((count) => counts.includes(count)).map(numberIn))];
    const hasNumber = counts.some((count) => removedNumbers.has(numberIn(count)));
    return words.length === 0 && !hasNumber ? [] : [{ where: whereOf(clause), text: ast.text, words }];
  });
}

/** Notes on differences with a number that the change removed, followed by the same word as before. */
function differenceMentions(rulebook: Rulebook, { after, amended, texts }: RuleChange, { statesNeitherOldNorNew }: Scope): NumberMention[] {
  const removedCounts = removedCountsOf(texts);
  if (removedCounts.length === 0) return [];
  return linkedDifferences(rulebook, after, amended, statesNeitherOldNorNew).flatMap((one) => {
    const counts = countsIn(one.text);
    const words = [...new Set(removedCounts.filter((count) => counts.includes(count)).map(numberIn))];
    return words.length === 0 ? [] : [{ ...one, words }];
  });
}

const removedCountsOf = (texts: RuleChange['texts']): readonly string[] =>
  texts.flatMap(({ before, after }) => without(countsIn(before), countsIn(after)));

const without = (list: readonly string[], excluded: readonly string[]): string[] => list.filter((one) => !excluded.includes(one));

const numberIn = (count: string): string => count.split(' ')[0] ?? '';

/** The numbers of a text in digits, each with the word that follows it: "1 unavoidable". "One" is left out: it has many senses. */
function countsIn(markdown: string): readonly string[] {
  const words = wordsOf(markdown);
  return words.flatMap((word, index) => {
    const number = word === 'one' ? undefined : numberOf(word);
    return number === undefined ? [] : [`${number} ${words[index + 1] ?? ''}`];
  });
}

const WORDS_BESIDE = 3;

function signedIn(markdown: string): { readonly number: string; readonly wordsBeside: readonly string[] }[] {
  const parts = markdown.replace(/\]\([^)]*\)/g, ']').match(/[+\u2212-]\d+|[\p{L}\p{N}]+/gu) ?? [];
  return parts.flatMap((number, index) =>
    /^[+\u2212-]/.test(number)
      ? [{ number, wordsBeside: wordsIn(parts.slice(Math.max(0, index - WORDS_BESIDE), index + WORDS_BESIDE + 1)) }]
      : [],
  );
}

const wordsIn = (parts: readonly string[]): readonly string[] => [...meaningfulWords(parts.filter((part) => !/\d/.test(part)).join(' '))];
