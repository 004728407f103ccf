/** The restrictions that set the label of a line of fire, found by walking the line again for the chain of a verdict. */

import type { Board } from '../kernel/board.ts';
import type { FireLine } from '../kernel/cached-results.ts';
import { lineRestrictions, pathRule, restrictionsOf } from '../kernel/classes.ts';
import { exceptionTo } from '../kernel/exceptions.ts';
import { lineFrame, offsetLine } from '../kernel/fire.ts';
import { decidingParts, foldCorner, foldRoute } from '../kernel/fold.ts';
import { type CornerRoute, crossingsOf } from '../kernel/geometry.ts';
import type { PathRule, Restriction } from '../kernel/rules.ts';
import { type LabelField, type Place, type Places, partOf, placesOf, type RoutePlaces, routeOf } from './line-places.ts';
import type { Chain } from './reasons.ts';

interface Crossings {
  readonly crossed: readonly number[];
  readonly corners: readonly (readonly [number, number])[];
}

/** The squares whose inside a line enters, ends included, and the side squares of the corners it passes. */
export function crossings(board: Board, from: number, to: number): Crossings {
  const passed = crossingsOf(offsetLine(board, from, to), from);
  const corners = passed.flatMap(({ crossed }) => ('routes' in crossed ? [crossed.routes] : []));
  return {
    crossed: [from, ...passed.map(({ entered }) => entered)],
    corners: corners.map(([first, second]) => [first.side, second.side]),
  };
}

interface LineContext {
  readonly board: Board;
  readonly chain: Chain;
  readonly line: FireLine;
  readonly rule: PathRule;
  readonly places: Places;
  /** Restrictions that have exceptions and give a worse label than the line has. They need not act on this line. */
  readonly worse: readonly Restriction[];
}

const isOnSeveralSquares = (board: Board, character: number): boolean => (board.figures[character]?.squares.length ?? 0) > 1;

/** Adds the restrictions that give a line its label, and the exceptions without which it would be worse, in the order of the line. */
export function explainLine(board: Board, chain: Chain, line: FireLine): void {
  const rule = pathRule(board, 'fire');
  chain.basedOn(rule);
  if (isOnSeveralSquares(board, line.shooter) || isOnSeveralSquares(board, line.target))
    chain.cite(rule.ends?.clauses ?? [], [line.from, line.to]);
  // A line is raised if one of its ends counts as higher than its square.
  if (line.isRaised) chain.cite(rule.ends?.raisedClauses ?? [], [line.from, line.to]);
  const worse = board.rules.restrictions.filter((r) => r.path === 'fire' && r.condition !== undefined && r.gives > line.label);
  if (line.label === 0 && worse.length === 0 && line.own === undefined) return;
  const places = placesOf(board, line, worse);
  const context: LineContext = { board, chain, line, rule, places, worse };
  explainPlace(context, places.square('source', line.from));
  const placesOfRoute = ({ edgeIn, side, edgeOut }: CornerRoute): RoutePlaces => ({
    edgeIn: places.edge(edgeIn),
    side: places.square('between', side),
    edgeOut: places.edge(edgeOut),
  });
  for (const { crossed, entered } of crossingsOf(offsetLine(board, line.from, line.to), line.from)) {
    if ('routes' in crossed) explainCorner(context, placesOfRoute(crossed.routes[0]), placesOfRoute(crossed.routes[1]));
    else explainPlace(context, places.edge(crossed.edge));
    if (entered !== line.to) explainPlace(context, places.square('between', entered));
  }
  explainPlace(context, places.square('target', line.to));
  explainWholeLine(context);
}

/** Adds the restrictions over the whole line that make its label worse, and those that would make it worse but for an exception. */
function explainWholeLine({ board, chain, line }: LineContext): void {
  const frame = lineFrame(board, { ...line, label: line.folded });
  for (const by of lineRestrictions(board)) {
    if (by.gives === line.label && line.label > line.folded && by.test(board, frame)) chain.add(by, [line.from, line.to]);
    const exception = by.gives > line.label ? exceptionTo(board, by, frame) : undefined;
    if (exception !== undefined) chain.excepted({ by, exception, at: [line.from, line.to] });
  }
}

function explainCorner(context: LineContext, first: RoutePlaces, second: RoutePlaces): void {
  const { chain, line, rule } = context;
  const { corner } = rule;
  const cornerLabel = (field: LabelField): number => foldCorner(routeOf(first, field), routeOf(second, field), corner);
  if (line.label > 0 && cornerLabel('label') === line.label) {
    chain.cite(corner.clauses, [first.side.index, second.side.index]);
    for (const places of [first, second]) {
      const route = routeOf(places, 'label');
      // A route with another label than the line decides nothing.
      if (foldRoute(route, corner.of, corner.within) !== line.label) continue;
      for (const part of decidingParts(route, corner)) addActing(context, partOf(places, part));
    }
  }
  if (cornerLabel('labelWithoutExceptions') > line.label)
    for (const places of [first, second]) for (const part of corner.of) addExcepted(context, partOf(places, part));
}

function explainPlace(context: LineContext, place: Place): void {
  if (place.label > 0 && place.label === context.line.label) addActing(context, place);
  addExcepted(context, place);
}

function addActing({ board, chain, line, places }: LineContext, place: Place): void {
  const frame = places.frame(place);
  for (const restriction of restrictionsOf(board, 'fire', place.over))
    if (restriction.gives === line.label && restriction.test(board, frame)) chain.add(restriction, place.squares);
}

/** Adds the exceptions at a place without which its label would be worse than that of the line. */
function addExcepted({ board, chain, line, rule, places, worse }: LineContext, place: Place): void {
  if (place.labelWithoutExceptions <= Math.max(place.label, line.label)) return;
  const frame = places.frame(place);
  if (place.isOwn) {
    const exception = { clauses: rule.ends?.ownClauses ?? [], note: 'the square belongs to an end of the line', test: () => true };
    for (const by of restrictionsOf(board, 'fire', place.over))
      if (by.gives > line.label && by.test(board, frame)) chain.excepted({ by, exception, at: place.squares });
    return;
  }
  for (const by of worse) {
    const exception = by.over === place.over && by.gives > place.label ? exceptionTo(board, by, frame) : undefined;
    if (exception !== undefined) chain.excepted({ by, exception, at: place.squares });
  }
}
