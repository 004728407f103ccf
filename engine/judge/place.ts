/** Puts a question's map, characters and objects on a board, and finds what cannot stand together. */
import type { BoardCharacter, BoardMap, BoardObject } from '../generated/question.ts';
import { type Board, buildTerrain, type Facts, type Piece, placeCharacters, type Thing } from '../kernel/board.ts';
import type { RefusalFrame } from '../kernel/frames.ts';
import type { GivenFact, Rules } from '../kernel/rules.ts';
import { parseSquare } from '../kernel/square-name.ts';
import { escapeKey, isObject, type JudgeFault, type ShapeWalk, shown } from './shape.ts';

/** The ground of a question, and the entries of its map that a set-up may refuse. */
export interface Laid {
  readonly ground: Board;
  readonly entries: readonly GivenEntry[];
}

export interface Placed extends Laid {
  readonly board: Board;
  readonly faults: readonly JudgeFault[];
}

export interface BoardQuestion {
  readonly map: BoardMap;
  readonly characters?: readonly BoardCharacter[];
  readonly objects?: readonly BoardObject[];
}

/** One entry of a given fact: where it stands in the question, and the subject it is about. */
export interface GivenEntry {
  readonly fact: string;
  readonly at: string;
  readonly frame: RefusalFrame;
}

interface Placing {
  readonly rules: Rules;
  readonly question: BoardQuestion;
  readonly faults: JudgeFault[];
  /** Pointers of squares and edges that are off the map; nothing else is said of them. */
  readonly off: Set<string>;
  /** Facts that a set-up may be refused for. */
  readonly watched: ReadonlySet<string>;
  readonly entries: GivenEntry[];
}

/** `laid` is the ground of this very map and these objects where it is known already: then only the characters are placed anew. */
export function placeBoard(rules: Rules, question: BoardQuestion, walk: ShapeWalk, laid?: Laid): Placed {
  const faults: JudgeFault[] = [];
  const off = new Set<string>();
  const { columns, rows } = question.map;
  for (const spot of walk.spots) {
    for (const name of spot.text.split('|')) {
      const square = parseSquare(name);
      if (square !== undefined && square.column < columns && square.row < rows) continue;
      if (!off.has(spot.at))
        faults.push({ code: 'off-the-map', message: `${name} is off the map of ${columns} columns and ${rows} rows`, at: spot.at });
      off.add(spot.at);
    }
  }
  const refusals = rules.constraints.filter(({ on }) => on === 'set-up');
  const watched = new Set(refusals.map(({ about }) => about ?? ''));
  const placing: Placing = { rules, question, faults, off, watched, entries: [] };
  const pieces = placePieces(placing);
  const things = placeThings(placing);
  const facts: { [subject: string]: Facts } = {};
  const pairs: { [name: string]: ReadonlySet<number> } = {};
  for (const given of rules.given) {
    if (laid === undefined || given.given.startsWith('characters.')) placeFact(placing, given, pieces.length, things.length, facts, pairs);
  }
  const ground = laid?.ground ?? buildTerrain(rules, { columns, rows, things, facts, pairs });
  const entries = laid?.entries ?? placing.entries;
  const board = placeCharacters(ground, pieces, facts.character ?? {});
  for (const constraint of refusals) {
    for (const entry of entries) {
      if (entry.fact !== constraint.about || !constraint.test(board, entry.frame)) continue;
      faults.push({
        code: 'refused',
        message: constraint.message,
        at: entry.at,
        ...(constraint.clauses[0] === undefined ? {} : { rule: constraint.clauses[0] }),
      });
    }
  }
  return { board, ground, entries, faults };
}

export function squareIndex(map: { readonly columns: number }, name: string): number {
  const square = parseSquare(name);
  return square === undefined ? -1 : square.row * map.columns + square.column;
}

