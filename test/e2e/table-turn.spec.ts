import { expect } from '@playwright/test';
import { test } from './launched-browser.ts';
import { openDuel } from './table-page.ts';

const announcement = 'Ada attacks Bo: attack 9 + 2d6 against defense 15, needs 6 or more.';

test('an attack shows its values before and after the roll and can be cancelled before it; for the next player nothing is selected', async ({
  page,
}) => {
  const requestPanel = await openDuel(page);
  const log = page.getByRole('log').getByRole('listitem');
  await requestPanel.getByRole('button', { name: 'Ada' }).click();
  await requestPanel.getByRole('button', { name: 'Close attack' }).click();
  await expect(requestPanel.locator('.announcement')).toHaveText(`${announcement} Attack Total, Hit`);
  for (const cancel of [() => requestPanel.getByRole('button', { name: 'Cancel' }).click(), () => page.keyboard.press('Escape')]) {
    await cancel();
    await expect(requestPanel.getByRole('heading')).toHaveText('Player 1 Ada');
    await expect(log).toHaveCount(0);
    await requestPanel.getByRole('button', { name: 'Close attack' }).click();
  }
  await page.getByLabel('Enter my own dice').check();
  await requestPanel.getByLabel('Die 1').fill('3');
  await requestPanel.getByLabel('Die 2').fill('4');
  // Draws the table without a new request; a click would take the focus from the die.
  await page.getByLabel('Enter my own dice').dispatchEvent('change');
  await expect(requestPanel.getByLabel('Die 2')).toBeFocused();
  await requestPanel.getByRole('button', { name: 'Confirm' }).click();
  // Each event is followed by the titles of the clauses that decide it.
  await expect(log).toHaveText([
    `${announcement} Rolled 3 + 4 = 7. Attack Total, Hit`,
    'Ada hits Bo with a total of 16. Hit',
    'Bo takes damage: 2. Clockwise clicks',
    'Action tokens for Ada: 1. You get it as the action resolves',
  ]);
  // Dice are never taken back by Cancel.
  await expect(requestPanel.getByRole('button', { name: 'Cancel' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(log).toHaveCount(4);
  await requestPanel.getByRole('button', { name: 'End the turn' }).click();
  await expect(requestPanel.getByRole('heading')).toHaveText('Player 2 Choose a character');
  await expect(requestPanel.getByRole('button')).toHaveText(['Bo, D20', 'Cy, H3', 'End the turn']);
  await expect(page.locator('.card.selected, .table-figure.selected')).toHaveCount(0);
});

test('during a roll the board draws a ring around each character in its announcement, and around no other', async ({ page }) => {
  const requestPanel = await openDuel(page);
  await requestPanel.getByRole('button', { name: 'Ada' }).click();
  await requestPanel.getByRole('button', { name: 'Close attack' }).click();
  await expect(requestPanel.locator('.announcement')).toContainText(announcement);
  const rings = page.locator('.table-figure').evaluateAll((figures) =>
    figures.map((figure) => {
      const ring = figure.querySelector('.ring');
      return [figure.querySelector('text')?.textContent, ring !== null && getComputedStyle(ring).stroke !== 'none'];
    }),
  );
  expect(await rings).toEqual([
    ['A', true],
    ['B', true],
    ['C', false],
  ]);
});

test('the keyboard alone moves a character over the board, and the focus is never lost', async ({ page }) => {
  const requestPanel = await openDuel(page);
  const cursor = page.locator('.board .cursor');
  await cursor.focus();
  for (let step = 0; step < 2; step++) await page.keyboard.press('ArrowRight');
  for (let step = 0; step < 2; step++) await page.keyboard.press('PageDown');
  await expect(cursor).toHaveAccessibleName('E3');
  await page.keyboard.press('Escape');
  await requestPanel.getByRole('button', { name: 'Ada' }).focus();
  await page.keyboard.press('Enter');
  await expect(requestPanel.getByRole('button', { name: 'Move' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(cursor).toBeFocused();
  await expect(cursor).toHaveAccessibleName('C20: Ada, can be chosen');
  await page.keyboard.press('Escape');
  await expect(requestPanel.getByRole('button', { name: 'Move' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowUp');
  await expect(cursor).toHaveAccessibleName('C19: can be chosen');
  await page.keyboard.press('Enter');
  await expect(requestPanel.getByRole('button', { name: 'Move 1 square', exact: true })).toBeEnabled();
  await expect(cursor).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(requestPanel.locator('.announcement')).toHaveText('Ada rolls to break away from Bo: 1d6, needs 4 or more. The roll');
  await expect(requestPanel.getByRole('button', { name: 'Roll the die' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(requestPanel.getByRole('button', { name: 'End the turn' })).toBeFocused();
});

test('on a phone all events since the last decision of a person are listed, with the last that a bot caused in sight', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const requestPanel = await openDuel(page, { pilots: ['person', 'greedy'] });
  await requestPanel.getByRole('button', { name: 'End the turn' }).click();
  const latest = page.locator('.latest-events p');
  await expect(latest.first()).toHaveText('The turn of Player 1 ends.');
  await expect(requestPanel.getByRole('heading')).toHaveText('Player 1 Choose a character');
  await expect(latest.first()).toHaveText('The turn of Player 1 ends.');
  await expect(latest.filter({ hasText: 'The turn of Player 2 ends.' })).toBeInViewport({ ratio: 1 });
});

for (const { width, height, hasTouch } of [
  { width: 390, height: 700, hasTouch: true },
  { width: 820, height: 1180, hasTouch: true },
  { width: 1440, height: 800, hasTouch: false },
])
  test.describe(`at ${width} pixels`, () => {
    test.use({ viewport: { width, height }, hasTouch, isMobile: hasTouch });

    test('board, character, the squares next to it and all choices are on the screen together', async ({ page }) => {
      const requestPanel = await openDuel(page);
      await requestPanel.getByRole('button', { name: 'Ada' }).click();
      await requestPanel.getByRole('button', { name: 'Move', exact: true }).click();
      await expect(page.locator('.marks .choice')).not.toHaveCount(0);
      const onEveryScreen = [
        page.locator('.table-figure.selected'),
        page.locator('.turn-status'),
        requestPanel,
        requestPanel.getByRole('button', { name: 'Cancel' }),
      ];
      const onWideScreens = [page.locator('.log'), page.locator('.card').last()];
      for (const part of width < 800 ? onEveryScreen : [...onEveryScreen, ...onWideScreens])
        await expect(part).toBeInViewport({ ratio: 1 });
      // The squares next to the character are in the visible part of the board, not under the request panel.
      const frameBox = (await page.locator('.board-frame').boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
      const figureBox = (await page.locator('.table-figure.selected').boundingBox()) ?? { x: -1, y: -1, width: 0, height: 0 };
      expect([
        figureBox.x > frameBox.x,
        figureBox.y - figureBox.height > frameBox.y,
        figureBox.y + 2 * figureBox.height < frameBox.y + frameBox.height,
      ]).toEqual([true, true, true]);
      await requestPanel.getByRole('button', { name: 'Cancel' }).click();
      await requestPanel.getByRole('button', { name: 'Close attack' }).click();
      await requestPanel.getByRole('button', { name: 'Roll 2 dice' }).click();
      await expect(page.locator(width < 800 ? '.latest-events' : '.log').getByText(/^Ada attacks Bo: .* Rolled/)).toBeInViewport({
        ratio: 1,
      });
      for (const initial of ['A', 'B']) await expect(page.locator('.table-figure', { hasText: initial })).toBeInViewport({ ratio: 1 });
    });
  });
