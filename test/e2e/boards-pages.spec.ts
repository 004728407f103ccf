import { expect } from '@playwright/test';
import { fieldsOf, textOf } from '../../site/src/base/json.ts';
import { readLink } from '../../site/src/boards/link.ts';
import { accessibilityFaults } from '../support/accessibility-faults.ts';
import { expectEnough } from '../support/enough-cases.ts';
import { pointOf, tap } from './board-page.ts';
import { chainIn, clausesOf, expectShown, listedClauses, openAt, verdictOn } from './board-shown.ts';
import { test } from './every-screen.ts';

const pages = {
  gallery: '/boards/',
  'line of fire': '/boards/line-of-fire/',
  'a large map': '/boards/line-of-fire/?map=saffron-street',
  moving: '/boards/moving/',
  'knock back': '/boards/knock-back/',
  'combat value': '/boards/combat-value/',
  chart: '/boards/chart/',
  'errata lab': '/boards/errata-lab/',
} as const;

for (const [name, address] of Object.entries(pages)) {
  test(`${name}: axe and the contrasts in both themes show no fault, with a live board and everything open`, async ({ page }) => {
    // The table of a large map has hundreds of cells.
    test.slow();
    await page.goto(address, { waitUntil: 'networkidle' });
    const board = page.locator('rule-board, value-board').first();
    if ((await board.count()) > 0) {
      await board.locator('select').first().focus();
      await expect(board).toHaveAttribute('data-ready', '');
      const view = board.getByLabel('Show field of fire');
      if ((await view.count()) > 0) await view.check();
    }
    for (const details of await page.locator('details').all()) await details.evaluate((element) => element.setAttribute('open', ''));
    // An opened part may load more.
    await page.waitForLoadState('networkidle');
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  test.describe('on a phone', () => {
    test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });
    test(`${name}: the page does not scroll sideways, and squares are large enough for a finger`, async ({ page }) => {
      await page.goto(address, { waitUntil: 'networkidle' });
      for (const details of await page.locator('details').all()) await details.evaluate((element) => element.setAttribute('open', ''));
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
      // 28 pixels is also the size below which the board offers larger squares on a touch screen.
      const widths = await page
        .locator('rule-board .figure .hit-area')
        .evaluateAll((targets) => targets.map((one) => one.getBoundingClientRect().width));
      expect(widths.length > 0).toBe((await page.locator('rule-board').count()) > 0);
      expect(widths.filter((width) => width < 28)).toEqual([]);
    });
  });
}

test.describe('a large map on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('scrolls in its frame, and buttons show the whole map or larger squares', async ({ page }) => {
    const board = await openAt(page, '/boards/line-of-fire/?map=saffron-street');
    const frame = board.locator('.board-frame');
    const hiddenWidth = (): Promise<number> => frame.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    expect(await hiddenWidth()).toBeGreaterThan(100);
    await board.getByRole('button', { name: 'See the whole board' }).tap();
    expect(await hiddenWidth()).toBe(0);
    await board.getByRole('button', { name: 'See larger squares' }).tap();
    expect(await hiddenWidth()).toBeGreaterThan(100);
    const squareOfA = 'I14';
    const { x, y } = await pointOf(board, squareOfA);
    const frameBox = await frame.boundingBox();
    expect(x).toBeGreaterThan(frameBox?.x ?? 0);
    expect(x).toBeLessThan((frameBox?.x ?? 0) + (frameBox?.width ?? 0));
    expect(y).toBeGreaterThan(0);
    await tap(board, squareOfA);
    await tap(board, 'H14');
    await expect(board.getByRole('status')).toHaveText(/^A to H14\./);
  });

  test('a figure moved by the keyboard stays in the visible part of the frame', async ({ page }) => {
    const board = await openAt(page, '/boards/line-of-fire/?map=saffron-street');
    const figure = board.locator('.figure[data-id=A]');
    await figure.focus();
    for (let step = 0; step < 12; step++) await page.keyboard.press('ArrowRight');
    const [outer, inner] = [await board.locator('.board-frame').boundingBox(), await figure.boundingBox()];
    expect((inner?.x ?? 0) + (inner?.width ?? 0)).toBeLessThanOrEqual((outer?.x ?? 0) + (outer?.width ?? 0));
  });
});

