/** Builds the board of a question, and finds characters and objects that cannot be where they are. */
import { escapeKey, isRecord } from '../base/json.ts';
import type { BoardMap } from '../generated/question.ts';
import { type Board, buildTerrain, placeCharacters } from '../kernel/board.ts';
import type { BoardObject, Figure } from '../kernel/board-facts.ts';
import type { Facts } from '../kernel/plane.ts';
import type { Constraint, Rules } from '../kernel/rules.ts';
import { OFF, squareNumber } from '../kernel/square-name.ts';
import { type BoardQuestion, type GivenEntry, type Placing, placeFact } from './given-facts.ts';
import { type JudgeFault, type ShapeWalk, shown } from './shape.ts';

export interface PlacedTerrain {
  /** The board without characters. */
  readonly terrain: Board;
  /** The entries of the map and the objects that constraints on the set-up may refuse. */
  readonly entries: readonly GivenEntry[];
  /** A fact of the shape `text` stores an index of this list. It also has the texts of the characters in the question. */
  readonly texts: readonly string[];
}

interface PlacedMap extends PlacedTerrain {
  readonly board: Board;
  readonly faults: readonly JudgeFault[];
}

/** The board of a question, with the faults on all its maps. */
export interface Placed extends PlacedMap {
  /** The same objects and characters on each further map of the question. */
  readonly further: readonly Pick<PlacedMap, 'terrain' | 'board'>[];
}

/**
 * @param cached the terrain of this map and these objects, if it is cached: only the characters are placed then
 */
export function placeBoard(rules: Rules, question: BoardQuestion, walk: ShapeWalk, cached?: PlacedTerrain): Placed {
  const first = placeMap(rules, question, walk, cached);
  const further = (question.maps ?? []).map((map, index) => placeFurther(rules, question, map, index));
  return { ...first, further, faults: [...first.faults, ...further.flatMap(({ faults }) => faults)] };
}

function placeFurther(rules: Rules, question: BoardQuestion, map: BoardMap, index: number): PlacedMap {
  const walk: ShapeWalk = { definitions: {}, faults: [], spots: [], order: new Map() };
  addSpots(walk, map, '/map');
  for (const list of ['characters', 'objects'] as const)
    for (const [position, { at }] of (question[list] ?? []).entries()) addSpots(walk, at, `/${list}/${position}/at`);
  const placed = placeMap(rules, { ...question, map }, walk);
  return { ...placed, faults: placed.faults.map((fault) => ({ ...fault, at: fault.at.replace(/^\/map(?=\/|$)/, `/maps/${index}`) })) };
}

/** Adds the squares and edges anywhere in a value. Those of a map are in lists: a string that is a field itself is a name or a kind. */
function addSpots(walk: ShapeWalk, value: unknown, pointer: string): void {
  if (typeof value === 'string') walk.spots.push({ at: pointer, text: value, what: value.includes('|') ? 'edge' : 'square' });
  else if (Array.isArray(value)) for (const [index, entry] of value.entries()) addSpots(walk, entry, `${pointer}/${index}`);
  else if (isRecord(value))
    for (const [field, inner] of Object.entries(value))
      if (typeof inner !== 'string') addSpots(walk, inner, `${pointer}/${escapeKey(field)}`);
}

function placeMap(rules: Rules, question: BoardQuestion, walk: ShapeWalk, cached?: PlacedTerrain): PlacedMap {
  const faults: JudgeFault[] = [];
  const off = new Set<string>();
  const { columns, rows } = question.map;
  const setUpConstraints = rules.constraints.filter(({ on }) => on === 'set-up');
  const watched = new Set(setUpConstraints.map(({ about }) => about ?? ''));
  /** Entries of characters and actions, collected for every question; those of the map and its objects may come from cached terrain. */
  const freshEntries: GivenEntry[] = [];
  const placing: Placing = {
    rules,
    question,
    faults,
    off,
    watched,
    entries: [],
    texts: [...(cached?.texts ?? [])],
  };
  const fresh = { ...placing, entries: freshEntries };
  findOffMap(fresh, walk);
  const figures = placeFigures(fresh);
  const objects = placeObjects(placing);
  const facts: { [subject: string]: Facts } = {};
  const pairs: { [name: string]: ReadonlySet<number> } = {};
  for (const given of rules.given) {
    if (cached === undefined || given.given.startsWith('characters.'))
      placeFact(placing, given, figures.length, objects.length, facts, pairs);
  }
  checkCapabilities(placing);
  const terrain = cached?.terrain ?? buildTerrain(rules, { columns, rows, objects, facts, pairs });
  const entries = cached?.entries ?? placing.entries;
  const board = placeCharacters(terrain, figures, facts.character ?? {});
  const refusals = refusalsOf(board, setUpConstraints, [...freshEntries, ...entries]);
  return { board, terrain, entries, texts: placing.texts, faults: [...faults, ...refusals] };
}

const refusalsOf = (board: Board, constraints: readonly Constraint[], entries: readonly GivenEntry[]): readonly JudgeFault[] =>
  constraints.flatMap(({ about, test, message, clauses: [rule] }) =>
    entries
      .filter((entry) => entry.about === about && test(board, entry.frame))
      .map(({ at }) => ({ code: 'refused', message, at, ...(rule === undefined ? {} : { rule }) })),
  );

