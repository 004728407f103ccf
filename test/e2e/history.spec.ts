import { expect } from '@playwright/test';
import { expectEnough } from '../support/enough-cases.ts';
import { test } from './launched-browser.ts';

test('an address with ?edition= leads to the path of that edition, at the same clause', async ({ page }) => {
  await page.goto('/turns/breaking-away/?edition=2014#roll');
  await expect(page).toHaveURL(/\/2014\/turns\/breaking-away\/#roll$/);
  await expect(page.locator('#roll .clause-text')).toContainText('2 or more');
});

test('an edition that does not exist leaves the page as it is', async ({ page }) => {
  // The edition is `"],body`: put into an attribute selector, it would end the selector.
  await page.goto('/turns/breaking-away/?edition=%22%5D%2Cbody#roll');
  await page.waitForLoadState('networkidle');
  await expect(page.locator('#roll .clause-text')).toContainText('4 or higher');
  expect(new URL(page.url()).pathname).toBe('/turns/breaking-away/');
});

test('a clause shows how it changed: text, what the engine reads, verdicts', async ({ page }) => {
  await page.goto('/turns/breaking-away/');
  const history = page.locator('#roll details.history');
  await history.locator('summary').click();
  const lastChange = history.locator('section').last();
  await expect(lastChange.locator('.erratum del').first()).toContainText('2 or more');
  await expect(lastChange.locator('.erratum ins').first()).toContainText('4 or higher');
  await expect(lastChange.locator('.marked-changes.definitions del')).toHaveText('2');
  await expect(lastChange.locator('.marked-changes.definitions ins')).toHaveText('4');
  const changedExample = lastChange.locator('.changed-verdict').filter({ hasText: 'A roll of 3 fails' });
  await expect(changedExample.locator('dd').first()).toContainText('Breaks away');
  await expect(changedExample.locator('dd').last()).toContainText('Does not break away');
  await lastChange.getByRole('link', { name: 'Breaking away needs a 4' }).click();
  await expect(page).toHaveURL(/\/errata\/players-guide-breaking-away\/$/);
});

test('a clause that never changed has no history', async ({ page }) => {
  await page.goto('/golden/rule-of-three/');
  await expect(page.locator('details.history')).toHaveCount(0);
});

test('errata are listed by edition, newest first; the page of an erratum shows its changes and links the lab', async ({ page }) => {
  await page.goto('/errata/');
  const headings = await page.locator('main :is(h2, h3)').allTextContents();
  const order = ['Current', '2014', 'Original'].map((name) => headings.findIndex((title) => title.trim() === name));
  expect(order).not.toContain(-1);
  expect([...order].sort((one, other) => one - other)).toEqual(order);
  await page.getByRole('link', { name: 'A diagonal step takes the easier way round' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A diagonal step takes the easier way round');
  await expect(page.locator('.changed del').first()).toBeVisible();
  await expect(page.locator('.changed ins').first()).toBeVisible();
  const verdicts = page.locator('figure.example').first().locator('.before-after dd');
  expect(await verdicts.first().innerText()).not.toBe(await verdicts.last().innerText());
  await page.getByRole('link', { name: 'Try it in the errata lab' }).click();
  await expect(page).toHaveURL(/\/boards\/errata-lab\/#/);
});

test('the board shows the verdicts that an erratum page lists, before and after the erratum', async ({ page }) => {
  await page.goto('/errata/players-guide-movement-intersections/');
  const verdictCells = page.locator('figure.example .before-after').first().locator('dd');
  for (const index of [0, 1]) {
    const listedVerdict = await verdictCells.nth(index).locator('.verdict').innerText();
    await verdictCells
      .nth(index)
      .getByRole('link', { name: /On the board/ })
      .click();
    await expect(page.locator('rule-board .verdict').first()).toHaveText(listedVerdict, { useInnerText: true });
    await page.goBack();
  }
});

test('rulings, reminders and readings each have a list, whose first link opens a page with the same title', async ({ page }) => {
  for (const address of ['/rulings/', '/reminders/', '/readings/']) {
    await page.goto(address);
    const links = page.locator('main a[href^="/rulings/"]');
    expectEnough(await links.count(), 10);
    const title = (await links.first().textContent()) ?? '';
    await links.first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  }
});
