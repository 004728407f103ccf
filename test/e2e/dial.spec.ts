/** The dial board opens with a dial of ten clicks, KO from click 7 on, and six changes. */
import { expect } from '@playwright/test';
import { test } from './launched-browser.ts';

test('another dial begins at another line, and its address opens it again', async ({ page, context }) => {
  await page.goto('/boards/dial/');
  await expect(page.locator('dial-board[data-live]')).toBeVisible();
  const steps = page.locator('.turns > li');
  await expect(steps.first()).toContainText('It begins on click 1.');
  await expect(page.locator('.result')).toContainText('KO’d');
  await page.getByLabel('of', { exact: true }).nth(0).fill('1');
  await page.getByLabel('Character').selectOption({ label: 'Brass Heron for 50 points: begins at the blue line' });
  await expect(steps.first()).toContainText('It begins on click 5.');
  await expect(steps.nth(1)).toContainText('Damage 1: the dial turns 1 click.');
  await expect(steps.nth(2)).toContainText('Healed of 2: the dial turns 1 click back.');
  const otherPage = await context.newPage();
  // The address follows the board after a moment.
  await expect(async () => {
    await otherPage.goto(page.url());
    await expect(otherPage.locator('.turns > li').first()).toContainText('It begins on click 5.', { timeout: 3000 });
  }).toPass();
});
