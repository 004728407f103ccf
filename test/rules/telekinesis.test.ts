import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('the distance of Telekinesis is in its parameter alone, so that a change of it is one change', () => {
  const page = readFileSync('rules/packs/standard/powers/telekinesis.json', 'utf8');
  expect(page).toContain('"value": 8,');
  expect(page.match(/\b8\b/g)).toHaveLength(1);
});
