/**
 * What pages weigh, compressed, against what they weighed when these budgets were set (November 2026) and a tenth more: `npm test`
 * fails when a change makes reading slower. Fonts are not counted, nor the engine and the rules that a
 * board loads.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { readBook } from '../../site/src/lib/read-book.ts';
import { compressedSize, pageWeight, quantile } from '../support/page-weight.ts';

const folder = join(import.meta.dirname, '../../site/dist');
const tolerance = 1.1;

/** In bytes. */
const budgets = {
  'rule pages, median': 11_149,
  'rule pages, 90 %': 14_712,
  'line of fire board': 37_459,
  'moving board': 37_831,
  'knock back board': 36_714,
  'combat value board': 18_136,
} as const;

function expectWithin(name: keyof typeof budgets, weight: number): void {
  expect(weight, `${name}: ${weight} bytes, budget ${Math.floor(budgets[name] * tolerance)}`).toBeLessThanOrEqual(
    budgets[name] * tolerance,
  );
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
