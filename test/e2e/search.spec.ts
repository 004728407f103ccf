import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';

test('the search opens by a key, finds as one types, and Enter leads to the clause', async ({ page }) => {
  await page.goto('/terrain/rim/');
  await page.keyboard.press('/');
  const dialog = page.locator('dialog.search');
  await expect(dialog).toBeVisible();
  await page.keyboard.type('see past a pillar');
  const first = dialog.getByRole('option').first();
  await expect(first).toHaveAttribute('aria-selected', 'true');
  await expect(first).toHaveAttribute('href', /^\/terrain\/fire-intersections\/#/);
  await expect(dialog.getByRole('status')).toContainText('clause');
  await page.keyboard.press('ArrowDown');
  await expect(first).not.toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/terrain\/fire-intersections\/#/);
});

test('Ctrl-K opens it, Escape closes it and gives the focus back', async ({ page }) => {
  await page.goto('/');
  const button = page.locator('.search-field');
  await button.focus();
  await page.keyboard.press('Control+k');
  await expect(page.locator('dialog.search')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog.search')).toBeHidden();
  await expect(button).toBeFocused();
});

test('words are marked, markup in a query stays text, unknown operators are told', async ({ page }) => {
  await page.goto('/');
  await page.locator('.search-field').click();
  const dialog = page.locator('dialog.search');
  const input = dialog.getByRole('combobox');
  await input.fill('hindring terrain');
  await expect(dialog.locator('mark').first()).toHaveText(/hindering|terrain/i);
  await input.fill('<img src=x onerror=alert(1)>');
  await expect(dialog.locator('img')).toHaveCount(0);
  await input.fill('is:green');
  await expect(dialog.getByRole('status')).toContainText('is:green means nothing here');
  await input.fill('zzzzqqq');
  await expect(dialog.getByRole('status')).toHaveText(/Nothing found/);
});

for (const scheme of ['light', 'dark'] as const) {
  test(`axe finds nothing in the open search, ${scheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme });
    await page.goto('/terrain/rim/');
    await page.keyboard.press('/');
    await page.keyboard.type('break away');
    await expect(page.getByRole('option').first()).toBeVisible();
    const { violations } = await new AxeBuilder({ page }).include('dialog.search').analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  });
}

test.describe('by touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('a tap opens it, an example is tried, a result leads on', async ({ page }) => {
    await page.goto('/2014/terrain/rim/');
    await page.locator('.search-open').tap();
    const dialog = page.locator('dialog.search');
    await dialog.getByRole('button', { name: 'needs a 4' }).tap();
    const first = dialog.getByRole('option').first();
    await expect(first).toHaveAttribute('href', /^\/2014\//);
    await first.tap();
    await expect(page).toHaveURL(/\/2014\/.*#/);
  });
});
