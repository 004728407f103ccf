/** Texts that quote what a change of the rules removed: several words in a row. */
import { type ClauseId, clauseId } from '../ids.ts';
import type { ClauseNode, EditionBook, Rulebook } from '../rulebook.ts';
import { bodyOf, type Candidate, differencesOf, examplesOf, headingOf, type SummaryLine } from './candidates.ts';
import { linkedIn, numberOf, wordsOf } from './meaningful-words.ts';
import { createIsOfOtherRule } from './other-senses.ts';
import type { RuleChange } from './rule-change.ts';

/** How many words in a row make a quotation. Shorter phrases of the game, such as "the end of your turn", are in many texts. */
const QUOTED_WORDS = 6;

interface TextAbout {
  readonly candidate: Candidate;
  readonly clauses: readonly ClauseId[];
}

/** Leaves out a quotation that only its number makes stale, if the number is from another rule. */
export function quotesOf(
  rulebook: Rulebook,
  change: RuleChange,
  summaries: readonly SummaryLine[],
): (Candidate & { readonly words: readonly string[] })[] {
  const { after, amended, texts } = change;
  const inForce = new Set(texts.flatMap((text) => phrasesOf(text.after)));
  const removed = texts.flatMap((text) => phrasesOf(text.before)).filter((phrase) => !inForce.has(phrase));
  if (removed.length === 0) return [];
  const inForceWithoutNumbers = new Set([...inForce].map(withoutNumbers));
  const isOfOtherRule = createIsOfOtherRule(rulebook, change);
  const isStale = (phrase: string, clauses: readonly ClauseId[]): boolean =>
    !inForceWithoutNumbers.has(withoutNumbers(phrase)) || !phrase.split(' ').some((word) => isOfOtherRule(clauses, numberOf(word) ?? ''));
  const others = [
    ...[...rulebook.clauses.values()].flatMap((clause) => textsAbout(after, clause, amended)),
    ...rulebook.readings.flatMap(({ reading: { id, text, reason, clauses } }) =>
      [text, reason].map((one): TextAbout => ({ candidate: { where: id, text: one }, clauses: clauses.map(clauseId) })),
    ),
    ...summaries,
  ];
  return others.flatMap(({ candidate, clauses }) => {
    const text = ` ${wordsOf(candidate.text).join(' ')} `;
    const quoted = removed.find((phrase) => text.includes(` ${phrase} `) && isStale(phrase, clauses));
    return quoted === undefined ? [] : [{ ...candidate, words: [`“${quoted}”`] }];
  });
}

/** An entry of the glossary is also about the clauses that it links to. */
function textsAbout(book: EditionBook, clause: ClauseNode, amended: ReadonlySet<ClauseId>): TextAbout[] {
  const { id, ast, data } = clause;
  const clauses = data.term === undefined ? [id] : [id, data.term.see, ...linkedIn(ast.text).map(clauseId)];
  const candidates = [
    headingOf(clause),
    ...(amended.has(id) ? [] : [bodyOf(book, clause)]),
    ...examplesOf(clause),
    ...differencesOf(clause),
  ];
  return candidates.map((candidate) => ({ candidate, clauses }));
}

const withoutNumbers = (phrase: string): string =>
  phrase
    .split(' ')
    .map((word) => (numberOf(word) === undefined ? word : '#'))
    .join(' ');

function phrasesOf(markdown: string): string[] {
  const words = wordsOf(markdown);
  return words.slice(QUOTED_WORDS - 1).map((_, index) => words.slice(index, index + QUOTED_WORDS).join(' '));
}
