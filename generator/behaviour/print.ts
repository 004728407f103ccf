/** A difference for people: the board, both verdicts; or as an example to paste below a clause. */
import type { JsonObject } from '../ast.ts';
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

/** The claim of an example that a question has this answer, in one edition or in all. */
function printClaim(answer: JsonObject, edition?: string): string {
  const refused = refusalOf(answer);
  const key = (name: string): string => (edition === undefined ? name : `${name} ${edition}`);
  return refused === undefined
    ? `${key('verdict')}: ${JSON.stringify(verdictOf(answer))}`
    : `${key('refused')}: ${JSON.stringify(refused)}`;
}

/**
 * The lines of an example that claims the answer `after`. Where only one of the answers is a refusal, `before` is claimed of the other
 * editions: `build --accept` adds verdicts of editions, but no refusals.
 */
export function printExample(
  { question, before, after }: Pick<Difference, 'question' | 'before' | 'after'>,
  name: string,
  signs: Signs,
  edition: string,
): string[] {
  const isRefused = (answer: JsonObject): boolean => refusalOf(answer) !== undefined;
  return [
    `\`\`\`example ${name}`,
    'says: What this position shows, in one sentence.',
    ...printQuestion(question, signs),
    ...(isRefused(before) === isRefused(after) ? [printClaim(after)] : [printClaim(before), printClaim(after, edition)]),
    '```',
  ];
}
