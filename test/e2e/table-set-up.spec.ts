import { expect, type Locator } from '@playwright/test';
import { test } from './launched-browser.ts';

const ANY_SQUARE = 5;

test('players roll, choose map and sides, and place objects in turn before characters, each step with its rule', async ({ page }) => {
  await page.goto('/play/');
  await page.getByLabel('Set-up').selectOption('rules');
  const kindOf = (player: number): Locator => page.locator(`[name="kind-${player - 1}"]`);
  await kindOf(2).selectOption('person');
  await page.getByRole('button', { name: 'Start the game' }).click();
  const requestPanel = page.locator('.request');
  const heading = requestPanel.getByRole('heading');
  const click = (name: string): Promise<void> => requestPanel.getByRole('button', { name, exact: true }).click();
  await page.getByLabel('Enter my own dice').check();
  for (const [die1, die2] of [
    ['1', '2'],
    ['5', '6'],
  ] as const) {
    await requestPanel.getByLabel('Die 1').fill(die1);
    await requestPanel.getByLabel('Die 2').fill(die2);
    await click('Confirm');
  }
  await expect(page.locator('.turn-status')).toHaveText('Set-up');
  await expect(heading).toHaveText('Player 2 Choose who is next in the turn order');
  await click('Player 2');
  await expect(heading).toHaveText('Player 2 Choose the map');
  await click('The Low Stacks');
  await expect(heading).toHaveText('Player 1 Choose your side of the map');
  await click('the north side');
  await expect(heading).toHaveText('Player 2 Place an object');
  await click('Place an object');
  await click('Safe of Player 2');
  const square = (await requestPanel.getByLabel('To').getByRole('option').nth(ANY_SQUARE).textContent()) ?? '';
  await requestPanel.getByLabel('To').selectOption(square);
  await click('Confirm');
  await expect(page.locator('.board .object')).toHaveCount(1);
  await click('Place no more objects');
  await click('Place no more objects');
  await expect(heading).toHaveText('Player 2 Choose a character');
  // Each event is followed by the title of the clause that decides it.
  await expect(page.getByRole('log').getByRole('listitem')).toHaveText([
    'All players show their forces. Show your forces',
    'Player 1 rolls 2d6: the highest roll chooses who goes first. Rolled 1 + 2 = 3. Roll for first player',
    'Player 1 rolls 3. Roll for first player',
    'Player 2 rolls 2d6: the highest roll chooses who goes first. Rolled 5 + 6 = 11. Roll for first player',
    'Player 2 rolls 11. Roll for first player',
    'Player 2 has place 1 in the turn order. The highest roll chooses',
    'Player 2 chooses the map The Low Stacks. The first player picks the map',
    'Player 1 sets up in the north side. The player on the left picks a side first',
    'Player 2 sets up in the south side. The others follow clockwise',
    `Player 2 puts Safe of Player 2 in ${square}. Take turns, one object at a time`,
  ]);
});

/** A saved game, as the table stores it: in its yard blocking terrain leaves the base of Ada no room until her player extends the area. */
function savedGameInCrampedYard(): object {
  const area = (id: string, border: string, rows: readonly number[]): object => ({
    id,
    border,
    squares: rows.flatMap((row) => ['A', 'B', 'C', 'D'].map((column) => `${column}${row}`)),
  });
  const areas = [area('the north side', 'north', [1, 2]), area('the south side', 'south', [9, 10])];
  const dial = [{ speed: 6, attack: 9, defense: 16, damage: 2 }];
  const characters = [
    { id: 'Ada', player: 'Player 1', at: [], points: 50, base: { columns: 2, rows: 2 }, dial },
    { id: 'Cy', player: 'Player 1', at: [], points: 20, dial },
    { id: 'Bo', player: 'Player 2', at: [], points: 50, dial },
  ];
  const map = { name: 'Yard', kind: 'outdoor', columns: 4, rows: 10, blocking: ['B10', 'D9'], areas };
  const players = ['Player 1', 'Player 2'];
  const game = {
    ask: 'play',
    edition: 'current',
    setUp: true,
    map,
    players,
    buildTotal: 100,
    roundLimit: 6,
    characters,
    actions: [],
    dice: [],
  };
  return { game, pilots: ['person', 'person'], answers: [] };
}

for (const width of [390, 1280])
  test(`at ${width} px a player extends an area for a base of four squares, which is drawn on all of them`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.addInitScript((game) => localStorage.setItem('sightline-game', game), JSON.stringify(savedGameInCrampedYard()));
    await page.goto('/play/');
    await page.getByRole('button', { name: 'Continue the last game' }).click();
    const requestPanel = page.locator('.request');
    const click = (name: string): Promise<void> => requestPanel.getByRole('button', { name, exact: true }).click();
    await page.getByLabel('Enter my own dice').check();
    for (const die of ['6', '1']) {
      await requestPanel.getByLabel('Die 1').fill(die);
      await requestPanel.getByLabel('Die 2').fill(die);
      await click('Confirm');
    }
    // Player 1 is to go first, so Player 2 chooses a side first: Player 1 is left with the cramped south side.
    for (const name of ['Player 1', 'the north side', 'Extend your starting area', 'Ada', 'Place a character', 'A8']) await click(name);
    await expect(page.locator('.board .table-figure.seat-1 .base')).toHaveCount(4);
    await expect(page.getByRole('log')).toContainText('The starting area the south side is extended by a row.');
  });
