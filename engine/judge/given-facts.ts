/** The facts that a question gives of its map, characters and objects, as the planes of a board. */
import { fieldOf } from '../game/listed.ts';
import type { BoardCharacter, BoardMap, BoardObject } from '../generated/question.ts';
import { chebyshev } from '../kernel/distance.ts';
import type { RefusalFrame } from '../kernel/frames.ts';
import { capabilityBit, numberOfText } from '../kernel/given-values.ts';
import { derivedPlane, type Facts, givenPlane } from '../kernel/plane.ts';
import type { GivenFact, Rules } from '../kernel/rules.ts';
import { escapeKey, isObject, type JudgeFault, shown } from './shape.ts';
import { APART, type SpotNumbers } from './spot-numbers.ts';

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

/** One entry of a question that constraints on the set-up may refuse: what they call it (`Constraint.about`), and its pointer. */
export interface GivenEntry {
  readonly about: string;
  readonly at: string;
  readonly frame: RefusalFrame;
}

export interface Placing {
  readonly rules: Rules;
  readonly question: BoardQuestion;
  /** The numbers of squares and edges of the map, by name. */
  readonly spotNumbers: SpotNumbers;
  readonly faults: JudgeFault[];
  /** Pointers of squares and edges that are off the map; no other fault of them is reported. */
  readonly off: Set<string>;
  /** What constraints on the set-up are about. */
  readonly watched: ReadonlySet<string>;
  readonly entries: GivenEntry[];
  /** The texts of the question in the order of their numbers; those of cached terrain come first. */
  readonly texts: string[];
}

/** The fields of a question whose entries give facts of the board; `given` of a fact begins with one of them. */
const FIELD: { readonly [list: string]: keyof BoardQuestion } = { map: 'map', characters: 'characters', objects: 'objects' };

/** Fills one given fact from the field of the question that its `given` names: in `facts`, or a fact of pairs of squares in `pairs`. */
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
    factsOfSubject[given.name] = derivedPlane(count, () => given.first);
    return;
  }
  const values = new Int32Array(count).fill(given.first);
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
  else if (isObject(value)) placeLevels(placing, given, value, values, pointer);
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
  const { spotNumbers, off, watched } = placing;
  // Most maps have nothing off the map: then no pointer is made.
  if (off.size > 0 && off.has(`${listPointer}/${index}`)) return;
  const spot = given.subject === 'edge' ? edgeIndex(placing, name, listPointer, index) : spotNumbers.square(name);
  if (spot < 0) return;
  values[spot] = value;
  if (watched.has(given.id)) addEntry(placing, given, `${listPointer}/${index}`, { [given.subject]: spot });
}

/** Fills a fact given as lists of squares by level. */
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
      if (seenNames.has(text) && values[placing.spotNumbers.square(text)] !== Number(level))
        placing.faults.push({ code: 'contradiction', message: `${text} is on two levels`, at: `${levelPointer}/${index}` });
      else placeName(placing, given, values, text, Number(level), levelPointer, index);
      seenNames.add(text);
    });
  }
}

function addEntry({ entries }: Placing, { id }: GivenFact, at: string, frame: RefusalFrame): void {
  entries.push({ about: id, at, frame });
}

/** The edge of a name; negative where there is none. Adds a fault if the two squares share no edge. */
function edgeIndex(placing: Placing, name: string, listPointer: string, index: number): number {
  const edge = placing.spotNumbers.edge(name);
  if (edge === APART)
    placing.faults.push({ code: 'no-edge', message: `the squares of ${shown(name)} share no edge`, at: `${listPointer}/${index}` });
  return edge;
}

/** The set of a given list of pairs of squares `a` and `b`, each as a · size + b; it has both orders of each pair. */
function placePairs(placing: Placing, given: GivenFact, value: unknown, listPointer: string): ReadonlySet<number> {
  const { map } = placing.question;
  const size = map.columns * map.rows;
  const pairs = new Set<number>();
  if (!Array.isArray(value)) return pairs;
  value.forEach((name: unknown, index) => {
    const [a = -1, b = -1] = String(name)
      .split('|')
      .map((part) => placing.spotNumbers.square(part));
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
