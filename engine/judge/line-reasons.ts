/** Why a line of fire is what it is: the restrictions that set its label, found by walking it again. Costs nothing when nobody asks. */

import { at, type Board, edgeSquares } from '../kernel/board.ts';
import { classFrame, pathRule, restrictionsOf } from '../kernel/classes.ts';
import { exceptionTo } from '../kernel/exceptions.ts';
import { type FireLine, offsetLine } from '../kernel/fire.ts';
import { decidingParts, foldCorner, foldRoute, type Route } from '../kernel/fold.ts';
import { CORNER } from '../kernel/geometry.ts';
import type { Part, PathRule, Restriction } from '../kernel/rules.ts';
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
  /** Restrictions that have exceptions and would make the line worse than it is. */
  readonly worse: readonly Restriction[];
}

/** A part of the line that restrictions look at: its label, and what the label would be without exceptions. */
interface Place {
  readonly over: Restriction['over'];
  readonly subject: 'square' | 'edge';
  readonly index: number;
  readonly squares: readonly number[];
  readonly label: number;
  readonly alone: number;
}

/** Adds the restrictions that give this line its label, and the exceptions without which it would have a worse one, in the order of the line. */
export function explainLine(board: Board, chain: Chain, line: FireLine): void {
  const rule = pathRule(board, 'fire');
  chain.frame(rule);
  const worse = board.rules.restrictions.filter((r) => r.path === 'fire' && r.alone !== undefined && r.gives > line.label);
  if (line.label === 0 && worse.length === 0) return;
  const here: Explaining = { board, chain, line, worse };
  const { between, edge, target, source } = line.planes;
  const squareAt = (over: 'source' | 'between' | 'target', square: number): Place => {
    const own = over === 'between' && line.own?.[square] === 1;
    const plane = over === 'between' ? between : over === 'target' ? target : source;
    return placeOf(here, over, 'square', square, [square], own ? undefined : at(plane, square));
  };
  const edgeAt = (index: number): Place => placeOf(here, 'edge', 'edge', index, edgeSquares(board, index), at(edge, index));
  tell(here, squareAt('source', line.from));
  const steps = offsetLine(board, line.from, line.to);
  const twice = 2 * line.from;
  for (let place = 0; place < steps.length; ) {
    if (steps[place] === CORNER) {
      const way = (start: number): Way => ({
        edgeIn: edgeAt(twice + (steps[place + start] ?? 0)),
        side: squareAt('between', line.from + (steps[place + start + 1] ?? 0)),
        edgeOut: edgeAt(twice + (steps[place + start + 2] ?? 0)),
      });
      tellCorner(here, rule, way(1), way(4));
      place += 7;
    } else {
      tell(here, edgeAt(twice + (steps[place] ?? 0)));
      place += 1;
    }
    if (place < steps.length - 1) tell(here, squareAt('between', line.from + (steps[place] ?? 0)));
    place += 1;
  }
  tell(here, squareAt('target', line.to));
}

/** A place of the line; without a label where nothing counts, as in the squares of an end's own base. */
function placeOf(
  here: Explaining,
  over: Restriction['over'],
  subject: Place['subject'],
  index: number,
  squares: readonly number[],
  label: number | undefined,
): Place {
  if (label === undefined) return { over, subject, index, squares, label: 0, alone: 0 };
  let alone = label;
  if (here.worse.length > 0) {
    const frame = { ...classFrame(here.line.planes.class), [subject]: index };
    for (const r of here.worse) if (r.over === over && r.gives > alone && r.alone?.(here.board, frame) === true) alone = r.gives;
  }
  return { over, subject, index, squares, label, alone };
}

/** One way round a corner. */
interface Way {
  readonly edgeIn: Place;
  readonly side: Place;
  readonly edgeOut: Place;
}

const routeOf = ({ edgeIn, side, edgeOut }: Way, of: 'label' | 'alone'): Route => ({
  edgeIn: edgeIn[of],
  side: side[of],
  edgeOut: edgeOut[of],
});

function tellCorner(here: Explaining, rule: PathRule, first: Way, second: Way): void {
  const { chain, line } = here;
  const { corner } = rule;
  const fold = (of: 'label' | 'alone'): number => foldCorner(routeOf(first, of), routeOf(second, of), corner);
  if (line.label > 0 && fold('label') === line.label) {
    chain.cite(corner.clauses, [first.side.index, second.side.index]);
    for (const way of [first, second]) {
      const route = routeOf(way, 'label');
      if (foldRoute(route, corner.of, corner.within) !== line.label && corner.routes === 'best') continue;
      for (const part of decidingParts(route, corner)) tellActing(here, partOf(way, part));
    }
  }
  if (here.worse.length > 0 && fold('alone') > line.label)
    for (const way of [first, second]) for (const part of corner.of) tellExcepted(here, partOf(way, part));
}

const partOf = ({ edgeIn, side, edgeOut }: Way, part: Part): Place => (part === 'side' ? side : part === 'edge-in' ? edgeIn : edgeOut);

function tell(here: Explaining, place: Place): void {
  if (place.label > 0 && place.label === here.line.label) tellActing(here, place);
  tellExcepted(here, place);
}

function tellActing({ board, chain, line }: Explaining, { over, subject, index, squares }: Place): void {
  const frame = { ...classFrame(line.planes.class), [subject]: index };
  for (const restriction of restrictionsOf(board, 'fire', over))
    if (restriction.gives === line.label && restriction.test(board, frame)) chain.add(restriction, squares);
}

/** Tells the exceptions at a place that would be worse without them; where something else makes it as bad, they change nothing. */
function tellExcepted({ board, chain, line, worse }: Explaining, { over, subject, index, squares, label, alone }: Place): void {
  if (alone <= label) return;
  const frame = { ...classFrame(line.planes.class), [subject]: index };
  for (const by of worse) {
    const exception = by.over === over && by.gives > label ? exceptionTo(board, by, frame) : undefined;
    if (exception !== undefined) chain.excepted({ by, exception, at: squares });
  }
}
