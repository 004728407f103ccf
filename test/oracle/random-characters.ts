import { areAdjacent } from './adjacency.ts';
import { createBoard } from './board.ts';
import type { CharacterInput, DialClick, MapInput, ObjectInput } from './question.ts';
import type { Chance } from './random.ts';
import { includes, nameOf, type Square, squaresOf, touch } from './square.ts';

const KINDS = ['light', 'heavy', 'immobile', 'ultra-light', 'ultra-heavy'] as const;
const LARGE_BASES = [
  { columns: 2, rows: 2 },
  { columns: 1, rows: 3 },
  { columns: 3, rows: 1 },
  { columns: 2, rows: 3 },
  { columns: 3, rows: 2 },
];

/**
 * The squares of one base, all of them free, in any order: `first` alone, with a square that touches it, or a rectangle with `first` at its
 * top left.
 */
function randomBase(chance: Chance, map: MapInput, first: Square, free: readonly Square[]): Square[] {
  if (chance.maybe(0.72)) return [first];
  if (chance.maybe(0.6)) {
    const board = createBoard('current', map);
    const mustBeAdjacent = chance.maybe(0.85);
    const others = free.filter((square) => touch(square, first) && (!mustBeAdjacent || areAdjacent(board, square, first)));
    return others.length === 0 ? [first] : [first, chance.pick(others)];
  }
  const { columns, rows } = chance.pick(LARGE_BASES);
  const base = squaresOf({ columns, rows }).map(({ column, row }) => ({ column: first.column + column - 1, row: first.row + row - 1 }));
  return base.every((square) => includes(free, square)) ? chance.shuffled(base) : [first];
}

function randomDial(chance: Chance): DialClick[] {
  const clicks: DialClick[] = [];
  for (let click = chance.int(1, 5); click > 0; click -= 1) {
    clicks.push({ speed: chance.int(0, 10), attack: chance.int(5, 12), defense: chance.int(12, 19), damage: chance.int(0, 5) });
  }
  return clicks;
}

/** Fields that rarely change a verdict, for some of the characters. */
function minorFields(chance: Chance): Partial<CharacterInput> {
  const dial = chance.maybe(0.3) ? randomDial(chance) : undefined;
  return {
    ...(dial ? { dial } : {}),
    ...(dial && chance.maybe(0.6) ? { click: chance.int(1, dial.length) } : {}),
    ...(chance.maybe(0.1)
      ? { points: chance.int(1, 300), range: chance.int(0, 10), targets: chance.int(1, 3), tokens: chance.int(0, 2) }
      : {}),
  };
}

/** Up to `most` characters of two or three players on different squares; at least `least` if the map has room. */
export function randomCharacters(chance: Chance, map: MapInput, least: number, most: number): CharacterInput[] {
  const characters: CharacterInput[] = [];
  const players = ['p1', 'p2', 'p3'].slice(0, chance.int(2, 3));
  let free = chance.shuffled(squaresOf(map));
  for (let count = chance.int(least, most); count > 0; count -= 1) {
    const [first] = free;
    if (!first) break;
    const base = randomBase(chance, map, first, free);
    free = free.filter((square) => !includes(base, square));
    const [firstName, secondName] = base.map(nameOf);
    characters.push({
      id: String.fromCharCode(65 + characters.length),
      player: chance.pick(players),
      at: firstName !== undefined && secondName === undefined ? firstName : base.map(nameOf),
      ...(chance.maybe(0.45) ? { size: chance.pick(['standard', 'tiny', 'great'] as const) } : {}),
      ...(chance.maybe(0.2) ? { abilities: ['flight'] } : {}),
      ...minorFields(chance),
    });
  }
  return characters;
}

export function randomObjects(
  chance: Chance,
  map: MapInput,
  characters: readonly CharacterInput[],
): { characters: CharacterInput[]; objects: ObjectInput[] } {
  const objects: ObjectInput[] = [];
  const squares = chance.shuffled(squaresOf(map)).slice(0, chance.pick([0, 1, 2, 4, 8]));
  for (const square of squares) objects.push({ id: `o${objects.length + 1}`, kind: chance.pick(KINDS), at: nameOf(square) });
  const holding = characters.map((character) => {
    if (!chance.maybe(0.12)) return character;
    const id = `o${objects.length + 1}`;
    objects.push({ id, kind: chance.pick(['light', 'heavy', 'ultra-light'] as const) });
    return { ...character, holds: id };
  });
  return { characters: holding, objects };
}
