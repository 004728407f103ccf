/**
 * `test` with a browser that is launched again if it crashed. Chromium crashes in about one of 150 launches while other processes keep the
 * processor busy, and the test that asked for it then fails within a few milliseconds.
 */
import { test as base } from '@playwright/test';

export const test = base.extend({
  browser: [
    async ({ playwright, browserName }, use) => {
      const launch = () => playwright[browserName].launch();
      const browser = await launch().catch(launch);
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
});
