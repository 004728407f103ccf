/**
 * `npm run bench -- drag`: frames of a figure dragged by 60 moves over a 48 × 48 board, with pauses, without and with the field of
 * fire. A frame is the processor time of the page's main thread, as if the processor were four times slower; each is the shortest of five
 * runs, since other work only adds to it. It serves site/dist, or the folder given; it prints the first frame, the worst and the median,
 * and never fails.
 */
import { chromium } from '@playwright/test';
import { findBrowser } from '../support/browser.ts';
import { dragFrames } from '../support/drag-board.ts';
import { quantile } from '../support/page-weight.ts';
import { startServer } from '../support/start-server.ts';

/** In ms. */
const goal = 50;
const slowdown = 4;
const runs = 5;

const { executablePath, args, env } = await findBrowser();
const server = await startServer(process.argv[3] ?? 'site/dist');
const browser = await chromium.launch({ executablePath, args, env });
try {
  for (const showsFieldOfFire of [false, true]) {
    const measuredFrames = await dragFrames(browser, server.address, { showsFieldOfFire, moves: 60, runs });
    const frames = measuredFrames.map((frame) => frame * slowdown);
    const worst = Math.max(...frames);
    console.log(
      `${worst < goal ? 'meets ' : 'misses'}  drag ${showsFieldOfFire ? 'with' : 'without'} the field of fire: first ${(frames[0] ?? 0).toFixed(1)} ms, worst ${worst.toFixed(1)} ms, median ${quantile(frames, 0.5).toFixed(1)} ms of ${frames.length} moves (goal ${goal} ms)`,
    );
  }
} finally {
  await browser.close();
  await server.stop();
}
