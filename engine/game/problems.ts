import type { Check } from './question-rules.ts';
import type { Run } from './run.ts';

export interface Problem {
  readonly rule: string;
  readonly message: string;
  /** The number of the subject that it is about; absent where it is about the whole question. */
  readonly it?: number;
}

export function problemsOf(g: Run, { about, test, message, clauses }: Check): Problem[] {
  const [rule = ''] = clauses;
  if (about === undefined) return test(g, { it: -1 }) ? [{ rule, message }] : [];
  return (g.game.all[about] ?? [])
    .filter((it) => test(g, { it }))
    .map((it) => ({ rule, message: message.replaceAll('{it}', () => g.game.ids[about]?.[it] ?? ''), it }));
}
