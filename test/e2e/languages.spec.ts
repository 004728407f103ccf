import { expect } from '@playwright/test';
import { test } from './launched-browser.ts';

test('a page and its translation link to each other, and each declares its language', async ({ page }) => {
  await page.goto('/golden/rule-of-three/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.getByRole('link', { name: 'Deutsch' }).click();
  await expect(page).toHaveURL(/\/de\/golden\/rule-of-three\/$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Die Dreierregel');
  // Search engines refuse relative addresses; this site is built without a host.
  await expect(page.locator('link[hreflang]')).toHaveCount(0);
  await page.getByRole('link', { name: 'English', exact: true }).click();
  await expect(page).toHaveURL((url) => url.pathname === '/golden/rule-of-three/');
});

test('links to English pages are marked as English', async ({ page }) => {
  await page.goto('/de/golden/rule-of-three/');
  const links = await page.locator('main a[href]:not([href^="/de/"]):not([href^="#"])').all();
  expect(links.length).toBeGreaterThan(0);
  for (const link of links) {
    const language = await link.evaluate((one) => one.closest('[lang]:not(html)')?.getAttribute('lang') ?? one.getAttribute('hreflang'));
    expect(language, await link.innerText()).toBe('en');
  }
});

test('a page without a translation offers no other language', async ({ page }) => {
  await page.goto('/golden/occupancy/');
  await expect(page.locator('.clause').first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Deutsch' })).toHaveCount(0);
});

test('the whole book exists in the other language, in English where nothing is translated, and its links stay there', async ({ page }) => {
  await page.goto('/de/golden/rule-of-three/');
  await page.locator('.pagination a').first().click();
  await expect(page).toHaveURL(/\/de\/golden\//);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.locator('.banner')).toHaveText('Noch nicht übersetzt, daher auf Englisch.');
  await expect(page.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'en');
  for (const text of await page.locator('.clause .clause-text').all()) await expect(text).toHaveAttribute('lang', 'en');
  const links = await page.locator('.clause-text a:not(.term)').evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  expect(links.length).toBeGreaterThan(0);
  expect(links.filter((link) => !link.startsWith('/de/'))).toEqual([]);
  await page.getByRole('link', { name: 'English', exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});
