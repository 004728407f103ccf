/**
 * `node test/bench/drag.ts`: the time from a pointer event to the paint after it, for a figure dragged over 60 squares of a 48 × 48 board with
 * the processor slowed down four times, without and with the field of fire. It serves site/dist, or the folder given, prints the first, the
 * worst, the 95th percentile and the median, and never fails. Run it on a quiet machine.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chromium, type Page } from '@playwright/test';
import current from '../../engine/generated/current.ts';
import { writeLink } from '../../site/src/boards/link.ts';
import { findBrowser } from '../support/browser.ts';

const goal = 50;
const slowdown = 4;
const squares = 60;
const port = 4471;
const size = 48;

/** A board with everything on it, the same at every run: the terrain of a square follows from its place. */
function question(view: boolean): { readonly [key: string]: unknown } {
  const names = Array.from({ length: size * size }, (_, index) => ({ column: index % size, row: Math.floor(index / size) }));
  const where = (kind: number, of: number): string[] =>
    names.filter(({ column, row }) => (column * 7 + row * 13 + column * row) % of === kind && row > 8).map(nameOf);
  const board = {
    kind: 'outdoor',
    columns: size,
    rows: size,
    hindering: where(1, 9),
    water: where(2, 11),
    blocking: where(3, 13),
    elevation: { 2: names.filter(({ column, row }) => column % 16 > 9 && row % 16 > 9).map(nameOf) },
    walls: names
      .filter(({ column, row }) => row % 6 === 5 && column % 8 < 5 && row < size - 1)
      .map(({ column, row }) => `${nameOf({ column, row })}|${nameOf({ column, row: row + 1 })}`),
  };
  const characters = Array.from({ length: 20 }, (_, index) => ({
    id: String.fromCharCode(65 + index),
    player: index % 2 === 0 ? 'p1' : 'p2',
    at: index === 0 ? 'A1' : index === 1 ? 'AN40' : nameOf({ column: 2 + index * 2, row: 44 }),
  }));
  const ends = { from: { character: 'A' }, ...(view ? {} : { to: { character: 'B' } }) };
  return { ask: view ? 'visibility' : 'line-of-fire', edition: 'current', map: board, characters, ...ends };
}

function nameOf({ column, row }: { readonly column: number; readonly row: number }): string {
  const letters = column < 26 ? '' : String.fromCharCode(64 + Math.floor(column / 26));
  return `${letters}${String.fromCharCode(65 + (column % 26))}${row + 1}`;
}

/** The squares of the drag; no two in a row are the same. */
const walk = Array.from({ length: squares }, (_, step) => {
  const row = Math.floor(step / 12);
  return { column: row % 2 === 0 ? step % 12 : 11 - (step % 12), row };
}).slice(1);

interface Drag {
  /** From each pointer event to the paint after it, in ms. */
  readonly waits: readonly number[];
  /** Processor time of the page's main thread a move, in ms: other processes change it little. */
  readonly work: number;
}

async function measure(page: Page, view: boolean): Promise<Drag> {
  await page.goto(`http://127.0.0.1:${port}/boards/line-of-fire/${await writeLink(question(view), current.digest.replace('sha256:', ''))}`);
  await page.reload();
  await page.locator('.figure[data-id=T]').waitFor({ state: 'attached' });
  await page.locator('rule-board[data-ready]').waitFor();
  await page.waitForTimeout(500);
  const board = page.locator('svg.board');
  await board.scrollIntoViewIfNeeded();
  const pointOf = (column: number, row: number): Promise<{ x: number; y: number }> =>
    board.evaluate(
      (svg: SVGSVGElement, place) => {
        const { x, y } = new DOMPoint(place.x, place.y).matrixTransform(svg.getScreenCTM() ?? undefined);
        return { x, y };
      },
      { x: (column + 0.5) * 40, y: (row + 0.5) * 40 },
    );
  await page.locator('.figure[data-id=A]').scrollIntoViewIfNeeded();
  const points = [];
  for (const { column, row } of walk) points.push(await pointOf(column, row));
  const start = await pointOf(0, 0);
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.evaluate(() => {
    const waits: number[] = [];
    Object.assign(globalThis, { waits });
    addEventListener(
      'pointermove',
      ({ timeStamp }) =>
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => waits.push(performance.now() - timeStamp);
          port2.postMessage('');
        }),
      true,
    );
  });
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  // The browser needs a moment to slow down.
  await page.waitForTimeout(300);
  const worked = async (): Promise<number> =>
    ((await cdp.send('Performance.getMetrics')).metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
  const before = await worked();
  for (const [index, { x, y }] of points.entries()) {
    await page.mouse.move(x, y);
    await page.waitForFunction((count) => Reflect.get(globalThis, 'waits').length >= count, index + 1);
  }
  const work = ((await worked()) - before) / points.length;
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await page.mouse.up();
  const waits: unknown = await page.evaluate(() => Reflect.get(globalThis, 'waits'));
  return { waits: Array.isArray(waits) ? waits.map(Number) : [], work };
}

const { executablePath, args, env } = await findBrowser();
const server = spawn(process.execPath, ['test/support/static-server.ts', process.argv[2] ?? 'site/dist', String(port)], {
  stdio: ['ignore', 'pipe', 'inherit'],
});
await once(server.stdout, 'data');
const browser = await chromium.launch({ executablePath, args, env });
try {
  // The service worker would download the whole book at this first visit.
  const page = await browser.newPage({ serviceWorkers: 'block', viewport: { width: 1280, height: 900 } });
  for (const view of [false, true]) {
    const { waits, work } = await measure(page, view);
    const sorted = waits.toSorted((a, b) => a - b);
    const at = (share: number): number => sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
    const worst = at(1);
    console.log(
      `${worst < goal ? 'meets ' : 'misses'}  drag ${view ? 'with' : 'without'} the field of fire: first ${(waits[0] ?? 0).toFixed(1)} ms, worst ${worst.toFixed(1)} ms, 95 % within ${at(0.95).toFixed(1)} ms, median ${at(0.5).toFixed(1)} ms of ${waits.length}, own work ${work.toFixed(1)} ms a move (goal ${goal} ms)`,
    );
  }
} finally {
  await browser.close();
  server.kill();
}