function placePieces({ question, faults, off }: Placing): Piece[] {
  const players = new Map<string, number>();
  const taken = new Map<number, string>();
  const ids = new Set<string>();
  return (question.characters ?? []).map((character, place): Piece => {
    const at = `/characters/${place}`;
    if (ids.has(character.id))
      faults.push({ code: 'duplicate', message: `two characters have the id ${shown(character.id)}`, at: `${at}/id` });
    ids.add(character.id);
    if (!players.has(character.player)) players.set(character.player, players.size);
    const names = typeof character.at === 'string' ? [character.at] : character.at;
    const where = (part: number): string => (typeof character.at === 'string' ? `${at}/at` : `${at}/at/${part}`);
    const squares: number[] = [];
    names.forEach((name, part) => {
      if (off.has(where(part))) return;
      const square = squareIndex(question.map, name);
      const holder = taken.get(square);
      if (holder !== undefined) faults.push({ code: 'occupied', message: `${name} already holds ${shown(holder)}`, at: where(part) });
      taken.set(square, character.id);
      squares.push(square);
    });
    if (squares.length === names.length && !joined(squares, question.map.columns))
      faults.push({ code: 'apart', message: `the squares of ${shown(character.id)} do not touch`, at: `${at}/at` });
    return { id: character.id, player: players.get(character.player) ?? 0, squares };
  });
}

/** Whether squares hang together, corner to corner at least. */
function joined(squares: readonly number[], width: number): boolean {
  const found = new Set(squares.slice(0, 1));
  for (const square of found) for (const other of squares) if (!found.has(other) && near(square, other, width) <= 1) found.add(other);
  return found.size === new Set(squares).size;
}

const near = (a: number, b: number, width: number): number =>
  Math.max(Math.abs((a % width) - (b % width)), Math.abs(Math.floor(a / width) - Math.floor(b / width)));

function placeThings({ question, faults, off }: Placing): Thing[] {
  const ids = new Set<string>();
  const held = new Map<string, number>();
  (question.characters ?? []).forEach((character, place) => {
    if (character.holds === undefined) return;
    const object = (question.objects ?? []).find((o) => o.id === character.holds);
    const at = `/characters/${place}/holds`;
    if (object === undefined) faults.push({ code: 'unknown-object', message: `there is no object ${shown(character.holds)}`, at });
    else if (object.at !== undefined)
      faults.push({ code: 'held', message: `the object ${shown(object.id)} lies in ${object.at}, so nobody holds it`, at });
    else if (held.has(object.id)) faults.push({ code: 'held', message: `the object ${shown(object.id)} is held already`, at });
    held.set(character.holds, place);
  });
  return (question.objects ?? []).map((object, place): Thing => {
    if (ids.has(object.id))
      faults.push({ code: 'duplicate', message: `two objects have the id ${shown(object.id)}`, at: `/objects/${place}/id` });
    ids.add(object.id);
    return {
      id: object.id,
      square: object.at === undefined || off.has(`/objects/${place}/at`) ? -1 : squareIndex(question.map, object.at),
    };
  });
}

const FIELD: { readonly [list: string]: keyof BoardQuestion } = { map: 'map', characters: 'characters', objects: 'objects' };

/** Fills one given fact from the question's field of the same name. */
function placeFact(
  placing: Placing,
  given: GivenFact,
  pieces: number,
  things: number,
  facts: { [subject: string]: Facts },
  pairs: { [name: string]: ReadonlySet<number> },
): void {
  const { question } = placing;
  const [list = '', field = ''] = given.given.split('.');
  const size = question.map.columns * question.map.rows;
  const counts: { readonly [subject: string]: number } = { square: size, edge: 2 * size, board: 1, character: pieces, object: things };
  const source: unknown = question[FIELD[list] ?? 'map'];
  if (given.subject === 'step') {
    pairs[given.name] = placePairs(placing, given, isObject(source) ? source[field] : undefined, `/map/${field}`);
    return;
  }
  const plane = new Int32Array(counts[given.subject] ?? 0).fill(given.first);
  const own = facts[given.subject] ?? {};
  facts[given.subject] = own;
  own[given.name] = plane;
  const scalar = (value: unknown): number => {
    if (given.shape === 'enum') return given.values.indexOf(String(value));
    if (given.shape === 'set')
      return value instanceof Array ? value.reduce((mask: number, v) => mask | (2 ** Math.max(given.values.indexOf(String(v)), 0)), 0) : 0;
    return Number(value);
  };
  if (Array.isArray(source)) {
    source.forEach((entry: unknown, index) => {
      if (isObject(entry) && entry[field] !== undefined) plane[index] = scalar(entry[field]);
    });
  } else if (isObject(source) && source[field] !== undefined) placeOnMap(placing, given, source[field], plane, `/map/${field}`, scalar);
}

