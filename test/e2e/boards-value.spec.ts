import { expect, type Locator, type Page } from '@playwright/test';
import type { Fields } from '../../site/src/base/json.ts';
import { readLink } from '../../site/src/boards/link.ts';
import { chainIn, clausesOf, digestInAddress, digestOf, verdictOn } from './board-shown.ts';
import { test } from './every-screen.ts';

const phone = { hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } };

test.describe('combat value', () => {
  async function open(page: Page, address = '/boards/combat-value/'): Promise<Locator> {
    await page.goto(address);
    const board = page.locator('value-board');
    await board.getByLabel('printed').focus();
    await expect(board).toHaveAttribute('data-ready', '');
    return board;
  }
  const startingCalculation: Fields = {
    ask: 'combat-value',
    edition: 'current',
    value: 'attack',
    printed: 9,
    replacements: [{ set: 10 }],
    modifiers: [2, 2],
  };
  async function expectResult(board: Locator, question: Fields): Promise<void> {
    const verdict = verdictOn(question);
    await expect(board.locator('.verdict-text .verdict strong')).toHaveText(String(verdict.value));
    await expect.poll(() => chainIn(board.locator('.verdict-text'))).toEqual(clausesOf(verdict));
  }

  test('input typed before the script has loaded is used', async ({ page }) => {
    let sendScript = (): void => undefined;
    const released = new Promise<void>((resolve) => {
      sendScript = resolve;
    });
    await page.route(/value-board\.[^/]+\.js$/, async (route) => {
      await released;
      await route.continue();
    });
    await page.goto('/boards/combat-value/');
    const board = page.locator('value-board');
    await board.getByLabel('printed').fill('6');
    sendScript();
    await expect(board).toHaveAttribute('data-ready', '');
    await expect(board.getByLabel('printed')).toHaveValue('6');
    await expectResult(board, { ...startingCalculation, printed: 6 });
  });

  test('a board that is removed from the page stops, and starts again with its effects when it comes back', async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    const board = await open(page);
    await board.getByLabel('printed').fill('6');
    await expectResult(board, { ...startingCalculation, printed: 6 });
    const wasLiveWhenRemoved = await page.evaluate(() => {
      const element = document.querySelector('value-board');
      const parent = element?.parentElement;
      element?.remove();
      dispatchEvent(new HashChangeEvent('hashchange'));
      const isLive = element?.hasAttribute('data-live');
      if (element) parent?.append(element);
      return isLive;
    });
    expect(wasLiveWhenRemoved).toBe(false);
    await expect(board).toHaveAttribute('data-live', '');
    await expect(board.getByLabel('printed')).toHaveValue('6');
    await board.getByLabel('printed').fill('7');
    await expectResult(board, { ...startingCalculation, printed: 7 });
    expect(errors).toEqual([]);
  });

  test('a number field that loses the focus shows the number that is judged', async ({ page }) => {
    const board = await open(page);
    const printed = board.getByLabel('printed');
    await printed.fill('999');
    await printed.blur();
    await expect(printed).toHaveValue('99');
    await expectResult(board, { ...startingCalculation, printed: 99 });
    await printed.fill('');
    await expectResult(board, { ...startingCalculation, printed: 99 });
    await printed.blur();
    await expect(printed).toHaveValue('99');
  });

  test('rows are added, changed, reordered and removed, and each time the judge computes the value', async ({ page }) => {
    const board = await open(page);
    await expectResult(board, startingCalculation);
    await board.getByLabel('printed').fill('7');
    await expectResult(board, { ...startingCalculation, printed: 7 });
    await board.getByRole('button', { name: 'Add an effect' }).click();
    await board.getByLabel('Effect 4', { exact: true }).selectOption('double');
    const doubled = { ...startingCalculation, printed: 7, replacements: [{ set: 10 }, { double: true }] };
    await expectResult(board, doubled);
    for (const index of [4, 3, 2]) await board.getByRole('button', { name: `Move effect ${index} up` }).press('Enter');
    const doubledFirst = { ...doubled, replacements: [{ double: true }, { set: 10 }] };
    await expectResult(board, doubledFirst);
    await board.getByLabel('locked').first().check();
    await expectResult(board, { ...doubledFirst, replacements: [{ double: true, locked: true }, { set: 10 }] });
    await board.getByRole('button', { name: 'Remove effect 2' }).click();
    await board.getByLabel('Amount of effect 2').fill('-5');
    await board.getByLabel('Combat value').selectOption('damage');
    await expectResult(board, {
      ...startingCalculation,
      value: 'damage',
      printed: 7,
      replacements: [{ double: true, locked: true }],
      modifiers: [-5, 2],
    });
  });

  test('a copied link opens the same calculation on another page', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const board = await open(page);
    await board.getByRole('button', { name: 'Remove effect 1' }).click();
    await board.getByLabel('printed').fill('5');
    await board.getByRole('button', { name: 'Copy link' }).click();
    await expect(board.getByRole('status')).toHaveText(/^Link copied/);
    const link = await page.evaluate(() => navigator.clipboard.readText());
    const other = await open(await context.newPage(), link);
    await expectResult(other, { ...startingCalculation, printed: 5, replacements: [] });
  });

  test('another edition keeps the effects, and the address holds both', async ({ page }) => {
    const board = await open(page);
    const editionOf = async (): Promise<unknown> => (await readLink(new URL(page.url()).hash))?.question.edition;
    await board.getByLabel('printed').fill('4');
    await board.getByRole('button', { name: 'Remove effect 2' }).click();
    for (const edition of ['2014', 'original']) {
      await board.locator('select[name=edition]').selectOption(edition);
      await expect(board).toHaveAttribute('data-edition', edition);
      await expectResult(board, { ...startingCalculation, edition, printed: 4, modifiers: [2] });
    }
    await expect.poll(editionOf).toBe('original');
    await page.reload();
    await expect(board).toHaveAttribute('data-edition', 'original');
    await expectResult(board, { ...startingCalculation, edition: 'original', printed: 4, modifiers: [2] });
  });

  test('the effects are in the address of a rule page too, and stay when another edition of the page is chosen', async ({ page }) => {
    const board = await open(page, '/golden/replace-then-modify/');
    await board.getByLabel('printed').fill('4');
    await expect(page).toHaveURL(/#1~/);
    await page.evaluate(() => scrollTo(0, 0));
    await page.locator('.page-head .editions a[data-edition="2014"]').click();
    await expect(page).toHaveURL(/\/2014\/golden\/replace-then-modify\/#1~/);
    await expect(board.getByLabel('printed')).toHaveValue('4');
    await board.getByLabel('printed').focus();
    await expectResult(board, { ...startingCalculation, edition: '2014', printed: 4 });
    await expect(board.getByRole('alert')).toBeHidden();
    await expect.poll(() => digestInAddress(page)).toBe(digestOf('2014'));
  });

  test('a link has the digest of the edition that it shows, and one made with other rules is reported', async ({ page }) => {
    const board = await open(page);
    await board.locator('select[name=edition]').selectOption('2014');
    await expect.poll(() => digestInAddress(page)).toBe(digestOf('2014'));
    await page.reload();
    await expect(board).toHaveAttribute('data-edition', '2014');
    await expect(board.getByRole('alert')).toBeHidden();
    await page.goto(page.url().replace(digestOf('2014'), '0badc0de'));
    await expect(board.getByRole('alert')).toHaveText(/made with other rules \(0badc0de\)/);
    await expectResult(board, { ...startingCalculation, edition: '2014' });
  });

  test.describe('by touch', () => {
    test.use(phone);
    test('rows are added and removed with taps', async ({ page }) => {
      const board = await open(page);
      await board.getByRole('button', { name: 'Remove effect 1' }).tap();
      await board.getByRole('button', { name: 'Add an effect' }).tap();
      // A new effect is a modifier of +1.
      await expectResult(board, { ...startingCalculation, replacements: [], modifiers: [2, 2, 1] });
    });
  });
});
