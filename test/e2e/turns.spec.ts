/** The page opens with four turns in which the figure is to act, the last followed by 2 damage, then two of rest. */
import { expect } from '@playwright/test';
import { accessibilityFaults } from '../support/accessibility-faults.ts';
import { test } from './launched-browser.ts';

test.beforeEach(async ({ page }) => {
  await page.goto('/boards/turns/');
  await expect(page.locator('turn-board[data-live]')).toBeVisible();
});

test('acting twice pushes, a third time is refused, and resting clears', async ({ page }) => {
  const turns = page.locator('.turns > li');
  await expect(page.locator('.result')).toHaveText('After 6 turns: click 4 of 7, no token');
  await expect(turns.nth(1)).toContainText('The figure is pushed.');
  await expect(turns.nth(2)).toContainText('It cannot act');
  await expect(turns.nth(2)).toContainText('cleared');
  await page.getByLabel('Turn 2: is given an action').uncheck();
  await expect(turns.nth(1)).not.toContainText('pushed');
  await expect(turns.nth(2)).toContainText('Turn 3 acts');
});

test('a figure that is pushed on its last click is out, and the turns end', async ({ page }) => {
  await page.getByLabel('Begins on click').fill('7');
  await expect(page.locator('.result')).toHaveText('KO’d after 2 turns');
  await expect(page.locator('.turns > li')).toHaveCount(2);
});

test('code of the turns that cannot be loaded is reported', async ({ page }) => {
  await page.route(/turns-of-form\.[^/]+\.js$/, (route) => route.abort());
  await page.getByLabel('Begins on click').fill('7');
  await expect(page.locator('.outcome')).toHaveText('The rules could not be loaded. Try again when you are online.');
});

test('the address holds the turns', async ({ page, context }) => {
  await page.getByLabel('Turn 1: is given an action').uncheck();
  await expect(page).toHaveURL(/#1~/);
  const firstAddress = page.url();
  await page.getByLabel('Dial of').selectOption({ index: 3 });
  await expect(page).not.toHaveURL(firstAddress);
  const result = await page.locator('.result').innerText();
  const otherPage = await context.newPage();
  await otherPage.goto(page.url());
  await expect(otherPage.getByLabel('Turn 1: is given an action')).not.toBeChecked();
  await expect(otherPage.locator('.result')).toHaveText(result);
});

for (const width of [390, 1440])
  test(`axe finds nothing and the page does not scroll sideways at ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await expect(page.locator('.result')).toBeInViewport();
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });
