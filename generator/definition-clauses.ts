/** The clauses that a definition carries. */
import type { Definition } from './generated/definition.ts';
import type { ClauseId } from './ids.ts';

/** The clauses of the definition, then those of its exceptions, without repetition. */
export function clausesOf(d: Definition): readonly ClauseId[] {
  if (!('unless' in d) || d.unless === undefined) return d.clauses;
  return [...new Set([...d.clauses, ...d.unless.flatMap((exception) => exception.clauses)])];
}
