import { expect } from '@playwright/test';
import { expectVerdict, openBoard, pointOf, transformTo, withCharacter } from './board-page.ts';
import { test } from './launched-browser.ts';

test('the board opens with the judge’s verdict', async ({ page }) => {
  const { board, question } = await openBoard(page);
  await expectVerdict(board, question);
});

test('a figure dragged with the mouse is judged in its square, and stays there', async ({ page }) => {
  const { board, question } = await openBoard(page);
  const [from, over, to] = [await pointOf(board, 'C6'), await pointOf(board, 'D3'), await pointOf(board, 'D1', 0.3, 0.7)];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(over.x, over.y, { steps: 4 });
  await expectVerdict(board, withCharacter(question, 'A', { at: 'D3' }));
  await page.mouse.move(to.x, to.y, { steps: 3 });
  await page.mouse.up();
  await expectVerdict(board, withCharacter(question, 'A', { at: 'D1' }));
  await expect(board.locator('.figure[data-id=A]')).toHaveAttribute('transform', transformTo('D1'));
});

test('arrow keys move the focused figure past an occupied square, and the change is announced', async ({ page }) => {
  const { board, question } = await openBoard(page);
  const figure = board.locator('.figure[data-id=C]');
  await figure.focus();
  for (const key of ['ArrowUp', 'ArrowLeft', 'ArrowLeft']) await page.keyboard.press(key);
  await expectVerdict(board, withCharacter(question, 'C', { at: 'B6' }));
  await expect(figure).toBeFocused();
  await expect(figure).toHaveAttribute('aria-label', /at B6/);
  await expect(board.getByRole('status')).toHaveText(/^C to B6\. Hindered/);
});

test('undo, redo and reset restore positions', async ({ page }) => {
  const { board, question } = await openBoard(page);
  await board.locator('.figure[data-id=A]').press('ArrowUp');
  const moved = withCharacter(question, 'A', { at: 'C5' });
  await expectVerdict(board, moved);
  await page.keyboard.press('Control+z');
  await expectVerdict(board, question);
  await board.getByRole('button', { name: 'Redo' }).click();
  await expectVerdict(board, moved);
  await board.getByRole('button', { name: 'Reset' }).click();
  await expectVerdict(board, question);
});

test('terrain is painted by dragging the pointer, and removed by a click', async ({ page }) => {
  const { board, question } = await openBoard(page);
  await board.getByRole('radio', { name: 'Blocking' }).check();
  const [from, to] = [await pointOf(board, 'D5'), await pointOf(board, 'E5')];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await page.mouse.up();
  const blocking = [...(question.map.blocking ?? []), 'D5', 'E5'];
  await expectVerdict(board, { ...question, map: { ...question.map, blocking } });
  await page.mouse.click(from.x, from.y);
  await expectVerdict(board, { ...question, map: { ...question.map, blocking: blocking.filter((square) => square !== 'D5') } });
});

test('a wall is set on the edge under the pointer, or with Shift and an arrow key', async ({ page }) => {
  const { board, question } = await openBoard(page);
  await board.getByRole('radio', { name: 'Wall' }).check();
  const edge = await pointOf(board, 'C6', 0.95, 0.4);
  await page.mouse.click(edge.x, edge.y);
  const walls = [...(question.map.walls ?? []), 'C6|D6'];
  await expectVerdict(board, { ...question, map: { ...question.map, walls } });
  await board.locator('.cursor').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Shift+ArrowUp');
  await expect(board.getByRole('status')).toHaveText(/^Wall between D5 and D6\./);
  await expectVerdict(board, { ...question, map: { ...question.map, walls: [...walls, 'D5|D6'] } });
});

test('the keyboard paints under the cursor', async ({ page }) => {
  const { board, question } = await openBoard(page);
  await board.getByRole('radio', { name: 'Level 2' }).check();
  await board.locator('.cursor').focus();
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'Space']) {
    await page.keyboard.press(key);
  }
  await expect(board.getByRole('status')).toHaveText(/^D5, level 2\./);
  const elevation = { '2': [...(question.map.elevation?.['2'] ?? []), 'D5'] };
  await expectVerdict(board, { ...question, map: { ...question.map, elevation } });
});

