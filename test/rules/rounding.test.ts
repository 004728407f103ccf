import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('no definition rounds up by itself, so that all follow the rule of rounding', () => {
  const roundingUp = globSync('rules/**/*.json').flatMap((path) => readFileSync(path, 'utf8').match(/wholes\([^,]*\+[^,]*,/g) ?? []);
  expect(roundingUp).toEqual([]);
});
