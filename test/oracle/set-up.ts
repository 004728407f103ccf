/**
 * The set-up of a game, plainly: the roll for first player, the order of the players, the choice of map and starting areas, areas that
 * grow, objects and characters placed. A generator yields requests and takes the answers; it shares no code with the engine.
 */
import { allSquares, createBoard, isBlocking, isHinderingToMove } from './board.ts';
import type { Edition, MapInput, ObjectInput } from './question.ts';
import { nameOf, type Square, squareNamed, squaresOf } from './square.ts';

export type Border = 'north' | 'east' | 'south' | 'west';
export interface Area {
  readonly id: string;
  readonly border: Border;
  squares: readonly string[];
}
export type MapWithAreas = MapInput & { readonly name: string; readonly areas: readonly Area[] };
export interface Preparation {
  readonly edition: Edition;
  readonly maps: readonly MapWithAreas[];
  readonly players: readonly string[];
  readonly characters: readonly { readonly id: string; readonly player: string }[];
  readonly objects: readonly { readonly id: string; readonly player: string; readonly kind: ObjectInput['kind'] }[];
}

interface Prepared {
  /** The players in the order of their turns. */
  readonly seats: string[];
  map: MapInput;
  readonly objects: ObjectInput[];
  readonly squareById: Map<string, string>;
}

/** What the set-up asks the player `by` for: a roll, or a pick of `what`, one of `from`. */
export type SetUpRequest =
  | { readonly kind: 'roll'; readonly by: string; readonly dice: 2 }
  | { readonly kind: 'pick'; readonly by: string; readonly what: string; readonly from: ReadonlySet<string> };
export interface SetUpReply {
  readonly dice?: readonly number[];
  readonly picked?: string;
}
type Asking<T> = Generator<SetUpRequest, T, SetUpReply>;

const OPPOSITE: { readonly [border in Border]: Border } = { north: 'south', south: 'north', east: 'west', west: 'east' };

export function* setUp(preparation: Preparation): Asking<Prepared> {
  const seats = yield* seat(yield* rank(preparation.players));
  const [firstPlayer = '', ...laterPlayers] = seats;
  const name = yield* pick(firstPlayer, 'map', new Set(preparation.maps.map((one) => one.name)));
  const map = preparation.maps.find((one) => one.name === name);
  if (map === undefined) throw new Error(`no map ${name}`);
  const areasByPlayer = yield* chooseAreas(map.areas, [...laterPlayers, firstPlayer]);
  const startingSquaresByPlayer = yield* grow(preparation, map, areasByPlayer);
  const objects = yield* placeObjects(preparation, map, seats, startingSquaresByPlayer);
  const squareById = new Map<string, string>();
  for (const player of seats) yield* placeForce(preparation, map, player, startingSquaresByPlayer.get(player) ?? new Set(), squareById);
  return { seats, map, objects, squareById };
}

/** A choice by a player, who is not asked if there is only one candidate. */
function* pick(by: string, what: string, from: ReadonlySet<string>): Asking<string> {
  const [only] = from;
  if (from.size === 1 && only !== undefined) return only;
  const { picked } = yield { kind: 'pick', by, what, from };
  if (picked === undefined || !from.has(picked)) throw new Error(`${picked} is no ${what}`);
  return picked;
}

function* rank(players: readonly string[]): Asking<string[]> {
  const rolled: { readonly player: string; readonly total: number }[] = [];
  for (const player of players) {
    const { dice = [] } = yield { kind: 'roll', by: player, dice: 2 };
    rolled.push({ player, total: (dice[0] ?? 0) + (dice[1] ?? 0) });
  }
  const ranked: string[] = [];
  for (const total of [...new Set(rolled.map((one) => one.total))].sort((a, b) => b - a)) {
    const tied = rolled.filter((one) => one.total === total).map(({ player }) => player);
    ranked.push(...(tied.length === 1 ? tied : yield* rank(tied)));
  }
  return ranked;
}

