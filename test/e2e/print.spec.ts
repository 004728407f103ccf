import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { print, printableDocuments } from '../../site/print-pdf.ts';
import { test } from './every-screen.ts';
import { themeAt } from './theme.ts';

test('the whole book, every part and the quick reference can be printed', async ({ page }) => {
  await page.goto('/print/');
  const hrefs = await page.locator('.to-print a').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  const expected = printableDocuments().map((document) => `/print/${document}/`);
  expect([...new Set(hrefs)].sort()).toEqual(expected.sort());
});

for (const format of ['A4', 'Letter'] as const) {
  test(`the quick reference fills two pages of ${format}`, async ({ browser }) => {
    const folder = mkdtempSync(join(tmpdir(), 'sightline-print-'));
    try {
      const { path, pageCount } = await print(browser, 'quick-reference', folder, format);
      expect(pageCount).toBe(2);
      expect(existsSync(path)).toBe(true);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
}

test('the print version of a part has its contents, and begins a sheet for each page', async ({ page, browser }) => {
  const part = 'questions';
  await page.goto(`/print/${part}/`);
  await expect(page.locator('.contents-sheet a').first()).toBeVisible();
  const anchors = await page.locator('.contents-sheet a').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  for (const anchor of anchors) await expect(page.locator(`[id="${anchor.slice(1)}"]`)).toHaveCount(1);
  const folder = mkdtempSync(join(tmpdir(), 'sightline-print-'));
  try {
    const { pageCount } = await print(browser, part, folder, 'A4');
    expect(pageCount).toBeGreaterThan(anchors.length);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('the print version of a part has its errata as footnotes', async ({ page }) => {
  await page.goto('/print/core/');
  await expect(page.locator('.footnotes li').filter({ hasText: 'Breaking away needs a 4' }).first()).toBeVisible();
});

test('a rule page on paper has footnotes, and none of the controls', async ({ page }) => {
  await page.goto('/turns/breaking-away/');
  await expect(page.locator('.footnotes')).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.footnotes li').first()).toBeVisible();
  for (const control of ['.copy', '.running-head', '.theme-switch', '.foot button'])
    for (const one of await page.locator(control).all()) await expect(one).toBeHidden();
  await expect(page.locator('.editions a:visible')).toHaveText(['Current']);
  for (const selector of ['.reading', '.sources', '.chain']) await expect(page.locator(selector).first()).toBeVisible();
});

test('part pages link to their print version, and the footer to the quick reference', async ({ page }) => {
  await page.goto('/terrain/');
  await page.getByRole('link', { name: 'Print this part' }).click();
  await expect(page).toHaveURL(/\/print\/terrain\/$/);
  await page.goto('/about/');
  await page.locator('.foot').getByRole('link', { name: 'Quick reference' }).click();
  await expect(page).toHaveURL(/\/print\/quick-reference\/$/);
});

for (const { board, edition, path } of [
  { board: 'Line of fire', edition: 'Current', path: '/boards/line-of-fire/' },
  { board: 'Moving', edition: '2014', path: '/2014/boards/moving/' },
  { board: 'Combat value', edition: 'Current', path: '/boards/combat-value/' },
])
  test(`the ${board} board of the ${edition} edition has its title, edition and address on paper`, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator('rule-board[data-live], value-board[data-live]')).toBeVisible();
    await expect(page.locator('.imprint')).toHaveCount(0);
    await page.emulateMedia({ media: 'print' });
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(board);
    await expect(page.locator('.imprint')).toBeVisible();
    await expect(page.locator('.imprint')).toHaveText(`Sightline · ${edition} edition · ${page.url()}`);
  });

for (const { name, width } of [
  { name: 'phone', width: 390 },
  { name: 'tablet', width: 820 },
  { name: 'laptop', width: 1440 },
])
  test.describe(name, () => {
    test.use({ viewport: { width, height: 900 }, colorScheme: themeAt(width) });

    test('the quick reference has a button that prints, and its links are underlined', async ({ page }) => {
      await page.addInitScript(() => {
        window.print = () => document.body.setAttribute('data-printed', '');
      });
      await page.goto('/print/quick-reference/');
      const button = page.getByRole('button', { name: 'Print' });
      await expect(button).toBeInViewport();
      await button.click();
      await expect(page.locator('body')).toHaveAttribute('data-printed');
      const link = page.locator('.quick-section a').first();
      await expect(link).toHaveCSS('text-decoration-line', 'underline');
      // The underline is visible: no notation of a colour with an opacity of 0.
      expect(await link.evaluate((element) => getComputedStyle(element).textDecorationColor)).not.toMatch(/, 0\)|\/ 0\)|transparent/);
      await page.emulateMedia({ media: 'print' });
      await expect(button).toBeHidden();
    });
  });
