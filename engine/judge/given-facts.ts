/** The facts that a question gives of its map, characters and objects, as the planes of a board. */
import type { BoardCharacter, BoardMap, BoardObject } from '../generated/question.ts';
import type { RefusalFrame } from '../kernel/frames.ts';
import { capabilityBit, numberOfText } from '../kernel/given-values.ts';
import { derivedPlane, type Facts, givenPlane } from '../kernel/plane.ts';
import type { GivenFact, Rules } from '../kernel/rules.ts';
import { parseSquare } from '../kernel/square-name.ts';
import { escapeKey, isObject, type JudgeFault, shown } from './shape.ts';
import { APART, type SpotNumbers } from './spot-numbers.ts';

export interface BoardQuestion {
  readonly map: BoardMap;
  readonly characters?: readonly BoardCharacter[];
  readonly objects?: readonly BoardObject[];
  /** The players of a game; other questions about a board list none. */
  readonly players?: readonly string[];
  /** Further maps that may be chosen during the set-up. */
  readonly maps?: readonly unknown[];
  /** Characters may be on no square in `play` only, where the rules of the game say so. */
  readonly ask?: string;
}

/** One entry of a given fact: its pointer in the question, and the subject it is about. */
export interface GivenEntry {
  readonly fact: string;
  readonly at: string;
  readonly frame: RefusalFrame;
}

export interface Placing {
  readonly rules: Rules;
  readonly question: BoardQuestion;
  readonly spots: SpotNumbers;
  readonly faults: JudgeFault[];
  /** Pointers of squares and edges that are off the map; no other fault of them is reported. */
  readonly off: Set<string>;
  /** Ids of facts that constraints on the set-up read. */
  readonly watched: ReadonlySet<string>;
  readonly entries: GivenEntry[];
  /** The texts of the question in the order of their numbers. */
  readonly texts: string[];
}

export function squareIndex(map: { readonly columns: number }, name: string): number {
  const square = parseSquare(name);
  return square === undefined ? -1 : square.row * map.columns + square.column;
}

/** The number of steps between two squares, diagonal ones included. */
const distance = (a: number, b: number, width: number): number =>
  Math.max(Math.abs((a % width) - (b % width)), Math.abs(Math.floor(a / width) - Math.floor(b / width)));

/** The fields of a question whose entries give facts of the board; `given` of a fact begins with one of them. */
const FIELD: { readonly [list: string]: keyof BoardQuestion } = { map: 'map', characters: 'characters', objects: 'objects' };

/** Fills one given fact from the field of the question that its `given` names. */
export function placeFact(
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
  const count = counts[given.subject] ?? 0;
  const own = facts[given.subject] ?? {};
  facts[given.subject] = own;
  const value = isObject(source) ? source[field] : undefined;
  if (!Array.isArray(source) && value === undefined) {
    own[given.name] = derivedPlane(count, () => given.first);
    return;
  }
  const values = new Int32Array(count).fill(given.first);
  own[given.name] = givenPlane(values);
  if (Array.isArray(source)) {
    source.forEach((entry: unknown, index) => {
      if (isObject(entry) && entry[field] !== undefined) values[index] = numberOf(placing, given, entry[field]);
    });
  } else placeOnMap(placing, given, value, values, `/map/${field}`);
}

/** A value of a question as the kernel stores it: an enumerated value as its index, a set as the bits of its members, a text as its number. */
function numberOf({ texts }: Placing, given: GivenFact, value: unknown): number {
  if (given.shape === 'text') return numberOfText(texts, String(value));
  if (given.shape === 'enum') return given.values.indexOf(String(value));
  if (given.shape === 'set')
    return value instanceof Array ? value.reduce((mask: number, v) => mask | capabilityBit(given.values.indexOf(String(v))), 0) : 0;
  return Number(value);
}

function placeOnMap(placing: Placing, given: GivenFact, value: unknown, values: Int32Array, at: string): void {
  if (Array.isArray(value)) for (const [index, name] of value.entries()) placeName(placing, given, values, String(name), 1, at, index);
  else if (isObject(value)) placeLevels(placing, given, value, values, at);
  else values[0] = numberOf(placing, given, value);
}

function placeName(placing: Placing, given: GivenFact, values: Int32Array, name: string, value: number, at: string, index: number): void {
  const { spots, off, faults, watched } = placing;
  if (off.size > 0 && off.has(`${at}/${index}`)) return;
  const placed = given.subject === 'edge' ? edgeIndex(placing, name, at, index) : spots.square(name);
  if (placed < 0) return;
  if (given.shape === 'int' && values[placed] !== given.first && values[placed] !== value)
    faults.push({ code: 'contradiction', message: `${name} is given both ${values[placed]} and ${value}`, at: `${at}/${index}` });
  values[placed] = value;
  if (watched.has(given.id)) addEntry(placing, given, `${at}/${index}`, { [given.subject]: placed });
}

/** Fills a fact given as lists of squares by level. */
function placeLevels(
  placing: Placing,
  given: GivenFact,
  levels: { readonly [level: string]: unknown },
  values: Int32Array,
  at: string,
): void {
  const seen = new Set<string>();
  for (const [level, names] of Object.entries(levels)) {
    if (!Array.isArray(names)) continue;
    const under = `${at}/${escapeKey(level)}`;
    names.forEach((name: unknown, index) => {
      const text = String(name);
      if (seen.has(text) && values[placing.spots.square(text)] !== Number(level))
        placing.faults.push({ code: 'contradiction', message: `${text} is on two levels`, at: `${under}/${index}` });
      else placeName(placing, given, values, text, Number(level), under, index);
      seen.add(text);
    });
  }
}

function addEntry({ entries }: Placing, { id }: GivenFact, at: string, frame: RefusalFrame): void {
  entries.push({ fact: id, at, frame });
}

/** The edge of a name; a fault when its squares share none. */
function edgeIndex(placing: Placing, name: string, at: string, index: number): number {
  const edge = placing.spots.edge(name);
  if (edge === APART)
    placing.faults.push({ code: 'no-edge', message: `the squares of ${shown(name)} share no edge`, at: `${at}/${index}` });
  return edge;
}

/** The set of a given list of pairs of squares; it has both orders of each pair. */
function placePairs(placing: Placing, given: GivenFact, value: unknown, at: string): ReadonlySet<number> {
  const { map } = placing.question;
  const size = map.columns * map.rows;
  const found = new Set<number>();
  if (!Array.isArray(value)) return found;
  value.forEach((name: unknown, index) => {
    const [a = -1, b = -1] = String(name)
      .split('|')
      .map((part) => placing.spots.square(part));
    const where = `${at}/${index}`;
    if (placing.off.has(where)) return;
    if (distance(a, b, map.columns) !== 1)
      placing.faults.push({ code: 'apart', message: `the squares of ${shown(name)} do not touch`, at: where });
    found.add(a * size + b);
    found.add(b * size + a);
    if (placing.watched.has(given.id)) addEntry(placing, given, where, { from: a, to: b });
  });
  return found;
}
