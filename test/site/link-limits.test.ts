import { expect, test } from 'vitest';
import { squareName } from '../../engine/board-notation/squares.ts';
import type { Fields } from '../../site/src/base/json.ts';
import { describeBoard, tableRows } from '../../site/src/boards/describe.ts';
import { drawMap } from '../../site/src/boards/draw.ts';
import { judgeOf } from '../../site/src/boards/judge.ts';
import { LinkError, readLink, writeLink } from '../../site/src/boards/link.ts';
import { excessOf } from '../../site/src/boards/link-limits.ts';
import { openLink } from '../../site/src/boards/open-link.ts';
import { readPosition } from '../../site/src/boards/position.ts';
import { startingQuestions } from '../../site/src/boards/starting-questions.ts';
import { ownMaps } from '../../site/src/lib/own-maps.ts';
import { seeded } from '../oracle/random.ts';
import { cpuTime } from '../support/cpu-time.ts';
import { hostileLinks } from '../support/hostile-links.ts';

/** At most `most` walls, each between a square and the one below it: there are columns × (rows - 1) of these edges. */
const walls = (columns: number, rows: number, most: number): readonly string[] =>
  Array.from({ length: columns * (rows - 1) }, (_, index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    return `${squareName({ column, row })}|${squareName({ column, row: row + 1 })}`;
  }).slice(0, most);
const question = (columns: number, rows: number, wallCount: number): Fields => ({
  ask: 'line-of-fire',
  map: { kind: 'outdoor', columns, rows, walls: walls(columns, rows, wallCount) },
  characters: [
    { id: 'A', player: 'p1', at: 'A1' },
    { id: 'B', player: 'p2', at: 'C1' },
  ],
  from: { character: 'A' },
  to: { character: 'B' },
});

test('every board and map of the site is within the limits of a link', () => {
  for (const one of [...Object.values(startingQuestions), ...ownMaps.map((map) => map.question)]) expect(excessOf(one)).toBeUndefined();
  // 2256 = 48 × 47: a wall below every square but those of the last row.
  expect(excessOf(question(48, 48, 2256))).toBeUndefined();
});

test('a larger board is refused with its size and the limit', () => {
  expect(excessOf(question(200, 200, 39_800))).toBe('40000 squares, and a board shows 5000 at most');
  expect(excessOf(question(150, 30, 0))).toBe('150 columns, and a board shows 120 at most');
  expect(excessOf({ map: { columns: 50, rows: 50, walls: Array.from({ length: 12_001 }, () => 'A1|A2') } })).toBe(
    '12001 entries of terrain, walls and stairs, and a board shows 12000 at most',
  );
});

test('the largest square board that a link may contain is drawn, described and judged in less than two seconds', async () => {
  const judge = await judgeOf('current');
  // The largest square within 5000 squares, with nearly all of the 70 × 69 walls.
  const largest = question(70, 70, 4_800);
  expect(excessOf(largest)).toBeUndefined();
  const position = readPosition(largest);
  if (position === undefined) throw new Error('no position');
  const began = cpuTime();
  drawMap(position.map);
  tableRows(position);
  expect(describeBoard(position).length).toBeLessThan(2_000);
  expect(judge(largest).error).toBeUndefined();
  // Quadratic work over squares and walls took minutes here; this takes some 30 ms on an idle machine.
  expect(cpuTime() - began).toBeLessThan(2_000);
});

test.each(Object.entries(hostileLinks))('%s is refused in less than two seconds', async (_, { hash, message }) => {
  const rules = { edition: 'current', judge: await judgeOf('current') };
  const began = cpuTime();
  expect((await openLink(hash, rules, 'current', {}))?.notice).toMatch(message);
  expect(cpuTime() - began).toBeLessThan(2_000);
});

test('a link that would not be read is not written', async () => {
  const random = seeded(7);
  const randomText = (length: number): string => Array.from({ length }, () => String.fromCharCode(33 + Math.floor(random() * 90))).join('');
  const digest = '0'.repeat(8);
  const hash = await writeLink({ text: randomText(50_000) }, digest);
  expect((await readLink(hash))?.question.text).toHaveLength(50_000);
  // The first text has too many bytes of JSON, although its link is short. The link of the second has too many characters.
  for (const text of ['A'.repeat(160_000), randomText(70_000)])
    await expect(writeLink({ text }, digest)).rejects.toThrow(new LinkError('This is too long for a link.'));
});
