/** Whether a verdict or an event ever cites the clauses of a definition. If not, they only document its source. */
import { belongsToGame } from '../belongs-to-game.ts';
import type { DefinitionOf, Step } from '../game/program.ts';
import type { Definition } from '../generated/definition.ts';
import { lastPartOf } from '../ids.ts';

export function isCited(d: Definition, definitions: readonly Definition[]): boolean {
  switch (d.kind) {
    case 'property':
    case 'table':
      return isNamedByQuestion(d, definitions);
    case 'procedure':
      // The procedure that ends the game has its clauses in the refusal of whatever comes after it.
      return citesItself(d.steps) || definitions.some((other) => other.kind === 'subject' && other.ends === d.id);
    case 'trigger':
      return citesItself(d.steps);
    case 'option':
    case 'question':
    case 'restriction':
    case 'constraint':
    case 'value':
    case 'path':
    case 'board-question':
      return true;
    case 'calculation':
      // The verdicts of the board cite its calculations. A game cites only the values of a calculation.
      return !belongsToGame(d);
    case 'exception':
      return definitions.some((other) => d.to.includes(other.id) && citesItsExceptions(other));
    case 'subject':
    case 'record':
    case 'parameter':
    case 'capability':
    case 'duration':
      return false;
  }
}

/** Whether the chain of a verdict cites the exceptions of a definition: the game reads nothing but their conditions. */
const citesItsExceptions = (d: Definition): boolean =>
  !belongsToGame(d) && (d.kind === 'restriction' || d.kind === 'value' || d.kind === 'constraint');

/** A question of the board cites the facts that its fields name. */
function isNamedByQuestion({ id }: DefinitionOf<'property' | 'table'>, definitions: readonly Definition[]): boolean {
  const name = lastPartOf(id);
  return definitions.some((d) => d.kind === 'board-question' && JSON.stringify([d.gives, d.stays]).includes(name));
}

/** Whether what a step reports, asks or offers cites the clauses of its definition, since it has none of its own. */
function citesItself(steps: readonly Step[]): boolean {
  return steps.some(
    (step) =>
      (step.clauses === undefined && (step.emit ?? step.choose ?? step.offer ?? (step.roll && step.says)) !== undefined) ||
      citesItself(step.steps ?? []) ||
      citesItself(step.else ?? []),
  );
}
