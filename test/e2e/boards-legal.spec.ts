import { expect, type Locator } from '@playwright/test';
import { type Fields, fieldsOf, listOf, textOf } from '../../site/src/base/json.ts';
import { startingQuestions } from '../../site/src/boards/starting-questions.ts';
import { click, dragThrough, tap, transformTo } from './board-page.ts';
import { openAt, openPosition, pathShown, verdictOn } from './board-shown.ts';
import { test } from './every-screen.ts';
import { themeAt } from './theme.ts';

const problemFrames = (board: Locator): Promise<readonly string[]> =>
  board.locator('.problems path.problem').evaluateAll((frames) => frames.map((frame) => frame.getAttribute('d') ?? ''));
/** The path of the frame around a problem, 2 units inside its square of 40. */
const frameIn = (column: number, row: number): string => `M${column * 40 + 2} ${row * 40 + 2}h36v36h-36z`;

async function expectProblemInD2(board: Locator, occupant = 'A'): Promise<void> {
  await expect.poll(() => problemFrames(board)).toEqual([frameIn(3, 1)]);
  const problems = board.locator('.side .set-up-problems');
  await expect(problems).toContainText('Illegal set-up');
  // The text of an element has no space between its heading and its first line.
  await expect(problems).toContainText(`Illegal set-up${occupant} cannot be in D2`);
  await expect(problems.locator('a')).toHaveAttribute('href', /\/golden\/occupancy\/#blocking-terrain-empty$/);
}

for (const { name, width, hasTouch } of [
  { name: 'phone', width: 390, hasTouch: true },
  { name: 'tablet', width: 820, hasTouch: true },
  { name: 'laptop', width: 1440, hasTouch: false },
])
  test.describe(name, () => {
    test.use({ viewport: { width, height: 900 }, hasTouch, isMobile: hasTouch, colorScheme: themeAt(width) });

    test('a figure on blocking terrain is marked on its square, with the clause', async ({ page }) => {
      const board = await openAt(page, '/boards/line-of-fire/');
      await expect(board.locator('.side .set-up-problems')).toHaveCount(0);
      if (hasTouch) {
        await tap(board, 'C6');
        await tap(board, 'D2');
      } else await dragThrough(board, ['C6', 'D3', 'D2']);
      await expectProblemInD2(board);
      await board.getByRole('button', { name: 'Undo' }).click();
      await expect(board.locator('.side .set-up-problems')).toHaveCount(0);
      expect(await problemFrames(board)).toEqual([]);
    });

    test('an object on blocking terrain is marked on its square, with the clause', async ({ page }) => {
      const board = await openAt(page, '/boards/line-of-fire/');
      if (hasTouch) await board.locator('.tool-button').click();
      await board.getByRole('radio', { name: 'Light object' }).check();
      if (hasTouch) await page.keyboard.press('Escape');
      const press = hasTouch ? tap : click;
      await press(board, 'D2');
      await expectProblemInD2(board, 'The object');
      await press(board, 'D2');
      await expect(board.locator('.side .set-up-problems')).toHaveCount(0);
    });

    test('an illegal path names every reason, the first that stops it on top, and marks each at its square', async ({ page }) => {
      const question: Fields = { edition: 'current', ...startingQuestions.moving, path: ['C6', 'D5', 'E4', 'F4', 'E3', 'E2'], speed: 4 };
      const faults = listOf(verdictOn({ ...question, every: true }).faults).map(fieldsOf);
      expect(faults.length).toBeGreaterThan(2);
      const board = await openPosition(page, 'moving', question);
      const items = board.locator('.side .chain .at-fault');
      await expect(items.locator('b')).toHaveText(faults.map(({ at }) => textOf(at) ?? ''));
      await expect(board.locator('.side .chain li').first()).toHaveClass('at-fault');
      await expect(board.locator('.over-figures .at-fault')).toHaveCount(faults.length);
      await expect(board.locator('.over-figures .fault.first')).toHaveCount(1);
    });

    test('a drawn path leaves the numbers of the squares readable', async ({ page }) => {
      const board = await openAt(page, '/boards/moving/');
      await expect.poll(async () => (await pathShown(board)).length).toBe(3);
      // Numbers are drawn over the path, with an outline; only figures and marks are drawn over them.
      const order = await board.locator('svg.board > g').evaluateAll((layers) => layers.map((layer) => layer.getAttribute('class')));
      expect(order.indexOf('numbers')).toBeGreaterThan(order.indexOf('under-figures'));
      await expect(board.locator('.numbers .steps').first()).toHaveCSS('paint-order', 'stroke');
      await expect(board.locator('.under-figures .walk-end')).toHaveCSS('fill', 'none');
    });
  });

test('a figure moved onto blocking terrain by keyboard gets the same marks', async ({ page }) => {
  const board = await openAt(page, '/boards/line-of-fire/');
  await board.locator('.figure[data-id=A]').focus();
  for (const key of ['ArrowRight', 'ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowUp']) await page.keyboard.press(key);
  await expectProblemInD2(board);
});

test('stairs that an edit makes illegal are marked on their edge, and the reason is stated with its clause', async ({ page }) => {
  const board = await openAt(page, '/boards/moving/');
  // H7 is on level 2, with stairs from G7: painting the level again removes the level.
  await board.getByRole('radio', { name: 'Level 2' }).check();
  await board.locator('.cursor').focus();
  for (const key of [...Array.from({ length: 6 }, () => 'ArrowDown'), ...Array.from({ length: 7 }, () => 'ArrowRight'), 'Space'])
    await page.keyboard.press(key);
  await expect(board.locator('.problems circle.problem')).toHaveCount(1);
  await expect(board.locator('.side .set-up-problems')).toContainText('stairs join squares of different elevations');
  await board.locator('.side .set-up-problems a').click();
  await expect(page).toHaveURL(/\/terrain\/stairs-and-ladders\/#/);
});

test('a figure dropped on another stays in the last free square of its way, and a message gives the reason', async ({ page }) => {
  const board = await openAt(page, '/boards/line-of-fire/');
  await dragThrough(board, ['C6', 'D6', 'D7', 'E7']);
  await expect(board.locator('.figure[data-id=A]')).toHaveAttribute('transform', transformTo('D7'));
  await expect(board.locator('.message.refused')).toHaveText('A is in D7, and not in E7: another character is in that square');
});
