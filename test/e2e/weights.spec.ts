/**
 * What pages weigh, compressed, so that no change makes reading slower unnoticed. Rule pages may weigh a tenth more than they did in
 * November 2026 (median 11,149 bytes, 90 % 14,712); boards what they weighed after they were rebuilt then. Fonts are not counted,
 * nor the engine and the rules that a board loads.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { readBook } from '../../site/src/lib/read-book.ts';
import { compressedSize, pageWeight, quantile } from '../support/page-weight.ts';

const folder = join(import.meta.dirname, '../../site/dist');

/** In bytes. */
const limits = {
  'rule pages, median': 12_263,
  'rule pages, 90 %': 16_183,
  'line of fire board': 44_000,
  'moving board': 44_300,
  'knock back board': 43_200,
  'combat value board': 23_900,
} as const;

function expectWithin(name: keyof typeof limits, weight: number): void {
  expect(weight, `${name}: ${weight} bytes, limit ${limits[name]}`).toBeLessThanOrEqual(limits[name]);
}

test('rule pages keep their weight', () => {
  const { pages } = readBook(readFileSync(join(folder, '../src/generated/book.json'), 'utf8'));
  const weights = pages.map(({ path }) => pageWeight(folder, `/${path}/index.html`));
  expectWithin('rule pages, median', quantile(weights, 0.5));
  expectWithin('rule pages, 90 %', quantile(weights, 0.9));
});

for (const [name, path] of [
  ['line of fire board', '/boards/line-of-fire/'],
  ['moving board', '/boards/moving/'],
  ['knock back board', '/boards/knock-back/'],
  ['combat value board', '/boards/combat-value/'],
] as const)
  test(`the ${name} keeps its weight`, async ({ page }) => {
    const files = new Set<string>();
    page.on('request', (request) => {
      if (['document', 'script', 'stylesheet'].includes(request.resourceType())) files.add(new URL(request.url()).pathname);
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.locator(':is(rule-board, value-board) :is(.cursor, input, button):visible').first().focus();
    await page.waitForLoadState('networkidle');
    const engine = /\/(judge|current|2014|original)\.[^/]*\.js$|\/offline\.js$/;
    const weight = [...files]
      .filter((file) => !engine.test(file))
      .reduce((sum, file) => sum + compressedSize(folder, file.endsWith('/') ? `${file}index.html` : file), 0);
    expectWithin(name, weight);
  });
