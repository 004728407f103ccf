/**
 * A copy of the site that is built from edited rules and with a private layer of printed texts: kinds of terrain and sizes on the boards,
 * redirects from old addresses, and the printed texts, which the published site does not have. They are invented.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join, resolve } from 'node:path';
import { expect, type Locator, type Page, test } from '@playwright/test';
import type { Book } from '../../site/src/lib/read-book.ts';
import { buildEditedSite, type EditedSite, withPages } from '../support/edited-site.ts';
import { type ServedCopy, serveCopy } from '../support/serve-copy.ts';
import { axeViolations } from './axe-violations.ts';
import { pointOf } from './board-page.ts';

const root = resolve(import.meta.dirname, '../..');

const quicksand = [
  {
    id: 'square.quicksand',
    kind: 'record',
    of: 'square',
    type: 'bool',
    given: 'map.quicksand',
    draws: {},
    clauses: ['terrain.water.movement'],
  },
  {
    id: 'stop.quicksand',
    kind: 'restriction',
    path: 'move',
    over: 'step',
    gives: 'must-stop',
    if: 'to.quicksand',
    note: 'quicksand',
    clauses: ['terrain.water.movement'],
  },
];

function edit(folder: string): void {
  const waterFile = join(folder, 'rules/terrain/water.json');
  const data: { definitions: object[] } = JSON.parse(readFileSync(waterFile, 'utf8'));
  writeFileSync(waterFile, JSON.stringify({ ...data, definitions: [...data.definitions, ...quicksand] }));
  const sizesFile = join(folder, 'rules/lof-chart/reading.json');
  writeFileSync(sizesFile, readFileSync(sizesFile, 'utf8').replaceAll('"standard", "great"]', '"standard", "great", "colossal"]'));
}

/** The book with a few pages, among them one with a page of further examples, and with former ids of everything that has an address. */
function reducedBook(book: Book): Book {
  const ids = ['concepts.line-of-fire', 'actions.move', 'combat.knock-back', 'golden.replace-then-modify', 'combat.attack-roll'];
  const ruling = book.rulings.find(({ kind }) => kind === 'reading');
  if (ruling === undefined) throw new Error('the book has no reading');
  return {
    ...withPages(book, [...ids, 'terrain.hindering', 'terrain.water', 'turns.breaking-away', 'guide.breaking-away']),
    rulings: [{ ...ruling, id: 'reading.kept' }],
    renamed: {
      'terrain.hindering.halt': 'terrain.hindering.stop-on-entry',
      'terrain.water.wading': 'terrain.hindering.stop-on-entry',
      'reading.lost': 'reading.kept',
      'first-guide.hindering': 'terrain.hindering.stop-on-entry',
    },
    former: { errata: ['first-guide.gone', 'first-guide.hindering'], rulings: ['reading.lost', 'terrain.hindering.stop-on-entry'] },
  };
}

const printedSentence = 'To break away, roll one d6 below the walnut tree. On a 5 or higher the badger gets away from all rabbits at once.';
const printedMarkup = '<script>globalThis.ran=1</script>';

/** Stores an invented document and a later version of it as a private layer in a folder, and gives the file of the layer. */
function storeLayer(folder: string): string {
  const oldFile = join(folder, 'book.md');
  writeFileSync(oldFile, `# BREAKING AWAY\n\n${printedSentence}\n\n${printedMarkup}\n`);
  const newFile = join(folder, 'later.md');
  writeFileSync(newFile, `# BREAKING AWAY\n\n${printedSentence.replace('5', '6')}\n\n${printedMarkup}\n\n# WALNUTS\n\n${printedMarkup}\n`);
  for (const files of [[oldFile], [newFile, '--against', oldFile]]) {
    const command = ['generator/main.ts', 'import', ...files, '--as', 'core-rulebook-2014', '--out', folder, '--json'];
    // Status 1: the markup is a defect, and the layer is stored.
    expect(() => execFileSync(process.execPath, command, { cwd: root, stdio: 'pipe' })).toThrow(expect.objectContaining({ status: 1 }));
  }
  return join(folder, 'printed.json');
}

