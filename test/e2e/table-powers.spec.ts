import { expect } from '@playwright/test';
import { accessibilityFaults } from '../support/accessibility-faults.ts';
import { test } from './launched-browser.ts';

const ANY_SQUARE = 5;

test.beforeEach(async ({ page }) => {
  await page.goto('/play/');
  await expect(page.locator('game-table[data-live]')).toBeVisible();
});

test('a character uses Telekinesis, and the log leads to its rule', async ({ page }) => {
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(page.locator('.card', { hasText: 'Old Tamsin' })).toContainText('Telekinesis, Toughness');
  await page.getByRole('button', { name: 'Old Tamsin' }).first().click();
  await page.locator('.request').getByRole('button', { name: 'Telekinesis: place a friendly character' }).click();
  await page.locator('.request').getByRole('button', { name: 'Pip Underhill' }).click();
  await page.getByLabel('To', { exact: true }).selectOption({ index: ANY_SQUARE });
  await page.locator('.request').getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('log').getByText('Old Tamsin: Telekinesis: place a friendly character.')).toBeVisible();
  const line = page.getByRole('log').locator('li', { hasText: 'Pip Underhill is placed in' });
  await expect(line).toBeVisible();
  await line.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/powers\/telekinesis\/#place$/);
  await expect(page.locator('#place')).toBeInViewport();
  expect(await accessibilityFaults(page)).toEqual([]);
});

for (const [what, option, isLoaded] of [
  ['with', 'standard', true],
  ['without', '', false],
] as const)
  test(`the rules of the pack and their titles ${isLoaded ? 'are' : 'are not'} loaded for a game ${what} powers`, async ({ page }) => {
    const requested: string[] = [];
    const fetched: Promise<string>[] = [];
    page.on('response', (response) => {
      const path = new URL(response.url()).pathname;
      requested.push(path);
      if (path.endsWith('.js')) fetched.push(response.text());
    });
    await page.getByLabel('Powers').selectOption(option);
    await page.getByRole('button', { name: 'Start the game' }).click();
    await expect(page.locator('.card', { hasText: 'Berta Kalk' })).toBeVisible();
    expect((await page.locator('.card > .powers').count()) > 0).toBe(isLoaded);
    expect(requested.some((path) => path.startsWith('/packs/'))).toBe(isLoaded);
    // Only the rules of the pack name the clause `powers.telekinesis.place`.
    const scripts = await Promise.all(fetched);
    expect(scripts.length).toBeGreaterThan(0);
    expect(scripts.some((script) => script.includes('powers.telekinesis.place'))).toBe(isLoaded);
  });
