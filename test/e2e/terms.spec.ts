import { expect } from '@playwright/test';
import { test } from './launched-browser.ts';

test('a term is explained on click, closes with Escape, and links to its full entry', async ({ page }) => {
  await page.goto('/terrain/rim/');
  const term = page.locator('a.term').first();
  const address = page.url();
  await term.click();
  const box = page.locator('.term-box');
  await expect(box).toBeVisible();
  expect(page.url()).toBe(address);
  await expect(box.locator('strong')).not.toBeEmpty();
  await page.keyboard.press('Escape');
  await expect(box).toBeHidden();
  await term.click();
  await box.getByRole('link', { name: 'Full entry' }).click();
  await expect(page).toHaveURL(/\/glossary\/terms\/#/);
});

test('Escape in the explanation closes it and gives the focus back to its term', async ({ page }) => {
  await page.goto('/terrain/rim/');
  const term = page.locator('a.term').first();
  await term.click();
  const box = page.locator('.term-box');
  await expect(box).toBeVisible();
  await box.getByRole('link', { name: 'Full entry' }).focus();
  await page.keyboard.press('Escape');
  await expect(term).toBeFocused();
  await expect(box).toBeHidden();
  await expect(term).not.toHaveAttribute('aria-describedby');
});

test('a term is explained on keyboard focus, and Enter opens its entry', async ({ page }) => {
  await page.goto('/terrain/rim/');
  const term = page.locator('a.term').first();
  const href = (await term.getAttribute('href')) ?? '';
  // Focus set by a script does not match :focus-visible, so Tab is pressed on a link before the term.
  await term.evaluate((link) => {
    const linkBefore = document.createElement('a');
    linkBefore.href = '#';
    linkBefore.id = 'before-term';
    link.before(linkBefore);
  });
  await page.locator('#before-term').focus();
  await page.keyboard.press('Tab');
  await expect(page.locator('.term-box')).toBeVisible();
  await expect(term).toHaveAttribute('aria-describedby', 'term-box');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(href));
});

test('terms are switched off and on again, also for the next page', async ({ page }) => {
  await page.goto('/terrain/rim/');
  await page.locator('a.term').first().click();
  await page.getByRole('button', { name: 'mark terms' }).click();
  await expect(page.locator('.term-box')).toBeHidden();
  await page.goto('/terrain/hindering/');
  await expect(page.locator('html')).toHaveClass(/plain-terms/);
  await page.getByRole('button', { name: 'Terms explained' }).click();
  await expect(page.locator('html')).not.toHaveClass(/plain-terms/);
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('a tap explains a term within the screen, and a tap elsewhere closes the explanation', async ({ page }) => {
    await page.goto('/terrain/rim/');
    const terms = page.locator('a.term');
    await terms.nth(1).tap();
    const box = page.locator('.term-box');
    await expect(box).toBeVisible();
    const { x, width } = (await box.boundingBox()) ?? { x: -1, width: 999 };
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(390);
    await page.locator('h1').tap();
    await expect(box).toBeHidden();
  });
});
