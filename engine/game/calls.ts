/** Calls of procedures, and requests to players. */
import type { Locals, Procedure } from './rules.ts';
import { forgetSets, frameOf, type Run } from './run.ts';
import type { Request } from './state.ts';

export function procedureOf(g: Run, index: number): Procedure {
  const found = g.game.rules.procedures[index];
  if (found === undefined) throw new RangeError(`there is no procedure ${index}`);
  return found;
}

/** Asks. False, as the instruction is not finished: it is executed again with the answer. */
export function ask(g: Run, request: Request): false {
  g.request = request;
  return false;
}

/**
 * Puts a procedure on the stack unless the rules refuse it. `given` are facts that the caller names, `as` its fact that takes the result.
 * Refusals are tested while it is on the stack, since they may read it as the running instance.
 */
export function call(g: Run, index: number, given: Locals, as?: string): void {
  const procedure = procedureOf(g, index);
  // Steps that act in place of this procedure may call it themselves: that call goes on with the facts of the replaced one.
  const replaced =
    procedure.code[0]?.op === 'instead'
      ? g.stack.findLast((frame) => frame.procedure === index && frame.replacedBy !== undefined)
      : undefined;
  const locals: Locals = Object.assign(procedure.first(), replaced?.locals, given);
  const { replacedBy } = replaced ?? {};
  g.stack.push(frameOf(index, locals, as, replacedBy));
  g.lastValue = undefined;
  for (const refusal of procedure.refusals) {
    if (!refusal.test(g, locals)) continue;
    g.stack.pop();
    g.events?.push({ type: 'prevented', says: '{why}.', fields: { what: procedure.name, why: refusal.message }, because: refusal.clauses });
    return;
  }
  for (const columnIndex of procedure.resets) reset(g, columnIndex);
}

function reset(g: Run, columnIndex: number): void {
  const column = g.game.rules.columns[columnIndex];
  if (column === undefined) return;
  if (g.game.rules.sets?.clears.includes(columnIndex) === true) forgetSets(g);
  const subjects = g.game.all[column.subject] ?? [];
  if (column.shape === 'number') g.numbers[column.index] = subjects.map(() => column.first);
  else g.lists[column.index] = subjects.map(() => []);
}
