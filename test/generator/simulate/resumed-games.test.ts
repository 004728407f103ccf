import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { readArguments } from '../../../generator/cli/arguments.ts';
import { simulate } from '../../../generator/cli/simulate.ts';

test('a run resumes the games of an earlier one, unless other code or other bots played them', async () => {
  const root = mkdtempSync(join(tmpdir(), 'sightline-resumed-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const save = (path: string, text: string): void => {
    mkdirSync(join(root, path, '..'), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  // The code is only read for its digest; the games are played by the project's own.
  for (const path of ['engine/kernel.ts', 'generator/bots.ts', 'generator/cli/terminal.ts', 'schemas/question.schema.json'])
    save(path, 'first');
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  onTestFinished(() => write.mockRestore());
  /** How many of three games a run plays anew. */
  const freshGames = async (bots: string): Promise<unknown> => {
    write.mockClear();
    const args = readArguments(['simulate', '--games', '3', '--bots', bots, '--json']);
    if (typeof args === 'string' || 'message' in args) throw new Error('the arguments are refused');
    expect(await simulate(root, args)).toBe(0);
    return JSON.parse(write.mock.calls.map(([text]) => String(text)).join('')).fresh;
  };
  expect([await freshGames('random'), await freshGames('random')]).toEqual([3, 0]);
  expect(await freshGames('random,greedy')).toBe(3);
  for (const path of ['engine/kernel.ts', 'generator/bots.ts', 'schemas/question.schema.json']) {
    save(path, 'second');
    expect([path, await freshGames('random'), await freshGames('random')]).toEqual([path, 3, 0]);
  }
  // The command line changes no game.
  save('generator/cli/terminal.ts', 'second');
  expect(await freshGames('random')).toBe(0);
});
