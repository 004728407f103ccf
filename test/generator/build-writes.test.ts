import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { build } from '../../generator/cli/build.ts';
import { COMMANDS } from '../../generator/cli/commands.ts';
import { writeSmallBook } from '../fixtures/small-book-folder.ts';
import { argumentsOf } from '../support/arguments-of.ts';
import { captureOutput } from '../support/captured-output.ts';

const output = captureOutput();
let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'sightline-writes-'));
  writeSmallBook(root);
});
afterEach(() => rmSync(root, { recursive: true }));

async function writesWith(file: string, text: string, replacement: string): Promise<boolean> {
  const path = join(root, file);
  writeFileSync(path, readFileSync(path, 'utf8').replace(text, replacement));
  expect(await build(root, argumentsOf('build'))).toBe(1);
  return existsSync(join(root, 'engine/generated'));
}

test('a build writes nothing while the rules do not compile, as its help says', async () => {
  expect(await writesWith('rules/errata/guide-escape.json', 'sha256:e82a', 'sha256:0000')).toBe(false);
  expect(output.err).toContain('Nothing was written.');
  expect(COMMANDS.find(({ name }) => name === 'build')?.details).toContain('Nothing is written while the rules do not compile');
});

test('a build with a flipped verdict writes the new rules', async () => {
  expect(await writesWith('rules/turns/escape.md', 'verdict: {"succeeds":false}', 'verdict: {"succeeds":true}')).toBe(true);
});
