/** The facts that a question gives of its map, characters and objects, as the planes of a board. */
import { escapeKey, isRecord } from '../base/json.ts';
import { fieldOf } from '../game/listed.ts';
import type { BoardCharacter, BoardMap, BoardObject } from '../generated/question.ts';
import { zeros } from '../kernel/allocate.ts';
import { chebyshev } from '../kernel/distance.ts';
import type { RefusalFrame } from '../kernel/frames.ts';
import { capabilityBit, numberOfText } from '../kernel/given-values.ts';
import { derivedPlane, type Facts, givenPlane } from '../kernel/plane.ts';
import type { GivenFact, Rules } from '../kernel/rules.ts';
import { APART, edgeNumber, squareNumber } from '../kernel/square-name.ts';
import { type JudgeFault, shown } from './shape.ts';

export interface BoardQuestion {
  readonly map: BoardMap;
  readonly characters?: readonly BoardCharacter[];
  readonly objects?: readonly BoardObject[];
  /** The players of a game; other questions about a board list none. */
  readonly players?: readonly string[];
  /** Further maps that may be chosen during the set-up. */
  readonly maps?: readonly BoardMap[];
  /** The kind of question. Only in `play` may characters be on no square, if the rules of the game allow it. */
  readonly ask?: string;
}

/** One entry of a question that constraints on the set-up may refuse. */
export interface GivenEntry {
  /** The value of `Constraint.about` in the constraints that test such entries. */
  readonly about: string;
  readonly at: string;
  readonly frame: RefusalFrame;
}

export interface Placing {
  readonly rules: Rules;
  readonly question: BoardQuestion;
  readonly faults: JudgeFault[];
  /** Pointers of squares and edges that are off the map; no other fault of them is reported. */
  readonly off: Set<string>;
  /** The names in `about` of the constraints on the set-up. Only entries with these names are collected. */
  readonly watched: ReadonlySet<string>;
  readonly entries: GivenEntry[];
  /** The texts of the question, in the order of their numbers. The texts of cached terrain come first. */
  readonly texts: string[];
}

/** The fields of a question that give facts of the board. The path in `given` of a fact begins with one of them. */
const FIELD: { readonly [list: string]: keyof BoardQuestion } = { map: 'map', characters: 'characters', objects: 'objects' };

/**
 * Reads one given fact from the field of the question that its `given` names. Stores its plane in `facts` or, for a fact of steps, its
 * pairs of squares in `pairs`.
 */
export function placeFact(
  placing: Placing,
  given: GivenFact,
  characterCount: number,
  objectCount: number,
  facts: { [subject: string]: Facts },
  pairs: { [name: string]: ReadonlySet<number> },
): void {
  const { question } = placing;
  const [list = '', field = ''] = given.given.split('.');
  const size = question.map.columns * question.map.rows;
  const countBySubject: { readonly [subject: string]: number } = {
    square: size,
    edge: 2 * size,
    board: 1,
    character: characterCount,
    object: objectCount,
  };
  const source: unknown = question[FIELD[list] ?? 'map'];
  if (given.subject === 'step') {
    pairs[given.name] = placePairs(placing, given, fieldOf(source, field), `/map/${field}`);
    return;
  }
  const count = countBySubject[given.subject] ?? 0;
  const factsOfSubject = facts[given.subject] ?? {};
  facts[given.subject] = factsOfSubject;
  const value = fieldOf(source, field);
  if (!Array.isArray(source) && value === undefined) {
    // A derived plane allocates nothing until a value is read.
    factsOfSubject[given.name] = derivedPlane(count, () => given.first);
    return;
  }
  const values = given.first === 0 ? zeros(count) : zeros(count).fill(given.first);
  factsOfSubject[given.name] = givenPlane(values);
  if (Array.isArray(source)) {
    source.forEach((entry: unknown, index) => {
      const own = fieldOf(entry, field);
      if (own !== undefined) values[index] = numberOf(placing, given, own);
    });
  } else placeOnMap(placing, given, value, values, `/map/${field}`);
}

