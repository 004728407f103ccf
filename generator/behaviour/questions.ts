/**
 * Random questions, varied from those of the examples: whatever examples can ask is tried, so that a new fact, list of the map or kind of
 * question needs nothing here. Many variations are refused by the judge; they cost little.
 */
import type { Json, JsonObject } from '../../engine/base/json.ts';
import { isObject } from '../../engine/base/json.ts';
import { squareName, squareOf } from '../../engine/board-notation/squares.ts';
import type { Definition } from '../generated/definition.ts';
import { Chance } from './chance.ts';
import { type Scalar, scalarsOf } from './scalars.ts';
import { type Focus, pickNamed, replaceAt, type Values, valuesOf, varyField, varyList } from './vary-fields.ts';

const MOST_VARIATIONS = 5;
/** Fewer for a game: each change may end it before the action that matters. */
const MOST_GAME_VARIATIONS = 2;

const NO_FOCUS: Focus = { questions: [], examples: [], words: new Set(), numbers: [] };

const isGame = ({ ask }: JsonObject): boolean => ask === 'play';

type Vary = (question: JsonObject, values: Values, chance: Chance, focus: Focus) => JsonObject;

/**
 * An endless series of questions, none of them a game. Values are those of the examples and those that records with `given` allow: there
 * may be no example yet with the list of the map or the size that an erratum adds. With a focus most questions begin with one of its
 * questions, about half of these with an example of its clauses, and vary the fields that it names more often.
 */
export function* randomQuestions(
  exampleQuestions: readonly JsonObject[],
  seed: number,
  definitions: readonly Definition[] = [],
  focus: Focus = NO_FOCUS,
): Generator<JsonObject> {
  const withoutGames = exampleQuestions.filter((question) => !isGame(question));
  const ofFocus = focus.questions.filter((question) => !isGame(question));
  const ofClauses = focus.examples.filter((question) => !isGame(question));
  const byKind = [...Map.groupBy(withoutGames, ({ ask }) => ask).values()];
  const chance = new Chance(seed);
  const values = valuesOf([...withoutGames, ...samplesOfAll(definitions, withoutGames)]);
  for (;;) {
    const nearest = ofClauses.length > 0 && chance.below(2) === 0 ? ofClauses : ofFocus;
    const focused = ofFocus.length > 0 && chance.below(4) > 0 ? nearest : undefined;
    // Half of the time the kind of question is drawn first, so that a kind with few examples is as likely as the others.
    const start = chance.pick(focused ?? (chance.below(2) === 0 ? withoutGames : (chance.pick(byKind) ?? [])));
    if (start === undefined) return;
    yield varied(start, vary, MOST_VARIATIONS, { values, chance, focus });
  }
}

/**
 * An endless series of games, varied from those of the focus, about half of them from examples of its clauses; an empty series if the focus
 * has no game. The pieces, the map and the dice are varied, the actions stay: another action is seldom legal.
 */
export function* randomGames(
  exampleQuestions: readonly JsonObject[],
  seed: number,
  definitions: readonly Definition[],
  focus: Focus,
): Generator<JsonObject> {
  const games = focus.questions.filter(isGame);
  const examples = focus.examples.filter(isGame);
  const chance = new Chance(seed);
  const values = valuesOf([...exampleQuestions, ...samplesOfAll(definitions, exampleQuestions)]);
  for (;;) {
    const start = chance.pick(examples.length > 0 && chance.below(2) === 0 ? examples : games);
    if (start === undefined) return;
    yield varied(start, varyGame, MOST_GAME_VARIATIONS, { values, chance, focus });
  }
}

interface Variation {
  readonly values: Values;
  readonly chance: Chance;
  readonly focus: Focus;
}

function varied(start: JsonObject, varyOnce: Vary, most: number, { values, chance, focus }: Variation): JsonObject {
  let question = start;
  for (let left = 1 + chance.below(most); left > 0; left--) question = varyOnce(question, values, chance, focus);
  return question;
}

const samplesOfAll = (definitions: readonly Definition[], questions: readonly JsonObject[]): JsonObject[] =>
  definitions.flatMap((definition) => samplesOf(definition, questions));

/**
 * Questions with the field that a record names in `given` (`map.bog`, `characters.size`, `force.characters.ring`): one for a list of the
 * map, and one for each value of an enumeration or a set; none for a field of the question `play` itself. A field deeper inside is put into
 * the first of `questions` of each kind that has the object or list around it.
 */
export function samplesOf(definition: Definition, questions: readonly JsonObject[]): JsonObject[] {
  if (definition.kind !== 'record' || definition.given === undefined) return [];
  const { given, of, type } = definition;
  const [part = '', field = '', ...deeper] = given.split('.');
  if (part === 'play') return [];
  if (part === 'map') return of === 'square' && type === 'bool' ? [{ map: { [field]: ['A1'] } }] : [];
  const values: readonly Json[] = typeof type === 'string' ? [] : 'enum' in type ? type.enum : type.set.map((value) => [value]);
  if (deeper.length === 0) return values.map((value) => ({ [part]: [{ [field]: value }] }));
  return values.flatMap((value) => {
    const byKind = new Map<Json | undefined, JsonObject>();
    for (const question of questions) {
      const sample = byKind.has(question['ask']) ? undefined : alongPath(question, [part, field, ...deeper], value);
      if (isObject(sample)) byKind.set(question['ask'], sample);
    }
    return [...byKind].map(([ask, sample]) => ({ ...sample, ...(ask === undefined ? {} : { ask }) }));
  });
}

/**
 * A copy of a value that has only the objects and lists around one field, with `leaf` in this field. Undefined if no object in the value
 * may have the field.
 */
