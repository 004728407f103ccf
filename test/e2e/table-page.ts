import { expect, type Locator, type Page } from '@playwright/test';
import { ROUND_WITHOUT_IMMUNITY } from '../fixtures/rounds.ts';

const figure = (id: string, player: string, at: string, attack: number, defense: number) => ({
  id,
  player,
  at,
  points: 50,
  range: 0,
  targets: 1,
  // More clicks than an attack can deal (four: a critical hit that knocks back into the edge), since the dice of bots are random.
  dial: Array.from({ length: 6 }, () => ({ speed: 6, attack, defense, damage: 2 })),
});

export const duel = {
  game: {
    ask: 'play',
    edition: 'current',
    map: { kind: 'outdoor', columns: 16, rows: 24 },
    players: ['Player 1', 'Player 2'],
    buildTotal: 100,
    roundLimit: 6,
    start: { round: ROUND_WITHOUT_IMMUNITY, turn: 'Player 1' },
    characters: [figure('Ada', 'Player 1', 'C20', 9, 16), figure('Bo', 'Player 2', 'D20', 8, 15), figure('Cy', 'Player 2', 'H3', 8, 15)],
    actions: [],
    dice: [],
  },
  pilots: ['person', 'person'],
  answers: [],
};

interface SavedFields {
  readonly pilots?: readonly string[];
  readonly answers?: readonly object[];
}

/** Opens the duel as the game that the browser has stored, with these fields in place of its own. */
export async function openDuel(page: Page, fields: SavedFields = {}): Promise<Locator> {
  await page.addInitScript((game) => localStorage.setItem('sightline-game', game), JSON.stringify({ ...duel, ...fields }));
  await page.goto('/play/');
  await page.getByRole('button', { name: 'Continue the last game' }).click();
  const requestPanel = page.locator('.request');
  await expect(requestPanel.getByRole('heading')).toHaveText('Player 1 Choose a character');
  return requestPanel;
}

interface HeldTitles {
  /** Resolves when a game requests the titles. */
  readonly requested: Promise<unknown>;
  /** Resolves when the game has read the titles. */
  readonly release: () => Promise<void>;
}

/** Holds back the titles of packs, the last file that a game with a pack waits for. */
export async function holdTitles(page: Page): Promise<HeldTitles> {
  const address = '**/packs/*/titles.json';
  const { promise: released, resolve } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await released;
    await route.continue();
  });
  const requested = page.waitForRequest(address);
  const release = async (): Promise<void> => {
    resolve();
    const request = await requested;
    await request.response();
    // Read again after the game has read it.
    await page.evaluate(async (url) => (await fetch(url)).text(), request.url());
  };
  return { requested, release };
}
