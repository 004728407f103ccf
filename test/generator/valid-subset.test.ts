import { expect, test } from 'vitest';
import { compile } from '../../generator/compile.ts';
import { smallBookWith } from '../fixtures/edited-small-book.ts';

test('an unknown field with a slash in its name hides no other mistake of the page', () => {
  const path = 'rules/turns/escape.json';
  const { diagnostics } = compile(
    smallBookWith([
      { path, replace: '"aliases": ["run"],', with: '"aliases": ["run"], "a/b": 1,' },
      { path, replace: '"!square.green', with: '"!square.greeen' },
    ]),
  );
  expect(diagnostics.map(({ code }) => code)).toEqual(['field-unknown', 'expression-unknown-fact']);
});
