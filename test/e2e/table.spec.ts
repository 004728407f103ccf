import { expect, type Page } from '@playwright/test';
import { accessibilityFaults } from '../support/accessibility-faults.ts';
import { test } from './every-screen.ts';
import { holdTitles } from './table-page.ts';
import { themeAt } from './theme.ts';

const [ANY_CHOICE, ANY_SQUARE] = [7, 9];

test.beforeEach(async ({ page }) => {
  await page.goto('/play/');
  await expect(page.locator('game-table[data-live]')).toBeVisible();
});

const startGame = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(page.getByRole('group', { name: /Berta Kalk at/ })).toBeVisible();
};

test('a move is chosen on the board, carried out, and taken back', async ({ page }) => {
  await startGame(page);
  await page.getByRole('button', { name: 'Jory Flint' }).first().click();
  await page.getByRole('button', { name: 'Move', exact: true }).click();
  const square = page.locator('.marks .choice').nth(ANY_CHOICE);
  await square.click();
  await expect(page.locator('.marks .way')).toHaveCount(1);
  // The drawn path covers the marked square.
  await square.click({ force: true });
  await expect(page.getByRole('log').getByText(/Jory Flint moves along/)).toBeVisible();
  await expect(page.locator('.card', { hasText: 'Jory Flint' }).getByText('1 token')).toBeVisible();
  // The path and the choice to move are two decisions.
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('log').getByText(/Jory Flint moves along/)).toBeHidden();
});

test('what a character cannot do now is shown with the rule', async ({ page }) => {
  await startGame(page);
  await page.getByRole('button', { name: 'Berta Kalk' }).first().click();
  await page.getByText('What it cannot do now').click();
  await expect(page.locator('.refused a').first()).toHaveAttribute('href', /^\/[a-z]+\/[a-z-]+\/#/);
});

test('the cursor moves by arrow keys, and leaves those with modifier keys to the browser', async ({ page }) => {
  await startGame(page);
  const cursor = page.locator('.board-frame .cursor');
  await cursor.press('Control+ArrowRight');
  await expect(cursor).toHaveAttribute('aria-label', /^A1\b/);
  await cursor.press('ArrowRight');
  await expect(cursor).toHaveAttribute('aria-label', /^B1\b/);
});

test('the keyboard alone ends a turn, and the bot plays on until a person decides again', async ({ page }) => {
  await startGame(page);
  await page.getByRole('button', { name: 'End the turn' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('log').getByText('The turn of Player 1 ends.')).toBeVisible();
  await expect(page.locator('.request', { hasText: 'Player 1' })).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('log').getByText('The turn of Player 2 ends.')).toBeVisible();
});

test('the game is stored in the browser and opens from a link', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await startGame(page);
  await page.getByRole('button', { name: 'Old Tamsin' }).first().click();
  await page.getByRole('button', { name: 'Move', exact: true }).click();
  await page.getByLabel('To', { exact: true }).selectOption({ index: ANY_SQUARE });
  await page
    .locator('.request')
    .getByRole('button', { name: /^Move \d/ })
    .click();
  await expect(page.getByRole('log').getByText(/Old Tamsin moves along/)).toBeVisible();
  const logText = await page.getByRole('log').innerText();
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.locator('.play .status')).toHaveText('Link copied');
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await page.reload();
  await page.getByRole('button', { name: 'Continue the last game' }).click();
  await expect(page.getByRole('log')).toHaveText(logText, { useInnerText: true });
  const other = await context.newPage();
  await other.goto(link);
  await expect(other.getByRole('log')).toHaveText(logText, { useInnerText: true });
  // The link opens in a page that is already at `/play/`: only the hash of the address changes, so the page is not loaded again.
  await page.goto('/play/');
  await expect(page.locator('game-table[data-live]')).toBeVisible();
  await page.goto(link);
  await expect(page.getByRole('log')).toHaveText(logText, { useInnerText: true });
});

interface RemovedTable {
  /** The game stored when the table was removed, and the text of its log. */
  readonly stored: string | null;
  readonly logText: string | null | undefined;
  /** Resolves with the text of the log, read before any bot can answer. */
  readonly putBack: () => Promise<string | null | undefined>;
}