for (const [edition, address] of [
  ['current', '/boards/chart/'],
  ['2014', '/2014/boards/chart/'],
] as const) {
  test(`every cell of the chart (${edition}) leads to a board whose verdict is the cell’s`, async ({ page }) => {
    await page.goto(address);
    const cells = await page
      .locator('.chart td .cell')
      .evaluateAll((links) => links.map((link) => [link.textContent ?? '', link.getAttribute('href') ?? ''] as const));
    expectEnough(cells.length, 60);
    const wrong: string[] = [];
    for (const [cellText, href] of cells) {
      const question = (await readLink(new URL(href, 'http://localhost').hash))?.question ?? {};
      const label = (kind: string): string =>
        textOf(verdictOn({ ...question, map: { ...fieldsOf(question.map), kind }, edition }).lineOfFire) ?? '';
      const { kind } = fieldsOf(question.map);
      const [outdoor, indoor] = [label('outdoor'), label('indoor')];
      const expected = outdoor === indoor ? outdoor : kind === 'indoor' ? `${indoor} indoors` : `${outdoor} outdoors`;
      if (cellText.toLowerCase() !== expected) wrong.push(`${cellText}: ${href}`);
    }
    expect(wrong).toEqual([]);
    // A cell that differs between outdoors and indoors has two links, one for each kind of map.
    const linkCounts = await page
      .locator('.chart td.mixed')
      .evaluateAll((mixedCells) => mixedCells.map((cell) => cell.querySelectorAll('.cell').length));
    expect(linkCounts.length).toBeGreaterThan(0);
    expect(new Set(linkCounts)).toEqual(new Set([2]));
    const mixedIndex = cells.findIndex(([cellText]) => cellText.includes('indoors'));
    for (const index of [0, Math.max(mixedIndex, 0), cells.length - 1]) {
      const question = (await readLink(new URL(cells[index]?.[1] ?? '', 'http://localhost').hash))?.question ?? {};
      const board = await openAt(page, cells[index]?.[1] ?? '');
      await expect(board).toHaveAttribute('data-edition', edition);
      await expect(board.getByRole('alert')).toBeHidden();
      await expectShown(board, question, new RegExp(textOf(verdictOn(question).lineOfFire) ?? '?', 'i'));
    }
  });
}

test('the errata lab opens on a position where two editions differ, shows both verdicts, and places its examples on the board', async ({
  page,
}) => {
  const board = await openAt(page, '/boards/errata-lab/');
  const compared = board.locator('.comparison .verdict-text');
  const comparedEdition = (await board.getAttribute('data-compare')) ?? '';
  const openingQuestion = fieldsOf(JSON.parse((await board.getAttribute('data-question')) ?? ''));
  const [currentLabel, comparedLabel] = ['current', comparedEdition].map(
    (edition) => textOf(verdictOn({ ...openingQuestion, edition }).lineOfFire) ?? '',
  );
  expect(currentLabel).not.toBe(comparedLabel);
  await expectShown(board, { ...openingQuestion, edition: 'current' }, new RegExp(currentLabel ?? '', 'i'));
  await expect(compared.locator('.verdict')).toContainText(new RegExp(comparedLabel ?? '', 'i'));
  await expect(board.locator('.edition-label')).toHaveText('Current');
  await expect.poll(() => chainIn(compared)).toEqual(clausesOf(verdictOn({ ...openingQuestion, edition: comparedEdition })));
  await board.getByLabel('Compared with edition').selectOption('original');
  await expect.poll(() => chainIn(compared)).toEqual(clausesOf(verdictOn({ ...openingQuestion, edition: 'original' })));
  const placeButtons = page.locator('button.place-example');
  const count = await placeButtons.count();
  expectEnough(count, 3);
  for (const index of [0, Math.floor(count / 2), count - 1]) {
    const place = placeButtons.nth(index);
    const address = (await place.getAttribute('data-position')) ?? '';
    const [shownEdition, otherEdition] = [
      (await place.getAttribute('data-edition')) ?? '',
      (await place.getAttribute('data-compare')) ?? '',
    ];
    const question = fieldsOf(await (await page.request.get(address)).json());
    await place.click();
    await expect(board).toHaveAttribute('data-edition', shownEdition);
    await expect(board.locator('select[name=compare]')).toHaveValue(otherEdition);
    await expect(board.locator('.edition-label')).toHaveText(await board.locator('select[name=edition] option:checked').innerText());
    await expect.poll(() => chainIn(board.locator('.side > .verdict-text'))).toEqual(listedClauses({ ...question, edition: shownEdition }));
    await expect.poll(() => chainIn(compared)).toEqual(listedClauses({ ...question, edition: otherEdition }));
  }
});

