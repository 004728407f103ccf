/** Edits in `rules/` alone change the built site: kinds of terrain and sizes on the boards, redirects from old addresses. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Locator, type Page, test } from '@playwright/test';
import type { Book } from '../../site/src/lib/read-book.ts';
import { buildEditedSite, type EditedSite, withPages } from '../support/edited-site.ts';
import { type ServedCopy, serveCopy } from '../support/serve-copy.ts';
import { pointOf } from './board-page.ts';

const quicksand = [
  {
    id: 'square.quicksand',
    kind: 'record',
    of: 'square',
    type: 'bool',
    given: 'map.quicksand',
    draws: {},
    clauses: ['terrain.water.movement'],
  },
  {
    id: 'stop.quicksand',
    kind: 'restriction',
    path: 'move',
    over: 'step',
    gives: 'must-stop',
    if: 'to.quicksand',
    note: 'quicksand',
    clauses: ['terrain.water.movement'],
  },
];

function edit(folder: string): void {
  const waterFile = join(folder, 'rules/terrain/water.json');
  const data: { definitions: object[] } = JSON.parse(readFileSync(waterFile, 'utf8'));
  writeFileSync(waterFile, JSON.stringify({ ...data, definitions: [...data.definitions, ...quicksand] }));
  const sizesFile = join(folder, 'rules/lof-chart/reading.json');
  writeFileSync(sizesFile, readFileSync(sizesFile, 'utf8').replaceAll('"standard", "great"]', '"standard", "great", "colossal"]'));
}

/** The book with a few pages, among them one with a page of further examples, and with former ids of everything that has an address. */
function reducedBook(book: Book): Book {
  const ids = ['concepts.line-of-fire', 'actions.move', 'combat.knock-back', 'golden.replace-then-modify', 'combat.attack-roll'];
  const ruling = book.rulings.find(({ kind }) => kind === 'reading');
  if (ruling === undefined) throw new Error('the book has no reading');
  return {
    ...withPages(book, [...ids, 'terrain.hindering', 'terrain.water']),
    rulings: [{ ...ruling, id: 'reading.kept' }],
    renamed: {
      'terrain.hindering.halt': 'terrain.hindering.stop-on-entry',
      'terrain.water.wading': 'terrain.hindering.stop-on-entry',
      'reading.lost': 'reading.kept',
      'first-guide.hindering': 'terrain.hindering.stop-on-entry',
    },
    former: { errata: ['first-guide.gone', 'first-guide.hindering'], rulings: ['reading.lost', 'terrain.hindering.stop-on-entry'] },
  };
}

let site: EditedSite;
let served: ServedCopy;
test.describe.configure({ mode: 'serial', timeout: 180_000 });
test.beforeAll(async () => {
  // The time limit of the tests does not apply to this hook, which builds a site.
  test.setTimeout(180_000);
  site = buildEditedSite(edit, reducedBook);
  served = await serveCopy(site.built);
});
test.afterAll(async () => {
  await served.remove();
  site.remove();
});

async function openMovingBoard(page: Page): Promise<Locator> {
  await page.goto(`${served.address}/boards/moving/`);
  const board = page.locator('rule-board');
  await expect(board).toHaveAttribute('data-live', '');
  await board.locator('.figure').first().focus();
  await expect(board).toHaveAttribute('data-ready', '');
  return board;
}

test('a kind of terrain that rules add has a tool, a pattern and a name, and the judge applies its rule', async ({ page }) => {
  const board = await openMovingBoard(page);
  const drawnQuicksand = board.locator('svg.board [fill="url(#pattern-quicksand)"]');
  await expect(drawnQuicksand).toHaveCount(0);
  await board.getByRole('radio', { name: 'Quicksand' }).check();
  const square = await pointOf(board, 'D5');
  await page.mouse.click(square.x, square.y);
  // Column D begins at 120 in the drawing.
  await expect(drawnQuicksand).toHaveAttribute('d', /^M12\d/);
  await expect(page.locator('#pattern-quicksand path')).not.toHaveCount(0);
  await expect(board.locator('svg.board')).toHaveAccessibleName(/ Quicksand: D5\. /);
  await expect(board.locator('.cursor')).toHaveAccessibleName('Cursor at D5, quicksand');
  // The path goes through D5.
  await expect(board.locator('.side h2.verdict')).toContainText('Not a legal path');
  await expect(board.locator('.side .chain')).toContainText('quicksand');
});

test('a size that rules add can be chosen, is drawn and is named', async ({ page }) => {
  const board = await openMovingBoard(page);
  const figure = board.locator('.figure[data-id=B]');
  const before = await figure.innerHTML();
  await board.getByText('The board as a table').click();
  await board.locator('.figure-list li[data-id=B]').getByLabel('size').selectOption('colossal');
  await expect(figure).toHaveAccessibleName('Figure B, theirs, colossal size, at G5');
  expect(await figure.innerHTML()).not.toBe(before);
});

// `--` and the id of an example follow the clause; no example has the id `none`. A renamed clause has anchors for both of its ids.
for (const [what, from, to] of [
  ['a renamed clause', '/terrain/hindering/#halt', '/terrain/hindering/#halt'],
  ['a clause that moved to another page', '/terrain/water/#wading', '/terrain/hindering/#stop-on-entry'],
  ['an example of a clause that moved', '/terrain/water/#wading--none', '/terrain/hindering/#stop-on-entry'],
  ['an example that is gone', '/terrain/hindering/#stop-on-entry--none', '/terrain/hindering/#stop-on-entry'],
  [
    'an example on the page of further examples',
    '/terrain/hindering/#stop-on-entry--already-inside',
    '/terrain/hindering/examples/#stop-on-entry--already-inside',
  ],
  ['a reading', '/rulings/lost/', '/rulings/kept/'],
  ['a ruling that is a clause only', '/rulings/terrain-hindering-stop-on-entry/', '/terrain/hindering/#stop-on-entry'],
  ['an erratum that a clause states now', '/errata/first-guide-hindering/', '/terrain/hindering/#stop-on-entry'],
  ['an erratum without a successor', '/errata/first-guide-gone/', '/errata/'],
] as const)
  test(`the old address of ${what} still leads to its text`, async ({ page }) => {
    await page.goto(served.address + from);
    await expect(page).toHaveURL(served.address + to);
    if (to.includes('#')) await expect(page.locator(':target')).toBeInViewport();
  });
