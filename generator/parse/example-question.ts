import type { Json, JsonObject } from '../../engine/base/json.ts';
import { isObject } from '../../engine/base/json.ts';
import type { DrawnBoard } from '../../engine/board-notation/parse-board.ts';
import type { Diagnostic, Place } from '../diagnostic.ts';
import { expandDials } from './dials.ts';
import type { ReadEntry } from './example-claims.ts';
import type { Key } from './example-entries.ts';

/** The whole question without `edition`: the fields of `ask` first, then map, characters, objects. Undefined if `ask` is no object. */
export function makeQuestion(
  ask: ReadEntry,
  board: DrawnBoard | 'faulty' | undefined,
  entries: readonly ReadEntry[],
  diagnostics: Diagnostic[],
): JsonObject | undefined {
  const entryOf = (key: Key): ReadEntry | undefined => entries.find((entry) => entry.key === key);
  const map = entryOf('map');
  const drawn = board === 'faulty' ? undefined : board;
  if (!isObject(ask.value)) return undefined;
  const question: { [field: string]: Json } = {};
  for (const [field, value] of Object.entries(ask.value)) if (field !== 'edition') question[field] = value;
  if (Object.hasOwn(ask.value, 'edition')) {
    const { edition } = ask.value;
    const claimed = typeof edition === 'string' ? edition : '<edition>';
    diagnostics.push({
      code: 'example-edition-misplaced',
      severity: 'error',
      message: 'An example is asked in every edition.',
      place: ask.place,
      hint: `Name the edition on the line that claims: "verdict ${claimed}: {…}".`,
    });
  }
  const added: { [field: string]: Json } = {};
  if (board !== undefined || map !== undefined) added['map'] = mergeMap(drawn?.map ?? {}, fieldsOf(map));
  // Where the board has faults, its characters are not known.
  const needsSquares = board !== 'faulty';
  const characters = mergeList(drawn?.characters ?? [], entryOf('characters'), needsSquares, diagnostics);
  const objects = mergeList(drawn?.objects ?? [], entryOf('objects'), false, diagnostics);
  if (characters.length > 0) added['characters'] = characters;
  if (objects.length > 0) added['objects'] = objects;
  for (const field of Object.keys(added)) {
    if (!Object.hasOwn(question, field)) continue;
    const message = `"${field}" is given both in "ask" and beside it.`;
    diagnostics.push({
      code: 'example-form-mixed',
      severity: 'error',
      message,
      place: ask.place,
      found: field,
      hint: `Leave "${field}" out of "ask".`,
    });
  }
  const { place } = entryOf('characters') ?? ask;
  const whole = { ...question, ...added };
  if (!entries.some(({ text }) => MAY_HAVE_DIAL.test(text))) return whole;
  return expandDials(whole, (clicks) => diagnostics.push(wrongClicks(clicks, place)));
}

/** Most questions have no dial. The name may be written with escapes. */
const MAY_HAVE_DIAL = /"dial"|\\u/;

const wrongClicks = (clicks: Json, place: Place): Diagnostic => ({
  code: 'example-value-malformed',
  severity: 'error',
  message: '"clicks" in a dial is how many equal clicks follow each other.',
  place,
  found: `"clicks": ${JSON.stringify(clicks)}`,
  expected: 'a whole number from 2 to 99',
  hint: 'Leave "clicks" out of a click that is there once.',
});

function fieldsOf(entry: ReadEntry | undefined): JsonObject {
  return entry !== undefined && isObject(entry.value) ? entry.value : {};
}

/** Lists of squares and edges, and the levels of the elevation, grow; every other field is replaced. */
function mergeMap(drawn: JsonObject, added: JsonObject): JsonObject {
  const merged: { [field: string]: Json } = { ...drawn };
  for (const [field, value] of Object.entries(added)) {
    const before = merged[field];
    if (Array.isArray(before) && Array.isArray(value)) merged[field] = [...before, ...value];
    else if (field === 'elevation' && isObject(before) && isObject(value)) merged[field] = mergeMap(before, value);
    else merged[field] = value;
  }
  return merged;
}

/** The drawn characters or objects with the fields added by id, then those that only the entry has. */
function mergeList(
  drawn: readonly JsonObject[],
  entry: ReadEntry | undefined,
  needsSquares: boolean,
  diagnostics: Diagnostic[],
): JsonObject[] {
  const added = fieldsOf(entry);
  const list = drawn.map((item) => ({ ...item, ...fieldsFor(added, String(item['id'])) }));
  if (entry === undefined) return list;
  const drawnIds = new Set(drawn.map((item) => item['id']));
  const refuse = (message: string, found: string, expected: string): void => {
    diagnostics.push({ code: 'example-value-malformed', severity: 'error', message, place: entry.place, found, expected });
  };
  for (const [id, fields] of Object.entries(added)) {
    if (!isObject(fields))
      refuse(`"${id}" among the ${entry.key} is no object.`, JSON.stringify(fields).slice(0, 60), '{"field": value, …}');
    else if (Object.hasOwn(fields, 'id')) refuse(`"${id}" among the ${entry.key} has a second id.`, '"id"', 'the id as its name alone');
    else if (!drawnIds.has(id)) {
      list.push({ id, ...fields });
      const lacksSquare = needsSquares && !Object.hasOwn(fields, 'at');
      if (lacksSquare) refuse(`The character "${id}" is not on the board.`, id, 'a letter of the board, or "at" with its square');
    }
  }
  return list;
}

function fieldsFor(added: JsonObject, id: string): JsonObject {
  const fields = Object.hasOwn(added, id) ? added[id] : undefined;
  return isObject(fields) ? fields : {};
}
