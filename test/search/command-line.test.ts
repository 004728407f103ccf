import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readArguments } from '../../generator/cli/arguments.ts';
import { search } from '../../generator/cli/search.ts';
import { captureOutput } from '../support/captured-output.ts';
import { aListOf, anObject, parsedAs } from '../support/json-shape.ts';
import { NODE_ARGUMENTS } from '../support/node-arguments.ts';
import { book, clausesFor } from './measure.ts';

const root = join(import.meta.dirname, '../..');
const run = (...args: readonly string[]): string =>
  execFileSync(process.execPath, [...NODE_ARGUMENTS, 'generator/main.ts', 'search', ...args], { cwd: root, encoding: 'utf8' });

test('search --json prints one entry per clause, the best first, as the site ranks them', () => {
  const entries = parsedAs(run('--json', 'do', 'I', 'stop', 'in', 'bushes'), aListOf(anObject));
  // The command prints 50 entries at most.
  expect(entries.map(({ clause }) => clause)).toEqual(clausesFor('do I stop in bushes').slice(0, 50));
  const [first] = entries;
  expect(Object.keys(first ?? {})).toEqual(['page', 'clause', 'title', 'text', 'score']);
  expect(first).toMatchObject({ page: 'terrain.hindering', title: book.clauses['terrain.hindering.stop-on-entry']?.title });
  expect(first?.text).toMatch(/must stop there/);
  const scores = entries.map(({ score }) => Number(score));
  expect(scores).toEqual([...scores].sort((a, b) => b - a));
});

test('search prints page, title, the sentence that answers and the id', () => {
  expect(run('do I stop in bushes').split('\n').slice(0, 3)).toEqual([
    'Hindering terrain: Entering hindering terrain ends movement',
    expect.stringMatching(/^ {4}A character that steps .* must stop there\.$/),
    '    terrain.hindering.stop-on-entry',
  ]);
});

const output = captureOutput();

test.each([
  [
    '{}',
    /^sightline: site\/src\/generated\/book\.json does not fit schemas\/book\.schema\.json\. Run `npm run sightline -- build`\.\n {2}\/ must have/,
  ],
  ['{', /^sightline: site\/src\/generated\/book\.json is not JSON\. Run `npm run sightline -- build`\.\n$/],
])('a compiled book that is broken (%s) is refused with the command that writes it anew', (json, message) => {
  const folder = mkdtempSync(join(tmpdir(), 'sightline-search-'));
  mkdirSync(join(folder, 'site/src/generated'), { recursive: true });
  writeFileSync(join(folder, 'site/src/generated/book.json'), json);
  const args = readArguments(['search', 'break', 'away']);
  if (args === 'version' || 'message' in args) throw new Error('the arguments are refused');
  expect(search(folder, args)).toBe(2);
  rmSync(folder, { recursive: true });
  expect(output.err).toMatch(message);
});