test('on the errata lab a change announces both verdicts, each with its edition', async ({ page }) => {
  const board = await openAt(page, '/boards/errata-lab/');
  await board.getByRole('button', { name: 'Swap ends' }).click();
  await expect(board.getByRole('status')).toHaveText(
    /^Ends swapped\. Current: (Clear|Hindered|Blocked),.*\. \S+: (Clear|Hindered|Blocked),/,
  );
});

test('an opened map shows its name, and the names of columns and rows while it scrolls', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const board = await openAt(page, '/boards/line-of-fire/?map=saffron-street');
  await expect(board.locator('.board-name')).toHaveText('Saffron Street');
  await expect(board.locator('.ruler.columns span')).toHaveCount(24);
  await expect(board.locator('.ruler.rows span')).toHaveCount(36);
  const frame = board.locator('.board-frame');
  for (const [left, top] of [
    [0, 0],
    [300, 700],
  ] as const) {
    await frame.evaluate((element, place) => element.scrollTo({ ...place, behavior: 'instant' }), { left, top });
    const outer = await frame.boundingBox();
    const [columns, rows] = [await board.locator('.ruler.columns').boundingBox(), await board.locator('.ruler.rows').boundingBox()];
    // The frame has a border of 1 pixel at its top and bottom, none at its sides.
    expect(columns?.y).toBeCloseTo((outer?.y ?? 0) + 1, 0);
    expect(rows?.x).toBeCloseTo(outer?.x ?? 0, 0);
    const nameBox = await board.locator('.ruler.columns span', { hasText: /^L$/ }).boundingBox();
    expect((nameBox?.x ?? 0) + (nameBox?.width ?? 0) / 2).toBeCloseTo((await pointOf(board, 'L1')).x, 0);
  }
  await board.locator('select[name=preset]').selectOption({ label: 'Gable Row' });
  await expect(board.locator('.board-name')).toHaveText('Gable Row');
});

test.describe('a phone with the tools open and an illegal set-up', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });
  test('axe finds nothing', async ({ page }) => {
    const board = await openAt(page, '/boards/line-of-fire/');
    await tap(board, 'C6');
    await tap(board, 'D2');
    await expect(board.locator('.side .set-up-problems')).toBeVisible();
    await board.getByRole('button', { name: /^Tool:/ }).tap();
    await expect(board.locator('.tool-sheet')).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);
  });
});

test('the gallery leads to breaking away, with the rolls that succeed', async ({ page }) => {
  await page.goto('/boards/');
  await page.getByRole('link', { name: 'Breaking away' }).click();
  const board = page.locator('rule-board');
  await expect(board.locator('.side .verdict')).toContainText('Must break away first');
  await expect(board.locator('.dice')).toContainText('3 of 6 rolls break away.');
});

test('the gallery leads to twelve maps or more, and the first three open', async ({ page }) => {
  await page.goto('/boards/');
  const links = await page.locator('.gallery.maps a').evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  // Six maps of each of the two sizes, or more.
  expectEnough(links.length, 12);
  for (const link of links.slice(0, 3)) {
    const board = await openAt(page, link);
    await expect(board.getByRole('alert')).toBeHidden();
    await expect(board.locator('svg.board')).toHaveAttribute('aria-label', /^Board of (16 columns and 24|24 columns and 36) rows/);
  }
});
