/** Why a line of fire is what it is: the restrictions that set its label, found by walking it again. Costs nothing when nobody asks. */

import { at, type Board, edgeSquares } from '../kernel/board.ts';
import { classFrame, pathRule, restrictionsOf } from '../kernel/classes.ts';
import { type FireLine, offsetLine } from '../kernel/fire.ts';
import { decidingParts, foldCorner, foldRoute, type Route } from '../kernel/fold.ts';
import { CORNER } from '../kernel/geometry.ts';
import type { Part, Restriction } from '../kernel/rules.ts';
import type { Chain } from './reasons.ts';

export interface Crossings {
  readonly crossed: readonly number[];
  readonly corners: readonly (readonly [number, number])[];
}

/** The squares whose inside a line enters, ends included, and the side squares of the corners it passes. */
export function crossings(board: Board, from: number, to: number): Crossings {
  const line = offsetLine(board, from, to);
  const crossed = [from];
  const corners: (readonly [number, number])[] = [];
  for (let place = 0; place < line.length; ) {
    const corner = line[place] === CORNER;
    if (corner) corners.push([from + (line[place + 2] ?? 0), from + (line[place + 5] ?? 0)]);
    place += corner ? 7 : 1;
    crossed.push(from + (line[place] ?? 0));
    place += 1;
  }
  return { crossed, corners };
}

interface Explaining {
  readonly board: Board;
  readonly chain: Chain;
  readonly line: FireLine;
}

/** Adds the restrictions that give this line its label, in the order of the line. */
export function explainLine(board: Board, chain: Chain, line: FireLine): void {
  const rule = pathRule(board, 'fire');
  chain.frame(rule);
  if (line.label === 0) return;
  const here: Explaining = { board, chain, line };
  const { between, edge, target, source } = line.planes;
  const own = (square: number): boolean => line.own?.[square] === 1;
  const side = (square: number): number => (own(square) ? 0 : at(between, square));
  if (at(source, line.from) === line.label) acting(here, 'source', 'square', line.from, [line.from]);
  const steps = offsetLine(board, line.from, line.to);
  const twice = 2 * line.from;
  for (let place = 0; place < steps.length; ) {
    if (steps[place] === CORNER) {
      const route = (start: number): { readonly route: Route; readonly edges: readonly [number, number]; readonly square: number } => {
        const edges: [number, number] = [twice + (steps[place + start] ?? 0), twice + (steps[place + start + 2] ?? 0)];
        const square = line.from + (steps[place + start + 1] ?? 0);
        return { route: { edgeIn: at(edge, edges[0]), side: side(square), edgeOut: at(edge, edges[1]) }, edges, square };
      };
      const both = [route(1), route(4)];
      const [first, second] = both;
      if (first !== undefined && second !== undefined && foldCorner(first.route, second.route, rule.corner) === line.label) {
        chain.cite(rule.corner.clauses, [first.square, second.square]);
        for (const way of both) {
          if (foldRoute(way.route, rule.corner.of, rule.corner.within) !== line.label && rule.corner.routes === 'best') continue;
          for (const part of decidingParts(way.route, rule.corner)) cornerPart(here, part, way.edges, way.square);
        }
      }
      place += 7;
    } else {
      const crossedEdge = twice + (steps[place] ?? 0);
      if (at(edge, crossedEdge) === line.label) acting(here, 'edge', 'edge', crossedEdge, edgeSquares(board, crossedEdge));
      place += 1;
    }
    const square = line.from + (steps[place] ?? 0);
    if (place < steps.length - 1 && !own(square) && at(between, square) === line.label) acting(here, 'between', 'square', square, [square]);
    place += 1;
  }
  if (at(target, line.to) === line.label) acting(here, 'target', 'square', line.to, [line.to]);
}

function cornerPart(here: Explaining, part: Part, edges: readonly [number, number], square: number): void {
  if (part === 'side') acting(here, 'between', 'square', square, [square]);
  else {
    const crossed = part === 'edge-in' ? edges[0] : edges[1];
    acting(here, 'edge', 'edge', crossed, edgeSquares(here.board, crossed));
  }
}

function acting(here: Explaining, over: Restriction['over'], subject: 'square' | 'edge', index: number, squares: readonly number[]): void {
  const { board, chain, line } = here;
  const frame = { ...classFrame(line.planes.class), [subject]: index };
  for (const restriction of restrictionsOf(board, 'fire', over)) {
    if (restriction.gives === line.label && restriction.test(board, frame)) chain.add(restriction, squares);
  }
}
