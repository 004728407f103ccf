import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import board from '../../../engine/generated/current.ts';
import game from '../../../engine/generated/game/current.ts';
import { createEngine } from '../../../engine/index.ts';
import { playGame } from '../../../generator/simulate/play-game.ts';
import { openResultsFile } from '../../../generator/simulate/results-file.ts';
import setUp from '../../../generator/simulate/set-up.json' with { type: 'json' };

const folder = mkdtempSync(join(tmpdir(), 'sightline-simulate-'));
afterAll(() => rmSync(folder, { recursive: true }));

const opened = createEngine({ ...board, game }).open(setUp);
if ('error' in opened) throw new Error(opened.error.message);

test('the same seed gives the same game', () => {
  const played = playGame(opened, ['random', 'greedy'], 3);
  expect(playGame(opened, ['random', 'greedy'], 3)).toEqual(played);
  expect(playGame(opened, ['random', 'greedy'], 4).fingerprint).not.toBe(played.fingerprint);
});

test('a game that is added is in the file at once, and an incomplete line of a killed run is skipped', () => {
  const file = join(folder, 'games.ndjson');
  const first = playGame(opened, ['random', 'random'], 1);
  openResultsFile(file).add(first);
  appendFileSync(file, '{"seed":2,"rou');
  const reopened = openResultsFile(file);
  expect([...reopened.results.values()]).toEqual([first]);
  const second = playGame(opened, ['random', 'random'], 2);
  reopened.add(second);
  expect([...openResultsFile(file).results.values()]).toEqual([first, second]);
});
