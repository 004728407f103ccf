import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { simulate } from '../../../generator/cli/simulate.ts';
import { argumentsOf } from '../../support/arguments-of.ts';
import { captureOutput } from '../../support/captured-output.ts';
import { anObject, parsedAs } from '../../support/json-shape.ts';

const written = captureOutput();

test('a run resumes the games of an earlier one, unless other code or other bots played them', async () => {
  const root = mkdtempSync(join(tmpdir(), 'sightline-resumed-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const save = (path: string, text: string): void => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  // The code is only read for its digest; the games are played by the project's own.
  const code = ['engine/kernel.ts', 'generator/bots.ts', 'schemas/question.schema.json'];
  for (const path of [...code, 'generator/cli/terminal.ts']) save(path, 'first');
  const freshGames = async (bots: string): Promise<unknown> => {
    written.out = '';
    expect(await simulate(root, argumentsOf('simulate', '--games', '3', '--bots', bots, '--json'))).toBe(0);
    return parsedAs(written.out, anObject).fresh;
  };
  expect([await freshGames('random'), await freshGames('random')]).toEqual([3, 0]);
  expect(await freshGames('random,greedy')).toBe(3);
  for (const path of code) {
    save(path, 'second');
    expect([path, await freshGames('random'), await freshGames('random')]).toEqual([path, 3, 0]);
  }
  // The command line changes no game.
  save('generator/cli/terminal.ts', 'second');
  expect(await freshGames('random')).toBe(0);
});
