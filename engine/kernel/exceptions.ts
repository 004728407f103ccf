/** Exceptions of definitions. Evaluated for chains only: the tests that the kernel runs already exclude them. */
import { type Board, edgeSquares } from './board.ts';
import type { StepRules } from './cached-results.ts';
import type { Cited, Exception } from './cited.ts';
import type { AnyFrame, StepFrame } from './frames.ts';
import type { Restriction } from './rules.ts';
import { edgeBetween, labelStep, sideSquares } from './steps.ts';

/** A definition that did not act because of an exception, and the squares where it would have acted. */
export interface Excepted {
  readonly by: Cited;
  readonly exception: Exception;
  readonly at: readonly number[];
}

/** The first exception that applies where the definition would act but for its exceptions. */
export function exceptionTo(board: Board, by: Cited, frame: AnyFrame): Exception | undefined {
  return by.condition?.(board, frame) === true ? by.unless?.find((exception) => exception.test(board, frame)) : undefined;
}

const withoutExceptions = (list: readonly Restriction[]): readonly Restriction[] =>
  list.map((r) => (r.condition === undefined ? r : { ...r, test: r.condition }));

/**
 * The exceptions without which the step from `frame.from` to `frame.to` would be worse than `label`. Those to forced stops are not among
 * them: a restriction that forces a stop gives no label.
 */
export function exceptedOnStep(board: Board, rules: StepRules, frame: StepFrame, label: number): Excepted[] {
  const all = [...rules.edge, ...rules.side, ...rules.step];
  if (!all.some((r) => r.condition !== undefined && r.gives > label)) return [];
  const out: Excepted[] = [];
  const collect = (list: readonly Restriction[], squares: readonly number[]): void => {
    for (const by of list) {
      const exception = by.gives > label ? exceptionTo(board, by, frame) : undefined;
      if (exception !== undefined) out.push({ by, exception, at: squares });
    }
  };
  const { from, to } = frame;
  // A step off the map, as knock back makes, enters no square: `to` is -1.
  if (to >= 0) {
    // Without `step`: restrictions on the square entered do not fold with those of edges and corners, and are collected below.
    const rulesWithoutExceptions = { ...rules, edge: withoutExceptions(rules.edge), side: withoutExceptions(rules.side), step: [] };
    if (labelStep(board, rulesWithoutExceptions, { ...frame }) > label) {
      const collectAtEdge = (a: number, b: number): void => {
        frame.edge = edgeBetween(board, a, b);
        collect(rules.edge, edgeSquares(board, frame.edge));
      };
      const sides = sideSquares(board, from, to);
      if (sides.length === 0) collectAtEdge(from, to);
      for (const side of sides) {
        collectAtEdge(from, side);
        frame.side = side;
        collect(rules.side, [side]);
        collectAtEdge(side, to);
      }
    }
  }
  collect(rules.step, [to < 0 ? from : to]);
  return out;
}