/** A value of a question as the kernel stores it: an enumerated value as its index, a set as bits of its members, a text as its number. */
function numberOf({ texts }: Placing, given: GivenFact, value: unknown): number {
  if (given.shape === 'text') return numberOfText(texts, String(value));
  if (given.shape === 'enum') return given.values.indexOf(String(value));
  if (given.shape === 'set')
    return value instanceof Array ? value.reduce((mask: number, v) => mask | capabilityBit(given.values.indexOf(String(v))), 0) : 0;
  return Number(value);
}

function placeOnMap(placing: Placing, given: GivenFact, value: unknown, values: Int32Array, pointer: string): void {
  if (Array.isArray(value)) for (const [index, name] of value.entries()) placeName(placing, given, values, String(name), 1, pointer, index);
  else if (isRecord(value)) placeLevels(placing, given, value, values, pointer);
  else values[0] = numberOf(placing, given, value);
}

function placeName(
  placing: Placing,
  given: GivenFact,
  values: Int32Array,
  name: string,
  value: number,
  listPointer: string,
  index: number,
): void {
  const { question, off, watched } = placing;
  // For speed, no pointer is made if nothing is off the map, as in most questions.
  if (off.size > 0 && off.has(`${listPointer}/${index}`)) return;
  const spot = given.subject === 'edge' ? edgeIndex(placing, name, listPointer, index) : squareNumber(question.map, name);
  if (spot < 0) return;
  values[spot] = value;
  if (watched.has(given.id)) addEntry(placing, given, `${listPointer}/${index}`, { [given.subject]: spot });
}

function placeLevels(
  placing: Placing,
  given: GivenFact,
  levels: { readonly [level: string]: unknown },
  values: Int32Array,
  pointer: string,
): void {
  const seenNames = new Set<string>();
  for (const [level, names] of Object.entries(levels)) {
    if (!Array.isArray(names)) continue;
    const levelPointer = `${pointer}/${escapeKey(level)}`;
    names.forEach((name: unknown, index) => {
      const text = String(name);
      if (seenNames.has(text) && values[squareNumber(placing.question.map, text)] !== Number(level))
        placing.faults.push({ code: 'contradiction', message: `${text} is on two levels`, at: `${levelPointer}/${index}` });
      else placeName(placing, given, values, text, Number(level), levelPointer, index);
      seenNames.add(text);
    });
  }
}

function addEntry({ entries }: Placing, { id }: GivenFact, at: string, frame: RefusalFrame): void {
  entries.push({ about: id, at, frame });
}

/** The number of the edge with a name, or a negative number for none. Adds a fault if the two squares share no edge. */
function edgeIndex(placing: Placing, name: string, listPointer: string, index: number): number {
  const edge = edgeNumber(placing.question.map, name);
  if (edge === APART)
    placing.faults.push({ code: 'no-edge', message: `the squares of ${shown(name)} share no edge`, at: `${listPointer}/${index}` });
  return edge;
}

/** A given list of pairs of squares as a set. The pair of `a` and `b` has two numbers in it: a · size + b and b · size + a. */
function placePairs(placing: Placing, given: GivenFact, value: unknown, listPointer: string): ReadonlySet<number> {
  const { map } = placing.question;
  const size = map.columns * map.rows;
  const pairs = new Set<number>();
  if (!Array.isArray(value)) return pairs;
  value.forEach((name: unknown, index) => {
    const [a = -1, b = -1] = String(name)
      .split('|')
      .map((part) => squareNumber(map, part));
    const pointer = `${listPointer}/${index}`;
    if (placing.off.has(pointer)) return;
    if (chebyshev(map, a, b) !== 1)
      placing.faults.push({ code: 'apart', message: `the squares of ${shown(name)} do not touch`, at: pointer });
    pairs.add(a * size + b);
    pairs.add(b * size + a);
    if (placing.watched.has(given.id)) addEntry(placing, given, pointer, { from: a, to: b });
  });
  return pairs;
}
