import { describe, expect, test } from 'vitest';
import { squareName } from '../../engine/board-notation/squares.ts';
import { readPosition } from '../../site/src/boards/position.ts';
import { drawCard } from '../../site/src/lib/map-card.ts';
import { ownMaps } from '../../site/src/lib/own-maps.ts';
import { regionOutline } from '../../site/src/lib/region-outline.ts';

describe('the outline of a set of squares', () => {
  test('is one closed line around connected squares', () => {
    expect(regionOutline(['A1'])).toBe('M0 0h1v1h-1z');
    expect(regionOutline(['A1', 'B1', 'B2'])).toBe('M0 0h2v2h-1v-1h-1z');
  });

  test('has one loop for each piece and each hole', () => {
    const ring = ['A1', 'B1', 'C1', 'A2', 'C2', 'A3', 'B3', 'C3'];
    expect(regionOutline(ring).match(/M/g)).toHaveLength(2);
    expect(regionOutline(['A1', 'C1']).match(/M/g)).toHaveLength(2);
    expect(regionOutline([])).toBe('');
  });

  test('closes where two squares touch at a corner', () => {
    expect(regionOutline(['A1', 'B2'])).toBe('M0 0h1v1h1v1h-1v-1h-1z');
  });
});

describe('a small map', () => {
  test.each(ownMaps.map(({ id, question }) => [id, question] as const))(
    '%s shows every figure, every wall and every level',
    (_, question) => {
      const position = readPosition(question);
      if (position === undefined) throw new Error('no position');
      const card = drawCard(position);
      expect(card).not.toMatch(/NaN|undefined/);
      expect(card.match(/<circle/g) ?? []).toHaveLength(position.figures.flatMap(({ at }) => at).length);
      const raised = Object.entries(position.map.elevation).filter(([level, squares]) => level !== '1' && squares.length > 0);
      const shownLevels = [...card.matchAll(/<text x="([\d.]+)" y="([\d.]+)">(\d+)</g)].map(([, x, y, level]) => [
        squareName({ column: Math.floor(Number(x)), row: Math.floor(Number(y)) }),
        level,
      ]);
      expect(new Set(shownLevels.map(([, level]) => level))).toEqual(new Set(raised.map(([level]) => level)));
      for (const [square = '', level = ''] of shownLevels)
        expect(position.map.elevation[level], `${square} on level ${level}`).toContain(square);
      const drawnWallLength = [...(/class="wall" d="([^"]*)"/.exec(card)?.[1]?.matchAll(/[hv](\d+)/g) ?? [])].reduce(
        (sum, [, length]) => sum + Number(length),
        0,
      );
      expect(drawnWallLength).toBe(position.map.walls.length);
    },
  );
});
