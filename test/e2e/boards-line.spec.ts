import { expect, type Locator } from '@playwright/test';
import { type Fields, fieldsOf, listOf, textOf } from '../../site/src/base/json.ts';
import { startingQuestions } from '../../site/src/boards/starting-questions.ts';
import { startingPosition } from '../support/starting-position.ts';
import { click, dragThrough, pointOf } from './board-page.ts';
import { chainIn, clausesOf, copiedQuestion, expectShown, fieldOfFireShown, openAt, openPosition, verdictOn } from './board-shown.ts';
import { test } from './every-screen.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const withFigure = (id: string, change: Fields): Fields => ({
  ...startingPosition,
  characters: startingQuestions['line-of-fire'].characters.map((one) => (one.id === id ? { ...one, ...change } : one)),
});
const viewOf = ({ to: _to, ...question }: Fields): Fields => ({ ...question, ask: 'visibility' });
const squaresNotClear = (question: Fields): Fields =>
  Object.fromEntries(Object.entries(fieldsOf(verdictOn(viewOf(question)).squares)).filter(([, label]) => label !== 'clear'));

async function expectJudged(board: Locator): Promise<Fields> {
  const question = await copiedQuestion(board);
  const line = textOf(verdictOn(question).lineOfFire) ?? '';
  await expectShown(board, question, new RegExp(line, 'i'));
  return question;
}

test('the field of fire is the judge’s, square by square, and follows the figure', async ({ page }) => {
  const board = await openAt(page, '/boards/line-of-fire/');
  await board.getByLabel('Show field of fire').check();
  await expect.poll(() => fieldOfFireShown(board)).toEqual(squaresNotClear(startingPosition));
  await dragThrough(board, ['C6', 'D4', 'E1']);
  await expect.poll(() => fieldOfFireShown(board)).toEqual(squaresNotClear(withFigure('A', { at: 'E1' })));
  await expect(board.locator('.field-layer')).not.toHaveClass(/outdated/);
  await board.getByLabel('Show field of fire').uncheck();
  await expect.poll(() => fieldOfFireShown(board)).toEqual({});
});

test('the square under the pointer shows its own line and the clauses that decide it', async ({ page }) => {
  const board = await openAt(page, '/boards/line-of-fire/');
  await board.getByLabel('Show field of fire').check();
  for (const square of ['E2', 'I4', 'A1']) {
    const { x, y } = await pointOf(board, square);
    await page.mouse.move(x, y);
    const verdict = verdictOn({ ...startingPosition, to: square });
    await expect(board.locator('.probe-text b').first()).toHaveText(square);
    await expect(board.locator('.probe-text .verdict strong')).toHaveText(new RegExp(`^${textOf(verdict.lineOfFire)}$`, 'i'));
    await expect(board.locator('.probe-text .clause-links a')).toHaveCount(clausesOf(verdict).length);
  }
  await page.mouse.move(2, 2);
  await expect(board.locator('.probe-text')).toBeEmpty();
});

test('each of the smallest changes gives the label that it promises', async ({ page }) => {
  const board = await openAt(page, '/boards/line-of-fire/');
  for (const at of ['E1', 'C3', 'C6']) {
    await board.locator('details.board-as-table').evaluate((details: HTMLDetailsElement) => {
      details.open = true;
    });
    const squareField = board.locator('.figure-list li[data-id=A]').getByLabel('square');
    await squareField.fill(at);
    await squareField.press('Enter');
    const labelBefore = textOf(verdictOn(withFigure('A', { at })).lineOfFire) ?? '';
    const flips = board.locator('.flips li');
    await expect(board.getByRole('status')).toHaveText(new RegExp(`^A to ${at}\\.`));
    await expect(flips.filter({ hasText: `→ ${labelBefore}` })).toHaveCount(0);
    await expect(board.locator('.offers')).toHaveAttribute('aria-busy', 'false');
    const count = await flips.count();
    expect(count).toBeGreaterThan(0);
    for (let index = 0; index < count; index++) {
      const promised = ((await flips.nth(index).locator('span').textContent()) ?? '').replace('→', '').trim();
      expect(promised).not.toBe(labelBefore);
      await flips.nth(index).getByRole('button').click();
      const changedQuestion = await expectJudged(board);
      expect(verdictOn(changedQuestion).lineOfFire).toBe(promised);
      await board.getByRole('button', { name: 'Undo' }).click();
      await expectShown(board, withFigure('A', { at }), new RegExp(labelBefore, 'i'));
      await expect(board.locator('.offers')).toHaveAttribute('aria-busy', 'false');
      await expect(flips).toHaveCount(count);
    }
  }
});

test('where the two directions differ, both are shown', async ({ page }) => {
  const moved = withFigure('A', { at: 'B3' });
  const question: Fields = { ...moved, map: { ...startingQuestions['line-of-fire'].map, hindering: ['B3'], blocking: [] } };
  const reversed = { ...question, from: { character: 'B' }, to: { character: 'A' } };
  const [forthLabel, backLabel] = [verdictOn(question).lineOfFire, verdictOn(reversed).lineOfFire];
  expect(forthLabel).not.toBe(backLabel);
  const board = await openPosition(page, 'line-of-fire', question);
  await expectShown(board, question, new RegExp(String(forthLabel), 'i'));
  await expect(board.locator('.offers .back')).toHaveText(`The other way from B to A the line is ${String(backLabel)}.`);
  await board.getByRole('button', { name: 'Swap ends' }).click();
  await expectShown(board, reversed, new RegExp(String(backLabel), 'i'));
});

