/** What a change of the rules does, for whoever edits them: the verdicts that flip, and the texts that may still speak of the old rule. */

import { printAnswer } from '../behaviour/print.ts';
import { hasVerdict, isRefusedUnclaimed, verdictText } from '../examples/run.ts';
import type { EditionId } from '../ids.ts';
import { signsOf } from '../parse/map-kinds.ts';
import { printQuestion } from '../parse/print-board.ts';
import type { ErratumNode } from '../rulebook.ts';
import { type StaleText, type SummaryLine, staleTexts } from '../stale/stale-texts.ts';
import type { Project } from './project.ts';

/** More flips than these are counted. */
const MOST_FLIPS = 12;

/** The verdicts that are others than in the last build, each with its board. */
export function flipLines(before: Project, after: Project): string[] {
  const key = (example: string, edition: EditionId): string => `${edition} ${example}`;
  const old = new Map(before.run?.results.map(({ example, edition, answer }) => [key(example.id, edition), answer]));
  const flips = (after.run?.results ?? []).flatMap(({ example, edition, answer }) => {
    const last = old.get(key(example.id, edition));
    return last === undefined || verdictText(last) === verdictText(answer) ? [] : [{ example, edition, last, answer }];
  });
  if (flips.length === 0) return [];
  return [
    flips.length === 1 ? '1 verdict flips:' : `${flips.length} verdicts flip:`,
    ...flips
      .slice(0, MOST_FLIPS)
      .flatMap(({ example, edition, last, answer }) => [
        '',
        `${example.id} (edition ${edition}): ${example.says}`,
        ...printQuestion(example.question ?? {}, signsOf(after.compilation.kinds)).map((line) => `  ${line}`),
        `  before: ${printAnswer(last)}`,
        `  now:    ${printAnswer(answer)}`,
      ]),
    ...(flips.length > MOST_FLIPS ? ['', `and ${flips.length - MOST_FLIPS} more`] : []),
  ];
}

/** The texts that may still speak of the old rule, for each erratum that was edited. */
export function staleLines({ compilation, run }: Project, edited: readonly ErratumNode[], summaries: readonly SummaryLine[]): string[] {
  const { rulebook, editions } = compilation;
  if (rulebook === undefined || edited.length === 0) return [];
  const books = editions.map(({ book }) => book);
  const stale = edited.flatMap((node) => {
    const lines = printStaleTexts(staleTexts(rulebook, books, node, summaries));
    return lines.length === 0 ? [] : ['', `${node.erratum.id}: texts that may still speak of the old rule:`, ...lines];
  });
  const flipped = (run?.results ?? []).filter(
    ({ claim, answer, passes }) => !passes && claim !== undefined && !isRefusedUnclaimed({ claim, answer }) && !hasVerdict(claim, answer),
  );
  const examples = [...new Map(flipped.map(({ example }) => [example.id, example])).values()];
  if (examples.length === 0) return stale;
  return [
    ...stale,
    '',
    'The verdicts of these examples flip. Check that they say so:',
    ...examples.map(({ id, says }) => `  example ${id}: ${says}`),
  ];
}

export const printStaleTexts = (texts: readonly StaleText[]): string[] =>
  texts.map(({ where, text, words }) => `  ${where}: ${text.replaceAll(/\s+/g, ' ').slice(0, 120)} (${words.join(', ')})`);
