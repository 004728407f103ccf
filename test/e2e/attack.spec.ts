/** The attack calculator opens with attack 10 against defense 16 + 1, and damage 3 reduced by 1. */
import { expect } from '@playwright/test';
import { accessibilityFaults } from '../support/accessibility-faults.ts';
import { test } from './launched-browser.ts';

test.beforeEach(async ({ page }) => {
  await page.goto('/boards/attack/');
  await expect(page.locator('attack-board[data-live]')).toBeVisible();
});

test('a change of a value, a modifier or the kind of damage changes the result', async ({ page }) => {
  const chance = page.locator('.result');
  await expect(chance).toHaveText('Hits on 7 or more: 21 of 36 rolls, 58 %');
  const attack = page.getByRole('group', { name: /^attack/i });
  await attack.getByLabel('Printed').fill('12');
  await expect(chance).toHaveText('Hits on 5 or more: 30 of 36 rolls, 83 %');
  await attack.getByLabel('Modifiers').fill('+1 -3');
  await expect(chance).toHaveText('Hits on 7 or more: 21 of 36 rolls, 58 %');
  await page.getByLabel('Kind').selectOption('penetrating');
  // Penetrating damage is not reduced: a hit gives 3 clicks, a critical hit 4. Normal damage would give 2 and 3.
  await expect(page.locator('.taken')).toContainText('4 clicks');
  await page.getByLabel('Clicks until KO').fill('3');
  await expect(page.locator('.taken')).toContainText('The target is KO’d by 21 of 36 rolls, 58 %.');
});

for (const width of [390, 1280])
  test(`axe finds nothing and the page does not scroll sideways at ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.getByText('Every roll').click();
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });
