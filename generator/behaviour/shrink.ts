/** Reduces a question as long as it still passes a test, such as two sets of rules answering it differently. */
import type { Json, JsonObject } from '../../engine/base/json.ts';
import { isObject } from '../../engine/base/json.ts';
import { squareName, squareOf } from '../../engine/board-notation/squares.ts';

/** Leaves out and crops whatever can go while `shows` holds. Every step makes the question smaller or its map outdoor, so it ends. */
export function shrink(question: JsonObject, shows: (smaller: JsonObject) => boolean): JsonObject {
  let smallest = question;
  for (let next: JsonObject | undefined = smallest; next !== undefined; ) {
    smallest = next;
    next = smallerThan(smallest).find(shows);
  }
  return smallest;
}

/** One step smaller, the largest steps first. */
function smallerThan(question: JsonObject): JsonObject[] {
  return [...cropped(question), ...without(question).filter(isObject), ...withoutFirstSquare(question), ...plainer(question)];
}

function cropped(question: JsonObject): JsonObject[] {
  const { map } = question;
  if (!isObject(map)) return [];
  const [columns, rows] = [Number(map['columns']), Number(map['rows'])];
  const crop = (field: 'columns' | 'rows', side: 'first' | 'last', remaining: number): JsonObject[] => {
    // `remaining` is NaN for a map without the field, so this is not written as `remaining < 1`.
    if (!(remaining >= 1)) return [];
    const moved = side === 'last' ? question : shifted(question, field === 'columns' ? -1 : 0, field === 'rows' ? -1 : 0);
    if (!isObject(moved) || !isObject(moved['map'])) return [];
    return [{ ...moved, map: { ...moved['map'], [field]: remaining } }];
  };
  return [
    ...crop('columns', 'last', columns - 1),
    ...crop('rows', 'last', rows - 1),
    ...crop('columns', 'first', columns - 1),
    ...crop('rows', 'first', rows - 1),
  ];
}

/** Every square and edge (`A1|B1`) moved; undefined when one would then be outside the map. Ids may look like squares, so they stay. */
function shifted(value: Json, addedColumns: number, addedRows: number): Json | undefined {
  if (typeof value === 'string') {
    const parts = value.split('|').map((part) => squareOf(part));
    const squares = parts.flatMap((square) =>
      square === undefined ? [] : [{ column: square.column + addedColumns, row: square.row + addedRows }],
    );
    if (squares.length < parts.length) return value;
    return squares.every(({ column, row }) => column >= 0 && row >= 0) ? squares.map(squareName).join('|') : undefined;
  }
  if (Array.isArray(value)) {
    const list = value.map((entry: Json) => shifted(entry, addedColumns, addedRows));
    return list.every((entry) => entry !== undefined) ? list : undefined;
  }
  if (!isObject(value)) return value;
  const fields = Object.entries(value).map(
    ([key, entry]) => [key, key === 'id' ? entry : shifted(entry, addedColumns, addedRows)] as const,
  );
  return fields.every(([, entry]) => entry !== undefined)
    ? Object.fromEntries(fields.flatMap(([k, v]) => (v === undefined ? [] : [[k, v]])))
    : undefined;
}

/** The value with one entry or field less, at any depth. */
function without(value: Json): Json[] {
  if (Array.isArray(value))
    return value.flatMap((entry: Json, index) => [
      value.filter((_, other) => other !== index),
      ...without(entry).map((smaller) => value.map((old: Json, other) => (other === index ? smaller : old))),
    ]);
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([key, entry]) => {
    const { [key]: _, ...rest } = value;
    return [rest, ...without(entry).map((smaller) => ({ ...value, [key]: smaller }))];
  });
}

/** The question with the first square of a path dropped, and everything on that square moved to the second. */
function withoutFirstSquare(question: JsonObject): JsonObject[] {
  return pathsIn(question).flatMap(([first = '', second = '']) => {
    const shortened = withSquareMerged(question, first, second);
    return isObject(shortened) ? [shortened] : [];
  });
}

function pathsIn(value: Json): (readonly string[])[] {
  if (Array.isArray(value)) {
    const names = value.filter((entry): entry is string => typeof entry === 'string' && squareOf(entry) !== undefined);
    return names.length === value.length && names.length > 1 ? [names] : value.flatMap(pathsIn);
  }
  return isObject(value) ? Object.values(value).flatMap(pathsIn) : [];
}

/** Drops `first` from paths that begin with both squares, and replaces it by `second` everywhere else. */
function withSquareMerged(value: Json, first: string, second: string): Json {
  if (Array.isArray(value)) {
    const rest: readonly Json[] = value[0] === first && value[1] === second ? value.slice(1) : value;
    return rest.map((entry) => withSquareMerged(entry, first, second));
  }
  if (isObject(value))
    return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, withSquareMerged(entry, first, second)]));
  return value === first ? second : value;
}

/** Replaces the kind of the map by outdoor, which a drawn board need not state. */
function plainer(question: JsonObject): JsonObject[] {
  const { map } = question;
  return isObject(map) && map['kind'] !== undefined && map['kind'] !== 'outdoor' ? [{ ...question, map: { ...map, kind: 'outdoor' } }] : [];
}
