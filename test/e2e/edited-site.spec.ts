/** What `edited-site.ts` adds: terrain, markers and sizes on the boards, redirects from old addresses, printed texts. */
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, resolve } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import { accessibilityFaults } from '../support/accessibility-faults.ts';
import { printedMarkup, printedSentence } from '../support/edited-site.ts';
import type { ServedCopy } from '../support/serve-copy.ts';
import { pointOf } from './board-page.ts';
import { serveEditedSite } from './edited-site.ts';
import { test } from './launched-browser.ts';

const root = resolve(import.meta.dirname, '../..');

function extensionsWith(text: string, out: string): string[] {
  const files = readdirSync(out, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const found = files.filter((entry) => readFileSync(join(entry.parentPath, entry.name)).includes(text));
  return [...new Set(found.map(({ name }) => extname(name)))];
}

// All tests of the file run in one worker, which builds the site once.
test.describe.configure({ mode: 'default' });

let served: ServedCopy;
test.beforeAll(async () => {
  // Against hanging only: a busy machine builds ten times as long as an idle one.
  test.setTimeout(900_000);
  served = await serveEditedSite();
});
test.afterAll(() => served.remove());

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
  test(`the old address of ${what} opens ${to}`, async ({ page }) => {
    await page.goto(served.address + from);
    await expect(page).toHaveURL(served.address + to);
    if (to.includes('#')) await expect(page.locator(':target')).toBeInViewport();
  });

test('only a build with a private layer has pages with printed text and its changes', () => {
  // `npm test` has built the site without a layer.
  const out = join(root, 'site/dist');
  for (const sign of ['class="as-printed"', 'Changes as printed'])
    expect([sign, extensionsWith(sign, out), extensionsWith(sign, served.folder)]).toEqual([sign, [], ['.html']]);
});

test('with a private layer, its text is in pages only, as plain text, with differing numbers marked', async ({ page }) => {
  expect(extensionsWith('walnut tree', served.folder)).toEqual(['.html']);
  const consoleErrors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && consoleErrors.push(message.text()));
  await page.goto(`${served.address}/turns/breaking-away/`, { waitUntil: 'networkidle' });
  const details = page.locator('#roll .as-printed');
  // Two elements without a space between them.
  await expect(details.locator('summary')).toHaveText('As printedNumbers differ');
  await details.locator('summary').click();
  await expect(details.locator('p').filter({ hasText: 'walnut' })).toHaveText(printedSentence);
  await expect(details.locator('p').filter({ hasText: 'globalThis' })).toHaveText(printedMarkup);
  expect(await page.evaluate(() => Reflect.get(globalThis, 'ran'))).toBeUndefined();
  expect(await accessibilityFaults(page)).toEqual([]);
  await details.getByRole('link', { name: 'see what changed' }).click();
  await expect(page).toHaveURL(/\/as-printed\/changes\/$/);
  const changedSection = page.locator('.printed-change').filter({ has: page.getByRole('heading', { name: 'Breaking away' }) });
  await expect(changedSection.locator('.printed-text')).toContainText('On a 5 6 or higher');
  await expect(changedSection.locator('del')).toHaveText('5');
  await expect(changedSection.locator('.printed-numbers')).toHaveText('Numbers 5 → 6');
  await expect(changedSection.locator('.concerned a').first()).toHaveAttribute('href', /breaking-away/);
  await expect(page.locator('.printed-change.new .printed-text')).toHaveText(printedMarkup);
  expect(await page.evaluate(() => Reflect.get(globalThis, 'ran'))).toBeUndefined();
  expect([await accessibilityFaults(page), consoleErrors]).toEqual([[], []]);
});

async function openFigureList(board: Locator): Promise<void> {
  await board.scrollIntoViewIfNeeded();
  await expect(board).toHaveAttribute('data-live', '');
  await board.getByText('The board as a table').click();
  await expect(board.locator('.figure-list select[name=size]').first()).toBeVisible();
}

/** The names, out of five, that a board offers: terrain and markers among its tools, sizes in its lists of sizes. */
async function offeredBy(board: Locator): Promise<readonly string[]> {
  const tools = ['Hindering', 'Mire', 'Frost'].map((name) => board.locator('.palette label:not([hidden])', { hasText: name }));
  const sizes = ['great', 'gigantic'].map((name) =>
    board
      .locator('select[name=figure-size], .figure-list select[name=size]')
      .locator('option:not([disabled], [hidden])', { hasText: name }),
  );
  const texts = await Promise.all([...tools, ...sizes].map((locator) => locator.allTextContents()));
  return [...new Set(texts.flat().map((text) => text.trim()))];
}

const everything = ['Hindering', 'Mire', 'Frost', 'great', 'gigantic'];
const ofEarlierEditions = ['Hindering', 'great'];

for (const [name, path] of Object.entries({
  'line of fire': 'boards/line-of-fire/',
  moving: 'boards/moving/',
  'knock back': 'boards/knock-back/',
  'a board on a rule page': 'concepts/line-of-fire/',
}))
  test(`${name}: terrain, markers and sizes that the edition lacks are not offered`, async ({ page }) => {
    for (const [prefix, offered] of [
      ['2014/', ofEarlierEditions],
      ['', everything],
    ] as const) {
      await page.goto(`${served.address}/${prefix}${path}`);
      const board = page.locator('rule-board').first();
      await openFigureList(board);
      await expect.poll(() => offeredBy(board)).toEqual(offered);
    }
    const board = page.locator('rule-board').first();
    const edition = board.locator('select[name=edition]');
    await edition.selectOption('original');
    await expect.poll(() => offeredBy(board)).toEqual(ofEarlierEditions);
    await edition.selectOption('current');
    await expect.poll(() => offeredBy(board)).toEqual(everything);
    // The tool in use is still offered: without it no tool would be chosen.
    const sheetOpener = board.getByRole('button', { name: /^Tool:/ });
    if (await sheetOpener.isVisible()) await sheetOpener.click();
    await board.getByRole('radio', { name: 'Mire' }).check();
    await edition.selectOption('2014');
    await expect.poll(() => offeredBy(board)).toEqual(['Hindering', 'Mire', 'great']);
  });

test('errata lab: what either of the two editions has is offered', async ({ page }) => {
  await page.goto(`${served.address}/boards/errata-lab/`);
  const board = page.locator('rule-board');
  await openFigureList(board);
  for (const [edition, compared, offered] of [
    ['current', '2014', everything],
    ['original', '2014', ofEarlierEditions],
    ['original', 'current', everything],
  ] as const) {
    await board.locator('select[name=edition]').selectOption(edition);
    await board.locator('select[name=compare]').selectOption(compared);
    await expect.poll(() => offeredBy(board)).toEqual(offered);
  }
});

test('the other boards offer none of the added terrain, markers and sizes', async ({ page }) => {
  for (const path of ['boards/combat-value/', 'boards/attack/', 'boards/turns/', 'boards/dial/', 'boards/force/', 'play/']) {
    await page.goto(`${served.address}/${path}`);
    await expect(page.locator('h1')).toBeVisible();
    const names = await page.locator('option, label, legend').allTextContents();
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter((text) => /mire|frost|gigantic/i.test(text))).toEqual([]);
  }
});
