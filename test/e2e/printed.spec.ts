/** The private layer (`printed.json`): with it, pages show the printed text, as plain text; without it, none has it. Texts are invented. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join, resolve } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { buildEditedSite, withPages } from '../support/edited-site.ts';
import { serveCopy } from '../support/serve-copy.ts';

const root = resolve(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'sightline-printed-'));
const sentence = 'To break away, roll one d6 below the walnut tree. On a 5 or higher the badger gets away from all rabbits at once.';
const markup = '<script>globalThis.ran=1</script>';

/** The extensions of the built files that contain a text. */
function extensionsWith(text: string, out: string): string[] {
  const files = readdirSync(out, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const found = files.filter((entry) => readFileSync(join(entry.parentPath, entry.name)).includes(text));
  return [...new Set(found.map(({ name }) => extname(name)))];
}

test.describe.configure({ mode: 'serial', timeout: 180_000 });
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('built without the layer, no page shows printed text or a comparison of it', () => {
  const documentFile = join(folder, 'book.md');
  writeFileSync(documentFile, `# BREAKING AWAY\n\n${sentence}\n\n${markup}\n`);
  const command = ['generator/main.ts', 'import', documentFile, '--as', 'core-rulebook-2014', '--out', folder, '--json'];
  // Status 1: the markup is a defect, and the layer is stored.
  expect(() => execFileSync(process.execPath, command, { cwd: root, stdio: 'pipe' })).toThrow(expect.objectContaining({ status: 1 }));
  expect(readFileSync(join(folder, 'printed.json'), 'utf8')).toContain(sentence);
  const laterFile = join(folder, 'later.md');
  writeFileSync(laterFile, `# BREAKING AWAY\n\n${sentence.replace('5', '6')}\n\n${markup}\n\n# WALNUTS\n\n${markup}\n`);
  const comparison = [
    'generator/main.ts',
    'import',
    laterFile,
    '--as',
    'core-rulebook-2014',
    '--against',
    documentFile,
    '--out',
    folder,
    '--json',
  ];
  expect(() => execFileSync(process.execPath, comparison, { cwd: root, stdio: 'pipe' })).toThrow(expect.objectContaining({ status: 1 }));
  // `npm test` has built the site without a layer.
  const out = join(root, 'site/dist');
  expect(extensionsWith('class="as-printed"', out)).toEqual([]);
  expect(extensionsWith('Changes as printed', out)).toEqual([]);
});

test('built with the layer, its text is in pages only, as plain text, with differing numbers marked', async ({ page }) => {
  const { built, remove } = buildEditedSite(
    () => undefined,
    (book) => withPages(book, ['turns.breaking-away', 'guide.breaking-away']),
    join(folder, 'printed.json'),
  );
  expect(extensionsWith('walnut tree', built)).toEqual(['.html']);
  const served = await serveCopy(built);
  remove();
  const consoleErrors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && consoleErrors.push(message.text()));
  await page.goto(`${served.address}/turns/breaking-away/`, { waitUntil: 'networkidle' });
  const details = page.locator('#roll .as-printed');
  // Two elements without a space between them.
  await expect(details.locator('summary')).toHaveText('As printedNumbers differ');
  await details.locator('summary').click();
  await expect(details.locator('p').filter({ hasText: 'walnut' })).toHaveText(sentence);
  await expect(details.locator('p').filter({ hasText: 'globalThis' })).toHaveText(markup);
  expect(await page.evaluate(() => Reflect.get(globalThis, 'ran'))).toBeUndefined();
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
  await details.getByRole('link', { name: 'see what changed' }).click();
  await expect(page).toHaveURL(/\/as-printed\/changes\/$/);
  const changedSection = page.locator('.printed-change').filter({ has: page.getByRole('heading', { name: 'Breaking away' }) });
  await expect(changedSection.locator('.printed-text')).toContainText('On a 5 6 or higher');
  await expect(changedSection.locator('del')).toHaveText('5');
  await expect(changedSection.locator('.printed-numbers')).toHaveText('Numbers 5 → 6');
  await expect(changedSection.locator('.concerned a').first()).toHaveAttribute('href', /breaking-away/);
  await expect(page.locator('.printed-change.new .printed-text')).toHaveText(markup);
  expect(await page.evaluate(() => Reflect.get(globalThis, 'ran'))).toBeUndefined();
  const changesReport = await new AxeBuilder({ page }).analyze();
  expect([changesReport.violations.map(({ id }) => id), consoleErrors]).toEqual([[], []]);
  await served.remove();
});
