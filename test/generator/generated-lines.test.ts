import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../generator/cli/root.ts';

const WIDEST = 160;

test('no line of a generated module is longer than 160 characters', () => {
  const files = globSync(['engine/generated/**/*.ts', 'generator/generated/*.ts', 'site/src/generated/*.ts'], { cwd: ROOT });
  expect(files.length).toBeGreaterThan(30);
  const long = files.flatMap((file) =>
    readFileSync(join(ROOT, file), 'utf8')
      .split('\n')
      .flatMap((line, index) => ([...line].length > WIDEST ? [`${file}:${index + 1}`] : [])),
  );
  expect(long).toEqual([]);
});
