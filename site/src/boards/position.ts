/** A position: the part of a question that can be drawn and edited. */

import { isStructure } from '../../../engine/base/json.ts';
import { type Fields, fieldsOf, listOf, numberOf, textOf, textsOf } from '../base/json.ts';
import { mapKinds, sizes, standardSize } from '../generated/features.ts';
import { type SquareKind, squareKinds } from './square-kinds.ts';

export interface BoardMap {
  readonly kind: string;
  readonly columns: number;
  readonly rows: number;
  /** Squares by the name of their kind. */
  readonly terrain: { readonly [kind: string]: readonly string[] };
  /** Squares by their level. A square that is in no list has level 1; a question may list level 1 too. */
  readonly elevation: { readonly [level: string]: readonly string[] };
  /** Edges, as are `stairs`. */
  readonly walls: readonly string[];
  readonly stairs: readonly string[];
  /** The squares of all starting areas. */
  readonly starts: readonly string[];
}
export interface Figure {
  readonly id: string;
  /** True unless the figure's player is `p2`. */
  readonly isFirstPlayers: boolean;
  readonly at: readonly string[];
  readonly size: string;
  /** Its other fields, unchanged. */
  readonly other: Fields;
}
export interface BoardObject {
  readonly id: string;
  readonly kind: string;
  /** Its square; absent while a character holds it. */
  readonly at?: string;
  readonly other: Fields;
}
export interface Position {
  readonly map: BoardMap;
  readonly figures: readonly Figure[];
  readonly objects: readonly BoardObject[];
}

const mapKindOf = (value: unknown): string | undefined => mapKinds.find((kind) => kind === value);
export const squaresOf = ({ terrain }: Pick<BoardMap, 'terrain'>, { name }: SquareKind): readonly string[] => terrain[name] ?? [];

function readMap(map: Fields): BoardMap | undefined {
  const columns = numberOf(map.columns);
  const rows = numberOf(map.rows);
  const kind = mapKindOf(map.kind);
  if (columns === undefined || rows === undefined || kind === undefined) return undefined;
  return {
    kind,
    columns,
    rows,
    terrain: Object.fromEntries(squareKinds.map(({ name }) => [name, textsOf(map[name])])),
    elevation: Object.fromEntries(Object.entries(fieldsOf(map.elevation)).map(([level, squares]) => [level, textsOf(squares)])),
    walls: textsOf(map.walls),
    stairs: textsOf(map.stairs),
    starts: Object.values(fieldsOf(map.starts)).flatMap(textsOf),
  };
}

export function readPosition(question: unknown): Position | undefined {
  const fields = fieldsOf(question);
  const map = readMap(fieldsOf(fields.map));
  if (map === undefined) return undefined;
  const characters = listOf(fields.characters).map(fieldsOf);
  const figures = characters.map(
    ({ id, player, at, size, ...other }): Figure => ({
      id: textOf(id) ?? '?',
      isFirstPlayers: player !== 'p2',
      at: typeof at === 'string' ? [at] : textsOf(at),
      size: sizes.find((one) => one === size) ?? standardSize,
      other: { player, ...other },
    }),
  );
  const objects = listOf(fields.objects)
    .map(fieldsOf)
    .map(({ id, kind, at, ...other }): BoardObject => {
      const square = textOf(at);
      return { id: textOf(id) ?? '?', kind: textOf(kind) ?? 'light', other, ...(square === undefined ? {} : { at: square }) };
    });
  return { map, figures, objects };
}

/** Makes a value once per part of a position. The value is deeply frozen, so that the judge can cache what it derives from it. */
function memoizedPer<Part extends object, Made>(make: (part: Part) => Made): (part: Part) => Made {
  const madeByPart = new WeakMap<Part, Made>();
  return (part) => {
    const value = madeByPart.get(part) ?? deepFreeze(make(part));
    madeByPart.set(part, value);
    return value;
  };
}

function deepFreeze<T>(value: T): T {
  if (isStructure(value)) Object.values(Object.freeze(value)).forEach(deepFreeze);
  return value;
}

const writeMap = memoizedPer(({ terrain, starts: _drawnOnly, ...rest }: BoardMap): Fields => {
  // An empty list is left out: the rules refuse some lists on maps that cannot have such squares.
  const writtenKinds = squareKinds.filter((kind) => squaresOf({ terrain }, kind).length > 0);
  return { ...rest, ...Object.fromEntries(writtenKinds.map(({ name }) => [name, terrain[name] ?? []])) };
});

const writeObjects = memoizedPer((objects: readonly BoardObject[]): readonly Fields[] =>
  objects.map(({ id, kind, at, other }) => ({ id, kind, ...other, ...(at === undefined ? {} : { at }) })),
);

const writeFigures = memoizedPer((figures: readonly Figure[]): readonly Fields[] =>
  figures.map(({ id, at, size, other }) => ({ id, ...other, at: at.length === 1 ? at[0] : at, size })),
);

export function writePosition({ map, figures, objects }: Position): Fields {
  return {
    map: writeMap(map),
    characters: writeFigures(figures),
    ...(objects.length > 0 ? { objects: writeObjects(objects) } : {}),
  };
}
