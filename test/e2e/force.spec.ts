/**
 * The force checker opens with Berta Kalk (105 points), twice the unique Ilse Varga (90 points each), and four objects, one more than a
 * force may have.
 */
import { expect } from '@playwright/test';
import { readLink, writeLink } from '../../site/src/boards/link.ts';
import { accessibilityFaults } from '../support/accessibility-faults.ts';
import { digestOf } from './board-shown.ts';
import { test } from './launched-browser.ts';

test.beforeEach(async ({ page }) => {
  await page.goto('/boards/force/');
  await expect(page.locator('force-board[data-live]')).toBeVisible();
});

test('problems are listed, and disappear when they are fixed', async ({ page }) => {
  const result = page.locator('.result');
  await expect(result).toHaveText('May not be played: 2 problems');
  await expect(page.locator('.force-problems')).toContainText('Ilse Varga is Unique');
  const characters = page.getByRole('group', { name: 'Characters' });
  await characters.getByLabel('name').nth(2).fill('Moss');
  await expect(result).toHaveText('May not be played: 1 problem');
  await page.getByRole('group', { name: 'Objects' }).getByRole('button', { name: 'Remove' }).nth(3).click();
  await expect(result).toHaveText('May be played');
  await expect(page.locator('.points')).toHaveText('285 of 300 points');
  await page.getByLabel('Build total').fill('200');
  await expect(page.locator('.force-problems')).toContainText('The points of the force are more than the build total.');
});

test('a row is added and removed by keyboard, and the focus is never lost', async ({ page }) => {
  const characters = page.getByRole('group', { name: 'Characters' });
  await characters.getByRole('button', { name: 'Add' }).press('Enter');
  await expect(characters.getByLabel('name').nth(3)).toBeFocused();
  await page.keyboard.type('Moss');
  await page.keyboard.press('Tab');
  await page.keyboard.type('15');
  await expect(page.locator('.points')).toHaveText('300 of 300 points');
  await characters.getByRole('button', { name: 'Remove' }).nth(3).press('Enter');
  await expect(characters.getByRole('button', { name: 'Remove' }).nth(2)).toBeFocused();
});

test('the address holds the force, and a damaged link is reported', async ({ page, context }) => {
  await page.getByText('Feats, resources').click();
  await page.getByRole('group', { name: 'Battlefield conditions' }).getByRole('button', { name: 'Add' }).click();
  await page.keyboard.type('Fog');
  // The address follows while one types, so it may still hold a part of the word.
  await expect.poll(async () => JSON.stringify(await readLink(new URL(page.url()).hash))).toContain('"Fog"');
  const otherPage = await context.newPage();
  await otherPage.goto(page.url());
  await expect(otherPage.getByRole('group', { name: 'Battlefield conditions', includeHidden: true }).getByLabel('name')).toHaveValue('Fog');
  await otherPage.goto('/boards/force/#1~00000000~damaged');
  await otherPage.reload();
  await expect(otherPage.locator('.notice')).toContainText('This link is damaged');
});

test('a link to a force fills lists written with commas, and empties the fields that it lacks', async ({ page }) => {
  await page.getByText('Feats, resources').click();
  const [tactics, game] = [page.locator('[name="tactics"]'), page.locator('[name="game"]')];
  const forceInAddress = async (): Promise<string> => JSON.stringify(await readLink(new URL(page.url()).hash));
  await page.locator('[name="format"]').selectOption('agreed');
  await tactics.fill('feats, resources');
  await expect.poll(forceInAddress).toContain('"tactics":["feats","resources"]');
  const link = page.url();
  await tactics.fill('');
  await game.selectOption('basics');
  await expect.poll(forceInAddress).toContain('"basics"');
  await page.goto(link);
  await expect(tactics).toHaveValue('feats, resources');
  await expect(game).toHaveValue('');
});

test('a link without a build total empties that field too, and one made with other rules is reported', async ({ page }) => {
  const notice = page.locator('.notice');
  for (const digest of [digestOf('2014'), '0badc0de']) {
    await page.getByLabel('Build total').fill('200');
    await page.goto(`/boards/force/${await writeLink({ edition: '2014', force: { characters: [] } }, digest)}`);
    await expect(page.locator('.points')).toHaveText('0 of 0 points');
    await expect(page.getByLabel('Build total')).toHaveValue('');
    if (digest === '0badc0de') await expect(notice).toHaveText(/made with other rules \(0badc0de\)/);
    else await expect(notice).toBeHidden();
  }
});

