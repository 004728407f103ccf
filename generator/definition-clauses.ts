/** The clauses that a definition carries. */
import type { Definition } from './generated/definition.ts';
import type { ClauseId } from './ids.ts';

/** Its own clauses, then those of its exceptions, each once. */
export function clausesOf(d: Definition): readonly ClauseId[] {
  if (!('unless' in d) || d.unless === undefined) return d.clauses;
  return [...new Set([...d.clauses, ...d.unless.flatMap((exception) => exception.clauses)])];
}
