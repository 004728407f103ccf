/** The file of the games of a simulation, one on each line. An interrupted run resumes after the last of them. */
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Ended } from './play-game.ts';

interface Ledger {
  /** By seed. */
  readonly played: ReadonlyMap<number, Ended>;
  add(ended: Ended): void;
}

export function openLedger(file: string): Ledger {
  const played = new Map<number, Ended>();
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  // A run that was killed may have left half a line at the end: that game is played again.
  for (const line of text.split('\n').slice(0, -1)) {
    const ended = readLine(line);
    if (ended !== undefined) played.set(ended.seed, ended);
  }
  mkdirSync(dirname(file), { recursive: true });
  if (text !== '' && !text.endsWith('\n')) appendFileSync(file, '\n');
  return {
    played,
    add(ended) {
      played.set(ended.seed, ended);
      appendFileSync(file, `${JSON.stringify(ended)}\n`);
    },
  };
}

function readLine(line: string): Ended | undefined {
  try {
    const ended: Ended = JSON.parse(line);
    return Number.isInteger(ended.seed) ? ended : undefined;
  } catch {
    return undefined;
  }
}
