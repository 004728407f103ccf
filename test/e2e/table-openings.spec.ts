import { expect, type Page } from '@playwright/test';
import { writeLink } from '../../site/src/boards/link.ts';
import { test } from './launched-browser.ts';
import { duel, holdTitles, openDuel } from './table-page.ts';

const ANY_SQUARE = 5;

const addressOf = async (game: object): Promise<string> => `/play/${await writeLink({ ...duel, game }, '')}`;

/** Removes the table and puts it back before the page is drawn again. */
const putBack = (page: Page): Promise<void> =>
  page.locator('game-table').evaluate((element) => {
    const { parentNode, nextSibling } = element;
    element.remove();
    parentNode?.insertBefore(element, nextSibling);
  });

/** Adds a second table, which opens the game of the address. A game that the first table has begun to open before is open by then. */
async function openInSecondTable(page: Page): Promise<void> {
  await page.locator('game-table').evaluate((table) => table.after(table.cloneNode(true)));
  await expect(page.locator('game-table').nth(1).locator('.card', { hasText: 'Ada' })).toBeVisible();
}

test('a table that is put back while it shows the set-up form does not open the game of the address again', async ({ page }) => {
  await page.goto(await addressOf(duel.game));
  await page.getByRole('button', { name: 'New game' }).click();
  const start = page.locator('game-table').first().getByRole('button', { name: 'Start the game' });
  await expect(start).toBeVisible();
  await putBack(page);
  await openInSecondTable(page);
  await expect(start).toBeVisible();
});

test('a table that is put back while the game of the address loads opens it', async ({ page }) => {
  const { requested, release } = await holdTitles(page);
  await page.goto(await addressOf({ ...duel.game, pack: 'standard' }));
  await requested;
  await putBack(page);
  await release();
  await expect(page.locator('.card', { hasText: 'Ada' })).toBeVisible();
});

test('a table that is put back has the same selection, and moves neither the focus nor the page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  const requestPanel = await openDuel(page);
  await requestPanel.getByRole('button', { name: 'Ada' }).click();
  await requestPanel.getByRole('button', { name: 'Move', exact: true }).click();
  await page.getByLabel('To', { exact: true }).selectOption({ index: ANY_SQUARE });
  const path = page.locator('.marks .way');
  await expect(path).toHaveCount(1);
  const outside = page.locator('body > header a').first();
  await outside.focus();
  await page.evaluate(() => scrollTo(0, 0));
  await putBack(page);
  await expect(page.locator('.card.selected')).toContainText('Ada');
  await expect(path).toHaveCount(1);
  await expect(outside).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('a game that loads slowly does not replace one begun after it', async ({ page }) => {
  const { requested, release } = await holdTitles(page);
  await page.goto(await addressOf({ ...duel.game, pack: 'standard' }));
  await requested;
  await page.getByLabel('Powers').selectOption('');
  await page.getByRole('button', { name: 'Start the game' }).click();
  const begun = page.locator('.card', { hasText: 'Berta Kalk' });
  await expect(begun).toBeVisible();
  await release();
  await expect(begun).toBeVisible();
});

test('a game that loads slowly does not replace the set-up form', async ({ page }) => {
  await openDuel(page);
  const { requested, release } = await holdTitles(page);
  await page.goto(await addressOf({ ...duel.game, pack: 'standard' }));
  await requested;
  await page.getByRole('button', { name: 'New game' }).click();
  const start = page.getByRole('button', { name: 'Start the game' });
  await expect(start).toBeVisible();
  await release();
  await expect(start).toBeVisible();
});

test('a game begins although the user follows a link within the page while it loads', async ({ page }) => {
  await page.goto('/play/');
  const { requested, release } = await holdTitles(page);
  await page.getByRole('button', { name: 'Start the game' }).click();
  await requested;
  await page.goto('/play/#main');
  await release();
  await expect(page.locator('.card', { hasText: 'Berta Kalk' })).toBeVisible();
});

for (const { answerCount, left } of [
  { answerCount: 1, left: 'The last answer is left out.' },
  { answerCount: 3, left: 'The last 3 of its 3 answers are left out.' },
])
  test(`a stored game opens without its last answers that are not legal any more, here ${answerCount}, and a message says which, and by which rule`, async ({
    page,
  }) => {
    const answers = Array.from({ length: answerCount }, () => ({ kind: 'offer', option: 'no.such.option', self: 0 }));
    const requestPanel = await openDuel(page, { answers });
    const status = page.locator('.status:visible');
    await expect(status).toContainText('Answer 1 (Player 1, round ');
    await expect(status).toContainText(`is not legal: there is no option "no.such.option". ${left}`);
    await expect(status.getByRole('link')).toHaveAttribute('href', '/turns/giving-actions/#from-total');
    await expect(requestPanel.getByRole('heading')).toHaveText('Player 1 Choose a character');
  });
