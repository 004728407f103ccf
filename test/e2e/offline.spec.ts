/** Reading without a network, against a copy of the site whose server the tests stop and whose files they change. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { otherPathPrefixes } from '../../site/offline/integration.ts';
import { writeWorker } from '../../site/offline/write-worker.ts';
import { type ServedCopy, serveCopy } from '../support/serve-copy.ts';
import { expectVerdict, pointOf, readQuestion, withCharacter } from './board-page.ts';
import { test as plain } from './launched-browser.ts';

const root = resolve(import.meta.dirname, '../..');
/** The pages two or more folders deep, as `/area/page/` and `/2014/area/page/`, without `/terrain/…` and `/boards/…`. */
const MOST_PAGES = /^(?!terrain|boards).+\/.+\/index\.html$/;

const test = plain.extend<{ site: ServedCopy; smallSite: ServedCopy }>({
  site: async ({ browserName: _ }, use) => {
    const site = await serveCopy();
    await use(site);
    await site.remove();
  },
  /** Without most pages: each test of new versions downloads every file. */
  smallSite: async ({ browserName: _ }, use) => {
    const site = await serveCopy(join(root, 'site/dist'), (path) => !MOST_PAGES.test(path));
    await use(site);
    await site.remove();
  },
});
test.slow();

/** Waits until the page reports that the default edition is cached. */
const untilCached = (page: Page): Promise<void> =>
  expect(page.locator('html')).toHaveAttribute('data-offline', 'ready', { timeout: 150_000 });

function publish(site: ServedCopy, title: string): void {
  const file = join(site.folder, 'terrain/rim/index.html');
  writeFileSync(file, readFileSync(file, 'utf8').replace(/<h1>.*?<\/h1>/, `<h1>${title}</h1>`));
  // Other editions and languages are cached apart from the book in the default edition.
  writeWorker(site.folder, otherPathPrefixes());
}

async function publishAfterCaching(page: Page, site: ServedCopy): Promise<void> {
  publish(site, 'The first rim');
  await page.goto(`${site.address}/terrain/rim/`);
  await untilCached(page);
  publish(site, 'The second rim');
}

test('after one visit the book and the boards work without a network', async ({ page, site }) => {
  const consoleTexts: string[] = [];
  page.on('console', (message) => consoleTexts.push(message.text()));
  page.on('pageerror', ({ message }) => consoleTexts.push(message));
  await page.goto(`${site.address}/about/`);
  await untilCached(page);
  expect(consoleTexts).toEqual([]);
  await site.stop();
  await page.context().setOffline(true);

  await page.goto(`${site.address}/terrain/rim/`);
  await expect(page.locator('.clause').first()).toBeVisible();
  await page.getByRole('link', { name: 'Errata', exact: true }).first().click();
  await expect(page.locator('h1')).toHaveText('Errata and readings');
  await page.goto(`${site.address}/turns/breaking-away?from=a-link#roll`);
  await expect(page).toHaveURL(`${site.address}/turns/breaking-away/?from=a-link#roll`);
  await expect(page.locator('#roll')).toBeInViewport();

  await page.goto(`${site.address}/boards/line-of-fire/`);
  const board = page.locator('rule-board');
  const question = await readQuestion(board);
  const [from, to] = [await pointOf(board, 'C6'), await pointOf(board, 'D1')];
  await page.mouse.move(from.x, from.y);
  await expect(board).toHaveAttribute('data-ready', '');
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await page.mouse.up();
  await expectVerdict(board, withCharacter(question, 'A', { at: 'D1' }));

  await page.goto(`${site.address}/golden/occupancy/`);
  await page.keyboard.press('/');
  await page.getByRole('combobox', { name: 'Search the rules' }).fill('needs a 4');
  await expect(page.getByRole('option').first()).toContainText('The roll');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/turns\/breaking-away\/#roll$/);

  const unknown = await page.goto(`${site.address}/no/such/page/`);
  expect(unknown?.status()).toBe(404);
  await expect(page.locator('h1')).toHaveText('Page not found');
});

test('a page that is not cached is reported, and one that was visited opens', async ({ page, site }) => {
  // With data saving on, only visited pages are cached.
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  await page.goto(`${site.address}/terrain/rim/`);
  const isCached = (path: string): Promise<boolean> =>
    page.evaluate(async (name) => (await (await caches.open('book')).match(name, { ignoreSearch: true })) !== undefined, path);
  for (const path of ['/offline/', '/terrain/rim/']) await expect.poll(() => isCached(path), { timeout: 60_000 }).toBe(true);
  await page.goto(`${site.address}/2014/terrain/rim/`);
  await expect.poll(() => isCached('/2014/terrain/rim/')).toBe(true);
  await site.stop();

  await page.goto(`${site.address}/terrain/rim/`);
  await expect(page.locator('.clause').first()).toBeVisible();
  await page.goto(`${site.address}/2014/terrain/rim/`);
  await expect(page.locator('.clause').first()).toBeVisible();
  const uncached = await page.goto(`${site.address}/terrain/water/`);
  expect(uncached?.status()).toBe(503);
  await expect(page.locator('h1')).toHaveText('Not on this device yet');
  // Far fewer than the files of the book.
  expect(await page.evaluate(async () => (await (await caches.open('book')).keys()).length)).toBeLessThan(60);
});

test('a new version is offered when it is complete and used when the reader presses the button; then the older one is deleted', async ({
  page,
  smallSite: site,
}) => {
  await publishAfterCaching(page, site);

  await page.goto(`${site.address}/boards/line-of-fire/`);
  const bar = page.getByRole('complementary', { name: 'New version' });
  await expect(bar).toContainText('A new version of the book is ready. Using it resets the board on this page.', { timeout: 60_000 });
  // Every page stays in the version that was opened until the reader presses the button.
  await page.goto(`${site.address}/terrain/rim/`);
  await expect(page.locator('h1')).toHaveText('The first rim');
  await bar.getByRole('button', { name: 'Use it now' }).click();
  await expect(page.locator('h1')).toHaveText('The second rim');
  await expect(bar).toHaveCount(0);

  await untilCached(page);
  await site.stop();
  await page.reload();
  await expect(page.locator('h1')).toHaveText('The second rim');
  const cachedCopies = (): Promise<number> =>
    page.evaluate(
      async () => (await (await caches.open('book')).keys()).filter(({ url }) => new URL(url).pathname === '/terrain/rim/').length,
    );
  await expect.poll(cachedCopies).toBe(1);
});

test('a new version that is put off is used once all pages were closed', async ({ page, context, smallSite: site }) => {
  await publishAfterCaching(page, site);
  await page.reload();
  const bar = page.getByRole('complementary', { name: 'New version' });
  await bar.getByRole('button', { name: 'Later' }).click({ timeout: 60_000 });
  await page.reload();
  await expect(page.locator('h1')).toHaveText('The first rim');
  await page.close();
  const reopened = await context.newPage();
  await expect
    .poll(async () => {
      await reopened.goto('about:blank');
      await reopened.goto(`${site.address}/terrain/rim/`);
      return reopened.locator('h1').textContent();
    })
    .toBe('The second rim');
});