function findOffMap({ question, faults, off, watched, entries }: Placing, { spots }: ShapeWalk): void {
  const { columns, rows } = question.map;
  for (const spot of spots) {
    // Further maps have their own sizes: `placeFurther` checks their squares, and the game checks squares in actions on the chosen map.
    if (question.maps !== undefined && /^\/(maps|actions)\//.test(spot.at)) continue;
    for (const name of spot.text.split('|')) {
      if (squareNumber(question.map, name) !== OFF) continue;
      // A constraint on the set-up may refuse squares off the map in a field of an action, such as `action.path`.
      const about = `action.${/^\/actions\/\d+\/(\w+)/.exec(spot.at)?.[1]}`;
      if (watched.has(about)) entries.push({ about, at: spot.at, frame: { square: -1 } });
      else if (!off.has(spot.at))
        faults.push({ code: 'off-the-map', message: `${name} is off the map of ${columns} columns and ${rows} rows`, at: spot.at });
      off.add(spot.at);
    }
  }
}

/** @param index of the character in the list of the question */
export const notPlaced = (id: string, index: number): JudgeFault => ({
  code: 'not-placed',
  message: `${shown(id)} is on no square`,
  at: `/characters/${index}/at`,
});

/** The squares of a character or an object that are on the map; each must be listed once. */
function squaresAt(
  at: string | readonly string[],
  pointer: string,
  { question, faults, off }: Placing,
): readonly { readonly square: number; readonly at: string }[] {
  const found: { readonly square: number; readonly at: string }[] = [];
  for (const [part, name] of [at].flat().entries()) {
    const place = typeof at === 'string' ? pointer : `${pointer}/${part}`;
    if (off.has(place)) continue;
    const square = squareNumber(question.map, name);
    if (found.some((one) => one.square === square)) faults.push({ code: 'duplicate', message: `${name} is listed twice`, at: place });
    found.push({ square, at: place });
  }
  return found;
}

function placeFigures(placing: Placing): Figure[] {
  const { question, faults, watched, entries } = placing;
  const numberByPlayer = new Map<string, number>();
  const ids = new Set<string>();
  const figures = (question.characters ?? []).map((character, index): Figure => {
    const pointer = `/characters/${index}`;
    if (ids.has(character.id))
      faults.push({ code: 'duplicate', message: `two characters have the id ${shown(character.id)}`, at: `${pointer}/id` });
    ids.add(character.id);
    if (!numberByPlayer.has(character.player)) numberByPlayer.set(character.player, numberByPlayer.size);
    const names = [character.at].flat();
    if (names.length === 0 && question.ask !== 'play') faults.push(notPlaced(character.id, index));
    const occupied = squaresAt(character.at, `${pointer}/at`, placing);
    const squares = occupied.map(({ square }) => square);
    if (watched.has('character.squares'))
      for (const { square, at } of occupied) entries.push({ about: 'character.squares', at, frame: { character: index, square } });
    if (watched.has('character') && squares.length === names.length)
      entries.push({ about: 'character', at: `${pointer}/at`, frame: { character: index } });
    return { id: character.id, player: numberByPlayer.get(character.player) ?? 0, squares };
  });
  // Players are not tested if a character names a player that the game does not have: only that is reported then.
  if (watched.has('player') && [...numberByPlayer.keys()].every((name) => question.players?.includes(name)))
    question.players?.forEach((name, index) => {
      entries.push({ about: 'player', at: `/players/${index}`, frame: { player: numberByPlayer.get(name) ?? -1 } });
    });
  return figures;
}

function placeObjects(placing: Placing): BoardObject[] {
  const { question, faults, watched, entries } = placing;
  const ids = new Set<string>();
  const heldIds = new Set<string>();
  (question.characters ?? []).forEach((character, index) => {
    if (character.holds === undefined) return;
    const object = (question.objects ?? []).find((o) => o.id === character.holds);
    const pointer = `/characters/${index}/holds`;
    if (object === undefined) faults.push({ code: 'unknown-object', message: `there is no object ${shown(character.holds)}`, at: pointer });
    else if (object.at !== undefined)
      faults.push({
        code: 'held',
        message: `the object ${shown(object.id)} lies in ${[object.at].flat().join(', ')}, so no character holds it`,
        at: pointer,
      });
    else if (heldIds.has(object.id)) faults.push({ code: 'held', message: `the object ${shown(object.id)} is held already`, at: pointer });
    heldIds.add(character.holds);
  });
  return (question.objects ?? []).map((object, index): BoardObject => {
    if (ids.has(object.id))
      faults.push({ code: 'duplicate', message: `two objects have the id ${shown(object.id)}`, at: `/objects/${index}/id` });
    ids.add(object.id);
    const names = [object.at ?? []].flat();
    const squares = squaresAt(object.at ?? [], `/objects/${index}/at`, placing).map(({ square }) => square);
    if (watched.has('object') && squares.length === names.length)
      entries.push({ about: 'object', at: `/objects/${index}/at`, frame: { object: index } });
    return { id: object.id, squares };
  });
}

/** Abilities, symbols and powers are all capabilities. `characters.abilities` has the ids of all capabilities of the rules as its values. */
function checkCapabilities({ rules, question, faults }: Placing): void {
  const known = rules.given.find((given) => given.given === 'characters.abilities')?.values ?? [];
  const check = (id: string, pointer: string): void => {
    if (!known.includes(id)) faults.push({ code: 'not-allowed', message: `found ${shown(id)}, expected ${known.join(', ')}`, at: pointer });
  };
  (question.characters ?? []).forEach((character, index) => {
    const at = `/characters/${index}`;
    for (const [nth, id] of (character.abilities ?? []).entries()) check(id, `${at}/abilities/${nth}`);
    for (const [nth, id] of (character.symbols ?? []).entries()) check(id, `${at}/symbols/${nth}`);
    for (const [nth, click] of (character.dial ?? []).entries())
      for (const [slot, id] of Object.entries(click.powers ?? {})) check(id, `${at}/dial/${nth}/powers/${slot}`);
  });
}
