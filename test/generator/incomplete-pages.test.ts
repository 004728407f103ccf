/** Pages with only one of their two files. */
import { expect, test } from 'vitest';
import { compile } from '../../generator/compile.ts';
import { smallBookWith } from '../fixtures/edited-small-book.ts';

const halves = [
  { path: 'rules/ground/bushes.md', remove: true },
  { path: 'rules/ground/bushed.md', copyOf: 'rules/ground/bushes.md' },
] as const;

const incompleteWith = (...changes: Parameters<typeof smallBookWith>[0]): string[] =>
  compile(smallBookWith([...halves, ...changes])).diagnostics.flatMap(({ code, message }) => (code === 'page-incomplete' ? [message] : []));

test('the half of a page under a misspelt name is reported alone', () => {
  expect(incompleteWith()).toEqual(['The page "ground.bushed" has no data.']);
});

test('two pages of the contents that lack a file each are both reported, however alike their names', () => {
  const listed = { path: 'rules/book.json', replace: '"ground.bushes"]', with: '"ground.bushes", "ground.bushed"]' };
  expect(incompleteWith(listed).toSorted()).toEqual(['The page "ground.bushed" has no data.', 'The page "ground.bushes" has no text.']);
});