test('pressed twice, the button that copies shows its label again 3 seconds after the second press', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.install();
  const button = page.locator('[data-copy-as="link"]');
  await button.click();
  await expect(button).toHaveText('Copied');
  await page.clock.runFor(2000);
  await button.click();
  await page.clock.runFor(2000);
  await expect(button).toHaveText('Copied');
  await page.clock.runFor(2000);
  await expect(button).toHaveText('Copy link');
});

test('where the script that shows on the button what it did cannot be loaded, a notice shows it', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.route('**/show-briefly.*.js', (route) => route.abort());
  const notice = page.locator('.notice');
  await expect(notice).toBeHidden();
  await page.locator('[data-copy-as="link"]').click();
  await expect(notice).toHaveText('Copied');
  await expect(notice).toBeVisible();
});

test('a board that is removed from the page stops, and starts again with its form when it comes back', async ({ page, context }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.install();
  await page.getByLabel('Build total').fill('200');
  const button = page.locator('[data-copy-as="link"]');
  await button.click();
  await expect(button).toHaveText('Copied');
  const removed = await page.evaluateHandle(() => {
    const element = document.querySelector('force-board');
    const parent = element?.parentElement;
    element?.remove();
    dispatchEvent(new HashChangeEvent('hashchange'));
    return { element, parent };
  });
  // Removal ends the confirmation `Copied` before its 3 seconds are over.
  expect(await removed.evaluate(({ element }) => element?.querySelector('[data-copy-as="link"]')?.textContent)).toBe('Copy link');
  expect(await removed.evaluate(({ element }) => element?.hasAttribute('data-live'))).toBe(false);
  await removed.evaluate(({ element, parent }) => element && parent?.append(element));
  await expect(page.locator('force-board')).toHaveAttribute('data-live', '');
  await expect(page.getByLabel('Build total')).toHaveValue('200');
  await button.click();
  await expect(button).toHaveText('Copied');
  // The button shows `Copied` for 3 seconds after its last press.
  await page.clock.runFor(2000);
  await expect(button).toHaveText('Copied');
  await page.getByLabel('Build total').fill('400');
  await expect(page.locator('.points')).toHaveText('285 of 400 points');
  expect(errors).toEqual([]);
});

test('a board that is removed while rules load does not change, and shows its outcome when it comes back', async ({ page }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const modules: string[] = [];
  await page.route('**/_site/2014.*.js', async (route) => {
    modules.push(route.request().url());
    await released;
    await route.continue();
  });
  const [points, total] = [page.locator('.points'), page.getByLabel('Build total')];
  await total.fill('200');
  await expect(points).toHaveText('285 of 200 points');
  await page.getByLabel('Edition').selectOption('2014');
  await total.fill('400');
  // The rules of the board and those of the game.
  await expect.poll(() => modules.length).toBe(2);
  const removed = await page.evaluateHandle(() => {
    const element = document.querySelector('force-board');
    const parent = element?.parentElement;
    element?.remove();
    return { element, parent };
  });
  release();
  // A board that had not been removed would have shown its outcome when the next task begins.
  await page.evaluate(
    (urls) => Promise.all(urls.map((url) => import(url))).then(() => new Promise((resolve) => setTimeout(resolve))),
    modules,
  );
  expect(await removed.evaluate(({ element }) => element?.querySelector('.points')?.textContent)).toBe('285 of 200 points');
  await removed.evaluate(({ element, parent }) => element && parent?.append(element));
  await expect(points).toHaveText('285 of 400 points');
  await expect(total).toHaveValue('400');
});

test('rules that fail to load after another edition has been chosen do not change the outcome shown', async ({ page }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/_site/2014.*.js', async (route) => {
    await released;
    await route.abort();
  });
  const requested = page.waitForRequest('**/_site/2014.*.js');
  await page.getByLabel('Edition').selectOption('2014');
  const module = await requested;
  await page.getByLabel('Edition').selectOption('current');
  await page.getByLabel('Build total').fill('200');
  await expect(page.locator('.force-problems')).toContainText('The points of the force are more than the build total.');
  const outcome = page.locator('.outcome');
  const shown = await outcome.innerHTML();
  // This second import of the module fails when the import by the board fails. The board has handled its failure when the next task begins.
  const failed = page.evaluate(
    (url) =>
      import(url).then(
        () => 'loaded',
        () => new Promise((resolve) => setTimeout(() => resolve('failed'))),
      ),
    module.url(),
  );
  release();
  expect(await failed).toBe('failed');
  expect(await outcome.innerHTML()).toBe(shown);
});

for (const width of [390, 1440])
  test(`axe finds nothing and the page does not scroll sideways at ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.getByText('Feats, resources').click();
    await expect(page.locator('.result')).toBeInViewport();
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });
