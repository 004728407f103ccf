import { expect, type Locator, type Page } from '@playwright/test';
import { readLink } from '../../site/src/boards/link.ts';
import { transformTo } from './board-page.ts';
import { copiedQuestion, digestInAddress, digestOf, openAt } from './board-shown.ts';
import { test } from './every-screen.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const pages = {
  home: { address: '/', width: 390 },
  'a rule page': { address: '/concepts/line-of-fire/', width: 820 },
  'a rule page of an edition': { address: '/2014/actions/move/', width: 1440 },
  'the line of fire board': { address: '/boards/line-of-fire/', width: 1440 },
  'the knock back board': { address: '/boards/knock-back/', width: 390 },
  'the errata lab': { address: '/boards/errata-lab/', width: 820 },
  'a map': { address: '/boards/moving/?map=gable-row', width: 1440 },
} as const;

const expectPositionInAddress = (page: Page): Promise<void> => expect(page).toHaveURL(/#1~[0-9a-f]{8}~[\w-]+$/);

async function addFigure(board: Locator): Promise<void> {
  const page = board.page();
  const tool = board.getByRole('button', { name: /^Tool:/ });
  if (await tool.isVisible()) await tool.click();
  await board.getByRole('radio', { name: 'Add theirs' }).check();
  if (await tool.isVisible()) await page.keyboard.press('Escape');
  await board.locator('.cursor').focus();
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight', 'Space']) await page.keyboard.press(key);
}

for (const [name, { address, width }] of Object.entries(pages)) {
  test(`${name} at ${width}: a change is in the address, and a reload and a copied link open it`, async ({ page, context }) => {
    await page.setViewportSize({ width, height: 900 });
    const board = await openAt(page, address);
    const count = await board.locator('.figure').count();
    await addFigure(board);
    await expect(board.locator('.figure')).toHaveCount(count + 1);
    await expectPositionInAddress(page);
    const question = await copiedQuestion(board);
    const historyLength = await page.evaluate(() => history.length);
    await board.getByRole('button', { name: 'Copy link' }).click();
    await expect(board.getByRole('status')).toHaveText(/^Link copied/);
    expect(await page.evaluate(() => history.length)).toBe(historyLength);
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toBe(page.url());
    await page.reload();
    await expect(board.locator('.figure')).toHaveCount(count + 1);
    await expect(board.getByRole('alert')).toBeHidden();
    expect(await copiedQuestion(board)).toEqual(question);
    const other = await openAt(await context.newPage(), link);
    await expect(other.locator('.figure')).toHaveCount(count + 1);
    await expect(other.locator('svg.board')).toBeInViewport();
    expect(await copiedQuestion(other)).toEqual(question);
  });
}

test('what was entered in a form before its script had loaded is in the address and in a copied link', async ({ page, context }) => {
  let sendScript = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    sendScript = resolve;
  });
  await page.route(/turn-board\.[^/]+\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/boards/turns/');
  await page.getByLabel('Begins on click').fill('7');
  sendScript();
  await expectPositionInAddress(page);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toBe(page.url());
  const otherPage = await context.newPage();
  await otherPage.goto(link);
  await expect(otherPage.getByLabel('Begins on click')).toHaveValue('7');
});

test('Back from a clause of the chain restores the position of the board', async ({ page }) => {
  const board = await openAt(page, '/boards/line-of-fire/');
  await board.locator('.figure[data-id=A]').press('ArrowUp');
  await expectPositionInAddress(page);
  const question = await copiedQuestion(board);
  await board.locator('.side .chain a').first().click();
  await expect(page).toHaveURL(/concepts\/line-of-fire/);
  await page.goBack();
  await expect(board.locator('.figure[data-id=A]')).toHaveAttribute('transform', transformTo('C5'));
  await board.locator('.cursor').focus();
  await expect(board).toHaveAttribute('data-ready', '');
  expect(await copiedQuestion(board)).toEqual(question);
});

test('Reset and Undo take the position out of the address', async ({ page }) => {
  const board = await openAt(page, '/boards/line-of-fire/');
  for (const button of ['Undo', 'Reset']) {
    await board.locator('.figure[data-id=A]').press('ArrowUp');
    await expectPositionInAddress(page);
    await board.getByRole('button', { name: button }).click();
    await expect(page).toHaveURL(/\/boards\/line-of-fire\/$/);
  }
});

test('the edition and the field of fire are in the address', async ({ page }) => {
  const board = await openAt(page, '/boards/line-of-fire/');
  await board.getByLabel('Show field of fire').check();
  await board.locator('select[name=edition]').selectOption('2014');
  await expect(board).toHaveAttribute('data-edition', '2014');
  await expect.poll(async () => (await readLink(new URL(page.url()).hash))?.question).toMatchObject({ edition: '2014', view: true });
  await page.reload();
  await expect(board).toHaveAttribute('data-edition', '2014');
  await expect(board.getByLabel('Show field of fire')).toBeChecked();
});

test('a link has the digest of the edition that it shows, and is compared with the rules of that edition', async ({ page }) => {
  const board = await openAt(page, '/boards/line-of-fire/');
  await board.locator('select[name=edition]').selectOption('2014');
  await expect.poll(() => digestInAddress(page)).toBe(digestOf('2014'));
  await page.reload();
  await expect(board).toHaveAttribute('data-edition', '2014');
  await expect(board.getByRole('alert')).toBeHidden();
  await page.goto(page.url().replace(digestOf('2014'), digestOf('current')));
  await expect(board.getByRole('alert')).toHaveText(new RegExp(`made with other rules \\(${digestOf('current')}\\)`));
});

test('the comparison of the errata lab is in the address', async ({ page }) => {
  const board = await openAt(page, '/boards/errata-lab/');
  const comparedEdition = await board
    .locator('select[name=compare] option')
    .evaluateAll((options) => options.map((option) => option.getAttribute('value') ?? '').at(-1));
  await board.locator('select[name=compare]').selectOption(comparedEdition ?? '');
  await expect(board).toHaveAttribute('data-compare', comparedEdition ?? '');
  await expect.poll(async () => (await readLink(new URL(page.url()).hash))?.question.compare).toBe(comparedEdition);
  await page.reload();
  await expect(board).toHaveAttribute('data-compare', comparedEdition ?? '');
  await expect(board.locator('select[name=compare]')).toHaveValue(comparedEdition ?? '');
});

test('another edition of a rule page keeps the position of its board', async ({ page }) => {
  const board = await openAt(page, '/concepts/line-of-fire/');
  await board.locator('.figure[data-id=A]').press('ArrowUp');
  await expectPositionInAddress(page);
  const { edition: _edition, ...question } = await copiedQuestion(board);
  await page.evaluate(() => scrollTo(0, 0));
  await page.locator('.page-head .editions a[data-edition="2014"]').click();
  await expect(page).toHaveURL(/\/2014\/concepts\/line-of-fire\/#1~/);
  await expect(board.locator('.figure[data-id=A]')).toHaveAttribute('transform', transformTo('C5'));
  await expect(board.getByRole('alert')).toBeHidden();
  expect(await copiedQuestion(board)).toEqual({ ...question, edition: '2014' });
  await expect.poll(() => digestInAddress(page)).toBe(digestOf('2014'));
});

test('a board that is removed from the page stops, and starts again with its position when it comes back', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  const board = await openAt(page, '/boards/line-of-fire/');
  await board.locator('.figure[data-id=A]').press('ArrowUp');
  await expectPositionInAddress(page);
  const question = await copiedQuestion(board);
  await expect(board.locator('[data-copy-as="question"]')).toHaveText('Copied');
  const labelOfRemoved = await page.evaluate(() => {
    const element = document.querySelector('rule-board');
    const parent = element?.parentElement;
    element?.remove();
    dispatchEvent(new HashChangeEvent('hashchange'));
    const label = element?.querySelector('[data-copy-as="question"]')?.textContent;
    if (element) parent?.append(element);
    return label;
  });
  // Removal ends the confirmation `Copied` before its 3 seconds are over.
  expect(labelOfRemoved).toBe('Copy as JSON');
  await expect(board).toHaveAttribute('data-live', '');
  expect(await copiedQuestion(board)).toEqual(question);
  await board.locator('.figure[data-id=A]').press('ArrowUp');
  await expect(board.locator('.figure[data-id=A]')).toHaveAttribute('transform', transformTo('C4'));
  expect(errors).toEqual([]);
});
