/** The set-up of a game, from what the players chose on the page: a question `play` without actions. */
import { type Cell, squareName } from '../../../engine/board-notation/squares.ts';
import { type Fields, fieldsOf } from '../base/json.ts';
import type { Judge } from '../boards/judge.ts';
import { BUILD_TOTAL, type Force, type ForceCharacter, forces } from '../games/forces.ts';
import { GameError } from '../games/game-error.ts';

export const playerKinds = ['person', 'greedy', 'random'] as const;
/** Who decides for a player: a person or one of the bots. */
export type PlayerKind = (typeof playerKinds)[number];

/** A `seat` is the number of a player, from 0. */
interface SeatChoice {
  readonly force: Force['id'];
  readonly kind: PlayerKind;
}

export interface StartChoice {
  /** The field `map` of a question. */
  readonly map: Fields;
  /** The maps that the first player may choose instead, where the game begins with its set-up by the rules. */
  readonly otherMaps?: readonly Fields[];
  readonly edition: string;
  /** The pack whose powers are in force; without one, characters have their values alone. */
  readonly pack?: string;
  readonly roundLimit: number;
  readonly seats: readonly SeatChoice[];
}

const playerName = (seat: number): string => `Player ${seat + 1}`;

/**
 * With `otherMaps` the game begins with its set-up; without them its figures are in place. Fails with a {@link GameError} for a map without
 * room for the figures.
 */
export function setUpOf(choice: StartChoice, judge: Judge): Fields {
  const { map, otherMaps, edition, pack, roundLimit, seats } = choice;
  const editionAndPack = { edition, ...(pack !== undefined && { pack }) };
  const common = { ask: 'play', ...editionAndPack, players: seats.map((_, seat) => playerName(seat)), buildTotal: BUILD_TOTAL, roundLimit };
  if (otherMaps === undefined) return { ...common, map, characters: placedCharacters(choice, judge), actions: [], dice: [] };
  const characters: Fields[] = [];
  for (const [seat, { force }] of seats.entries())
    for (const character of forceOf(force).characters)
      characters.push({ ...figureOf(character, nameIn(character, characters), pack), player: playerName(seat), at: [] });
  const objects = seats.flatMap((_, seat) =>
    OBJECTS.map(({ id, kind }) => ({ id: `${id} of ${playerName(seat)}`, kind, player: playerName(seat) })),
  );
  return { ...common, setUp: true, map: withAreas(map), maps: otherMaps.map(withAreas), characters, objects, actions: [], dice: [] };
}

const OBJECTS = [
  { id: 'Crate', kind: 'light' },
  { id: 'Bench', kind: 'light' },
  { id: 'Safe', kind: 'heavy' },
] as const;

/** A map with a starting area of two rows or columns at each of its edges. */
function withAreas(map: Fields): Fields {
  const { columns, rows } = sizeOf(map);
  /** The end column and the end row are not part of the rectangle. */
  const rectangle = (startColumn: number, endColumn: number, startRow: number, endRow: number): readonly string[] => {
    const width = endColumn - startColumn;
    return Array.from({ length: width * (endRow - startRow) }, (_, index) =>
      squareName({ column: startColumn + (index % width), row: startRow + Math.floor(index / width) }),
    );
  };
  const areas = [
    { id: 'the north side', border: 'north', squares: rectangle(0, columns, 0, 2) },
    { id: 'the south side', border: 'south', squares: rectangle(0, columns, rows - 2, rows) },
    { id: 'the west side', border: 'west', squares: rectangle(0, 2, 2, rows - 2) },
    { id: 'the east side', border: 'east', squares: rectangle(columns - 2, columns, 2, rows - 2) },
  ];
  return { ...map, areas };
}

/** Places figures at the middle of their player's edge (south, north, west, east by seat), each in the first square that is allowed. */
function placedCharacters({ map, edition, pack, seats }: StartChoice, judge: Judge): readonly Fields[] {
  const editionAndPack = { edition, ...(pack !== undefined && { pack }) };
  const characters: Fields[] = [];
  for (const [seat, { force }] of seats.entries())
    for (const character of forceOf(force).characters) {
      const placed = startingSquares(map, seat)
        .map((at): Fields => ({ ...figureOf(character, nameIn(character, characters), pack), player: playerName(seat), at }))
        .find((figure) => judge({ ask: 'placement', ...editionAndPack, map, characters: [...characters, figure] }).allowed === true);
      if (placed === undefined) throw new GameError(`There is no room for ${character.name} on this map.`);
      characters.push(placed);
    }
  return characters;
}

function forceOf(id: string): Force {
  const force = forces.find((one) => one.id === id) ?? forces[0];
  if (force === undefined) throw new Error('there are no forces');
  return force;
}

/** Without a pack, powers and abilities are left out, because no rule defines them. */
function figureOf({ points, range, targets, abilities, dial }: ForceCharacter, id: string, pack: string | undefined): Fields {
  const figure = { id, points, range, targets };
  return pack === undefined ? { ...figure, dial: dial.map(({ powers: _, ...values }) => values) } : { ...figure, abilities, dial };
}

function nameIn({ name }: ForceCharacter, characters: readonly Fields[]): string {
  const sameNameCount = characters.filter(({ id }) => id === name || String(id).startsWith(`${name} `)).length;
  return sameNameCount === 0 ? name : `${name} ${sameNameCount + 1}`;
}

/**
 * Squares of the three rows or columns at a player's edge, from the outermost on. In each, every second square comes first, from the middle
 * on, so that a force has room to move.
 */
function startingSquares(map: Fields, seat: number): readonly string[] {
  const { columns, rows } = sizeOf(map);
  const isHorizontal = seat < 2;
  const length = isHorizontal ? columns : rows;
  const middle = (length - 1) / 2;
  const fromMiddle = Array.from({ length }, (_, index) => index).sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle));
  const everySecondFirst = [...fromMiddle.filter((index) => index % 2 === 0), ...fromMiddle.filter((index) => index % 2 === 1)];
  return [0, 1, 2].flatMap((line) => everySecondFirst.map((index) => squareName(cellAt(seat, line, index, { columns, rows }))));
}

const sizeOf = (map: Fields): { readonly columns: number; readonly rows: number } => ({
  columns: Number(map.columns),
  rows: Number(map.rows),
});

/** `line` counts rows or columns from the player's edge, `index` squares along the edge; both from 0. */
function cellAt(seat: number, line: number, index: number, { columns, rows }: { readonly columns: number; readonly rows: number }): Cell {
  switch (seat) {
    case 0:
      return { column: index, row: rows - 1 - line };
    case 1:
      return { column: index, row: line };
    case 2:
      return { column: line, row: index };
    default:
      return { column: columns - 1 - line, row: index };
  }
}

export function characterIn(question: Fields, id: string): Fields {
  const list = Array.isArray(question.characters) ? question.characters : [];
  return fieldsOf(list.map(fieldsOf).find((one) => one.id === id));
}
