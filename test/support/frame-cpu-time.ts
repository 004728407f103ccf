/** Measures the processor time of the main thread of a page, by frame. Other processes change it little, unlike the time between frames. */
import type { Browser, Page } from '@playwright/test';
import { type Fields, fieldsOf, listOf, numberOf, textOf } from '../../site/src/base/json.ts';

interface Task {
  /** When it began and ended, in µs. */
  readonly start: number;
  readonly end: number;
  /** Processor time, in µs. */
  readonly cpuTime: number;
}

const thread = (event: Fields): string => `${event.pid} ${event.tid}`;

/** The thread that runs most tasks among the main threads of pages. */
function mainThread(events: readonly Fields[]): string {
  const counts = new Map<string, number>();
  for (const event of events)
    if (event.name === 'thread_name' && fieldsOf(event.args).name === 'CrRendererMain') counts.set(thread(event), 0);
  for (const event of events) {
    const count = counts.get(thread(event));
    if (count !== undefined) counts.set(thread(event), count + 1);
  }
  const [busiest] = [...counts].sort(([, one], [, other]) => other - one);
  if (busiest === undefined) throw new Error('the trace has no main thread of a page');
  return busiest[0];
}

/** The tasks that no other task contains, by time. In a trace, `X` is the phase of events with a duration. */
function outermostTasks(events: readonly Fields[]): readonly Task[] {
  const tasks = events
    .filter(({ name, ph }) => ph === 'X' && textOf(name)?.endsWith('RunTask') === true)
    .map((event) => {
      const start = numberOf(event.ts) ?? 0;
      return { start, end: start + (numberOf(event.dur) ?? 0), cpuTime: numberOf(event.tdur) ?? 0 };
    })
    .sort((one, other) => one.start - other.start || other.end - one.end);
  const outermost: Task[] = [];
  for (const task of tasks) if (task.start >= (outermost.at(-1)?.end ?? 0)) outermost.push(task);
  return outermost;
}

const stepMark = 'step';

/**
 * The longest frame of each step, in ms: the processor time of everything that the main thread did since the frame before, events, scripts,
 * timers, layout and painting alike. A step without a frame has 0.
 */
async function longestFrames(browser: Browser, page: Page, steps: readonly (() => Promise<void>)[]): Promise<readonly number[]> {
  await browser.startTracing(page, { categories: ['toplevel', 'blink.user_timing', 'disabled-by-default-devtools.timeline'] });
  for (const step of steps) {
    await page.evaluate((mark) => void performance.mark(mark), stepMark);
    await step();
  }
  const trace: unknown = JSON.parse((await browser.stopTracing()).toString());
  const events = listOf(fieldsOf(trace).traceEvents).map(fieldsOf);
  const main = mainThread(events);
  const mainEvents = events.filter((event) => thread(event) === main);
  const timesOf = (wanted: string): readonly number[] =>
    mainEvents.filter(({ name }) => name === wanted).map(({ ts }) => numberOf(ts) ?? 0);
  const stepTimes = timesOf(stepMark);
  if (stepTimes.length !== steps.length) throw new Error(`the trace has ${stepTimes.length} of ${steps.length} steps`);
  // With the event `Commit` the main thread hands a frame over: the tasks up to it belong to that frame.
  const commits = timesOf('Commit');
  const longest = steps.map(() => 0);
  let cpuTime = 0;
  for (const task of outermostTasks(mainEvents)) {
    cpuTime += task.cpuTime;
    if (!commits.some((time) => time >= task.start && time <= task.end)) continue;
    const step = stepTimes.findLastIndex((time) => time <= task.end);
    if (step >= 0) longest[step] = Math.max(longest[step] ?? 0, cpuTime / 1000);
    cpuTime = 0;
  }
  return longest;
}

/** The longest frame of each step, in ms: the minimum of some runs, since other work of the machine can only add to it. */
export async function quietestFrames(runs: number, run: () => Promise<FrameRun>): Promise<readonly number[]> {
  let quietest: readonly number[] = [];
  for (let count = 0; count < runs; count++) {
    const { browser, page, steps } = await run();
    const frames = await longestFrames(browser, page, steps);
    quietest = frames.map((frame, step) => Math.min(frame, quietest[step] ?? frame));
    await page.close();
  }
  return quietest;
}

interface FrameRun {
  readonly browser: Browser;
  /** A page of its own, which is closed afterwards. */
  readonly page: Page;
  readonly steps: readonly (() => Promise<void>)[];
}