test('the cursor selects a figure and places it', async ({ page }) => {
  const { board, question } = await openBoard(page);
  await board.locator('.cursor').focus();
  for (let step = 0; step < 5; step++) await page.keyboard.press('ArrowDown');
  for (const key of ['ArrowRight', 'ArrowRight', 'Enter']) await page.keyboard.press(key);
  await expect(board.getByRole('status')).toHaveText('A selected');
  for (const key of ['ArrowRight', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
  await expectVerdict(board, withCharacter(question, 'A', { at: 'D7' }));
});

test('a refused value in the list of figures is replaced with the one that the board has', async ({ page }) => {
  const { board } = await openBoard(page);
  await board.getByText('The board as a table').click();
  const row = board.locator('.figure-list li[data-id=C]');
  const [square, base] = [row.getByLabel('square'), row.getByLabel('base')];
  const valueBefore = await square.inputValue();
  const occupied = await board.locator('.figure-list li[data-id=A]').getByLabel('square').inputValue();
  for (const refused of [occupied, 'Z99', 'nowhere']) {
    await square.fill(refused);
    await square.press('Enter');
    await expect(square).toHaveValue(valueBefore);
    await expect(square).toBeFocused();
  }
  await base.selectOption('2 × 4');
  await expect(board.getByRole('status')).toContainText('A base of 2 × 4 does not fit there');
  await expect(base).toHaveValue('1');
});

test('edition, kind of map, ends and sizes are chosen, and judged by the rules chosen', async ({ page }) => {
  const { board, question } = await openBoard(page);
  await board.getByText('The board as a table').click();
  const row = board.locator('.figure-list li[data-id=C]');
  await row.getByLabel('square').fill('e5');
  await row.getByLabel('square').press('Enter');
  await row.getByLabel('size').selectOption('tiny');
  const withTinyC = withCharacter(question, 'C', { at: 'E5', size: 'tiny' });
  await expectVerdict(board, withTinyC);
  await board.getByLabel('Edition').selectOption('2014');
  await expectVerdict(board, { ...withTinyC, edition: '2014' });
  await board.locator('select[name=kind]').selectOption('indoor');
  await board.getByLabel('Line to', { exact: true }).selectOption('D');
  await expectVerdict(board, { ...withTinyC, edition: '2014', map: { ...question.map, kind: 'indoor' }, to: { character: 'D' } });
  await expect(board.locator('.chain a').first()).toHaveAttribute('href', /^\/2014\//);
});

test('figures are added and removed, but not the ends of the line', async ({ page }) => {
  const { board, question } = await openBoard(page);
  await board.getByRole('radio', { name: 'Add theirs' }).check();
  const square = await pointOf(board, 'D6');
  await page.mouse.click(square.x, square.y);
  const withE = { ...question, characters: [...(question.characters ?? []), { id: 'E', player: 'p2', at: 'D6' }] };
  await expectVerdict(board, withE);
  await board.locator('.figure[data-id=E]').press('Delete');
  await expectVerdict(board, question);
  await board.locator('.figure[data-id=A]').press('Delete');
  await expect(board.locator('.figure[data-id=A]')).toBeVisible();
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('one tap selects a figure and the next places it', async ({ page }) => {
    const { board, question } = await openBoard(page);
    const [from, to] = [await pointOf(board, 'C6'), await pointOf(board, 'G6')];
    await page.touchscreen.tap(from.x, from.y);
    await expect(board.locator('.figure[data-id=A]')).toHaveAttribute('aria-pressed', 'true');
    await page.touchscreen.tap(to.x, to.y);
    await expectVerdict(board, withCharacter(question, 'A', { at: 'G6' }));
  });

  test('a finger drags a figure without scrolling the page', async ({ page }) => {
    const { board, question } = await openBoard(page);
    const [from, to] = [await pointOf(board, 'C6'), await pointOf(board, 'C2')];
    const before = await page.evaluate(() => scrollY);
    const touch = await page.context().newCDPSession(page);
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [from] });
    for (let step = 1; step <= 8; step++) {
      const point = { x: from.x, y: from.y + ((to.y - from.y) * step) / 8 };
      await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [point] });
    }
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expectVerdict(board, withCharacter(question, 'A', { at: 'C2' }));
    expect(await page.evaluate(() => scrollY)).toBe(before);
  });

  test('squares and controls are large enough for a finger', async ({ page }) => {
    const { board } = await openBoard(page);
    await board.getByRole('button', { name: /^Tool:/ }).tap();
    // The hit area of a figure has the size of a square.
    const tooSmallCount = await board
      .locator('.figure .hit-area, .tools button:visible, .tools select, .palette label')
      .evaluateAll(
        (targets) =>
          targets.map((target) => target.getBoundingClientRect()).filter(({ width, height }) => Math.min(width, height) < 40).length,
      );
    expect(tooSmallCount).toBe(0);
  });
});
