import { defineConfig } from '@playwright/test';
import { findBrowser } from './support/browser.ts';
import { freePort } from './support/free-port.ts';

// Playwright looks for a source map for each line of the stack of every step; types that are stripped in place need none.
Reflect.deleteProperty(Error, 'prepareStackTrace');

// Each worker loads this file again; the environment variable gives all of them the same port.
process.env.SIGHTLINE_TEST_PORT ??= String(await freePort());
const port = process.env.SIGHTLINE_TEST_PORT;
const { executablePath, args, env } = await findBrowser();

const EDITED_SITE = 'edited-site.spec.ts';

export default defineConfig({
  testDir: './e2e',
  outputDir: '../test-results',
  fullyParallel: true,
  // Tests wait more than they compute: four workers on two cores take two thirds of the time of two workers.
  workers: 4,
  // axe and `inspectPage` read every element of a page; a machine that is busy with other things takes half a minute for it.
  timeout: 60_000,
  // Playwright's own 5 s are too short for what loads on first use (search, the engine of games) while other processes take the machine.
  expect: { timeout: 20_000 },
  forbidOnly: true,
  // Node strips the types itself. On a fresh clone Babel would take 12 s for the engine and the rules, while one core is idle.
  build: { external: ['**/*.ts'] },
  reporter: 'list',
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    launchOptions: { executablePath, args, env },
    viewport: { width: 1280, height: 800 },
    screenshot: 'only-on-failure',
  },
  // One worker builds the edited site and runs its tests: it has to begin first to end with the others.
  projects: [
    { name: 'edited site', testMatch: EDITED_SITE },
    { name: 'published site', testIgnore: EDITED_SITE },
  ],
  webServer: {
    // /offline.js is served empty: it would download the whole book in every test. Its own tests use support/serve-copy.ts.
    command: `"${process.execPath}" test/support/static-server.ts site/dist ${port} /offline.js`,
    cwd: '..',
    url: `http://127.0.0.1:${port}/`,
    reuseExistingServer: false,
  },
});
