import type { Chance } from './random.ts';
import { randomMap } from './random-map.ts';
import type { Area, Border, MapWithAreas } from './set-up.ts';
import { nameOf } from './square.ts';

const BORDERS: readonly Border[] = ['north', 'east', 'south', 'west'];
const KINDS = ['light', 'heavy', 'immobile'] as const;

export function randomMapWithAreas(chance: Chance, name: string): MapWithAreas {
  const extent = { columns: chance.int(7, 12), rows: chance.int(7, 12) };
  const { starts: _starts, ...map } = randomMap(chance, extent);
  const areas = BORDERS.flatMap((border, side) => {
    const borderLength = border === 'north' || border === 'south' ? extent.columns : extent.rows;
    const length = chance.int(1, 3);
    const first = chance.int(1, borderLength - length + 1);
    const areaAt = (id: string, from: number): Area => ({
      id,
      border,
      squares: Array.from({ length }, (_, index) => {
        if (border === 'north' || border === 'south') return nameOf({ column: from + index, row: border === 'north' ? 1 : extent.rows });
        return nameOf({ column: border === 'west' ? 1 : extent.columns, row: from + index });
      }),
    });
    // A second area of the same length, with one free square between the two.
    const area = areaAt(`a${side}`, first);
    return first > length + 1 && chance.maybe(0.3) ? [area, areaAt(`b${side}`, first - length - 1)] : [area];
  });
  return { ...map, name, areas: chance.shuffled(areas) };
}

export function randomObjects(chance: Chance, players: readonly string[]) {
  return players.flatMap((player) =>
    Array.from({ length: chance.int(0, 4) }, (_, index) => ({ id: `${player}-${index}`, player, kind: chance.pick(KINDS) })),
  );
}
