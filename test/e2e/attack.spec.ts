/** The attack calculator opens with attack 10 against defense 16 + 1, and damage 3 reduced by 1. */
import { expect } from '@playwright/test';
import { writeLink } from '../../site/src/boards/link.ts';
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
  await attack.getByRole('button', { name: 'Add an effect' }).click();
  await expect(attack.getByLabel('Effect 1', { exact: true })).toBeFocused();
  await attack.getByLabel('Amount of effect 1').fill('-2');
  await expect(chance).toHaveText('Hits on 7 or more: 21 of 36 rolls, 58 %');
  await attack.getByLabel('Effect 1', { exact: true }).selectOption('is halved');
  await expect(chance).toHaveText('Hits on 11 or more: 3 of 36 rolls, 8 %');
  await attack.getByRole('button', { name: 'Remove effect 1' }).click();
  await expect(chance).toHaveText('Hits on 5 or more: 30 of 36 rolls, 83 %');
  await attack.getByLabel('Printed').fill('10');
  await expect(page.getByRole('status')).toHaveText('Hits on 7 or more: 21 of 36 rolls, 58 %');
  await page.getByLabel('Kind').selectOption('penetrating');
  // Penetrating damage is not reduced: a hit gives 3 clicks, a critical hit 4. Normal damage would give 2 and 3.
  await expect(page.locator('.taken')).toContainText('4 clicks');
  await page.getByLabel('Clicks until KO').fill('3');
  await expect(page.locator('.taken')).toContainText('The target is KO’d by 21 of 36 rolls, 58 %.');
});

test('a link opens several replacements in their order, one of them locked, and its other values', async ({ page, context }) => {
  const attack = page.getByRole('group', { name: /^attack/i });
  const add = attack.getByRole('button', { name: 'Add an effect' });
  for (const label of ['is doubled', 'becomes', 'is modified by']) {
    await add.click();
    await attack
      .getByLabel(/^Effect \d$/)
      .last()
      .selectOption(label);
  }
  await attack.getByLabel('Amount of effect 2').fill('8');
  await attack.getByRole('button', { name: 'Move effect 2 up' }).click();
  await attack.getByLabel('locked').last().check();
  const lines = page.locator('.attack-values > li').first().locator('ol > li');
  // The doubled printed value is locked: nothing else changes it.
  await expect(lines).toHaveText([/^printed 10/, /^becomes 8 → 8/, /^is doubled \(locked\) → 20/, /^is modified by \+1 → 20/]);
  for (const line of await lines.all()) expect(await line.locator('a').count()).toBeGreaterThan(0);
  const otherPage = await context.newPage();
  // The address follows the board after a moment.
  await expect(async () => {
    await otherPage.goto(page.url());
    await expect(otherPage.locator('.attack-values > li').first().locator('ol > li').last()).toHaveText(/^is modified by \+1 → 20/, {
      timeout: 3000,
    });
  }).toPass();
  await expect(otherPage.getByLabel('locked').nth(1)).toBeChecked();
});

test('a link with more than 60 effects is refused with a notice, and the form stays', async ({ page }) => {
  const modifiers = Array.from({ length: 61 }, () => 1);
  await page.goto(`/boards/attack/${await writeLink({ attack: '12', attackEffects: { modifiers } }, '')}`);
  await expect(page.locator('.notice')).toHaveText('This link cannot be opened: it has more than 60 effects.');
  await expect(page.getByRole('group', { name: /^attack/i }).getByLabel('Printed')).toHaveValue('10');
});

test('an error in the script of the board is not taken for rules that could not be loaded', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.evaluate(() => {
    const outcome = (): never => {
      throw new Error('a defect');
    };
    Object.assign(customElements.get('attack-board')?.prototype, { outcome });
  });
  await page.getByLabel('Clicks until KO').fill('3');
  await expect.poll(() => errors).toEqual(['a defect']);
  await expect(page.locator('.outcome')).not.toContainText('could not be loaded');
});

for (const width of [390, 1280])
  test(`axe finds nothing and the page does not scroll sideways at ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.getByText('Every roll').click();
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });
