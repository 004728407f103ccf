/** Boards copied and opened again: positions, maps, links, text, JSON, pictures; and hostile links. */
import { readFile } from 'node:fs/promises';
import { deflateRawSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { type Fields, fieldsOf, listOf, textOf } from '../../site/src/boards/json.ts';
import { readTextBoard } from '../../site/src/boards/read-text-board.ts';
import { startingQuestions } from '../../site/src/boards/start.ts';
import { dragThrough } from './board-page.ts';
import { asked, digest, expectShown, linkTo, openAt, openPosition, verdictOn, viewShown } from './board-shown.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const start: Fields = { edition: 'current', ...startingQuestions['line-of-fire'] };
/** A position with something of everything that a drawing can say. */
const rich: Fields = {
  ...start,
  map: {
    kind: 'indoor/outdoor',
    columns: 28,
    rows: 4,
    hindering: ['B1', 'AB2'],
    water: ['C2'],
    blocking: ['D1'],
    debris: ['E1'],
    interior: ['B1', 'B2', 'C2'],
    elevation: { 2: ['F2', 'F3', 'B1'], 3: ['G2'] },
    walls: ['B1|C1', 'B2|B3', 'F2|F3'],
    stairs: ['F2|G2', 'E2|F2', 'E3|F2'],
  },
  characters: [
    { id: 'A', player: 'p1', at: 'B1' },
    { id: 'B', player: 'p2', at: ['AA3', 'AB3'], size: 'great' },
    { id: 'C', player: 'p1', at: 'F2', size: 'tiny' },
  ],
  objects: [
    { id: 'o1', kind: 'light', at: 'H1' },
    { id: 'o2', kind: 'heavy', at: 'H2' },
  ],
};

/** The lists of a position in one order, so that two ways of writing it can be compared. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted).sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([, one]) => !(Array.isArray(one) && one.length === 0));
  return Object.fromEntries(entries.map(([key, one]) => [key, sorted(one)] as const).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Position and question without what goes without saying. */
const plain = (question: Fields): unknown =>
  sorted({
    ...question,
    characters: listOf(question.characters)
      .map(fieldsOf)
      .map((one) => ({ ...one, size: one.size ?? 'standard' })),
  });

test('a position is opened on the board, and judged', async ({ page }) => {
  const board = await openAt(page, '/boards/line-of-fire/');
  const presets = board.locator('select[name=preset]');
  const addresses = (await presets.locator('option').evaluateAll((all) => all.map((one) => one.getAttribute('value') ?? ''))).slice(1);
  expect(addresses.length).toBeGreaterThan(12);
  for (const address of [addresses[0] ?? '', addresses.at(-1) ?? '']) {
    const question = fieldsOf(await (await page.request.get(address)).json());
    await presets.selectOption(address);
    const now = await asked(board);
    expect(sorted(fieldsOf(now.map))).toMatchObject(fieldsOf(sorted({ ...fieldsOf(question.map), starts: [] })));
    await expectShown(board, now, new RegExp(textOf(verdictOn(now).lineOfFire) ?? '?', 'i'));
  }
});

test('?map= opens one of our maps on every board; an unknown one is named', async ({ page }) => {
  for (const [name, ask] of [
    ['line-of-fire', 'line-of-fire'],
    ['moving', 'reach'],
    ['knock-back', 'knock-back'],
  ] as const) {
    const board = await openAt(page, `/boards/${name}/?map=kettle-quarry`);
    await expect(board.locator('svg.board')).toHaveAttribute('aria-label', /^Board of 24 columns and 36 rows/);
    const question = await asked(board);
    expect(question.ask).toBe(ask);
    expect(fieldsOf(question.map)).toMatchObject({ columns: 24, rows: 36 });
    verdictOn(question);
  }
  const board = await openAt(page, '/boards/line-of-fire/?map=no-such-place');
  await expect(board.getByRole('alert')).toHaveText('There is no map "no-such-place".');
  expect(plain(await asked(board))).toEqual(plain(start));
});

test('a link opens the same board on another page: position, ends, view, edition', async ({ page, context }) => {
  const board = await openAt(page, '/boards/line-of-fire/');
  await dragThrough(board, ['C6', 'D4']);
  await board.getByLabel('Line to', { exact: true }).selectOption('D');
  await board.getByLabel('Show field of fire').check();
  await board.getByLabel('Edition').selectOption('2014');
  await expect(board).toHaveAttribute('data-edition', '2014');
  const view = await viewShown(board);
  await board.getByRole('button', { name: 'Copy link' }).click();
  await expect(board.getByRole('status')).toHaveText(/^Link copied/);
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await board.getByLabel('Show field of fire').uncheck();
  const question = await asked(board);
  const other = await openAt(await context.newPage(), link);
  await expect(other).toHaveAttribute('data-edition', '2014');
  await expect(other.locator('select[name=edition]')).toHaveValue('2014');
  await expect.poll(() => viewShown(other)).toEqual(view);
  await other.getByLabel('Show field of fire').uncheck();
  expect(await asked(other)).toEqual(question);
  await expectShown(other, question, new RegExp(textOf(verdictOn(question).lineOfFire) ?? '?', 'i'));
  await expect(other.getByRole('alert')).toBeHidden();
});

test('a rich position survives link, question and text', async ({ page }) => {
  const board = await openPosition(page, 'line-of-fire', rich);
  const question = await asked(board);
  expect(plain(question)).toEqual(plain(rich));
  expect(verdictOn(question)).toEqual(verdictOn(rich));
  await board.getByRole('button', { name: 'Copy as text' }).click();
  await expect(board.getByRole('status')).toHaveText(/^Board copied as text/);
  const text = await page.evaluate(() => navigator.clipboard.readText());
  const [, drawing = '', ...lines] = /^board:\n([\s\S]*?)\n((?:\w+: .*\n)+)$/.exec(text) ?? [];
  const said = Object.fromEntries(
    (lines[0] ?? '')
      .trim()
      .split('\n')
      .map((line) => [line.slice(0, line.indexOf(':')), fieldsOf(JSON.parse(line.slice(line.indexOf(':') + 1)))] as const),
  );
  const drawn = readTextBoard(drawing, textOf(said.map?.kind) ?? 'outdoor');
  const map = fieldsOf(drawn.map);
  const more = (name: string, all: unknown): readonly Fields[] =>
    listOf(all)
      .map(fieldsOf)
      .map((one) => ({ ...one, ...fieldsOf(said[name]?.[textOf(one.id) ?? '']) }));
  const read: Fields = {
    ask: 'line-of-fire',
    edition: 'current',
    map: { ...map, stairs: [...listOf(map.stairs), ...listOf(said.map?.stairs)] },
    characters: more('characters', drawn.characters),
    objects: more('objects', drawn.objects),
    from: rich.from,
    to: rich.to,
  };
  expect(plain(read)).toEqual(plain(rich));
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
  /** The colour in the middle of figure A, in water, and of the frame; and how many colours there are. */
  const seen = await page.evaluate(
    async ({ source, spots }) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      const canvas = document.createElement('canvas');
      canvas.width = image.width;
      canvas.height = image.height;
      const brush = canvas.getContext('2d');
      if (brush === null) return { colours: 0, spots: [] };
      brush.drawImage(image, 0, 0);
      const { data } = brush.getImageData(0, 0, image.width, image.height);
      const colours = new Set<number>();
      for (let at = 0; at < data.length; at += 4) colours.add(((data[at] ?? 0) << 16) | ((data[at + 1] ?? 0) << 8) | (data[at + 2] ?? 0));
      return { colours: colours.size, spots: spots.map(([x = 0, y = 0]) => [...brush.getImageData(x, y, 1, 1).data].slice(0, 3)) };
    },
    {
      source: `data:image/png;base64,${bytes.toString('base64')}`,
      spots: [
        [(22 + 2.5 * 40) * 2 - 20, (20 + 5.5 * 40) * 2],
        [(22 + 0.5 * 40) * 2, (20 + 0.5 * 40) * 2],
      ],
    },
  );
  expect(seen.colours).toBeGreaterThan(40);
  const [figure = [], ground = []] = seen.spots;
  expect(Math.max(...figure)).toBeLessThan(60);
  expect(Math.min(...ground)).toBeGreaterThan(220);
});