test('terrain, edges and objects are set up with the tools, a base and a size in the table, and all are judged', async ({ page }) => {
  const board = await openAt(page, '/boards/line-of-fire/');
  const choose = (name: string): Promise<void> => board.getByRole('radio', { name, exact: true }).check();
  await choose('Level 3');
  await click(board, 'D4');
  await choose('Stairs');
  await click(board, 'D4', 0.5, 0.97);
  await choose('Heavy object');
  await click(board, 'F5');
  await choose('Light object');
  await click(board, 'A1');
  await choose('Debris');
  await click(board, 'E5');
  await choose('Wall');
  await click(board, 'F4', 0.97, 0.5);
  await board.getByText('The board as a table').click();
  const row = board.locator('.figure-list li[data-id=B]');
  await row.getByLabel('size').selectOption('great');
  await row.getByLabel('base').selectOption('2 × 2');
  const question = await expectJudged(board);
  const map = fieldsOf(question.map);
  expect(fieldsOf(map.elevation)['3']).toEqual(['D4']);
  expect(map.stairs).toEqual(['D4|D5']);
  expect(map.debris).toEqual(['E5']);
  expect(listOf(map.walls)).toContain('F4|G4');
  expect(question.objects).toEqual([
    { id: 'o1', kind: 'heavy', at: 'F5' },
    { id: 'o2', kind: 'light', at: 'A1' },
  ]);
  const figure = listOf(question.characters)
    .map(fieldsOf)
    .find(({ id }) => id === 'B');
  expect(figure).toMatchObject({ at: ['H3', 'I3', 'H4', 'I4'], size: 'great' });
  await expect(board.locator('.board-as-table tbody tr').nth(3).locator('td').nth(3)).toHaveText(/level 3/);
  await expect(board.locator('svg.board')).toHaveAttribute('aria-label', /Level 3: D4\./);
});

test('stairs between squares of one level are marked with the rule, a base is refused where it does not fit', async ({ page }) => {
  const board = await openAt(page, '/boards/line-of-fire/');
  await board.getByRole('radio', { name: 'Stairs' }).check();
  await click(board, 'B5', 0.5, 0.97);
  await expect(board.locator('.side .set-up-problems')).toContainText('stairs join squares of different elevations');
  await click(board, 'B5', 0.5, 0.97);
  await expect(board.locator('.side .set-up-problems')).toHaveCount(0);
  await board.getByText('The board as a table').click();
  const base = board.locator('.figure-list li[data-id=C]').getByLabel('base');
  await base.selectOption('2 × 4');
  await expect(board.getByRole('status')).toHaveText(/^A base of 2 × 4 does not fit there/);
  await expect(base).toHaveValue('1');
});

test('the table of squares follows the board while it is open, and catches up when it is opened', async ({ page }) => {
  const board = await openAt(page, '/boards/line-of-fire/');
  const cell = (row: number, column: number): Locator => board.locator('.board-as-table tbody tr').nth(row).locator('td').nth(column);
  await board.locator('.figure[data-id=A]').press('ArrowUp');
  await board.getByText('The board as a table').click();
  await expect(cell(4, 2)).toHaveText('figure A');
  await expect(cell(5, 2)).toHaveText('');
  await board.locator('.figure[data-id=A]').press('ArrowLeft');
  await expect(cell(4, 1)).toHaveText('figure A');
  await expect(cell(4, 2)).toHaveText('');
});

test('the steps of the chain are marked on the board while a dragged figure pauses', async ({ page }) => {
  const board = await openAt(page, '/boards/line-of-fire/');
  const [from, to] = [await pointOf(board, 'C6'), await pointOf(board, 'C5')];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 3 });
  await expect(board.locator('.over-figures .mark').first()).toBeVisible();
  await page.mouse.up();
  expect((await chainIn(board.locator('.side > .verdict-text'))).length).toBeGreaterThan(1);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('Undo stays in its place while the text below it appears and disappears', async ({ page }) => {
    const board = await openAt(page, '/boards/line-of-fire/');
    const undo = board.getByRole('button', { name: 'Undo' });
    await board.locator('.figure[data-id=A]').focus();
    for (let step = 0; step < 4; step++) await page.keyboard.press('ArrowUp');
    await expect(board.locator('.offers')).toHaveAttribute('aria-busy', 'false');
    const boxBefore = await undo.boundingBox();
    for (let step = 0; step < 4; step++) {
      await undo.click();
      await expect(board.locator('.offers')).toHaveAttribute('aria-busy', 'false');
      expect((await undo.boundingBox())?.y).toBe(boxBefore?.y);
    }
    await expect(undo).toHaveAttribute('aria-disabled', 'true');
  });
});