function* seat(ranked: readonly string[]): Asking<string[]> {
  const seats: string[] = [];
  for (const chooser of ranked) seats.push(yield* pick(chooser, 'seat', new Set(ranked.filter((player) => !seats.includes(player)))));
  return seats;
}

/** Each player takes a side with all its areas. Two players sit on opposite sides. */
function* chooseAreas(areas: readonly Area[], order: readonly string[]): Asking<Map<string, Area[]>> {
  const borderByPlayer = new Map<string, Border>();
  const onSide = (border: Border): Area[] => areas.filter((area) => area.border === border);
  for (const player of order) {
    const takenBorders = [...borderByPlayer.values()];
    const openAreas = areas.filter(({ border }) => {
      if (takenBorders.includes(border)) return false;
      if (order.length !== 2) return true;
      return takenBorders.length === 0 ? onSide(OPPOSITE[border]).length > 0 : takenBorders.includes(OPPOSITE[border]);
    });
    const id = yield* pick(player, 'area', new Set(openAreas.map((area) => area.id)));
    borderByPlayer.set(player, areas.find((area) => area.id === id)?.border ?? 'north');
  }
  return new Map([...borderByPlayer].map(([player, border]) => [player, onSide(border).map((area) => ({ ...area }))]));
}

const boundsOf = (squares: readonly Square[]) => ({
  top: Math.min(...squares.map(({ row }) => row)),
  bottom: Math.max(...squares.map(({ row }) => row)),
  left: Math.min(...squares.map(({ column }) => column)),
  right: Math.max(...squares.map(({ column }) => column)),
});

/**
 * The squares that an area gains by `rows` towards the middle of the map and, at `end`, a column: 1 is the left end, 2 the right one, and
 * undefined adds no column. For an area on the west or east side rows and columns change places, and the ends are the top and the bottom.
 */
function addition(area: Area, map: MapInput, rows: 0 | 1, end: string | undefined, foreignSquares: ReadonlySet<string>): string[] {
  const before = boundsOf(area.squares.map(squareNamed));
  const after = { ...before };
  if (area.border === 'north') after.bottom += rows;
  if (area.border === 'south') after.top -= rows;
  if (area.border === 'west') after.right += rows;
  if (area.border === 'east') after.left -= rows;
  const isAcross = area.border === 'north' || area.border === 'south';
  if (end === '1') after[isAcross ? 'left' : 'top'] -= 1;
  if (end === '2') after[isAcross ? 'right' : 'bottom'] += 1;
  const isInside = ({ column, row }: Square, box: typeof before): boolean =>
    column >= box.left && column <= box.right && row >= box.top && row <= box.bottom;
  return squaresOf(map)
    .filter((square) => isInside(square, after) && !isInside(square, before))
    .map(nameOf)
    .filter((name) => !foreignSquares.has(name));
}

/** While a force does not fit into its areas, all players' areas grow by a row and a column, never onto an area of another player. */
function* grow(preparation: Preparation, map: MapWithAreas, areasByPlayer: ReadonlyMap<string, Area[]>): Asking<Map<string, Set<string>>> {
  const squaresNow = (): Map<string, Set<string>> =>
    new Map([...areasByPlayer].map(([player, areas]) => [player, new Set(areas.flatMap(({ squares }) => squares))]));
  const board = createBoard(preparation.edition, map);
  const fits = (squares: ReadonlySet<string>, player: string): boolean =>
    [...squares].filter((name) => !isBlocking(board, squareNamed(name))).length >=
    preparation.characters.filter((one) => one.player === player).length;
  for (;;) {
    const squaresByPlayer = squaresNow();
    if ([...squaresByPlayer].every(([player, squares]) => fits(squares, player))) return squaresByPlayer;
    let hasGrown = false;
    for (const { id } of map.areas) {
      const owned = [...areasByPlayer]
        .flatMap(([player, areas]) => areas.map((area) => ({ player, area })))
        .find(({ area }) => area.id === id);
      if (owned === undefined) continue;
      const { player, area } = owned;
      const foreignSquares = new Set([...squaresNow()].flatMap(([who, squares]) => (who === player ? [] : [...squares])));
      const ends = (['1', '2'] as const).filter((end) => addition(area, map, 0, end, foreignSquares).length > 0);
      const end = ends.length === 0 ? undefined : yield* pick(player, 'column', new Set(ends));
      const gained = addition(area, map, 1, end, foreignSquares);
      area.squares = [...area.squares, ...gained];
      hasGrown ||= gained.length > 0;
    }
    if (!hasGrown) return squaresNow();
  }
}