const packed = (data: string | Buffer): string => deflateRawSync(data).toString('base64url');
const hashOf = (data: string): string => `#1~${digest.slice(0, 8)}~${data}`;
const hostile: { readonly [what: string]: { readonly hash: string; readonly says: RegExp } } = {
  'garbage that is no base64': { hash: hashOf('!!!!%%%'), says: /damaged/ },
  'base64 that is no stream': { hash: hashOf('AAAABBBBCCCC'), says: /damaged/ },
  'a stream that is no JSON': { hash: hashOf(packed('{"ask":')), says: /damaged/ },
  'a stream that is no text': { hash: hashOf(packed(Buffer.from([0xff, 0xfe, 0xfd]))), says: /damaged/ },
  'more than a link may be long': { hash: hashOf('A'.repeat(30_000)), says: /longer than the link of any board/ },
  'a bomb of many megabytes': { hash: hashOf(packed(' '.repeat(16_000_000))), says: /holds more than a board shows/ },
  'an unknown version': { hash: `#2~${digest.slice(0, 8)}~AAAA`, says: /version 2; this page reads version 1/ },
  'a part too many': { hash: `${hashOf('AAAA')}~AAAA`, says: /damaged/ },
  'a digest that is none': { hash: '#1~<script>~AAAA', says: /damaged/ },
  'JSON of another shape': { hash: hashOf(packed('[1,2,3]')), says: /refused/ },
  'a question of another kind': {
    hash: hashOf(packed(JSON.stringify({ ask: 'break-away', roll: 3 }))),
    says: /refused: no board shows such a question/,
  },
  'an unknown field': { hash: hashOf(packed(JSON.stringify({ ...start, onload: 'alert(1)' }))), says: /refused/ },
  'a map of 10 000 by 10 000': {
    hash: hashOf(packed(JSON.stringify({ ...start, map: { kind: 'outdoor', columns: 10_000, rows: 10_000 } }))),
    says: /holds 100000000 squares, and a board shows 5000 at most/,
  },
  'a map of a broken number': {
    hash: hashOf(packed(JSON.stringify({ ...start, map: { kind: 'outdoor', columns: 1e308, rows: -1 } }))),
    says: /holds 1e\+308 columns/,
  },
  '38 000 walls': {
    hash: hashOf(
      packed(
        JSON.stringify({
          ...start,
          map: {
            kind: 'outdoor',
            columns: 70,
            rows: 70,
            walls: Array.from({ length: 38_000 }, (_, n) => `A${(n % 69) + 1}|A${(n % 69) + 2}`),
          },
        }),
      ),
    ),
    says: /holds (38000 entries|more than a board shows)/,
  },
  'more figures than a board shows': {
    hash: hashOf(
      packed(
        JSON.stringify({
          ...start,
          map: { kind: 'outdoor', columns: 60, rows: 60 },
          characters: Array.from({ length: 101 }, (_, n) => ({ id: `f${n}`, player: 'p1', at: `A${(n % 60) + 1}` })),
        }),
      ),
    ),
    says: /holds 101 figures, and a board shows 100 at most/,
  },
  'a figure off the map': {
    hash: hashOf(packed(JSON.stringify({ ...start, characters: [{ id: 'A', player: 'p1', at: 'ZZZ999' }] }))),
    says: /refused/,
  },
};

