import { expect, test } from 'vitest';
import { compileLikeBook, sources } from '../fixtures/engines.ts';

test('the sentence of an event names fields of the event alone', () => {
  const path = 'rules/turns/clearing.json';
  const edited = sources.map((source) =>
    source.path === path ? { ...source, text: source.text.replace('The tokens of {who}', 'The tokens of {whom}') } : source,
  );
  expect(compileLikeBook(edited).diagnostics).toMatchObject([{ place: { file: path }, found: '{whom}', expected: 'who' }]);
});
