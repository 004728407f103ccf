import { gzipSync } from 'node:zlib';
import { expect, type Page } from '@playwright/test';
import { accessibilityFaults } from '../support/accessibility-faults.ts';
import { test } from './every-screen.ts';

/** Expects a clause to be marked as the one opened, with its heading below the head of the page. */
async function expectOpened(page: Page, id: string): Promise<void> {
  await expect(page.locator(`#${id} header`)).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await expect(page.locator('.clause header').first()).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  const bottomOf = (selector: string): Promise<number> =>
    page.locator(selector).evaluate((element) => element.getBoundingClientRect().bottom);
  await expect
    .poll(async () => {
      const below = (await bottomOf(`#${id} h2`)) - (await bottomOf('.running-head'));
      return below > 20 && below < 140;
    })
    .toBe(true);
}

test('the search opens by a key, finds while the user types, and Enter leads to the clause', async ({ page }) => {
  await page.goto('/terrain/rim/');
  await page.keyboard.press('/');
  const dialog = page.locator('dialog.search');
  await expect(dialog).toBeVisible();
  await page.keyboard.type('do I stop in bushes');
  const first = dialog.getByRole('option').first();
  await expect(first).toHaveAttribute('aria-selected', 'true');
  await expect(first).toHaveAttribute('href', '/terrain/hindering/#stop-on-entry');
  await expect(dialog.getByRole('combobox')).toHaveAttribute('aria-activedescendant', 'result-0');
  await expect(dialog.getByRole('status')).toContainText('rules');
  await page.keyboard.press('ArrowDown');
  await expect(first).not.toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/terrain\/hindering\/#stop-on-entry$/);
  await expectOpened(page, 'stop-on-entry');
});

test('the page of a missing address offers the search', async ({ page }) => {
  await page.goto('/no-such-page/');
  await page.locator('.search-field').click();
  await expect(page.locator('dialog.search')).toBeVisible();
});

for (const [what, delayedFiles] of [
  ['index', '**/search.json'],
  ['code', '**/search-box.*.js'],
] as const)
  test(`Enter before the ${what} of the search has loaded opens the first result once it has`, async ({ page }) => {
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(delayedFiles, async (route) => {
      await released;
      await route.continue();
    });
    await page.goto('/terrain/rim/');
    await page.keyboard.press('/');
    await expect(page.locator('dialog.search')).toBeVisible({ visible: what === 'index' });
    await page.keyboard.type('do I stop in bushes');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/terrain\/rim\/$/);
    release();
    await expect(page).toHaveURL(/\/terrain\/hindering\/#stop-on-entry$/);
  });

test('a result shows its page, its clause, the sentence that answers and a verdict', async ({ page }) => {
  await page.goto('/terrain/rim/');
  await page.keyboard.press('/');
  await page.keyboard.type('do I stop in bushes');
  const first = page.getByRole('option').first();
  await expect(first.locator('.result-page')).toHaveText('Hindering terrain');
  await expect(first.locator('.result-clause')).toHaveText('Entering hindering terrain ends movement');
  await expect(first.locator('.result-answer')).toContainText('must stop there');
  await expect(first.locator('.result-answer mark').first()).toHaveText(/hindering|stop/);
  await expect(first.locator('.chip')).toHaveText('Must stop');
  await expect(first).toHaveAccessibleName(/^Hindering terrain Entering hindering terrain ends movement A character/);
});

test('a name on a card is explained, and rules are still shown', async ({ page }) => {
  await page.goto('/terrain/rim/');
  await page.keyboard.press('/');
  await page.keyboard.type('does charge ignore bushes');
  await expect(page.locator('dialog.search').getByRole('status')).toContainText(
    'Charge is a power. Its text is on a card, not in this book.',
  );
  await expect(page.getByRole('option').first()).toBeVisible();
});

test('results stay without their texts when these cannot be fetched', async ({ page }) => {
  await page.route('**/search/*.json', (route) => route.abort());
  await page.goto('/terrain/rim/');
  await page.keyboard.press('/');
  await page.keyboard.type('do I stop in bushes');
  await expect(page.getByRole('option').first()).toHaveAttribute('href', '/terrain/hindering/#stop-on-entry');
});

