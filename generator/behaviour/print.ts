/** A difference for people: the board, both verdicts; or as an example to paste below a clause. */
import { printAnswer, refusalOf, verdictOf } from '../examples/run.ts';
import type { Signs } from '../parse/map-kinds.ts';
import { printQuestion } from '../parse/print-board.ts';
import type { Difference } from './search.ts';

/** The kind, the position, and the answers by both sets of rules, each under its name (an edition). */
export function printDifference(
  { kind, question, before, after, count }: Difference,
  beforeName: string,
  afterName: string,
  signs: Signs,
): string[] {
  return [
    `${kind} (${count} positions)`,
    ...printQuestion(question, signs).map((line) => `  ${line}`),
    `  ${beforeName}: ${printAnswer(before)}`,
    `  ${afterName}: ${printAnswer(after)}`,
  ];
}

/** The lines of an example that claims the answer `after`. */
export function printExample({ question, after }: Pick<Difference, 'question' | 'after'>, name: string, signs: Signs): string[] {
  const refused = refusalOf(after);
  return [
    `\`\`\`example ${name}`,
    'says: What this position shows, in one sentence.',
    ...printQuestion(question, signs),
    refused === undefined ? `verdict: ${JSON.stringify(verdictOf(after))}` : `refused: ${JSON.stringify(refused)}`,
    '```',
  ];
}
