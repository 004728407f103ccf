export interface History<State> {
  readonly past: readonly State[];
  readonly now: State;
  readonly future: readonly State[];
}

const depth = 200;

export const begin = <State>(now: State): History<State> => ({ past: [], now, future: [] });

/** A new state after the present one. The same state again is no step. */
export const advance = <State>(history: History<State>, now: State): History<State> =>
  now === history.now ? history : { past: [...history.past, history.now].slice(-depth), now, future: [] };

export function undo<State>(history: History<State>): History<State> {
  const before = history.past.at(-1);
  return before === undefined ? history : { past: history.past.slice(0, -1), now: before, future: [history.now, ...history.future] };
}

export function redo<State>(history: History<State>): History<State> {
  const [after, ...future] = history.future;
  return after === undefined ? history : { past: [...history.past, history.now], now: after, future };
}
