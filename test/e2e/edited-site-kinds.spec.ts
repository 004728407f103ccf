/** Kinds of terrain, markers and sizes that the edition of a board lacks: `edited-site.setup.ts` adds some to one edition alone. */
import { expect, type Locator } from '@playwright/test';
import { builtEditedSite } from '../support/edited-site.ts';
import { type ServedCopy, serveCopy } from '../support/serve-copy.ts';
import { test } from './launched-browser.ts';

let served: ServedCopy;
test.beforeAll(async () => {
  served = await serveCopy(builtEditedSite());
});
test.afterAll(() => served.remove());

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

test('the other boards offer no terrain, markers or sizes', async ({ page }) => {
  for (const path of ['boards/combat-value/', 'boards/attack/', 'boards/turns/', 'boards/force/', 'play/']) {
    await page.goto(`${served.address}/${path}`);
    await expect(page.locator('h1')).toBeVisible();
    const names = await page.locator('option, label, legend').allTextContents();
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter((text) => /mire|frost|gigantic/i.test(text))).toEqual([]);
  }
});
