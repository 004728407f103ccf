import { describe, expect, test } from 'vitest';
import { readEdge, squareName } from '../../engine/board-notation/squares.ts';
import { parseSquare } from '../../engine/kernel/square-name.ts';
import { type Fields, fieldsOf } from '../../site/src/base/json.ts';
import { judgeOf } from '../../site/src/boards/judge.ts';
import { type Position, readPosition } from '../../site/src/boards/position.ts';
import { ownMaps } from '../../site/src/lib/own-maps.ts';

const editions = ['current', '2014', 'original'] as const;
const judges = await Promise.all(editions.map(judgeOf));
const sizes = ['16 × 24', '24 × 36'];

const positionOf = (question: Fields): Position => {
  const position = readPosition(question);
  if (position === undefined) throw new Error('no position');
  return position;
};

const levelOf = ({ map }: Position, square: string): number =>
  Number(Object.entries(map.elevation).find(([, squares]) => squares.includes(square))?.[0] ?? 1);

function reachableFrom(position: Position, start: string): ReadonlySet<string> {
  const { columns, rows, walls, stairs, terrain } = position.map;
  const reached = new Set([start]);
  const blocking = new Set(terrain.blocking);
  const isListed = (names: readonly string[], a: string, b: string): boolean => names.includes(`${a}|${b}`) || names.includes(`${b}|${a}`);
  for (const square of reached) {
    const from = parseSquare(square);
    if (from === undefined) continue;
    for (const [right, down] of [
      [0, 1],
      [1, 0],
      [0, -1],
      [-1, 0],
    ] as const) {
      const cell = { column: from.column + right, row: from.row + down };
      const to = squareName(cell);
      if (cell.column < 0 || cell.row < 0 || cell.column >= columns || cell.row >= rows) continue;
      const isLevelOrStairs = levelOf(position, square) === levelOf(position, to) || isListed(stairs, square, to);
      if (isLevelOrStairs && !blocking.has(to) && !isListed(walls, square, to)) reached.add(to);
    }
  }
  return reached;
}

test('there are at least six maps of each size, with different names', () => {
  for (const size of sizes) expect(ownMaps.filter((map) => map.size === size).length).toBeGreaterThanOrEqual(6);
  expect(new Set(ownMaps.map(({ title }) => title)).size).toBe(ownMaps.length);
});

test('the maps together use every kind of map and terrain, levels 2 and 3, walls, stairs and objects', () => {
  const positions = ownMaps.map(({ question }) => positionOf(question));
  const kinds = new Set(positions.map(({ map }) => map.kind));
  expect([...kinds].sort()).toEqual(['indoor', 'indoor/outdoor', 'outdoor']);
  for (const kind of ['hindering', 'water', 'blocking', 'debris', 'interior'] as const)
    expect(positions.filter(({ map }) => (map.terrain[kind]?.length ?? 0) > 0).length, kind).toBeGreaterThanOrEqual(3);
  for (const level of ['2', '3'])
    expect(positions.filter(({ map }) => (map.elevation[level] ?? []).length > 0).length, `level ${level}`).toBeGreaterThanOrEqual(3);
  expect(positions.some(({ map }) => map.walls.length > 0)).toBe(true);
  expect(positions.every(({ map }) => map.stairs.length > 0)).toBe(true);
  expect(positions.some(({ objects }) => objects.length > 0)).toBe(true);
});

describe.each(ownMaps)('$title', ({ id, says, size, question }) => {
  const position = positionOf(question);
  const { map, figures } = position;

  test('is named, described, and of a usual size', () => {
    expect(id).toMatch(/^[a-z0-9-]{1,40}$/);
    expect(says).toMatch(/^[A-Z].*\.$/s);
    expect(sizes).toContain(size);
  });

  test('both players have two figures or more, A and B among them, and none is in blocking terrain', () => {
    for (const isFirst of [true, false])
      expect(figures.filter((figure) => figure.isFirstPlayers === isFirst).length).toBeGreaterThanOrEqual(2);
    expect(figures.map((figure) => figure.id)).toEqual(expect.arrayContaining(['A', 'B']));
    expect(figures.flatMap(({ at }) => at).filter((square) => map.terrain.blocking?.includes(square))).toEqual([]);
  });

  test('stairs join squares of two levels, one apart, without a wall across them or blocking terrain', () => {
    const wrong = map.stairs.filter((name) => {
      const [a, b] = readEdge(name)?.map(squareName) ?? [];
      if (a === undefined || b === undefined) return true;
      return Math.abs(levelOf(position, a) - levelOf(position, b)) !== 1 || map.walls.includes(name);
    });
    expect(wrong).toEqual([]);
    const stairsInBlocking = map.stairs.flatMap((name) => name.split('|')).filter((square) => map.terrain.blocking?.includes(square));
    expect(stairsInBlocking).toEqual([]);
  });

  test('every square without blocking terrain can be reached', () => {
    const reached = reachableFrom(position, figures[0]?.at[0] ?? '');
    const unreachable: string[] = [];
    for (let row = 0; row < map.rows; row++)
      for (let column = 0; column < map.columns; column++) {
        const square = squareName({ column, row });
        if (!reached.has(square) && !map.terrain.blocking?.includes(square)) unreachable.push(square);
      }
    expect(unreachable).toEqual([]);
  });

  test('the judge answers for lines, views and moves in every edition', () => {
    const { ask: _ask, from: _from, to: _to, ...board } = question;
    const questions: readonly Fields[] = [
      question,
      ...figures.flatMap((figure) => [
        { ask: 'visibility', ...board, from: { character: figure.id } },
        { ask: 'reach', ...board, character: figure.id, speed: 8 },
      ]),
    ];
    const errors = judges.flatMap((judge) => questions.map((one) => judge(one).error).filter((error) => error !== undefined));
    expect(errors).toEqual([]);
  });

  test('every figure can move, and at least half of the lines between the two sides are blocked', () => {
    const [judge] = judges;
    const { ask: _ask, from: _from, to: _to, ...board } = question;
    for (const { id: character } of figures) {
      const reach = fieldsOf(judge?.({ ask: 'reach', ...board, character, speed: 8 }).reach);
      expect(Object.keys(reach).length, character).toBeGreaterThan(10);
    }
    const ends = figures
      .filter(({ isFirstPlayers }) => isFirstPlayers)
      .flatMap((a) => figures.filter(({ isFirstPlayers }) => !isFirstPlayers).map((b) => [a.id, b.id] as const));
    const unblocked = ends.filter(([from, to]) => {
      const verdict = judge?.({ ask: 'line-of-fire', ...board, from: { character: from }, to: { character: to } });
      return verdict?.lineOfFire !== 'blocked';
    });
    expect(unblocked.length).toBeLessThanOrEqual(ends.length / 2);
  });
});