/** Most objects that two players may place together (objects.general.six-per-game). */
const MOST_OF_TWO = 6;

/** Players take turns with an object each, on clear terrain outside the players' areas. Whoever is done or has none left is skipped. */
function* placeObjects(
  preparation: Preparation,
  map: MapInput,
  seats: readonly string[],
  startingSquaresByPlayer: ReadonlyMap<string, ReadonlySet<string>>,
): Asking<ObjectInput[]> {
  const placed: ObjectInput[] = [];
  const done = new Set<string>();
  const unplaced = (player: string) =>
    preparation.objects.filter((one) => one.player === player && !placed.some(({ id }) => id === one.id));
  const openSquares = (): Set<string> => {
    const board = createBoard(preparation.edition, map, [], placed);
    const isClear = (square: Square): boolean =>
      !isBlocking(board, square) && !isHinderingToMove(board, square) && !placed.some(({ at }) => at === nameOf(square));
    return new Set(
      allSquares(board)
        .filter(isClear)
        .map(nameOf)
        .filter((name) => ![...startingSquaresByPlayer.values()].some((squares) => squares.has(name))),
    );
  };
  while (seats.some((player) => !done.has(player) && unplaced(player).length > 0)) {
    for (const player of seats) {
      if (done.has(player) || unplaced(player).length === 0) continue;
      const action = yield* pickAction(player, openSquares().size > 0 && (preparation.players.length > 2 || placed.length < MOST_OF_TWO));
      if (action === 'done') {
        done.add(player);
        continue;
      }
      const id = yield* pick(player, 'object', new Set(unplaced(player).map((one) => one.id)));
      const at = yield* pick(player, 'object-square', openSquares());
      const kind = preparation.objects.find((one) => one.id === id)?.kind ?? 'light';
      placed.push({ id, kind, at });
    }
  }
  return placed;
}

/** The pick of an action. Unlike in `pick`, the player is asked even if there is only one candidate. */
function* pickAction(by: string, canPlace: boolean): Asking<string> {
  const { picked = '' } = yield { kind: 'pick', by, what: 'object-or-done', from: new Set(canPlace ? ['place', 'done'] : ['done']) };
  return picked;
}

/** A player places the whole force before the next one does. */
function* placeForce(
  preparation: Preparation,
  map: MapInput,
  player: string,
  startingSquares: ReadonlySet<string>,
  squareById: Map<string, string>,
): Asking<void> {
  const board = createBoard(preparation.edition, map);
  const ownCharacters = preparation.characters.filter((one) => one.player === player);
  while (ownCharacters.some(({ id }) => !squareById.has(id))) {
    const openSquares = [...startingSquares].filter(
      (name) => !isBlocking(board, squareNamed(name)) && ![...squareById.values()].includes(name),
    );
    // Characters without room stay off the map (golden.occupancy.ignore-part).
    if (openSquares.length === 0) return;
    const unplaced = ownCharacters.map(({ id }) => id).filter((id) => !squareById.has(id));
    // As in `pickAction`, the player is asked even if there is only one candidate.
    const { picked = '' } = yield { kind: 'pick', by: player, what: 'character', from: new Set(unplaced) };
    squareById.set(picked, yield* pick(player, 'square', new Set(openSquares)));
  }
}
