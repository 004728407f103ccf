/** The file of the results of a simulation, one game on each line. A run plays only the games whose results are not in it yet. */
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { isRecord } from '../../engine/base/json.ts';
import type { GameResult } from './play-game.ts';

export interface ResultsFile {
  /** By seed. */
  readonly results: ReadonlyMap<number, GameResult>;
  add(result: GameResult): void;
}

export function openResultsFile(file: string): ResultsFile {
  const results = new Map<number, GameResult>();
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  // A run that was killed may have left half a line at the end: that game is played again.
  for (const line of text.split('\n').slice(0, -1)) {
    const result = readLine(line);
    if (result !== undefined) results.set(result.seed, result);
  }
  mkdirSync(dirname(file), { recursive: true });
  if (text !== '' && !text.endsWith('\n')) appendFileSync(file, '\n');
  return {
    results,
    add(result) {
      results.set(result.seed, result);
      appendFileSync(file, `${JSON.stringify(result)}\n`);
    },
  };
}

const isGameResult = (value: unknown): value is GameResult =>
  isRecord(value) &&
  [value.seed, value.rounds, value.answers].every(Number.isInteger) &&
  isRecord(value.score) &&
  typeof value.fingerprint === 'string';

function readLine(line: string): GameResult | undefined {
  try {
    const result: unknown = JSON.parse(line);
    return isGameResult(result) ? result : undefined;
  } catch {
    return undefined;
  }
}
