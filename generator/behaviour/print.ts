import type { Json, JsonObject } from '../../engine/base/json.ts';
import type { Signs } from '../../engine/board-notation/signs.ts';
import { printAnswer, refusalOf, verdictOf, verdictText } from '../examples/run.ts';
import type { EditionId } from '../ids.ts';
import { printQuestion } from '../parse/print-question.ts';
import { NEW_EXAMPLE_SAYS } from '../placeholders.ts';
import type { Departure } from './departures.ts';
import type { Difference } from './search.ts';

export function printDeparture({ action, command, recorded, replayed, rule }: Departure, recordedIn: string, replayedIn: string): string[] {
  const happens = (one: Json): string => (one === null ? 'nothing more happens' : JSON.stringify(one));
  return [
    `differs from action ${action} on${rule === undefined ? '' : `, by ${rule}`}: ${JSON.stringify(command)}`,
    `  ${recordedIn}: ${happens(recorded)}`,
    `  ${replayedIn}: ${happens(replayed)}`,
  ];
}

/**
 * The kind, the position, and the answers by both sets of rules, each under its name (an edition). For a game, the departure is printed in
 * place of the answers, since each answer has the state of the whole game.
 */
export function printDifference(
  { kind, question, before, after, count }: Difference,
  beforeName: string,
  afterName: string,
  signs: Signs,
  departure?: Departure,
): string[] {
  const answers =
    departure === undefined
      ? [`${beforeName}: ${printAnswer(before)}`, `${afterName}: ${printAnswer(after)}`]
      : printDeparture(departure, beforeName, afterName);
  return [
    `${kind} (${count} ${departure === undefined ? 'positions' : 'games'})`,
    ...[...printQuestion(question, signs), ...answers].map((line) => `  ${line}`),
  ];
}

/** The `verdict` or `refused` line of an example: for one edition or, without `edition`, for all that have no line of their own. */
function printClaim(answer: JsonObject, edition?: EditionId): string {
  const refused = refusalOf(answer);
  const key = (name: string): string => (edition === undefined ? name : `${name} ${edition}`);
  return refused === undefined
    ? `${key('verdict')}: ${JSON.stringify(verdictOf(answer))}`
    : `${key('refused')}: ${JSON.stringify(refused)}`;
}

/** The lines of an example that claims the answer of every edition: that of the default edition, then those that differ from it. */
export function printExample(
  question: JsonObject,
  answers: ReadonlyMap<EditionId, JsonObject>,
  name: string,
  signs: Signs,
  defaultEdition: EditionId,
): string[] {
  const common = answers.get(defaultEdition);
  const isOther = (answer: JsonObject): boolean => common === undefined || verdictText(answer) !== verdictText(common);
  return [
    `\`\`\`example ${name}`,
    `says: ${NEW_EXAMPLE_SAYS}`,
    ...printQuestion(question, signs),
    ...(common === undefined ? [] : [printClaim(common)]),
    ...[...answers].flatMap(([edition, answer]) => (isOther(answer) ? [printClaim(answer, edition)] : [])),
    '```',
  ];
}
