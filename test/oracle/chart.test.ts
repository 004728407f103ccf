import { expect, test } from 'vitest';
import { answer } from './answer.ts';
import type { CharacterInput, Edition, MapInput, Size } from './question.ts';

/** The columns of the Line of Fire Chart, in order: what is between the ends or, in the second, under the target. */
const FEATURES = [
  'hindering terrain',
  'hindering terrain under the target',
  'blocking terrain',
  'standard-size character',
  'great-size character',
] as const;
type Feature = (typeof FEATURES)[number];

/**
 * A row of the Line of Fire Chart as the rules decide it; `site/src/chart/printed.json` has the printed labels, of which eleven differ.
 * `ends` has the level and the size of one end, then of the other. `ground` has a letter for each of `FEATURES` on level 1, `elevated` on
 * level 2: C is clear, H hindered, B blocked, O clear outdoors but blocked indoors; - is a cell that cannot occur.
 */
type Row = { ends: [number, Size, number, Size]; ground: string; elevated: string };

const rows: Row[] = [
  { ends: [1, 'standard', 1, 'standard'], ground: 'HHBBB', elevated: 'B-BBB' },
  { ends: [1, 'standard', 1, 'great'], ground: 'CHBCB', elevated: 'B-BBB' },
  { ends: [1, 'great', 1, 'great'], ground: 'CHOCB', elevated: 'C-OCB' },
  { ends: [2, 'standard', 2, 'standard'], ground: 'C-OCB', elevated: 'HHBBB' },
  { ends: [2, 'standard', 2, 'great'], ground: 'C-OCB', elevated: 'CHBCB' },
  { ends: [2, 'great', 2, 'great'], ground: 'C-OCB', elevated: 'CHOCB' },
  { ends: [1, 'standard', 2, 'standard'], ground: 'CHBCB', elevated: 'BHBBB' },
  { ends: [1, 'standard', 2, 'great'], ground: 'CHBCB', elevated: 'BHBBB' },
  { ends: [2, 'standard', 1, 'great'], ground: 'CHOCB', elevated: 'CHBCB' },
  { ends: [2, 'great', 1, 'great'], ground: 'CHOCB', elevated: 'CHOCB' },
];

/** The first letter of the label of a line. The feature is in the middle square, which is on `level`, or under the target. */
function labelOf(
  edition: Edition,
  kind: 'outdoor' | 'indoor',
  from: [number, Size],
  to: [number, Size],
  level: number,
  feature: Feature,
): string {
  const place = feature === 'hindering terrain under the target' ? 'E1' : 'C1';
  const high = [...(from[0] === 2 ? ['A1'] : []), ...(to[0] === 2 ? ['E1'] : []), ...(level === 2 && place === 'C1' ? ['C1'] : [])];
  const hindering = feature.startsWith('hindering') ? [place] : [];
  const blocking = feature === 'blocking terrain' ? [place] : [];
  const map: MapInput = { kind, columns: 5, rows: 1, elevation: { '2': high }, hindering, blocking };
  const size: Size = feature === 'great-size character' ? 'great' : 'standard';
  const between: CharacterInput[] = feature.endsWith('character') ? [{ id: 'M', player: 'p1', at: place, size }] : [];
  const characters: CharacterInput[] = [
    { id: 'A', player: 'p1', at: 'A1', size: from[1] },
    { id: 'B', player: 'p2', at: 'E1', size: to[1] },
    ...between,
  ];
  const verdict = answer({ ask: 'line-of-fire', edition, map, characters, from: { character: 'A' }, to: { character: 'B' } });
  return 'lineOfFire' in verdict ? verdict.lineOfFire.charAt(0).toUpperCase() : '';
}

const cells = rows.flatMap((row) => [1, 2].flatMap((level) => FEATURES.map((feature) => ({ row, level, feature }))));

test.each(cells)(
  'the oracle has the label that the rules give a cell of the chart: ends $row.ends, level $level, feature $feature',
  ({ row, level, feature }) => {
    const cell = (level === 1 ? row.ground : row.elevated).charAt(FEATURES.indexOf(feature));
    if (cell === '-') return;
    const [levelA, sizeA, levelB, sizeB] = row.ends;
    const ends: [[number, Size], [number, Size]][] = [
      [
        [levelA, sizeA],
        [levelB, sizeB],
      ],
      [
        [levelB, sizeB],
        [levelA, sizeA],
      ],
    ];
    for (const edition of ['original', '2014', 'current'] as const) {
      for (const [from, to] of ends) {
        // Terrain under the target is on the level of the target.
        if (feature === 'hindering terrain under the target' && to[0] !== level) continue;
        expect(labelOf(edition, 'outdoor', from, to, level, feature)).toBe(cell === 'O' ? 'C' : cell);
        expect(labelOf(edition, 'indoor', from, to, level, feature)).toBe(cell === 'O' ? 'B' : cell);
      }
    }
  },
);
