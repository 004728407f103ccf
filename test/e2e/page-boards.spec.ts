/** The boards on the pages of the rules that they explain. */
import { expect } from '@playwright/test';
import { accessibilityFaults } from '../support/accessibility-faults.ts';
import { test } from './launched-browser.ts';

for (const [path, element] of [
  ['/combat/attack-roll/', 'attack-board'],
  ['/turns/pushing/', 'turn-board'],
  ['/characters/starting-lines/', 'dial-board'],
  ['/force/unique/', 'force-board'],
] as const)
  test(`${path} loads its ${element} only when the reader comes to it, without a finding of axe, and fits a phone`, async ({ page }) => {
    const problems: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') problems.push(message.text());
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    const board = page.locator(element);
    await expect(board).toHaveCount(0);
    await page.locator('.page-head + p a[href="#board--form"]').click();
    await expect(board).toHaveAttribute('data-live', '');
    await expect(board.locator('.result')).not.toBeEmpty();
    expect(await accessibilityFaults(page)).toEqual([]);
    for (const width of [390, 800, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `at ${width}`).toBe(width);
    }
    expect(problems).toEqual([]);
  });

test('the board of a page in an edition opens in that edition, and its address opens it again', async ({ page, context }) => {
  await page.goto('/2014/combat/attack-roll/#board--form');
  const board = page.locator('attack-board[data-live]');
  await expect(board.getByLabel('Edition')).toHaveValue('2014');
  await expect(board.locator('.because a').first()).toHaveAttribute('href', /^\/2014\//);
  await expect(page).toHaveURL(/#board--form$/);
  await board
    .getByRole('group', { name: /^attack/i })
    .getByLabel('Printed')
    .fill('12');
  await expect(page).toHaveURL(/#1~/);
  const result = await board.locator('.result').innerText();
  const otherPage = await context.newPage();
  await otherPage.goto(page.url());
  await expect(otherPage.locator('attack-board .result')).toHaveText(result);
  await expect(otherPage.locator('attack-board')).toBeInViewport();
});

test('another edition of the page opens the board with its values, in that edition', async ({ page }) => {
  await page.goto('/combat/attack-roll/#board--form');
  const board = page.locator('attack-board[data-live]');
  const printed = board.getByRole('group', { name: /^attack/i }).getByLabel('Printed');
  await printed.fill('12');
  await expect(page).toHaveURL(/#1~/);
  await page.evaluate(() => scrollTo(0, 0));
  await page.locator('.page-head .editions a[data-edition="2014"]').click();
  await expect(page).toHaveURL(/\/2014\/combat\/attack-roll\/#1~/);
  await expect(printed).toHaveValue('12');
  await expect(board.getByLabel('Edition')).toHaveValue('2014');
  await expect(board.locator('.because a').first()).toHaveAttribute('href', /^\/2014\//);
});

test('an anchor of the page leaves the board as it is', async ({ page }) => {
  await page.goto('/combat/attack-roll/#board--form');
  const board = page.locator('attack-board[data-live]');
  await board
    .getByRole('group', { name: /^attack/i })
    .getByLabel('Printed')
    .fill('12');
  await expect(board.locator('.result')).toHaveText(/^Hits on 5/);
  const result = await board.locator('.result').elementHandle();
  await page.evaluate(async () => {
    const changed = new Promise((resolve) => addEventListener('hashchange', resolve));
    location.hash = '#top-of-page';
    await changed;
    // Rules that are loaded answer within a few milliseconds.
    await new Promise((resolve) => setTimeout(resolve, 500));
  });
  expect(await result?.evaluate(({ isConnected }) => isConnected)).toBe(true);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the page links the page of the board', async ({ page }) => {
    await page.goto('/combat/criticals/');
    await expect(page.locator('.page-board a')).toHaveAttribute('href', '/boards/attack/');
  });
});
