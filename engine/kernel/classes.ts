/**
 * Bit planes of a path with lines. What a line becomes at a square or an edge depends only on that place and on the class of the line (the
 * properties that its path declares), so the restrictions are evaluated once per place and class.
 */
import type { Board } from './board.ts';
import type { CornerPlanes } from './corners.ts';
import type { EdgeOnLine, EndsFrame, Keys, MoverFrame, SquareOnLine } from './frames.ts';
import type { PathRule, Restriction } from './rules.ts';

/** Labels of one class by place: squares between the ends, the target's square, edges. */
export interface ClassPlanes {
  readonly class: Keys;
  readonly between: Uint8Array;
  readonly target: Uint8Array;
  readonly source: Uint8Array;
  readonly edge: Uint8Array;
  /** Made by the first sweep. */
  corners?: CornerPlanes;
  /** Squares with a label as a target; made by the first view. */
  targets?: Int32Array;
}

export type Classes = Map<string, ClassPlanes>;

export function pathRule(board: Board, path: string): PathRule {
  const found = board.rules.paths.find((p) => p.path === path);
  if (found === undefined) throw new Error(`the rules of edition ${board.rules.edition} have no path "${path}"`);
  return found;
}

export function restrictionsOf(board: Board, path: string, over: Restriction['over']): readonly Restriction[] {
  return board.rules.restrictions.filter((r) => r.path === path && r.over === over);
}

/** The class of one line or move. */
export function keysOf(board: Board, rule: PathRule, frame: EndsFrame | MoverFrame): Keys {
  const keys: { [name: string]: number } = {};
  for (const key of rule.class) keys[key.name] = key.is(board, frame);
  return keys;
}

export function tupleOf(keys: Keys): string {
  return Object.values(keys).join(' ');
}

type PlaceOnLine = (place: number) => SquareOnLine | EdgeOnLine;

/** Marks where a restriction acts and nothing worse does. */
function mark(board: Board, frameAt: PlaceOnLine, restrictions: readonly Restriction[], plane: Uint8Array): Uint8Array {
  for (const restriction of restrictions) {
    for (let place = 0; place < plane.length; place++) {
      if ((plane[place] ?? 0) < restriction.gives && restriction.test(board, frameAt(place))) plane[place] = restriction.gives;
    }
  }
  return plane;
}

/** What the ground gives is worked out once for all boards on it; what characters give comes on top. */
function fill(board: Board, path: string, line: Keys, over: Restriction['over'], count: number): Uint8Array {
  const restrictions = restrictionsOf(board, path, over);
  const frameAt: PlaceOnLine = over === 'edge' ? (edge) => ({ edge, line }) : (square) => ({ square, line });
  const { planes } = board.kept.laid;
  const name = `${path} ${over} ${tupleOf(line)}`;
  let plane = planes.get(name);
  if (plane === undefined) {
    const ground = restrictions.filter((r) => r.ground === true);
    plane = mark(board, frameAt, ground, new Uint8Array(count));
    planes.set(name, plane);
  }
  const others = restrictions.filter((r) => r.ground !== true);
  return others.length === 0 ? plane : mark(board, frameAt, others, plane.slice());
}

/** The squares that have a label as a target: few, so that a view need not look at each. */
export function labelledTargets(planes: ClassPlanes): Int32Array {
  planes.targets ??= Int32Array.from([...planes.target.keys()].filter((square) => planes.target[square] !== 0));
  return planes.targets;
}

/** The planes of the class of lines between such ends, worked out when first asked for. */
export function classPlanes(board: Board, rule: PathRule, ends: EndsFrame): ClassPlanes {
  board.kept.classes ??= new Map();
  const { classes } = board.kept;
  const line = keysOf(board, rule, ends);
  const tuple = tupleOf(line);
  const known = classes.get(tuple);
  if (known !== undefined) return known;
  const planes: ClassPlanes = {
    class: line,
    between: fill(board, rule.path, line, 'between', board.size),
    target: fill(board, rule.path, line, 'target', board.size),
    source: fill(board, rule.path, line, 'source', board.size),
    edge: fill(board, rule.path, line, 'edge', 2 * board.size),
  };
  classes.set(tuple, planes);
  return planes;
}