/** The extensions of the built files that contain a text. */
function extensionsWith(text: string, out: string): string[] {
  const files = readdirSync(out, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const found = files.filter((entry) => readFileSync(join(entry.parentPath, entry.name)).includes(text));
  return [...new Set(found.map(({ name }) => extname(name)))];
}

let layerFolder: string;
let site: EditedSite;
let served: ServedCopy;
test.describe.configure({ mode: 'serial', timeout: 180_000 });
test.beforeAll(async () => {
  // The time limit of the tests does not apply to this hook, which builds a site.
  test.setTimeout(180_000);
  layerFolder = mkdtempSync(join(tmpdir(), 'sightline-printed-'));
  site = buildEditedSite(edit, reducedBook, storeLayer(layerFolder));
  served = await serveCopy(site.built);
});
test.afterAll(async () => {
  await served.remove();
  site.remove();
  rmSync(layerFolder, { recursive: true, force: true });
});

async function openMovingBoard(page: Page): Promise<Locator> {
  await page.goto(`${served.address}/boards/moving/`);
  const board = page.locator('rule-board');
  await expect(board).toHaveAttribute('data-live', '');
  await board.locator('.figure').first().focus();
  await expect(board).toHaveAttribute('data-ready', '');
  return board;
}

test('a kind of terrain that rules add has a tool, a pattern and a name, and the judge applies its rule', async ({ page }) => {
  const board = await openMovingBoard(page);
  const drawnQuicksand = board.locator('svg.board [fill="url(#pattern-quicksand)"]');
  await expect(drawnQuicksand).toHaveCount(0);
  await board.getByRole('radio', { name: 'Quicksand' }).check();
  const square = await pointOf(board, 'D5');
  await page.mouse.click(square.x, square.y);
  // Column D begins at 120 in the drawing.
  await expect(drawnQuicksand).toHaveAttribute('d', /^M12\d/);
  await expect(page.locator('#pattern-quicksand path')).not.toHaveCount(0);
  await expect(board.locator('svg.board')).toHaveAccessibleName(/ Quicksand: D5\. /);
  await expect(board.locator('.cursor')).toHaveAccessibleName('Cursor at D5, quicksand');
  // The path goes through D5.
  await expect(board.locator('.side h2.verdict')).toContainText('Not a legal path');
  await expect(board.locator('.side .chain')).toContainText('quicksand');
});

test('a size that rules add can be chosen, is drawn and is named', async ({ page }) => {
  const board = await openMovingBoard(page);
  const figure = board.locator('.figure[data-id=B]');
  const before = await figure.innerHTML();
  await board.getByText('The board as a table').click();
  await board.locator('.figure-list li[data-id=B]').getByLabel('size').selectOption('colossal');
  await expect(figure).toHaveAccessibleName('Figure B, theirs, colossal size, at G5');
  expect(await figure.innerHTML()).not.toBe(before);
});

// `--` and the id of an example follow the clause; no example has the id `none`. A renamed clause has anchors for both of its ids.
for (const [what, from, to] of [
  ['a renamed clause', '/terrain/hindering/#halt', '/terrain/hindering/#halt'],
  ['a clause that moved to another page', '/terrain/water/#wading', '/terrain/hindering/#stop-on-entry'],
  ['an example of a clause that moved', '/terrain/water/#wading--none', '/terrain/hindering/#stop-on-entry'],
  ['an example that is gone', '/terrain/hindering/#stop-on-entry--none', '/terrain/hindering/#stop-on-entry'],
  [
    'an example on the page of further examples',
    '/terrain/hindering/#stop-on-entry--already-inside',
    '/terrain/hindering/examples/#stop-on-entry--already-inside',
  ],
  ['a reading', '/rulings/lost/', '/rulings/kept/'],
  ['a ruling that is a clause only', '/rulings/terrain-hindering-stop-on-entry/', '/terrain/hindering/#stop-on-entry'],
  ['an erratum that a clause states now', '/errata/first-guide-hindering/', '/terrain/hindering/#stop-on-entry'],
  ['an erratum without a successor', '/errata/first-guide-gone/', '/errata/'],
] as const)
  test(`the old address of ${what} still leads to its text`, async ({ page }) => {
    await page.goto(served.address + from);
    await expect(page).toHaveURL(served.address + to);
    if (to.includes('#')) await expect(page.locator(':target')).toBeInViewport();
  });

test('pages show printed text and a comparison of it with a private layer alone', () => {
  // `npm test` has built the site without a layer.
  const out = join(root, 'site/dist');
  for (const sign of ['class="as-printed"', 'Changes as printed'])
    expect([sign, extensionsWith(sign, out), extensionsWith(sign, site.built)]).toEqual([sign, [], ['.html']]);
});

test('with a private layer, its text is in pages only, as plain text, with differing numbers marked', async ({ page }) => {
  expect(extensionsWith('walnut tree', site.built)).toEqual(['.html']);
  const consoleErrors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && consoleErrors.push(message.text()));
  await page.goto(`${served.address}/turns/breaking-away/`, { waitUntil: 'networkidle' });
  const details = page.locator('#roll .as-printed');
  // Two elements without a space between them.
  await expect(details.locator('summary')).toHaveText('As printedNumbers differ');
  await details.locator('summary').click();
  await expect(details.locator('p').filter({ hasText: 'walnut' })).toHaveText(printedSentence);
  await expect(details.locator('p').filter({ hasText: 'globalThis' })).toHaveText(printedMarkup);
  expect(await page.evaluate(() => Reflect.get(globalThis, 'ran'))).toBeUndefined();
  expect(await axeViolations(page)).toEqual([]);
  await details.getByRole('link', { name: 'see what changed' }).click();
  await expect(page).toHaveURL(/\/as-printed\/changes\/$/);
  const changedSection = page.locator('.printed-change').filter({ has: page.getByRole('heading', { name: 'Breaking away' }) });
  await expect(changedSection.locator('.printed-text')).toContainText('On a 5 6 or higher');
  await expect(changedSection.locator('del')).toHaveText('5');
  await expect(changedSection.locator('.printed-numbers')).toHaveText('Numbers 5 → 6');
  await expect(changedSection.locator('.concerned a').first()).toHaveAttribute('href', /breaking-away/);
  await expect(page.locator('.printed-change.new .printed-text')).toHaveText(printedMarkup);
  expect(await page.evaluate(() => Reflect.get(globalThis, 'ran'))).toBeUndefined();
  expect([await axeViolations(page), consoleErrors]).toEqual([[], []]);
});
