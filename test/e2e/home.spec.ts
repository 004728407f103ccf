import { expect, test } from '@playwright/test';
import { themeAt } from './theme.ts';

for (const { name, width, height } of [
  { name: 'phone', width: 390, height: 844 },
  { name: 'tablet', width: 820, height: 1180 },
  { name: 'laptop', width: 1440, height: 900 },
])
  test.describe(name, () => {
    test.use({ viewport: { width, height }, colorScheme: themeAt(width) });

    test('the first screen says what this is and for whom, has the search, and a board with a question', async ({ page }) => {
      await page.goto('/');
      for (const text of ['An unofficial HeroClix rulebook', 'For players and judges'])
        await expect(page.getByText(text)).toBeInViewport({ ratio: 1 });
      await expect(page.locator('.search-field')).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(/^Can A shoot B .*\?/);
      await expect(page.locator('rule-board svg.board')).toBeInViewport({ ratio: 1 });
      await expect(page.locator('rule-board .verdict').first()).toHaveText(/Hindered/);
    });

    test('the menu has the pages of players, the foot those of developers', async ({ page }) => {
      await page.goto('/');
      await expect(page.locator('.running-head nav').getByRole('link')).toHaveText(['Rules', 'Boards', 'Play', 'Errata']);
      await page.locator('.foot').getByRole('link', { name: 'For developers' }).click();
      await expect(page).toHaveURL(/\/coverage\/$/);
    });

    test('the parts of the book begin on one line in each row', async ({ page }) => {
      await page.goto('/');
      const items = await page.locator('.parts-strip li').evaluateAll((list) =>
        list.map((item) => {
          const [title, text] = [...item.children].map((child) => Math.round(child.getBoundingClientRect().top));
          return { row: Math.round(item.getBoundingClientRect().top), tops: [title, text] };
        }),
      );
      for (const { row, tops } of items) expect(items.find((item) => item.row === row)?.tops).toEqual(tops);
    });
  });
