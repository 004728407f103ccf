/** A game that begins with its set-up by the rules. */
import { expect, type Locator, test } from '@playwright/test';

const ANY_SQUARE = 5;

test('players roll, choose map and sides, place objects in turn and then their characters, each step with its rule', async ({ page }) => {
  await page.goto('/play/');
  await page.getByLabel('Set-up').selectOption('rules');
  const pilotOf = (player: number): Locator => page.locator(`[name="pilot-${player - 1}"]`);
  await pilotOf(2).selectOption('person');
  await page.getByRole('button', { name: 'Start the game' }).click();
  const asked = page.locator('.asked');
  const heading = asked.getByRole('heading');
  const click = (name: string): Promise<void> => asked.getByRole('button', { name, exact: true }).click();
  await page.getByLabel('Enter my own dice').check();
  for (const [die1, die2] of [
    ['1', '2'],
    ['5', '6'],
  ] as const) {
    await asked.getByLabel('Die 1').fill(die1);
    await asked.getByLabel('Die 2').fill(die2);
    await click('Confirm');
  }
  await expect(page.locator('.standing')).toHaveText('Set-up');
  await expect(heading).toHaveText('Player 2 Choose the next player');
  await click('Player 2');
  await expect(heading).toHaveText('Player 2 Choose the map');
  await click('The Low Stacks');
  await expect(heading).toHaveText('Player 1 Choose your side of the map');
  await click('the north side');
  await expect(heading).toHaveText('Player 2 Place an object');
  await click('Place an object');
  await click('Safe of Player 2');
  const square = (await asked.getByLabel('To').getByRole('option').nth(ANY_SQUARE).textContent()) ?? '';
  await asked.getByLabel('To').selectOption(square);
  await click('Confirm');
  await expect(page.locator('.board .thing')).toHaveCount(1);
  await click('Place no more objects');
  await click('Place no more objects');
  await expect(heading).toHaveText('Player 2 Choose a character');
  await expect(page.getByRole('log').getByRole('listitem')).toHaveText([
    'All players show their forces. Show your forces',
    'Player 1 rolls 2d6: the highest roll chooses who goes first. Rolled 1 + 2 = 3. Roll for first player',
    'Player 1 rolls 3. Roll for first player',
    'Player 2 rolls 2d6: the highest roll chooses who goes first. Rolled 5 + 6 = 11. Roll for first player',
    'Player 2 rolls 11. Roll for first player',
    'Player 2 is player number 1. The highest roll chooses',
    'Player 2 chooses the map The Low Stacks. The first player picks the map',
    'Player 1 sets up in the north side. The player on the left picks a side first',
    'Player 2 sets up in the south side. The others follow clockwise',
    `Player 2 puts Safe of Player 2 in ${square}. Take turns, one object at a time`,
  ]);
});
