import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { readSources } from '../../generator/cli/files.ts';
import { compile } from '../../generator/compile.ts';

test('the sentence of an event names fields of the event alone', () => {
  const path = 'rules/turns/clearing.json';
  const sources = readSources(resolve(import.meta.dirname, '../..')).map((source) =>
    source.path === path ? { ...source, text: source.text.replace('The tokens of {who}', 'The tokens of {whom}') } : source,
  );
  expect(compile(sources).diagnostics).toMatchObject([{ place: { file: path }, found: '{whom}', expected: 'who' }]);
});
