/** The ground of a game: the map with what has changed of it, and the objects where they lie now. */
import { type Board, buildTerrain } from '../kernel/board.ts';
import { at, type Facts, givenPlane, type Plane, valuesOf } from '../kernel/plane.ts';
import { addToFront, moveToFront } from './recent.ts';
import { gameAt, type Run, writableColumns } from './run.ts';
import type { Game, State } from './state.ts';

type SquaresByObject = readonly (readonly number[])[];

/** The ground with what has `changed` of the map, and the objects on their squares now. */
export function terrainOf(game: Game, changed: State['terrain'], objectSquares: SquaresByObject): Board {
  const { grounds } = game;
  const known = moveToFront(
    grounds,
    grounds.findIndex((one) => one.changed === changed && one.objectSquares === objectSquares),
  );
  if (known !== undefined) return known.ground;
  const ground = isAsSetUp(game, changed, objectSquares) ? game.ground : equalGround(game, changed, objectSquares);
  addToFront(grounds, { changed, objectSquares, ground });
  return ground;
}

const isAsSetUp = ({ ground }: Game, changed: State['terrain'], objectSquares: SquaresByObject): boolean =>
  Object.keys(changed).length === 0 &&
  ground.objects.every(({ squares }, index) => squares.join() === (objectSquares[index] ?? squares).join());

/** The most grounds that a game caches, one for each set of equal changes of the map. */
const MOST_GROUNDS = 64;

/** The ground for these changes: one that was made for equal changes before, in a draft or in another game on this set-up, or a new one. */
function equalGround({ ground, equalGrounds }: Game, changed: State['terrain'], objectSquares: SquaresByObject): Board {
  const key = JSON.stringify([changed, objectSquares]);
  const found = equalGrounds.get(key);
  if (found !== undefined) return found;
  const made = changedGround(ground, factsWith(ground, changed), objectSquares);
  const [oldest] = equalGrounds.keys();
  if (equalGrounds.size >= MOST_GROUNDS && oldest !== undefined) equalGrounds.delete(oldest);
  equalGrounds.set(key, made);
  return made;
}

function changedGround(ground: Board, facts: { readonly [subject: string]: Facts }, objectSquares: SquaresByObject): Board {
  const { rules, columns, rows, step } = ground;
  const objects = ground.objects.map(({ id, squares }, index) => ({ id, squares: objectSquares[index] ?? squares }));
  return buildTerrain(rules, { columns, rows, objects, facts, pairs: step });
}

/** What the set-up gives of the map and the objects, with what has changed since; derived facts are left out. */
function factsWith(ground: Board, changed: State['terrain']): { readonly [subject: string]: Facts } {
  const factsBySubject: { readonly [subject: string]: Facts } = {
    square: ground.square,
    edge: ground.edge,
    object: ground.object,
    board: ground.board,
  };
  const given: { [subject: string]: Facts } = {};
  for (const { subject, name } of ground.rules.given) {
    const plane = factsBySubject[subject]?.[name];
    if (plane === undefined) continue;
    const factsOfSubject = given[subject] ?? {};
    given[subject] = factsOfSubject;
    factsOfSubject[name] = changedPlane(plane, changed[`${subject}.${name}`] ?? {});
  }
  return given;
}

/** A given plane with other values at some places. */
function changedPlane(plane: Plane, changes: { readonly [place: number]: number }): Plane {
  const entries = Object.entries(changes);
  if (entries.length === 0) return plane;
  const values = Int32Array.from(valuesOf(plane));
  for (const [place, value] of entries) values[Number(place)] = value;
  return givenPlane(values);
}

/** Sets a record of the map, such as `edge.wall`, of one square or edge to what `to` makes of its value. */
export function setTerrain(g: Run, record: string, place: number, to: (it: number) => number): void {
  const [subject = '', name = ''] = record.split('.');
  const facts = subject === 'edge' ? g.game.ground.edge : g.game.ground.square;
  const was = g.terrain[record]?.[place] ?? at(facts[name], place);
  g.terrain = { ...g.terrain, [record]: { ...g.terrain[record], [place]: to(was) } };
}

/**
 * Switches to the map that the state now names. Columns given by the map, and columns of squares, edges and subjects that a map lists, take
 * the values of the new map.
 */
export function changeMap(g: Run): void {
  g.game = gameAt(g.game, g);
  const { first, rules } = g.game;
  const kindsOnMap = new Set([
    'square',
    'edge',
    ...rules.subjects.flatMap(({ id, listed }) => (listed?.startsWith('map.') === true ? [id] : [])),
  ]);
  for (const { index, shape, subject, given } of rules.columns) {
    if (given?.startsWith('map.') !== true && !kindsOnMap.has(subject)) continue;
    // Columns that no step writes are those of `g.game` already.
    const { numbers, lists } = writableColumns(g);
    if (shape === 'number' && index < numbers.length) numbers[index] = first.numbers[index] ?? [];
    if (shape === 'list' && index < lists.length) lists[index] = first.lists[index] ?? [];
  }
}

/** The ground as it would be with nothing on one edge. */
export function withoutEdge({ groundsWithoutEdge }: Game, ground: Board, edge: number): Board {
  const groundsByEdge = groundsWithoutEdge.get(ground) ?? new Map<number, Board>();
  groundsWithoutEdge.set(ground, groundsByEdge);
  const made = groundsByEdge.get(edge) ?? makeWithoutEdge(ground, edge);
  groundsByEdge.set(edge, made);
  return made;
}

function makeWithoutEdge(ground: Board, edge: number): Board {
  const facts = factsWith(ground, {});
  const edgeFacts = { ...facts.edge };
  for (const { subject, name, first } of ground.rules.given) {
    if (subject !== 'edge') continue;
    const plane = edgeFacts[name];
    if (plane !== undefined) edgeFacts[name] = changedPlane(plane, { [edge]: first });
  }
  return changedGround(ground, { ...facts, edge: edgeFacts }, []);
}
