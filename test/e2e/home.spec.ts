import { expect } from '@playwright/test';
import { openAt } from './board-shown.ts';
import { test } from './every-screen.ts';
import { themeAt } from './theme.ts';

for (const { name, width, height } of [
  { name: 'phone', width: 390, height: 844 },
  { name: 'tablet', width: 820, height: 1180 },
  { name: 'laptop', width: 1440, height: 900 },
])
  test.describe(name, () => {
    test.use({ viewport: { width, height }, colorScheme: themeAt(width) });

    test('the first screen has the subject of the site and its readers, the search, and a board with a question', async ({ page }) => {
      await page.goto('/');
      for (const text of ['An unofficial HeroClix rulebook', 'For players and judges'])
        await expect(page.getByText(text)).toBeInViewport({ ratio: 1 });
      await expect(page.locator('.search-field')).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(/^Can A shoot B .*\?/);
      await expect(page.locator('rule-board svg.board')).toBeInViewport({ ratio: 1 });
      await expect(page.locator('rule-board .verdict').first()).toHaveText(/Hindered/);
    });

    test('the tools of the board are on screen with it, beside it on a laptop', async ({ page }) => {
      const board = await openAt(page, '/');
      const tool = board.getByRole('button', { name: 'Tool: Move figure' });
      for (const place of [board.locator('svg.board'), tool]) await expect(place).toBeInViewport({ ratio: 1 });
      const [pictureBox, toolBox] = [await board.locator('.picture').boundingBox(), await tool.boundingBox()];
      const isBeside = (toolBox?.x ?? 0) >= (pictureBox?.x ?? 0) + (pictureBox?.width ?? 0);
      expect(isBeside).toBe(width === 1440);
      await tool.click();
      const sheet = board.locator('.tool-sheet');
      await expect(sheet).toBeInViewport({ ratio: 1 });
      const [boardBox, sheetBox] = [await board.locator('svg.board').boundingBox(), await sheet.boundingBox()];
      if (isBeside) expect(sheetBox?.x ?? 0).toBeGreaterThanOrEqual((boardBox?.x ?? 0) + (boardBox?.width ?? 0));
      await page.keyboard.press('Escape');
      await expect(tool).toBeFocused();
    });

    test('the menu links the pages for players, with the focus ring inside each link; the footer links those for developers', async ({
      page,
    }) => {
      await page.goto('/');
      const links = page.locator('.running-head nav').getByRole('link');
      await expect(links).toHaveText(['Rules', 'Boards', 'Play', 'Errata']);
      // Focus that a script sets shows its ring only after a key was pressed.
      await page.keyboard.press('Tab');
      for (const link of await links.all()) {
        await link.focus();
        // The focus ring is inside the link, since the top of the screen would cut it off.
        await expect(link).toHaveCSS('outline-width', '3px');
        await expect(link).toHaveCSS('outline-offset', '-3px');
      }
      await page.locator('.foot').getByRole('link', { name: 'For developers' }).click();
      await expect(page).toHaveURL(/\/coverage\/$/);
    });

    test('the titles and texts of the parts are aligned in each row', async ({ page }) => {
      await page.goto('/');
      const items = await page.locator('.parts-strip li').evaluateAll((list) =>
        list.map((item) => {
          const [titleTop, textTop] = [...item.children].map((child) => Math.round(child.getBoundingClientRect().top));
          return { itemTop: Math.round(item.getBoundingClientRect().top), childTops: [titleTop, textTop] };
        }),
      );
      expect(items.length).toBeGreaterThan(1);
      for (const { itemTop, childTops } of items) expect(items.find((item) => item.itemTop === itemTop)?.childTops).toEqual(childTops);
    });
  });
