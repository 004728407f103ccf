/**
 * Planes of labels for a path with lines. The label of a line at a square or an edge depends only on that place and on the class of the
 * line (the properties that its path declares), so the restrictions are evaluated once per place and class.
 */

import type { Board } from './board.ts';
import type { ClassPlanes, PartialPlanes, PlaceOnLine, PlacePlanes } from './class-planes.ts';
import type { EdgeOnLine, EndsFrame, Keys, MoverFrame, SquareOnLine } from './frames.ts';
import { CORNER, CORNER_NUMBERS, type Line } from './geometry.ts';
import { createLabels, labelAt, worstFirst } from './label-plane.ts';
import type { PathRule, Restriction, Rules } from './rules.ts';

export function pathRule(board: Board, path: string): PathRule {
  const found = board.rules.paths.find((p) => p.path === path);
  if (found === undefined) throw new Error(`the rules of edition ${board.rules.edition} have no path "${path}"`);
  return found;
}

export function restrictionsOf(board: Board, path: string, over: Restriction['over']): readonly Restriction[] {
  return board.rules.restrictions.filter((r) => r.path === path && r.over === over);
}

export function keysOf(board: Board, rule: PathRule, frame: EndsFrame | MoverFrame): Keys {
  const keys: { [name: string]: number } = {};
  for (const key of rule.class) keys[key.name] = key.is(board, frame);
  return keys;
}

/** The values of a class as one text, the key of caches. */
function tupleOf(keys: Keys): string {
  return Object.values(keys).join(' ');
}

/** The restrictions over one sort of place, the worst first: those that depend on the terrain alone, and the others. */
interface Split {
  readonly terrainOnly: readonly Restriction[];
  readonly others: readonly Restriction[];
}

interface PathRestrictions {
  readonly splits: { readonly [over in PlaceOnLine]: Split };
  readonly line: readonly Restriction[];
}

const restrictionsByRules = new WeakMap<Rules, Map<string, PathRestrictions>>();

function restrictionsOfPath(board: Board, path: string): PathRestrictions {
  const known = restrictionsByRules.get(board.rules);
  const byPath = known ?? new Map<string, PathRestrictions>();
  if (known === undefined) restrictionsByRules.set(board.rules, byPath);
  const found = byPath.get(path);
  if (found !== undefined) return found;
  const splitOf = (over: PlaceOnLine): Split => {
    const all = worstFirst(restrictionsOf(board, path, over));
    return { terrainOnly: all.filter((r) => r.terrainOnly === true), others: all.filter((r) => r.terrainOnly !== true) };
  };
  const made: PathRestrictions = { splits: byPlace(splitOf), line: restrictionsOf(board, path, 'line') };
  byPath.set(path, made);
  return made;
}

export const lineRestrictions = (board: Board): readonly Restriction[] => restrictionsOfPath(board, 'fire').line;

const byPlace = <T>(of: (over: PlaceOnLine) => T): { readonly [over in PlaceOnLine]: T } => ({
  between: of('between'),
  target: of('target'),
  source: of('source'),
  edge: of('edge'),
});

/** The planes of a class. Labels that depend on the terrain alone are shared by all its boards; this board adds those by characters. */
function placePlanes(board: Board, path: string, tuple: string): PlacePlanes {
  const { splits } = restrictionsOfPath(board, path);
  const { planes } = board.cache.terrain;
  const countOf = (over: PlaceOnLine): number => (over === 'edge' ? 2 * board.size : board.size);
  const key = `${path} ${tuple}`;
  const known = planes.get(key);
  const terrainPlanes = known ?? byPlace((over) => createLabels(countOf(over), splits[over].terrainOnly));
  if (known === undefined) planes.set(key, terrainPlanes);
  return byPlace((over) => createLabels(countOf(over), splits[over].others, terrainPlanes[over]));
}

const setSquare = (frame: SquareOnLine, square: number): void => {
  frame.square = square;
};
const setEdge = (frame: EdgeOnLine, edge: number): void => {
  frame.edge = edge;
};

/** The squares that have a label as a target. They are few, so a view visits only them. */
export function labelledTargets(planes: ClassPlanes): Int32Array {
  planes.targets ??= Int32Array.from([...planes.target.keys()].filter((square) => planes.target[square] !== 0));
  return planes.targets;
}

function partialPlanes(board: Board, rule: PathRule, ends: EndsFrame): PartialPlanes {
  board.cache.classes ??= new Map();
  const { classes } = board.cache;
  const line = keysOf(board, rule, ends);
  const tuple = tupleOf(line);
  const known = classes.get(tuple);
  if (known !== undefined) return known;
  const parts = placePlanes(board, rule.path, tuple);
  const planes: ClassPlanes = {
    class: line,
    between: parts.between.values,
    target: parts.target.values,
    source: parts.source.values,
    edge: parts.edge.values,
  };
  const made: PartialPlanes = { planes, parts, squareFrame: { square: 0, line }, edgeFrame: { edge: 0, line }, isComplete: false };
  classes.set(tuple, made);
  return made;
}

/** The planes of the class of lines that have these ends, evaluated at all places when first asked for. */
export function classPlanes(board: Board, rule: PathRule, ends: EndsFrame): ClassPlanes {
  const partial = partialPlanes(board, rule, ends);
  if (partial.isComplete) return partial.planes;
  const { parts, squareFrame, edgeFrame } = partial;
  for (const plane of [parts.between, parts.target, parts.source])
    for (let index = 0; index < board.size; index++) labelAt(board, plane, squareFrame, index, setSquare);
  for (let index = 0; index < 2 * board.size; index++) labelAt(board, parts.edge, edgeFrame, index, setEdge);
  partial.isComplete = true;
  return partial.planes;
}

/** The same planes, evaluated only at the places that one line passes. */
export function planesAlong(board: Board, rule: PathRule, ends: EndsFrame, line: Line, from: number, to: number): ClassPlanes {
  const partial = partialPlanes(board, rule, ends);
  if (partial.isComplete) return partial.planes;
  const { parts, squareFrame, edgeFrame } = partial;
  const evaluateBetween = (index: number): number => labelAt(board, parts.between, squareFrame, from + (line[index] ?? 0), setSquare);
  const evaluateEdge = (index: number): number => labelAt(board, parts.edge, edgeFrame, 2 * from + (line[index] ?? 0), setEdge);
  labelAt(board, parts.source, squareFrame, from, setSquare);
  labelAt(board, parts.target, squareFrame, to, setSquare);
  for (let index = 0; index < line.length; index++) {
    if (line[index] === CORNER) {
      // After CORNER: for each route the edge in, the side square and the edge out.
      for (const edge of [1, 3, 4, 6]) evaluateEdge(index + edge);
      for (const side of [2, 5]) evaluateBetween(index + side);
      index += CORNER_NUMBERS;
    } else evaluateEdge(index++);
    if (index < line.length - 1) evaluateBetween(index);
  }
  return partial.planes;
}
