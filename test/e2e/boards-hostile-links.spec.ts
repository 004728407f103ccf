import { expect } from '@playwright/test';
import { edgeName, squareName } from '../../engine/board-notation/squares.ts';
import { type Fields, textOf } from '../../site/src/base/json.ts';
import { startingQuestions } from '../../site/src/boards/starting-questions.ts';
import { hostileLinks } from '../support/hostile-links.ts';
import { measureCpuTime } from '../support/page-cpu-time.ts';
import { startingPosition } from '../support/starting-position.ts';
import { fullPosition, normalised } from './board-positions.ts';
import { copiedQuestion, digestOf, expectShown, linkTo, openAt, verdictOn } from './board-shown.ts';
import { test } from './every-screen.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('a hostile link is refused with a message, and the board shows its starting position', async ({ page }) => {
  // Against hanging only: a page is loaded for each link, which takes minutes on a busy machine.
  test.setTimeout(600_000);
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  for (const [what, { hash, message }] of Object.entries(hostileLinks))
    await test.step(what, async () => {
      // Another hash alone would not load the page again.
      await page.goto('about:blank');
      const board = await openAt(page, `/boards/line-of-fire/${hash}`);
      await expect(board.getByRole('alert')).toHaveText(message);
      expect(normalised(await copiedQuestion(board))).toEqual(normalised(startingPosition));
      await expectShown(board, startingPosition, /hindered/i);
    });
  expect(errors).toEqual([]);
});

test('a board near the limits of a link opens without freezing the page', async ({ page }) => {
  const side = 60;
  const cells = Array.from({ length: side * side }, (_, index) => ({ column: index % side, row: Math.floor(index / side) }));
  const question: Fields = {
    ...startingPosition,
    map: {
      kind: 'outdoor',
      columns: side,
      rows: side,
      hindering: cells.map(squareName),
      walls: cells.filter(({ row }) => row < side - 1).map((cell) => edgeName(cell, { ...cell, row: cell.row + 1 })),
    },
    characters: [
      { id: 'A', player: 'p1', at: 'A1' },
      { id: 'B', player: 'p2', at: squareName({ column: side - 1, row: side - 1 }) },
    ],
  };
  const cpuTime = await measureCpuTime(page);
  const board = await openAt(page, await linkTo('line-of-fire', question));
  await expect(board.getByRole('status')).toHaveText(/^Position from the link/);
  await board.getByText('The board as a table').click();
  await expect(board.locator('.board-as-table tbody tr')).toHaveCount(side);
  await expect(board.locator('.offers')).toHaveAttribute('aria-busy', 'false');
  // Some 1,000 ms; a freeze was tens of seconds.
  expect(await cpuTime()).toBeLessThan(5_000);
});

test('markup in names stays text, wherever names are shown', async ({ page }) => {
  const name = '<img src=x onerror=alert(1)>"\'&';
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('dialog', (dialog) => {
    errors.push(dialog.message());
    void dialog.dismiss();
  });
  const characters = startingQuestions['line-of-fire'].characters.map((one) => (one.id === 'B' ? { ...one, id: name } : one));
  const question: Fields = { ...startingPosition, characters, to: { character: name } };
  for (const [boardName, shownQuestion] of [
    ['line-of-fire', question],
    [
      'knock-back',
      { edition: 'current', ...startingQuestions['knock-back'], map: startingPosition.map, characters, attacker: 'A', target: name },
    ],
  ] as const) {
    const board = await openAt(page, await linkTo(boardName, shownQuestion));
    await board.locator('details.board-as-table').evaluate((details: HTMLDetailsElement) => {
      details.open = true;
    });
    await expect(board.locator('.figure-list li')).toHaveCount(characters.length);
    await expect(board.locator('.offers')).toHaveAttribute('aria-busy', 'false');
    expect(await board.locator('img, script, [onerror]').count()).toBe(0);
    await expect(board.getByRole('alert')).toBeHidden();
    expect(normalised(await copiedQuestion(board))).toEqual(normalised(shownQuestion));
  }
  expect(errors).toEqual([]);
});

test('an edited hash is opened or refused, and a good link clears the message', async ({ page }) => {
  const board = await openAt(page, '/boards/line-of-fire/');
  await page.evaluate((hash) => {
    location.hash = hash;
  }, '#1~zz~zz');
  await expect(board.getByRole('alert')).toHaveText(/damaged/);
  const good = await linkTo('line-of-fire', fullPosition);
  await page.evaluate(
    (hash) => {
      location.hash = hash;
    },
    good.slice(good.indexOf('#')),
  );
  await expect(board.getByRole('alert')).toBeHidden();
  expect(normalised(await copiedQuestion(board))).toEqual(normalised(fullPosition));
});

test('a link made with other rules is reported and judged by the current rules', async ({ page }) => {
  const address = (await linkTo('line-of-fire', fullPosition)).replace(digestOf('current'), '0badc0de');
  const board = await openAt(page, address);
  await expect(board.getByRole('alert')).toHaveText(/made with other rules \(0badc0de\)/);
  const question = await copiedQuestion(board);
  expect(normalised(question)).toEqual(normalised(fullPosition));
  await expectShown(board, question, new RegExp(textOf(verdictOn(fullPosition).lineOfFire) ?? '?', 'i'));
});
