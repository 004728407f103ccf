/** The judge's stream, from bytes of questions to bytes of verdicts with chains, against reading and printing the same lines as JSON. */
import { Readable, Writable } from 'node:stream';
import rules from '../../engine/generated/current.ts';
import { createEngine } from '../../engine/index.ts';
import { squareName } from '../../engine/kernel/square-name.ts';
import { judgeStream } from '../../generator/cli/judge.ts';
import { seeded } from '../oracle/random.ts';
import { benchScene } from './boards.ts';
import type { Measured } from './rounds.ts';

const QUESTION_COUNT = 3000;
const CHUNK_BYTES = 64 * 1024;

function questionsOn(maps: number): string {
  const rng = seeded(11);
  const scenes = Array.from({ length: maps }, (_, seed) => benchScene(24, 36, seed));
  const square = (): string => squareName(Math.floor(rng() * 24 * 36), 24);
  const lines = Array.from({ length: QUESTION_COUNT }, (_, n) => {
    const scene = scenes[n % maps];
    const to = rng() < 0.5 ? { character: `C${Math.floor(rng() * 12)}` } : square();
    return JSON.stringify({ ask: 'line-of-fire', ...scene, from: square(), to });
  });
  return `${lines.join('\n')}\n`;
}

function chunksOf(text: string): Buffer[] {
  const bytes = Buffer.from(text);
  return Array.from({ length: Math.ceil(bytes.length / CHUNK_BYTES) }, (_, n) => bytes.subarray(n * CHUNK_BYTES, (n + 1) * CHUNK_BYTES));
}

async function verdictsPerSecond(text: string): Promise<number> {
  const output = new Writable({
    write(_chunk, _encoding, done) {
      done();
    },
  });
  const start = performance.now();
  const status = await judgeStream(createEngine(rules), Readable.from(chunksOf(text)), output);
  if (status !== 0) throw new Error('a question of the benchmark got an error');
  return QUESTION_COUNT / ((performance.now() - start) / 1000);
}

function linesPerSecond(text: string): number {
  const start = performance.now();
  for (const line of text.trimEnd().split('\n')) JSON.stringify(JSON.parse(line));
  return QUESTION_COUNT / ((performance.now() - start) / 1000);
}

export async function measureStream(): Promise<Measured[]> {
  const rows: Measured[] = [];
  for (const { what, maps, goal } of [
    { what: 'on a map that repeats', maps: 1, goal: 10_000 },
    { what: 'on maps that change', maps: QUESTION_COUNT, goal: 4_000 },
  ]) {
    const text = questionsOn(maps);
    const rates: number[] = [];
    for (let round = 0; round < 5; round++) rates.push(await verdictsPerSecond(text));
    const best = Math.max(...rates);
    const jsonLinesPerSecond = Math.max(linesPerSecond(text), linesPerSecond(text), linesPerSecond(text));
    rows.push({
      what: `the judge's stream ${what} (24×36, 12 characters)`,
      measured: `${best.toFixed(0)} verdicts a second; JSON alone ×${(jsonLinesPerSecond / best).toFixed(1)}`,
      goal: `≥ ${goal} a second`,
      meets: best >= goal,
    });
  }
  return rows;
}