function alongPath(value: Json | undefined, keys: readonly string[], leaf: Json): Json | undefined {
  if (Array.isArray(value)) {
    for (const entry of value) {
      const inner = alongPath(entry, keys, leaf);
      if (inner !== undefined) return [inner];
    }
    return undefined;
  }
  const [key = '', ...rest] = keys;
  if (!isObject(value)) return undefined;
  const inner = rest.length === 0 ? leaf : alongPath(value[key], rest, leaf);
  return inner === undefined ? undefined : { [key]: inner };
}

function vary(question: JsonObject, values: Values, chance: Chance, focus: Focus): JsonObject {
  // On a map, changing a field or a list of the map is twice as likely as moving a square, adding a piece or changing another list.
  const variations = isObject(question['map'])
    ? [varyField, varyField, varyMapList, varyMapList, moveSquare, addPiece, varyList]
    : [varyField, varyField, varyList];
  return (chance.pick(variations) ?? varyField)(question, values, chance, focus);
}

function varyGame(question: JsonObject, values: Values, chance: Chance, focus: Focus): JsonObject {
  const variations = [varyField, varyField, varyField, varyMapList, moveSquare, varyDie];
  return (chance.pick(variations) ?? varyField)(question, values, chance, focus);
}

function varyDie(question: JsonObject, values: Values, chance: Chance): JsonObject {
  const { dice } = question;
  if (!Array.isArray(dice) || dice.length === 0) return question;
  const roll = chance.pick(values.get('play/dice/*') ?? []) ?? null;
  return { ...question, dice: dice.with(chance.below(dice.length), roll) };
}

export const extentOf = (question: JsonObject): { readonly columns: number; readonly rows: number } => {
  const map = isObject(question['map']) ? question['map'] : {};
  return { columns: Number(map['columns'] ?? 1), rows: Number(map['rows'] ?? 1) };
};

/** Half of the time a square that the question names, if it names any: most other squares make no difference to its answer. */
function concernedSquare(question: JsonObject, chance: Chance): string {
  const named = squaresOutsideMap(question).map(({ value }) => String(value));
  const square = chance.below(2) === 0 ? chance.pick(named) : undefined;
  return square ?? randomSquare(question, chance);
}

export function randomSquare(question: JsonObject, chance: Chance): string {
  const { columns, rows } = extentOf(question);
  return squareName({ column: chance.below(columns), row: chance.below(rows) });
}

export function randomEdge(question: JsonObject, chance: Chance): string {
  const square = squareOf(randomSquare(question, chance)) ?? { column: 0, row: 0 };
  const next = chance.below(2) === 0 ? { ...square, column: square.column + 1 } : { ...square, row: square.row + 1 };
  return `${squareName(square)}|${squareName(next)}`;
}

function varyMapList(question: JsonObject, values: Values, chance: Chance, focus: Focus): JsonObject {
  const map = isObject(question['map']) ? question['map'] : {};
  const lists = [...values].filter(([path, known]) => /^\/map\/[^*]+\/\*$/.test(path) && known.every((one) => typeof one === 'string'));
  const picked = pickNamed(lists, ([one]) => one.split('/').some((name) => focus.words.has(name)), chance);
  if (picked === undefined) return question;
  const [path, known] = picked;
  const keys = path.split('/').slice(2, -1);
  const isEdges = known.some((one) => String(one).includes('|'));
  const list = keys.reduce<Json | undefined>((value, key) => (isObject(value) ? value[key] : undefined), map);
  const listed = Array.isArray(list) ? list : [];
  const added = isEdges ? randomEdge(question, chance) : concernedSquare(question, chance);
  const droppedIndex = chance.below(listed.length);
  const isDropping = listed.length > 0 && chance.below(3) === 0;
  if (!isDropping && listed.includes(added)) return question;
  const changed = isDropping ? listed.filter((_, index) => index !== droppedIndex) : [...listed, added];
  return { ...question, map: setAt(map, keys, changed) };
}

function setAt(value: Json, keys: readonly string[], newValue: Json): Json {
  const [key, ...rest] = keys;
  if (key === undefined) return newValue;
  const fields = isObject(value) ? value : {};
  return { ...fields, [key]: setAt(fields[key] ?? {}, rest, newValue) };
}

const squaresOutsideMap = ({ map: _, ...others }: JsonObject): readonly Scalar[] =>
  scalarsOf(others).filter(({ value }) => squareOf(value) !== undefined);

function moveSquare(question: JsonObject, _: Values, chance: Chance): JsonObject {
  const square = chance.pick(squaresOutsideMap(question));
  const moved = square === undefined ? question : replaceAt(question, square.keys, randomSquare(question, chance));
  return isObject(moved) ? moved : question;
}

function addPiece(question: JsonObject, values: Values, chance: Chance): JsonObject {
  const kind = chance.below(3) === 0 ? 'objects' : 'characters';
  const list = Array.isArray(question[kind]) ? question[kind] : [];
  const piece = chance.pick(values.get(`/${kind}/*`) ?? []);
  if (!isObject(piece)) return question;
  const taken = new Set(list.map((one) => (isObject(one) ? one['id'] : undefined)));
  const names = kind === 'objects' ? ['o1', 'o2', 'o3', 'o4'] : [...'ABCDEFGHIJ'];
  const id = names.find((name) => !taken.has(name));
  if (id === undefined) return question;
  // What it holds, or who holds it, is not added with it.
  const { holds: _, heldBy: __, ...fields } = piece;
  return { ...question, [kind]: [...list, { ...fields, id, at: randomSquare(question, chance) }] };
}
