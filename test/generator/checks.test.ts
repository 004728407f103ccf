import { expect, test } from 'vitest';
import type { Change } from '../fixtures/edited-small-book.ts';
import { runSmallBookWith } from '../fixtures/run-small-book.ts';
import { addedDefinition } from './mistakes/changes.ts';

const messagesOf = (changes: readonly Change[], code: string): readonly string[] =>
  runSmallBookWith(changes).compilation.diagnostics.flatMap((found) => (found.code === code ? [found.message] : []));

const restriction = (id: string, gives: string, overrides?: readonly string[]): Change =>
  addedDefinition(
    JSON.stringify({
      id,
      kind: 'restriction',
      path: 'fire',
      over: 'between',
      gives,
      if: 'square.green',
      overrides,
      clauses: ['ground.bushes.label'],
    }),
  );

test('two restrictions that contradict each other are reported wherever in the order the restriction is that both override', () => {
  const found = /^"bush\.[bc]" and "bush\.[bc]" have the same condition and different results\.$/;
  // Definitions of the same clauses are sorted by their JSON without the id: these three by the label (`gives`).
  for (const [a, b, c] of [
    ['blocked', 'clear', 'hindered'],
    ['clear', 'blocked', 'hindered'],
    ['hindered', 'blocked', 'clear'],
  ] as const) {
    const changes = [restriction('bush.a', a), restriction('bush.b', b, ['bush.a']), restriction('bush.c', c, ['bush.a'])];
    expect(messagesOf(changes, 'definition-contradiction')).toEqual([expect.stringMatching(found)]);
  }
});

test('rows of a table that hold for one input are listed', () => {
  const row = (text: string): Change => ({ path: 'rules/turns/escape.json', replace: '"rows": [', with: `"rows": [${text}, ` });
  const held = row('{ "if": "die == 6 && bonus == 0", "gives": true }');
  expect(messagesOf([held], 'table-overlap')).toEqual([
    'Rows 1 and 3 of "escape.outcome" both hold for die = 6, bonus = 0 in edition "original".',
  ]);
  expect(messagesOf([held, row('{ "if": "die > 5 && bonus == 0", "gives": true }')], 'table-overlap')).toEqual([
    'Rows 1, 2 and 4 of "escape.outcome" all hold for die = 6, bonus = 0 in edition "original".',
  ]);
});

test('a glossary entry that repeats a form is reported as one entry', () => {
  const path = 'rules/glossary/terms.json';
  const messagesWith = (forms: string): readonly string[] =>
    messagesOf([{ path, replace: '"forms": ["bushes"]', with: `"forms": ${forms}` }], 'term-form-duplicate');
  expect(messagesWith('["bushes", "bush"]')).toEqual(['"bush" is a form of "glossary.terms.bush" already.']);
  expect(messagesWith('["bushes", "Bushes"]')).toEqual(['"Bushes" is a form of "glossary.terms.bush" already.']);
  expect(messagesWith('["bushes", "labels"]')).toEqual(['"labels" is a form of "glossary.terms.bush" and of "glossary.terms.label".']);
});

test('a page without clauses needs no questions', () => {
  const file = 'rules/ground/trees';
  const changes: readonly Change[] = [
    { path: 'rules/book.json', replace: '"ground.bushes"', with: '"ground.bushes", "ground.trees"' },
    { path: `${file}.md`, text: '# Trees\n\nTrees are tall.\n' },
    { path: `${file}.json`, text: '{ "page": "ground.trees", "aliases": [], "clauses": {}, "definitions": [] }\n' },
    // Once one page has a file of questions, all pages with clauses need one.
    { path: 'rules/ground/bushes.asks.json', text: '{ "page": "ground.bushes", "asks": {} }\n' },
  ];
  const { diagnostics } = runSmallBookWith(changes).compilation;
  expect(diagnostics.filter(({ place }) => place.file.startsWith(file))).toEqual([]);
});