test('code, styles and index of the search take at most 120 KB, compressed, and nothing of it loads before the search is opened', async ({
  page,
}) => {
  const fetched: { readonly path: string; readonly size: Promise<number> }[] = [];
  page.on('response', (response) => {
    const path = new URL(response.url()).pathname;
    fetched.push({ path, size: response.body().then((body) => gzipSync(body, { level: 9 }).length) });
  });
  await page.goto('/terrain/rim/');
  await page.waitForLoadState('networkidle');
  expect(fetched.filter(({ path }) => path.includes('search'))).toEqual([]);
  const fetchedBefore = fetched.length;
  await page.keyboard.press('/');
  await page.keyboard.type('break away');
  await expect(page.getByRole('option').first()).toBeVisible();
  const isResultText = ({ path }: { path: string }): boolean => /^\/search\//.test(path);
  const searchFiles = fetched.slice(fetchedBefore).filter((one) => !isResultText(one) && !one.path.endsWith('.woff2'));
  expect(searchFiles.map(({ path }) => path)).toContain('/search.json');
  const sizes = await Promise.all(searchFiles.map(({ size }) => size));
  const total = sizes.reduce((sum, size) => sum + size, 0);
  expect(total, `${total} bytes in ${searchFiles.length} files`).toBeLessThan(120_000);
});

test('the backdrop darkens the page in both themes', async ({ page }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto('/');
    await page.keyboard.press('/');
    await expect(page.locator('dialog.search')).toBeVisible();
    const colour = await page.locator('dialog.search').evaluate((dialog) => getComputedStyle(dialog, '::backdrop').backgroundColor);
    const [red = 255, green = 255, blue = 255, alpha = 0] = (colour.match(/[\d.]+/g) ?? []).map(Number);
    expect(Math.max(red, green, blue)).toBeLessThan(40);
    expect(alpha).toBeGreaterThan(0.4);
  }
});

test('Ctrl-K opens the search, Escape closes it and gives the focus back', async ({ page }) => {
  await page.goto('/');
  const button = page.locator('.search-field');
  await button.focus();
  await page.keyboard.press('Control+k');
  await expect(page.locator('dialog.search')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog.search')).toBeHidden();
  await expect(button).toBeFocused();
});

test('words are marked, markup in a query stays text, unknown operators are reported', async ({ page }) => {
  await page.goto('/');
  await page.locator('.search-field').click();
  const dialog = page.locator('dialog.search');
  const input = dialog.getByRole('combobox');
  await input.fill('hindring terrain');
  await expect(dialog.locator('mark').first()).toHaveText(/hindering|terrain/i);
  await input.fill('is:green');
  await expect(dialog.getByRole('status')).toContainText('This filters nothing: is:green');
  await input.fill('zzzzqqq');
  await expect(dialog.getByRole('status')).toHaveText(/Nothing found/);
  await expect(dialog.locator('mark')).toHaveCount(0);
  await input.fill('<img src=x onerror=alert(1)> hindering');
  // Waits until the results of this query are shown.
  await expect(dialog.locator('mark').first()).toHaveText(/hinder/i);
  await expect(dialog.locator('img')).toHaveCount(0);
});

for (const width of [390, 820, 1440]) {
  test.describe(`at ${width}`, () => {
    test.use({ viewport: { width, height: 844 } });

    test('results fit the window, are at least 44 pixels high, and have no violations that axe finds', async ({ page }) => {
      await page.goto('/terrain/rim/');
      await page.keyboard.press('/');
      await page.keyboard.type('break away');
      const options = page.getByRole('option');
      await expect(options.first()).toBeVisible();
      const boxes = await options.evaluateAll((all) =>
        all.map((one) => one.getBoundingClientRect()).map(({ left, right, height }) => ({ left, right, height })),
      );
      for (const { left, right, height } of boxes) {
        expect(left).toBeGreaterThanOrEqual(0);
        expect(right).toBeLessThanOrEqual(width);
        expect(height).toBeGreaterThanOrEqual(44);
      }
      expect(await page.locator('dialog.search').evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)).toBe(0);
      await page.keyboard.press('Control+End');
      await expect(options.last()).toHaveAttribute('aria-selected', 'true');
      await expect(options.last()).toBeInViewport();
      await page.keyboard.press('ArrowDown');
      await expect(options.first()).toHaveAttribute('aria-selected', 'true');
      expect(await accessibilityFaults(page, 'dialog.search')).toEqual([]);
    });
  });
}

test.describe('by touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('a tap opens the search, a suggested question is searched for with a tap, and a result leads to its clause', async ({ page }) => {
    await page.goto('/2014/terrain/rim/');
    await page.locator('.search-open').tap();
    const dialog = page.locator('dialog.search');
    await dialog.getByRole('button', { name: 'do I stop in bushes' }).tap();
    const first = dialog.getByRole('option').first();
    await expect(first).toHaveAttribute('href', '/2014/terrain/hindering/#stop-on-entry');
    await first.tap();
    await expect(page).toHaveURL(/\/2014\/terrain\/hindering\/#stop-on-entry$/);
    await expectOpened(page, 'stop-on-entry');
  });
});
