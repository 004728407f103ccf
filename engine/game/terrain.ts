/** The ground of a game: the map with what has changed of it, and the objects where they lie now. */
import { type Board, buildTerrain } from '../kernel/board.ts';
import { at, type Facts, givenPlane, type Plane, valuesOf } from '../kernel/plane.ts';
import { gameAt, type Run } from './run.ts';
import type { Game, State } from './state.ts';

type Lists = readonly (readonly number[])[];

export function terrainOf(game: Game, changed: State['terrain'], lying: Lists): Board {
  const known = game.grounds.get(changed) ?? new WeakMap<object, Board>();
  game.grounds.set(changed, known);
  const found = known.get(lying);
  if (found !== undefined) return found;
  const made = isAsSetUp(game, changed, lying) ? game.ground : equalGround(game, changed, lying);
  known.set(lying, made);
  return made;
}

const isAsSetUp = ({ ground }: Game, changed: State['terrain'], lying: Lists): boolean =>
  Object.keys(changed).length === 0 &&
  ground.things.every((thing, index) => thing.squares.join() === (lying[index] ?? thing.squares).join());

/** The most grounds that a game caches, one for each set of equal changes of the map. */
const MOST_GROUNDS = 64;

/** The ground for these changes: one that was made for equal changes before, in a draft or in another game on this set-up, or a new one. */
function equalGround({ ground, equalGrounds }: Game, changed: State['terrain'], lying: Lists): Board {
  const key = JSON.stringify([changed, lying]);
  const found = equalGrounds.get(key);
  if (found !== undefined) return found;
  const made = changedGround(ground, factsWith(ground, changed), lying);
  const [oldest] = equalGrounds.keys();
  if (equalGrounds.size >= MOST_GROUNDS && oldest !== undefined) equalGrounds.delete(oldest);
  equalGrounds.set(key, made);
  return made;
}

function changedGround(ground: Board, facts: { readonly [subject: string]: Facts }, lying: Lists): Board {
  const { rules, columns, rows, step } = ground;
  const things = ground.things.map(({ id, squares }, index) => ({ id, squares: lying[index] ?? squares }));
  return buildTerrain(rules, { columns, rows, things, facts, pairs: step });
}

/** What the set-up gives of the map and the objects, with what has changed since; derived facts are left out. */
function factsWith(ground: Board, changed: State['terrain']): { readonly [subject: string]: Facts } {
  const subjects: { readonly [subject: string]: Facts } = {
    square: ground.square,
    edge: ground.edge,
    object: ground.object,
    board: ground.board,
  };
  const out: { [subject: string]: Facts } = {};
  for (const { subject, name } of ground.rules.given) {
    const plane = subjects[subject]?.[name];
    if (plane === undefined) continue;
    const own = out[subject] ?? {};
    out[subject] = own;
    own[name] = changedPlane(plane, changed[`${subject}.${name}`] ?? {});
  }
  return out;
}

/** A given plane with other values at some places. */
function changedPlane(plane: Plane, changes: { readonly [of: number]: number }): Plane {
  const entries = Object.entries(changes);
  if (entries.length === 0) return plane;
  const values = Int32Array.from(valuesOf(plane));
  for (const [of, value] of entries) values[Number(of)] = value;
  return givenPlane(values);
}

export function setTerrain(g: Run, record: string, of: number, to: (it: number) => number): void {
  const [subject = '', name = ''] = record.split('.');
  const facts = subject === 'edge' ? g.game.ground.edge : g.game.ground.square;
  const was = g.terrain[record]?.[of] ?? at(facts[name], of);
  g.terrain = { ...g.terrain, [record]: { ...g.terrain[record], [of]: to(was) } };
}

/**
 * Switches to the map that the state now names. Columns given by the map, and columns of squares, edges and subjects that a map lists, take the
 * values of the new map.
 */
export function changeMap(g: Run): void {
  g.game = gameAt(g.game, g);
  const { first, given: fixed, rules } = g.game;
  const numbers = [...first.numbers, ...fixed.numbers];
  const lists = [...first.lists, ...fixed.lists];
  const onMap = new Set([
    'square',
    'edge',
    ...rules.subjects.flatMap(({ id, listed }) => (listed?.startsWith('map.') === true ? [id] : [])),
  ]);
  for (const { index, shape, subject, given } of rules.columns) {
    if (given?.startsWith('map.') !== true && !onMap.has(subject)) continue;
    if (shape === 'list') g.lists[index] = lists[index] ?? [];
    else g.numbers[index] = numbers[index] ?? [];
  }
}

/** The ground as it would be with nothing on one edge. */
export function withoutEdge({ bareGrounds }: Game, ground: Board, edge: number): Board {
  const known = bareGrounds.get(ground) ?? new Map<number, Board>();
  bareGrounds.set(ground, known);
  const bare = known.get(edge) ?? makeWithoutEdge(ground, edge);
  known.set(edge, bare);
  return bare;
}

function makeWithoutEdge(ground: Board, edge: number): Board {
  const facts = factsWith(ground, {});
  const bare = { ...facts.edge };
  for (const { subject, name, first } of ground.rules.given) {
    if (subject !== 'edge') continue;
    const plane = bare[name];
    if (plane !== undefined) bare[name] = changedPlane(plane, { [edge]: first });
  }
  return changedGround(ground, { ...facts, edge: bare }, []);
}
