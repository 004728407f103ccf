/** Texts that quote what a change of the rules removed: several words in a row. */
import type { Rulebook } from '../rulebook.ts';
import { bodyOf, type Candidate, differencesOf, examplesOf, headingOf, type SummaryLine } from './candidates.ts';
import { wordsOf } from './meaningful-words.ts';
import type { RuleChange } from './rule-change.ts';

/** How many words in a row make a quotation. Shorter phrases of the game, such as "the end of your turn", are in many texts. */
const QUOTED_WORDS = 6;

export function quotesOf(
  rulebook: Rulebook,
  { after, amended, texts }: RuleChange,
  summaries: readonly SummaryLine[],
): (Candidate & { readonly words: readonly string[] })[] {
  const inForce = new Set(texts.flatMap((text) => phrasesOf(text.after)));
  const removed = texts.flatMap((text) => phrasesOf(text.before)).filter((phrase) => !inForce.has(phrase));
  if (removed.length === 0) return [];
  const others: readonly Candidate[] = [
    ...[...rulebook.clauses.values()].flatMap((clause) => [
      headingOf(clause),
      ...(amended.has(clause.id) ? [] : [bodyOf(after, clause)]),
      ...examplesOf(clause),
      ...differencesOf(clause),
    ]),
    ...rulebook.readings.flatMap(({ reading: { id, text, reason } }) => [text, reason].map((one) => ({ where: id, text: one }))),
    ...summaries.map(({ candidate }) => candidate),
  ];
  return others.flatMap((one) => {
    const text = ` ${wordsOf(one.text).join(' ')} `;
    const quoted = removed.find((phrase) => text.includes(` ${phrase} `));
    return quoted === undefined ? [] : [{ ...one, words: [`“${quoted}”`] }];
  });
}

function phrasesOf(markdown: string): string[] {
  const words = wordsOf(markdown);
  return words.slice(QUOTED_WORDS - 1).map((_, index) => words.slice(index, index + QUOTED_WORDS).join(' '));
}