/** Removes the table, right after a press of its button that copies, and reports another hash. */
async function removeTable(page: Page): Promise<RemovedTable> {
  const removed = await page.evaluateHandle(() => {
    const element = document.querySelector('game-table');
    const parent = element?.parentElement;
    element?.querySelector<HTMLElement>('[data-do="link"]')?.click();
    element?.remove();
    dispatchEvent(new HashChangeEvent('hashchange'));
    return { element, parent };
  });
  const { stored, logText, isLive } = await removed.evaluate(({ element }) => ({
    stored: localStorage.getItem('sightline-game'),
    logText: element?.querySelector('.log')?.textContent,
    isLive: element?.hasAttribute('data-live'),
  }));
  expect(isLive).toBe(false);
  const putBack = () =>
    removed.evaluate(({ element, parent }) => {
      if (element) parent?.append(element);
      return element?.querySelector('.log')?.textContent;
    });
  return { stored, logText, putBack };
}

const storedGame = (page: Page): Promise<string | null> => page.evaluate(() => localStorage.getItem('sightline-game'));

test('a game that is loaded when the table is removed from the page does not begin', async ({ page }) => {
  const { requested, release } = await holdTitles(page);
  await page.clock.install();
  for (const seat of [0, 1]) await page.locator(`[name="kind-${seat}"]`).selectOption('greedy');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await requested;
  const { putBack } = await removeTable(page);
  await release();
  await page.clock.runFor(5000);
  expect(await storedGame(page)).toBeNull();
  await putBack();
  await expect(page.locator('game-table')).toHaveAttribute('data-live', '');
  await expect(page.getByRole('button', { name: 'Start the game' })).toBeVisible();
  await page.clock.runFor(5000);
  expect(await storedGame(page)).toBeNull();
});

test('a table that is removed from the page stops, and goes on with its game when it comes back', async ({ page, context }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.install();
  for (const seat of [0, 1]) await page.locator(`[name="kind-${seat}"]`).selectOption('greedy');
  await startGame(page);
  const playOn = async (): Promise<void> => {
    const before = await storedGame(page);
    await page.clock.runFor(2000);
    expect(await storedGame(page)).not.toBe(before);
  };
  await playOn();
  await page.evaluate(() => navigator.clipboard.writeText('copied before'));
  const { stored, logText, putBack } = await removeTable(page);
  await page.clock.runFor(5000);
  expect(await storedGame(page)).toBe(stored);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('copied before');
  expect(await putBack()).toBe(logText);
  await expect(page.locator('game-table')).toHaveAttribute('data-live', '');
  await playOn();
  await page.getByRole('button', { name: 'Pause the bots' }).click();
  const paused = await storedGame(page);
  await page.clock.runFor(2000);
  expect(await storedGame(page)).toBe(paused);
  await page.getByRole('button', { name: 'Resume the bots' }).click();
  await playOn();
  expect(errors).toEqual([]);
});

test('a game of four players starts', async ({ page }) => {
  await page.getByLabel('Number of players').selectOption('4');
  await expect(page.getByText('Player 4')).toBeVisible();
  for (const player of [2, 3, 4]) await page.locator(`[name="kind-${player - 1}"]`).selectOption('person');
  await startGame(page);
  await expect(page.locator('.player')).toHaveCount(4);
});

for (const [width, height] of [
  [820, 1180],
  [1440, 900],
] as const)
  test.describe(`a new game at ${width}`, () => {
    test.use({ viewport: { width, height }, colorScheme: themeAt(width) });
    test('every choice and the button that starts it are on screen together', async ({ page }) => {
      await page.getByLabel('Number of players').selectOption('4');
      for (const place of [
        page.getByText('Gable Row'),
        page.getByText('Willow Mere'),
        page.getByRole('button', { name: 'Start the game' }),
      ])
        await expect(place).toBeInViewport();
      expect(await page.evaluate(() => scrollY)).toBe(0);
    });
  });

test('the names of maps are aligned in each row on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const tops = await page.locator('.maps label span').evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)));
  // The six maps are in two rows.
  expect(new Set(tops).size).toBe(2);
});

for (const width of [390, 1280])
  test(`axe finds nothing and the page does not scroll sideways at ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const overflow = (): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(await overflow()).toBeLessThanOrEqual(0);
    await startGame(page);
    await page.getByRole('button', { name: 'Berta Kalk' }).first().click();
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(await overflow()).toBeLessThanOrEqual(0);
  });
