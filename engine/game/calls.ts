import type { Procedure } from './rules.ts';
import { dropCapabilitySets, frameOf, type Run, writableColumns } from './run.ts';
import type { Frame, Request } from './state.ts';
import type { Locals } from './values.ts';

export function procedureOf(g: Run, index: number): Procedure {
  const found = g.game.rules.procedures[index];
  if (found === undefined) throw new RangeError(`there is no procedure ${index}`);
  return found;
}

/** Makes a request. Returns false: the instruction is not finished, and is executed again with the answer. */
export function ask(g: Run, request: Request): false {
  g.request = request;
  return false;
}

/**
 * Puts a procedure on the stack unless the rules refuse it. `given` are facts that the caller names, `as` the caller's fact that takes the
 * result. Refusals are tested while it is on the stack, since they may read it as the running instance.
 */
export function call(g: Run, index: number, given: Locals, as?: string): void {
  const procedure = procedureOf(g, index);
  const replaced = procedure.code[0]?.op === 'instead' ? replacedCall(g, index) : undefined;
  const locals = procedure.initialFacts(replaced === undefined ? given : { ...replaced.locals, ...given });
  g.stack.push(frameOf(index, locals, as, replaced?.actedInstead));
  g.lastValue = undefined;
  for (const refusal of procedure.refusals) {
    if (!refusal.test(g, locals)) continue;
    g.stack.pop();
    g.events?.push({
      type: 'prevented',
      says: '{why}.',
      fields: { what: procedure.name ?? '', why: refusal.message },
      because: refusal.clauses,
    });
    return;
  }
  for (const columnIndex of procedure.resets) reset(g, columnIndex);
}

/** Steps that act in place of a procedure may call it themselves: that call begins with the facts of the replaced one. */
const replacedCall = (g: Run, index: number): Frame | undefined =>
  g.stack.findLast((frame) => frame.procedure === index && frame.actedInstead !== undefined);

function reset(g: Run, columnIndex: number): void {
  const column = g.game.rules.columns[columnIndex];
  if (column === undefined) return;
  if (g.game.rules.sets?.clears.includes(columnIndex) === true) dropCapabilitySets(g);
  const subjects = g.game.all[column.subject] ?? [];
  const { numbers, lists } = writableColumns(g);
  if (column.shape === 'number') numbers[column.index] = subjects.map(() => column.first);
  else lists[column.index] = subjects.map(() => []);
}