function placeOnMap(
  placing: Placing,
  given: GivenFact,
  value: unknown,
  plane: Int32Array,
  at: string,
  scalar: (value: unknown) => number,
): void {
  const { map } = placing.question;
  const put = (name: unknown, number: number, where: string): void => {
    if (placing.off.has(where)) return;
    const index = given.subject === 'edge' ? edgeIndex(placing, String(name), where) : squareIndex(map, String(name));
    if (index < 0) return;
    if (given.shape === 'int' && plane[index] !== given.first && plane[index] !== number) {
      placing.faults.push({ code: 'contradiction', message: `${String(name)} is given both ${plane[index]} and ${number}`, at: where });
    }
    plane[index] = number;
    enter(placing, given, where, { [given.subject]: index });
  };
  if (Array.isArray(value)) for (const [place, name] of value.entries()) put(name, 1, `${at}/${place}`);
  else if (isObject(value)) {
    const seen = new Set<string>();
    for (const [level, names] of Object.entries(value)) {
      if (!Array.isArray(names)) continue;
      names.forEach((name: unknown, place) => {
        const where = `${at}/${escapeKey(level)}/${place}`;
        if (seen.has(String(name)) && plane[squareIndex(map, String(name))] !== Number(level))
          placing.faults.push({ code: 'contradiction', message: `${String(name)} is on two levels`, at: where });
        else put(name, Number(level), where);
        seen.add(String(name));
      });
    }
  } else plane[0] = scalar(value);
}

function enter({ watched, entries }: Placing, { subject, name }: GivenFact, at: string, frame: RefusalFrame): void {
  const fact = `${subject}.${name}`;
  if (watched.has(fact)) entries.push({ fact, at, frame });
}

/** The edge of a name such as "B2|C2", in either order; a fault when the squares share none. */
function edgeIndex(placing: Placing, name: string, at: string): number {
  const { columns } = placing.question.map;
  const [a = -1, b = -1] = name
    .split('|')
    .map((part) => squareIndex(placing.question.map, part))
    .sort((x, y) => x - y);
  if (b - a === 1 && a % columns !== columns - 1) return 2 * a;
  if (b - a === columns) return 2 * a + 1;
  placing.faults.push({ code: 'no-edge', message: `the squares of ${shown(name)} share no edge`, at });
  return -1;
}

/** Pairs of squares, each both ways round. */
function placePairs(placing: Placing, given: GivenFact, value: unknown, at: string): ReadonlySet<number> {
  const { map } = placing.question;
  const size = map.columns * map.rows;
  const found = new Set<number>();
  if (!Array.isArray(value)) return found;
  value.forEach((name: unknown, place) => {
    const [a = -1, b = -1] = String(name)
      .split('|')
      .map((part) => squareIndex(map, part));
    const where = `${at}/${place}`;
    if (placing.off.has(where)) return;
    if (near(a, b, map.columns) !== 1)
      placing.faults.push({ code: 'apart', message: `the squares of ${shown(name)} do not touch`, at: where });
    found.add(a * size + b);
    found.add(b * size + a);
    enter(placing, given, where, { from: a, to: b });
  });
  return found;
}
