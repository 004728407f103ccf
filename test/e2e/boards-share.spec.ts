import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { type Fields, fieldsOf, listOf, textOf } from '../../site/src/base/json.ts';
import { readTextBoard } from '../../site/src/boards/read-text-board.ts';
import { expectEnough } from '../support/enough-cases.ts';
import { startingPosition } from '../support/starting-position.ts';
import { dragThrough } from './board-page.ts';
import { fullPosition, normalised, sorted } from './board-positions.ts';
import { copiedQuestion, expectShown, fieldOfFireShown, openAt, openPosition, verdictOn } from './board-shown.ts';
import { test } from './launched-browser.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('a preset position is opened on the board, and judged', async ({ page }) => {
  const board = await openAt(page, '/boards/line-of-fire/');
  const presets = board.locator('select[name=preset]');
  // The list is loaded after the page; until then it has its label alone.
  await expect.poll(() => presets.locator('option').count()).toBeGreaterThan(1);
  const addresses = (await presets.locator('option').evaluateAll((all) => all.map((one) => one.getAttribute('value') ?? ''))).slice(1);
  expectEnough(addresses.length, 12);
  for (const address of [addresses[0] ?? '', addresses.at(-1) ?? '']) {
    const question = fieldsOf(await (await page.request.get(address)).json());
    await presets.selectOption(address);
    const copied = await copiedQuestion(board);
    // Boards draw starting areas and do not copy them.
    expect(sorted(fieldsOf(copied.map))).toMatchObject(fieldsOf(sorted({ ...fieldsOf(question.map), starts: [] })));
    await expectShown(board, copied, new RegExp(textOf(verdictOn(copied).lineOfFire) ?? '?', 'i'));
  }
});

test('?map= opens one of our maps on every board; an unknown one is reported', async ({ page }) => {
  for (const [name, ask] of [
    ['line-of-fire', 'line-of-fire'],
    ['moving', 'reach'],
    ['knock-back', 'knock-back'],
  ] as const) {
    const board = await openAt(page, `/boards/${name}/?map=kettle-quarry`);
    await expect(board.locator('svg.board')).toHaveAttribute('aria-label', /^Board of 24 columns and 36 rows/);
    const question = await copiedQuestion(board);
    expect(question.ask).toBe(ask);
    expect(fieldsOf(question.map)).toMatchObject({ columns: 24, rows: 36 });
    // Throws if the judge refuses the question.
    verdictOn(question);
  }
  const board = await openAt(page, '/boards/line-of-fire/?map=no-such-place');
  await expect(board.getByRole('alert')).toHaveText('There is no map "no-such-place".');
  expect(normalised(await copiedQuestion(board))).toEqual(normalised(startingPosition));
});

test('a link opens the same board on another page: position, ends, view, edition', async ({ page, context }) => {
  const board = await openAt(page, '/boards/line-of-fire/');
  await dragThrough(board, ['C6', 'D4']);
  await board.getByLabel('Line to', { exact: true }).selectOption('D');
  await board.getByLabel('Show field of fire').check();
  await board.getByLabel('Edition').selectOption('2014');
  await expect(board).toHaveAttribute('data-edition', '2014');
  const view = await fieldOfFireShown(board);
  await board.getByRole('button', { name: 'Copy link' }).click();
  await expect(board.getByRole('status')).toHaveText(/^Link copied/);
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await board.getByLabel('Show field of fire').uncheck();
  const question = await copiedQuestion(board);
  const other = await openAt(await context.newPage(), link);
  await expect(other).toHaveAttribute('data-edition', '2014');
  await expect(other.locator('select[name=edition]')).toHaveValue('2014');
  await expect.poll(() => fieldOfFireShown(other)).toEqual(view);
  await other.getByLabel('Show field of fire').uncheck();
  expect(await copiedQuestion(other)).toEqual(question);
  await expectShown(other, question, new RegExp(textOf(verdictOn(question).lineOfFire) ?? '?', 'i'));
  await expect(other.getByRole('alert')).toBeHidden();
});

