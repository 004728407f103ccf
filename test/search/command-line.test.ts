import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { book, clausesFor } from './measure.ts';

const root = join(import.meta.dirname, '../..');
const run = (...args: readonly string[]): string =>
  execFileSync(process.execPath, ['generator/main.ts', 'search', ...args], { cwd: root, encoding: 'utf8' });

test('search --json prints one entry per clause, the best first, as the site ranks them', () => {
  const entries: readonly { readonly [field: string]: unknown }[] = JSON.parse(run('--json', 'do', 'I', 'stop', 'in', 'bushes'));
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