for (const [what, { hash, says }] of Object.entries(hostile)) {
  test(`a link with ${what} is refused with a message, and the board stays as it was`, async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    const board = await openAt(page, `/boards/line-of-fire/${hash}`);
    await expect(board.getByRole('alert')).toHaveText(says);
    expect(plain(await asked(board))).toEqual(plain(start));
    await expectShown(board, start, /hindered/i);
    expect(errors).toEqual([]);
  });
}

test('markup in names stays text, wherever names stand', async ({ page }) => {
  const name = '<img src=x onerror=alert(1)>"\'&';
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('dialog', (dialog) => {
    errors.push(dialog.message());
    void dialog.dismiss();
  });
  const characters = startingQuestions['line-of-fire'].characters.map((one) => (one.id === 'B' ? { ...one, id: name } : one));
  const question: Fields = { ...start, characters, to: { character: name } };
  for (const [mode, asks] of [
    ['line-of-fire', question],
    ['knock-back', { edition: 'current', ...startingQuestions['knock-back'], map: start.map, characters, attacker: 'A', target: name }],
  ] as const) {
    const board = await openAt(page, await linkTo(mode, asks));
    await board.locator('details.twin').evaluate((details: HTMLDetailsElement) => {
      details.open = true;
    });
    await expect(board.locator('.figures li')).toHaveCount(characters.length);
    await expect(board.locator('.extras')).toHaveAttribute('aria-busy', 'false');
    expect(await board.locator('img, script, [onerror]').count()).toBe(0);
    if (!(await board.getByRole('alert').isVisible())) expect(plain(await asked(board))).toEqual(plain(asks));
  }
  expect(errors).toEqual([]);
});

test('a hash changed by hand is opened or refused, and a good link clears the message', async ({ page }) => {
  const board = await openAt(page, '/boards/line-of-fire/');
  await page.evaluate((hash) => {
    location.hash = hash;
  }, '#1~zz~zz');
  await expect(board.getByRole('alert')).toHaveText(/damaged/);
  const good = await linkTo('line-of-fire', rich);
  await page.evaluate(
    (hash) => {
      location.hash = hash;
    },
    good.slice(good.indexOf('#')),
  );
  await expect(board.getByRole('alert')).toBeHidden();
  expect(plain(await asked(board))).toEqual(plain(rich));
});

test('a link made with other rules says so and is judged by those of today', async ({ page }) => {
  const address = (await linkTo('line-of-fire', rich)).replace(digest.slice(0, 8), '0badc0de');
  const board = await openAt(page, address);
  await expect(board.getByRole('alert')).toHaveText(/made with other rules \(0badc0de\)/);
  const question = await asked(board);
  expect(plain(question)).toEqual(plain(rich));
  await expectShown(board, question, new RegExp(textOf(verdictOn(rich).lineOfFire) ?? '?', 'i'));
});
