/** Limits the compressed size of pages. Fonts are not counted, nor the engine and rules that a board loads later. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { readBook } from '../../site/src/lib/read-book.ts';
import { compressedSize, linkedFiles, pageWeight, quantile, withImports } from '../support/page-weight.ts';

const folder = join(import.meta.dirname, '../../site/dist');

/** In bytes: the size measured in November 2026, or up to 2 % more, with the measured size beside the limit. */
const limits = {
  'rule pages, median': 11_300, // 11,283
  'rule pages, 90 %': 15_200, // 15,180
  'line of fire board': 38_400, // 38,331
  'moving board': 38_450, // 38,381
  'knock back board': 38_000, // 37,961
  // Its rows of effects are in a script that the attack board shares.
  'combat value board': 19_000, // 18,933
  // The forms load the engine and the rules of games on first intent.
  'attack board': 25_200, // 25,154
  'turns board': 19_300, // 19,293
  'dial board': 22_100, // 22,075
  'force board': 21_000, // 20,986
} as const;

function expectWithin(name: keyof typeof limits, weight: number): void {
  expect(weight, `${name}: ${weight} bytes, limit ${limits[name]}`).toBeLessThanOrEqual(limits[name]);
}

test('rule pages are within their limits', () => {
  const { pages } = readBook(readFileSync(join(folder, '../src/generated/book.json'), 'utf8'));
  const weights = pages.map(({ path }) => pageWeight(folder, `/${path}/index.html`));
  expectWithin('rule pages, median', quantile(weights, 0.5));
  expectWithin('rule pages, 90 %', quantile(weights, 0.9));
});

/** The built script of a module: the largest of its name, since a module with several importers gets another that only re-exports it. */
const scriptOf = (name: string): string => {
  const files = globSync(`_site/${name}.*.js`, { cwd: folder });
  const [file] = files.sort((one, other) => compressedSize(folder, other) - compressedSize(folder, one));
  if (file === undefined) throw new Error(`no built script "${name}"`);
  return `/${file}`;
};

for (const [name, path, element] of [
  ['line of fire board', '/boards/line-of-fire/', 'rule-board'],
  ['moving board', '/boards/moving/', 'rule-board'],
  ['knock back board', '/boards/knock-back/', 'rule-board'],
  ['combat value board', '/boards/combat-value/', 'value-board'],
  ['attack board', '/boards/attack/', 'attack-board'],
  ['turns board', '/boards/turns/', 'turn-board'],
  ['dial board', '/boards/dial/', 'dial-board'],
  ['force board', '/boards/force/', 'force-board'],
] as const)
  test(`the ${name} is within its limit`, () => {
    const page = `${path}index.html`;
    const files = new Set([page, ...linkedFiles(folder, page)]);
    // Scripts that the page loads when the board is visible, and on first intent.
    for (const module of [element, 'titles', 'trusted-types']) for (const file of withImports(folder, scriptOf(module))) files.add(file);
    expectWithin(
      name,
      [...files].reduce((sum, file) => sum + compressedSize(folder, file), 0),
    );
  });
