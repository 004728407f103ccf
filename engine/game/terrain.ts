/** The terrain of a game: the board without figures. It has the map with its changes since the set-up, and the objects on their squares. */
import { type Board, buildTerrain } from '../kernel/board.ts';
import { at, type Facts, givenPlane, type Plane, valuesOf } from '../kernel/plane.ts';
import type { Game } from './game.ts';
import { addToFront, moveToFront } from './recent.ts';
import { gameAt, type Run, writableColumns } from './run.ts';
import type { State } from './state.ts';

type SquaresByObject = readonly (readonly number[])[];

export function terrainOf(game: Game, mapChanges: State['mapChanges'], objectSquares: SquaresByObject): Board {
  const { recentTerrains } = game;
  const known = moveToFront(
    recentTerrains,
    recentTerrains.findIndex((one) => one.mapChanges === mapChanges && one.objectSquares === objectSquares),
  );
  if (known !== undefined) return known.terrain;
  const terrain = isAsSetUp(game, mapChanges, objectSquares) ? game.terrain : terrainWith(game, mapChanges, objectSquares);
  addToFront(recentTerrains, { mapChanges, objectSquares, terrain });
  return terrain;
}

const isAsSetUp = ({ terrain }: Game, mapChanges: State['mapChanges'], objectSquares: SquaresByObject): boolean =>
  Object.keys(mapChanges).length === 0 &&
  terrain.objects.every(({ squares }, index) => squares.join() === (objectSquares[index] ?? squares).join());

const MOST_TERRAINS = 64;

function terrainWith({ terrain, terrainsByKey }: Game, mapChanges: State['mapChanges'], objectSquares: SquaresByObject): Board {
  const key = JSON.stringify([mapChanges, objectSquares]);
  const found = terrainsByKey.get(key);
  if (found !== undefined) return found;
  const made = changedTerrain(terrain, factsWith(terrain, mapChanges), objectSquares);
  const [oldest] = terrainsByKey.keys();
  if (terrainsByKey.size >= MOST_TERRAINS && oldest !== undefined) terrainsByKey.delete(oldest);
  terrainsByKey.set(key, made);
  return made;
}

function changedTerrain(terrain: Board, facts: { readonly [subject: string]: Facts }, objectSquares: SquaresByObject): Board {
  const { rules, columns, rows, step } = terrain;
  const objects = terrain.objects.map(({ id, squares }, index) => ({ id, squares: objectSquares[index] ?? squares }));
  return buildTerrain(rules, { columns, rows, objects, facts, pairs: step });
}

/** What the set-up gives of the map and the objects, with what has changed since; derived facts are left out. */
function factsWith(terrain: Board, mapChanges: State['mapChanges']): { readonly [subject: string]: Facts } {
  const factsBySubject: { readonly [subject: string]: Facts } = {
    square: terrain.square,
    edge: terrain.edge,
    object: terrain.object,
    board: terrain.board,
  };
  const given: { [subject: string]: Facts } = {};
  for (const { subject, name } of terrain.rules.given) {
    const plane = factsBySubject[subject]?.[name];
    if (plane === undefined) continue;
    const factsOfSubject = given[subject] ?? {};
    given[subject] = factsOfSubject;
    factsOfSubject[name] = changedPlane(plane, mapChanges[`${subject}.${name}`] ?? {});
  }
  return given;
}

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
  const facts = subject === 'edge' ? g.game.terrain.edge : g.game.terrain.square;
  const was = g.mapChanges[record]?.[place] ?? at(facts[name], place);
  g.mapChanges = { ...g.mapChanges, [record]: { ...g.mapChanges[record], [place]: to(was) } };
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
    const { numbers, lists } = writableColumns(g);
    // A higher index is a column that no step writes: it is read from `g.game.given`, which is already that of the new map.
    if (shape === 'number' && index < numbers.length) numbers[index] = first.numbers[index] ?? [];
    if (shape === 'list' && index < lists.length) lists[index] = first.lists[index] ?? [];
  }
}

/** The terrain with nothing on one edge. */
export function withoutEdge({ terrainsWithoutEdge }: Game, terrain: Board, edge: number): Board {
  const terrainsByEdge = terrainsWithoutEdge.get(terrain) ?? new Map<number, Board>();
  terrainsWithoutEdge.set(terrain, terrainsByEdge);
  const made = terrainsByEdge.get(edge) ?? makeWithoutEdge(terrain, edge);
  terrainsByEdge.set(edge, made);
  return made;
}

function makeWithoutEdge(terrain: Board, edge: number): Board {
  const facts = factsWith(terrain, {});
  const edgeFacts = { ...facts.edge };
  // `first` is the value of an edge that the map does not list.
  for (const { subject, name, first } of terrain.rules.given) {
    if (subject !== 'edge') continue;
    const plane = edgeFacts[name];
    if (plane !== undefined) edgeFacts[name] = changedPlane(plane, { [edge]: first });
  }
  // No squares are given for the objects, so each stays where it is.
  return changedTerrain(terrain, { ...facts, edge: edgeFacts }, []);
}
