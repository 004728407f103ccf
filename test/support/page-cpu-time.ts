import type { Page } from '@playwright/test';

/**
 * Begins to measure the processor time of the main thread of a page. The function that it returns resolves with the time so far, in ms.
 * Other processes change it little, unlike elapsed time.
 */
export async function measureCpuTime(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    const taskSeconds = metrics.find(({ name }) => name === 'TaskDuration')?.value;
    if (taskSeconds === undefined) throw new Error('the browser does not report the time of tasks');
    return taskSeconds * 1000;
  };
}
