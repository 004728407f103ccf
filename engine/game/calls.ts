/** Calls of procedures, and requests to players. */
import type { Locals, Procedure } from './rules.ts';
import { forgetSets, type Run } from './run.ts';
import type { Request } from './state.ts';

export function procedureOf(g: Run, place: number): Procedure {
  const found = g.game.rules.procedures[place];
  if (found === undefined) throw new RangeError(`there is no procedure ${place}`);
  return found;
}

/** Asks; the same instruction is executed again with the answer. */
export function ask(g: Run, request: Request): false {
  g.request = request;
  return false;
}

/** Puts a procedure on the stack unless the rules refuse it. `given` are facts that the caller names. */
export function call(g: Run, place: number, given: Locals, as: string | undefined): void {
  const procedure = procedureOf(g, place);
  const replaced =
    procedure.code[0]?.op === 'instead'
      ? g.stack.findLast((frame) => frame.procedure === place && frame.replacedBy !== undefined)
      : undefined;
  const locals: Locals = Object.assign(procedure.first(), replaced?.locals, given);
  const { replacedBy } = replaced ?? {};
  g.stack.push({
    procedure: place,
    at: 0,
    locals,
    ...(as === undefined ? undefined : { as }),
    ...(replacedBy === undefined ? undefined : { replacedBy }),
  });
  for (const refusal of procedure.refusals) {
    if (!refusal.test(g, locals)) continue;
    g.stack.pop();
    g.events?.push({ type: 'prevented', says: '{why}.', fields: { what: procedure.name, why: refusal.message }, because: refusal.clauses });
    return;
  }
  for (const column of procedure.resets) reset(g, column);
}

function reset(g: Run, place: number): void {
  const column = g.game.rules.columns[place];
  if (column === undefined) return;
  if (g.game.rules.sets?.clears.includes(place) === true) forgetSets(g);
  const subjects = g.game.all[column.subject] ?? [];
  if (column.shape === 'number') g.numbers[column.place] = subjects.map(() => column.first);
  else g.lists[column.place] = subjects.map(() => []);
}
