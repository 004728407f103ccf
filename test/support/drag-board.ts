/** A board of 48 × 48 squares with hindering and blocking terrain, water, high ground and walls, and the frames of a drag over it. */
import type { Browser, Page } from '@playwright/test';
import { type Cell, squareName } from '../../engine/board-notation/squares.ts';
import current from '../../engine/generated/current.ts';
import { writeLink } from '../../site/src/boards/link.ts';
import { unit } from '../../site/src/boards/outline.ts';
import { quietestFrames } from './frame-cpu-time.ts';

const size = 48;

/** The board is the same at every run: terrain is computed from columns and rows. */
function dragQuestion(showsFieldOfFire: boolean): { readonly [key: string]: unknown } {
  const cells = Array.from({ length: size * size }, (_, index) => ({ column: index % size, row: Math.floor(index / size) }));
  // The first rows are clear: the drag goes over them.
  const spread = (remainder: number, divisor: number): string[] =>
    cells.filter(({ column, row }) => (column * 7 + row * 13 + column * row) % divisor === remainder && row > 8).map(squareName);
  const map = {
    kind: 'outdoor',
    columns: size,
    rows: size,
    hindering: spread(1, 9),
    water: spread(2, 11),
    blocking: spread(3, 13),
    elevation: { 2: cells.filter(({ column, row }) => column % 16 > 9 && row % 16 > 9).map(squareName) },
    walls: cells
      .filter(({ column, row }) => row % 6 === 5 && column % 8 < 5 && row < size - 1)
      .map(({ column, row }) => `${squareName({ column, row })}|${squareName({ column, row: row + 1 })}`),
  };
  const characters = Array.from({ length: 20 }, (_, index) => ({
    id: String.fromCharCode(65 + index),
    player: index % 2 === 0 ? 'p1' : 'p2',
    // A is dragged along the first rows, B is the target; the others are in a row below.
    at: ['A1', 'AN40'][index] ?? squareName({ column: 2 + index * 2, row: 44 }),
  }));
  const ends = { from: { character: 'A' }, ...(showsFieldOfFire ? {} : { to: { character: 'B' } }) };
  return { ask: showsFieldOfFire ? 'visibility' : 'line-of-fire', edition: 'current', map, characters, ...ends };
}

/** The square of each move of a drag: rows of 12 squares, to and fro. Square 0 is the one on which the figure begins. */
const dragSquares = (moves: number): readonly Cell[] =>
  Array.from({ length: moves }, (_, move) => {
    const square = move + 1;
    const row = Math.floor(square / 12);
    return { column: row % 2 === 0 ? square % 12 : 11 - (square % 12), row };
  });

interface Point {
  readonly x: number;
  readonly y: number;
}

async function beginDrag(page: Page, origin: string, showsFieldOfFire: boolean, moves: number): Promise<readonly Point[]> {
  const link = await writeLink(dragQuestion(showsFieldOfFire), current.digest.replace('sha256:', '').slice(0, 8));
  await page.goto(`${origin}/boards/line-of-fire/${link}`);
  // The last of the twenty figures.
  await page.locator('.figure[data-id=T]').waitFor({ state: 'attached' });
  await page.locator('rule-board[data-ready]').waitFor();
  await page.waitForLoadState('networkidle');
  const board = page.locator('svg.board');
  await board.scrollIntoViewIfNeeded();
  await page.locator('.figure[data-id=A]').scrollIntoViewIfNeeded();
  const pointOf = (column: number, row: number): Promise<Point> =>
    board.evaluate(
      (svg: SVGSVGElement, place) => {
        const { x, y } = new DOMPoint(place.x, place.y).matrixTransform(svg.getScreenCTM() ?? undefined);
        return { x, y };
      },
      { x: (column + 0.5) * unit, y: (row + 0.5) * unit },
    );
  const points = [];
  for (const { column, row } of dragSquares(moves)) points.push(await pointOf(column, row));
  const start = await pointOf(0, 0);
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  return points;
}

/** The pointer pauses after every third move, so that updates after a pause are measured too. */
const pauseEvery = 3;
/** In ms: longer than the debounce and the updates after it. */
const pause = 250;

interface Drag {
  readonly showsFieldOfFire: boolean;
  readonly moves: number;
  readonly runs: number;
}

/** The processor time of the longest frame of each move, in ms: the minimum of some runs. */
export const dragFrames = (browser: Browser, origin: string, { showsFieldOfFire, moves, runs }: Drag): Promise<readonly number[]> =>
  quietestFrames(runs, async () => {
    // The service worker would download the whole book at this first visit.
    const page = await browser.newPage({ serviceWorkers: 'block', viewport: { width: 1280, height: 900 } });
    const points = await beginDrag(page, origin, showsFieldOfFire, moves);
    const steps = points.map(({ x, y }, index) => async (): Promise<void> => {
      await page.mouse.move(x, y);
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
      if (index % pauseEvery === pauseEvery - 1) await page.waitForTimeout(pause);
    });
    return { browser, page, steps };
  });
