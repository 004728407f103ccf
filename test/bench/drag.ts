/**
 * `npm run bench -- drag`: frames of a figure dragged by 60 moves over a 48 × 48 board, with pauses, without and with the field of
 * fire. A frame is the processor time of the page's main thread, as if the processor were four times slower; each is the shortest of five
 * runs, since other work only adds to it. It serves site/dist, or the folder given, prints first, worst and median, never fails.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chromium } from '@playwright/test';
import { findBrowser } from '../support/browser.ts';
import { dragFrames } from '../support/drag-board.ts';
import { quantile } from '../support/page-weight.ts';

/** In ms. */
const goal = 50;
const slowdown = 4;
const runs = 5;
const port = 4471;

const { executablePath, args, env } = await findBrowser();
const server = spawn(process.execPath, ['test/support/static-server.ts', process.argv[3] ?? 'site/dist', String(port)], {
  stdio: ['ignore', 'pipe', 'inherit'],
});
await once(server.stdout, 'data');
const browser = await chromium.launch({ executablePath, args, env });
try {
  for (const showsFieldOfFire of [false, true]) {
    // `enough` is a frame time in ms that makes further runs needless: with 0 all runs take place.
    const frames = (await dragFrames(browser, `http://127.0.0.1:${port}`, { showsFieldOfFire, moves: 60, runs, enough: 0 })).map(
      (frame) => frame * slowdown,
    );
    const worst = Math.max(...frames);
    console.log(
      `${worst < goal ? 'meets ' : 'misses'}  drag ${showsFieldOfFire ? 'with' : 'without'} the field of fire: first ${(frames[0] ?? 0).toFixed(1)} ms, worst ${worst.toFixed(1)} ms, median ${quantile(frames, 0.5).toFixed(1)} ms of ${frames.length} moves (goal ${goal} ms)`,
    );
  }
} finally {
  await browser.close();
  server.kill();
}