test('all kinds of terrain, edges and figures are the same opened from a link, copied as JSON and copied as text', async ({ page }) => {
  const board = await openPosition(page, 'line-of-fire', fullPosition);
  const question = await copiedQuestion(board);
  expect(normalised(question)).toEqual(normalised(fullPosition));
  expect(verdictOn(question)).toEqual(verdictOn(fullPosition));
  await board.getByRole('button', { name: 'Copy as text' }).click();
  await expect(board.getByRole('status')).toHaveText(/^Board copied as text/);
  const text = await page.evaluate(() => navigator.clipboard.readText());
  const [, drawing = '', fieldLines = ''] = /^board:\n([\s\S]*?)\n((?:\w+: .*\n)+)$/.exec(text) ?? [];
  const textFields = Object.fromEntries(
    fieldLines
      .trim()
      .split('\n')
      .map((line) => [line.slice(0, line.indexOf(':')), fieldsOf(JSON.parse(line.slice(line.indexOf(':') + 1)))] as const),
  );
  const fromDrawing = readTextBoard(drawing, textOf(textFields.map?.kind) ?? 'outdoor');
  const map = fieldsOf(fromDrawing.map);
  const withTextFields = (listName: string, drawnList: unknown): readonly Fields[] =>
    listOf(drawnList)
      .map(fieldsOf)
      .map((one) => ({ ...one, ...fieldsOf(textFields[listName]?.[textOf(one.id) ?? '']) }));
  const questionFromText: Fields = {
    ask: 'line-of-fire',
    edition: 'current',
    map: { ...map, stairs: [...listOf(map.stairs), ...listOf(textFields.map?.stairs)] },
    characters: withTextFields('characters', fromDrawing.characters),
    objects: withTextFields('objects', fromDrawing.objects),
    from: fullPosition.from,
    to: fullPosition.to,
  };
  expect(normalised(questionFromText)).toEqual(normalised(fullPosition));
});

test('the picture is a PNG of the board, twice its size, in its colours', async ({ page }) => {
  const board = await openAt(page, '/boards/line-of-fire/');
  const [download] = await Promise.all([page.waitForEvent('download'), board.getByRole('button', { name: 'Save picture' }).click()]);
  expect(download.suggestedFilename()).toBe('sightline-board.png');
  const bytes = await readFile(await download.path());
  expect(bytes.subarray(1, 4).toString('latin1')).toBe('PNG');
  const [width = 0, height = 0] = await board.locator('svg.board').evaluate((svg: SVGSVGElement) => {
    const box = svg.viewBox.baseVal;
    return [box.width * 2, box.height * 2];
  });
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([width, height]);
  /** The number of colours, and the colours of figure A (left of its letter) and of the empty square A1. */
  const picture = await page.evaluate(
    async ({ source, spots }) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      const canvas = document.createElement('canvas');
      canvas.width = image.width;
      canvas.height = image.height;
      const context = canvas.getContext('2d');
      if (context === null) return { colours: 0, spots: [] };
      context.drawImage(image, 0, 0);
      const { data } = context.getImageData(0, 0, image.width, image.height);
      const colours = new Set<number>();
      for (let byte = 0; byte < data.length; byte += 4)
        colours.add(((data[byte] ?? 0) << 16) | ((data[byte + 1] ?? 0) << 8) | (data[byte + 2] ?? 0));
      return { colours: colours.size, spots: spots.map(([x = 0, y = 0]) => [...context.getImageData(x, y, 1, 1).data].slice(0, 3)) };
    },
    {
      source: `data:image/png;base64,${bytes.toString('base64')}`,
      // In pixels, two per unit. The names of rows take 22 units on the left, those of columns 20 above; a square has 40.
      spots: [
        [(22 + 2.5 * 40) * 2 - 20, (20 + 5.5 * 40) * 2],
        [(22 + 0.5 * 40) * 2, (20 + 0.5 * 40) * 2],
      ],
    },
  );
  // Without the styles of the page a picture has a few colours only.
  expect(picture.colours).toBeGreaterThan(40);
  const [figure = [], ground = []] = picture.spots;
  expect(Math.max(...figure)).toBeLessThan(60);
  expect(Math.min(...ground)).toBeGreaterThan(220);
});
