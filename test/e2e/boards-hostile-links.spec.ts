import { deflateRawSync } from 'node:zlib';
import { expect } from '@playwright/test';
import { edgeName, squareName } from '../../engine/board-notation/squares.ts';
import { type Fields, listOf, textOf } from '../../site/src/base/json.ts';
import { startingQuestions } from '../../site/src/boards/starting-questions.ts';
import { fullPosition, normalised, startingPosition } from './board-positions.ts';
import { copiedQuestion, digestOf, expectShown, linkTo, openAt, verdictOn } from './board-shown.ts';
import { test } from './every-screen.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const deflated = (data: string | Buffer): string => deflateRawSync(data).toString('base64url');
const linkHash = (data: string): string => `#1~${digestOf('current')}~${data}`;
const hostile: { readonly [what: string]: { readonly hash: string; readonly message: RegExp } } = {
  'text that is not base64': { hash: linkHash('!!!!%%%'), message: /damaged/ },
  'base64 that is not deflated': { hash: linkHash('AAAABBBBCCCC'), message: /damaged/ },
  'deflated text that is not JSON': { hash: linkHash(deflated('{"ask":')), message: /damaged/ },
  'deflated bytes that are not UTF-8': { hash: linkHash(deflated(Buffer.from([0xff, 0xfe, 0xfd]))), message: /damaged/ },
  'more characters than a link may have': { hash: linkHash('A'.repeat(70_000)), message: /longer than a link may be/ },
  'a zip bomb of many megabytes': { hash: linkHash(deflated(' '.repeat(16_000_000))), message: /more in it than a link may/ },
  'an unknown version': { hash: `#2~${digestOf('current')}~AAAA`, message: /version 2; this page reads version 1/ },
  'one part too many': { hash: `${linkHash('AAAA')}~AAAA`, message: /damaged/ },
  'markup in place of the digest': { hash: '#1~<script>~AAAA', message: /damaged/ },
  'JSON of another shape': { hash: linkHash(deflated('[1,2,3]')), message: /refused/ },
  'a question of another kind': {
    hash: linkHash(deflated(JSON.stringify({ ask: 'break-away', roll: 3 }))),
    message: /refused: no board shows such a question/,
  },
  'an unknown field': { hash: linkHash(deflated(JSON.stringify({ ...startingPosition, onload: 'alert(1)' }))), message: /refused/ },
  'a map of 10 000 by 10 000': {
    hash: linkHash(deflated(JSON.stringify({ ...startingPosition, map: { kind: 'outdoor', columns: 10_000, rows: 10_000 } }))),
    message: /holds 100000000 squares, and a board shows 5000 at most/,
  },
  'a map of 1e308 columns': {
    hash: linkHash(deflated(JSON.stringify({ ...startingPosition, map: { kind: 'outdoor', columns: 1e308, rows: -1 } }))),
    message: /holds 1e\+308 columns/,
  },
  '38 000 walls': {
    hash: linkHash(
      deflated(
        JSON.stringify({
          ...startingPosition,
          map: {
            kind: 'outdoor',
            columns: 70,
            rows: 70,
            walls: Array.from({ length: 38_000 }, (_, n) => `A${(n % 69) + 1}|A${(n % 69) + 2}`),
          },
        }),
      ),
    ),
    // Too many entries, or too long a text: either limit may refuse it.
    message: /holds 38000 entries|more in it than a link may/,
  },
  'more figures than a board shows': {
    hash: linkHash(
      deflated(
        JSON.stringify({
          ...startingPosition,
          map: { kind: 'outdoor', columns: 60, rows: 60 },
          characters: Array.from({ length: 101 }, (_, n) => ({ id: `f${n}`, player: 'p1', at: `A${(n % 60) + 1}` })),
        }),
      ),
    ),
    message: /holds 101 figures, and a board shows 100 at most/,
  },
  'a figure off the map': {
    hash: linkHash(deflated(JSON.stringify({ ...startingPosition, characters: [{ id: 'A', player: 'p1', at: 'ZZZ999' }] }))),
    message: /refused/,
  },
};

test('a hostile link is refused with a message, and the board shows its starting position', async ({ page }) => {
  test.slow();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  for (const [what, { hash, message }] of Object.entries(hostile))
    await test.step(what, async () => {
      // Another hash alone would not load the page again.
      await page.goto('about:blank');
      const began = Date.now();
      const board = await openAt(page, `/boards/line-of-fire/${hash}`);
      await expect(board.getByRole('alert')).toHaveText(message);
      // Before links had limits, some of these froze the page for half a minute.
      expect(Date.now() - began).toBeLessThan(20_000);
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
  await page.addInitScript(() => {
    const taskDurations: number[] = [];
    Object.assign(globalThis, { taskDurations });
    new PerformanceObserver((list) => taskDurations.push(...list.getEntries().map(({ duration }) => duration))).observe({
      type: 'longtask',
    });
  });
  const board = await openAt(page, await linkTo('line-of-fire', question));
  await expect(board.getByRole('status')).toHaveText(/^Position from the link/);
  await board.getByText('The board as a table').click();
  await expect(board.locator('.board-as-table tbody tr')).toHaveCount(side);
  await expect(board.locator('.offers')).toHaveAttribute('aria-busy', 'false');
  const taskDurations: unknown = await page.evaluate(() => Reflect.get(globalThis, 'taskDurations'));
  // Some 300 ms on a quiet machine, seconds on a busy one; a freeze was tens of seconds.
  expect(Math.max(0, ...listOf(taskDurations).map(Number))).toBeLessThan(10_000);
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
