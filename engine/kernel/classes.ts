/**
 * Bit planes of a path of fire. What a line becomes at a square or an edge depends only on that place and on the class of the line (the lower
 * elevation of its ends, whether they are equal, its larger end), so the restrictions are evaluated once per place and class and kept.
 */
import type { Board } from './board.ts';
import type { CornerPlanes } from './corners.ts';
import type { Frame, PathRule, Restriction } from './rules.ts';

export interface LineClass {
  readonly low: number;
  readonly level: boolean;
  readonly size: number;
}

/** Labels of one class by place: squares between the ends, the target's square, edges. */
export interface ClassPlanes {
  readonly class: LineClass;
  readonly between: Uint8Array;
  readonly target: Uint8Array;
  readonly source: Uint8Array;
  readonly edge: Uint8Array;
  /** Made by the first sweep. */
  corners?: CornerPlanes;
  /** Squares with a label as a target; made by the first view. */
  targets?: Int32Array;
}

export type Classes = Map<number, ClassPlanes>;

export function pathRule(board: Board, path: string): PathRule {
  const found = board.rules.paths.find((p) => p.path === path);
  if (found === undefined) throw new Error(`the rules of edition ${board.rules.edition} have no path "${path}"`);
  return found;
}

export function restrictionsOf(board: Board, path: string, over: Restriction['over']): readonly Restriction[] {
  return board.rules.restrictions.filter((r) => r.path === path && r.over === over);
}

export function classFrame(line: LineClass): Frame {
  return { square: 0, edge: 0, low: line.low, level: line.level ? 1 : 0, size: line.size };
}

type Subject = 'square' | 'edge';

/** Marks where a restriction acts and nothing worse does. */
function mark(board: Board, line: LineClass, restrictions: readonly Restriction[], subject: Subject, plane: Uint8Array): Uint8Array {
  const frame = classFrame(line);
  for (const restriction of restrictions) {
    for (let index = 0; index < plane.length; index++) {
      if ((plane[index] ?? 0) >= restriction.gives) continue;
      frame[subject] = index;
      if (restriction.test(board, frame)) plane[index] = restriction.gives;
    }
  }
  return plane;
}

/** What the ground gives is worked out once for all boards on it; what characters give comes on top. */
function fill(board: Board, line: LineClass, key: number, over: Restriction['over'], count: number, subject: Subject): Uint8Array {
  const restrictions = restrictionsOf(board, 'fire', over);
  const { laid } = board.kept;
  const name = `${over} ${key}`;
  let plane = laid.get(name);
  if (plane === undefined) {
    const still = restrictions.filter((r) => r.ground === true);
    plane = mark(board, line, still, subject, new Uint8Array(count));
    laid.set(name, plane);
  }
  const others = restrictions.filter((r) => r.ground !== true);
  return others.length === 0 ? plane : mark(board, line, others, subject, plane.slice());
}

/** The squares that have a label as a target: few, so that a view need not look at each. */
export function labelledTargets(planes: ClassPlanes): Int32Array {
  planes.targets ??= Int32Array.from([...planes.target.keys()].filter((square) => planes.target[square] !== 0));
  return planes.targets;
}

/** The planes of a class, worked out when first asked for and kept with the board. */
export function classPlanes(board: Board, low: number, level: boolean, size: number): ClassPlanes {
  board.kept.classes ??= new Map();
  const classes = board.kept.classes;
  const key = (low * 2 + (level ? 1 : 0)) * 64 + size;
  const known = classes.get(key);
  if (known !== undefined) return known;
  const line: LineClass = { low, level, size };
  const planes: ClassPlanes = {
    class: line,
    between: fill(board, line, key, 'between', board.size, 'square'),
    target: fill(board, line, key, 'target', board.size, 'square'),
    source: fill(board, line, key, 'source', board.size, 'square'),
    edge: fill(board, line, key, 'edge', 2 * board.size, 'edge'),
  };
  classes.set(key, planes);
  return planes;
}
