import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { Readable, Writable } from 'node:stream';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { packedEngine } from '../../generator/cli/generated.ts';
import { judgeStream } from '../../generator/cli/judge.ts';
import { readLines } from '../../generator/cli/read-lines.ts';
import { ROOT } from '../../generator/cli/root.ts';
import { engine, newEngine } from '../fixtures/engines.ts';
import { seeded } from '../oracle/random.ts';
import { randomQuestion } from '../oracle/random-question.ts';
import { anObject, parsedAs } from '../support/json-shape.ts';

const rollLine = (number: number) => JSON.stringify({ ask: 'break-away', roll: number });

async function run(input: string | readonly Buffer[]): Promise<{ status: number; lines: unknown[] }> {
  let text = '';
  const output = new Writable({
    highWaterMark: 64,
    write(chunk, _, done) {
      text += String(chunk);
      setImmediate(done);
    },
  });
  const status = await judgeStream(engine, Readable.from(typeof input === 'string' ? [Buffer.from(input)] : input), output, packedEngine);
  expect(text === '' || text.endsWith('\n')).toBe(true);
  const lines: unknown[] = text
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line));
  return { status, lines };
}

test('one line in, one line out, in order, whatever the line contains', async () => {
  const input = [rollLine(6), '', '{"ask":', rollLine(1), '{"ask":"break-away","roll":9}', '   ', '[]', rollLine(6)];
  const { status, lines } = await run(`${input.join('\n')}\n`);
  const error = (code: string, at = '') => ({ error: { code, at, message: expect.stringMatching(/./) } });
  const verdict = (succeeds: boolean) => ({ succeeds, edition: 'current', because: expect.any(Array) });
  expect(status).toBe(1);
  expect(lines).toEqual([
    verdict(true),
    error('blank-line'),
    error('json'),
    verdict(false),
    error('out-of-range', '/roll'),
    error('blank-line'),
    error('wrong-type'),
    verdict(true),
  ]);
});

test('a question that names a pack is judged with its powers, and one without a pack is not', async () => {
  const map = { kind: 'outdoor', columns: 3, rows: 1, hindering: ['B1'] };
  const characters = [
    { id: 'A', player: 'p1', at: 'A1' },
    { id: 'B', player: 'p2', at: 'C1', abilities: ['stealth'] },
  ];
  const question = { ask: 'line-of-fire', map, characters, from: { character: 'A' }, to: { character: 'B' } };
  const plain = { ...question, characters: characters.map(({ id, player, at }) => ({ id, player, at })) };
  const questions = [plain, { ...question, pack: 'standard' }, { ...plain, pack: 'standard' }, { ...plain, pack: 'other' }];
  const { status, lines } = await run(questions.map((one) => `${JSON.stringify(one)}\n`).join(''));
  expect(status).toBe(1);
  expect(lines).toMatchObject([
    { lineOfFire: 'hindered' },
    { lineOfFire: 'blocked', because: expect.arrayContaining([expect.objectContaining({ rule: 'powers.stealth.hindered-is-blocked' })]) },
    { lineOfFire: 'hindered' },
    { error: { code: 'pack-not-loaded', at: '/pack' } },
  ]);
});

test('the exit status is 0 when every line got a verdict, also when there is no line or no line end', async () => {
  expect(await run('')).toEqual({ status: 0, lines: [] });
  expect((await run(`${rollLine(3)}\n${rollLine(4)}`)).status).toBe(0);
  expect((await run(`${rollLine(3)}\r\n${rollLine(4)}\r\n`)).lines).toHaveLength(2);
});

test('lines may arrive in pieces, letters of several bytes cut apart', async () => {
  const question = {
    ask: 'line-of-fire',
    map: { kind: 'outdoor', columns: 2, rows: 2 },
    characters: [{ id: 'Ωß', player: 'p', at: 'A1' }],
  };
  const bytes = Buffer.from(`${JSON.stringify({ ...question, from: { character: 'Ωß' }, to: 'B2' })}\n`);
  const { status, lines } = await run(Array.from(bytes, (byte) => Buffer.from([byte])));
  expect([status, lines.length]).toEqual([0, 1]);
});

test('bytes that are not UTF-8, and lines over the limit, get one error each', async () => {
  // The limit is 8,000,000 bytes (LONGEST_LINE).
  const { status, lines } = await run([Buffer.from([0xff, 0xfe, 0x0a]), Buffer.alloc(9_000_000, 'x'), Buffer.from(`\n${rollLine(6)}\n`)]);
  expect(status).toBe(1);
  expect(lines).toMatchObject([{ error: { code: 'json' } }, { error: { code: 'too-long' } }, { succeeds: true }]);
});

test('only LF ends a line: U+2028 and a bare CR are part of one question, which gets one answer', async () => {
  const { lines } = await run(`{"ask":\r"break-away","roll":6}\n{"ask":"\u2028"}\n${rollLine(6)}\n`);
  expect(lines).toMatchObject([{ succeeds: true }, { error: { code: 'unknown-question' } }, { succeeds: true }]);
});

test('a byte order mark before the first line is accepted', async () => {
  expect(await run(`\ufeff${rollLine(6)}\n`)).toMatchObject({ status: 0, lines: [{ succeeds: true }] });
});

test('very deep JSON and numbers beyond 1e308 have errors of their own', async () => {
  const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
  const { lines } = await run(`${deep}\n{"ask":"break-away","roll":1e400}\n{"a":${deep}}\n`);
  const error = (code: string, at: string) => ({ error: { code, at, message: expect.stringMatching(/^found /) } });
  expect(lines).toEqual([error('too-deep', ''), error('too-large', '/roll'), error('too-deep', '')]);
});

// Node has the function `gc` only with this flag.
setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

test('a line over the limit is refused while it streams, in constant memory', async () => {
  const bytesBefore = process.memoryUsage().arrayBuffers;
  let keptBytes = 0;
  async function* input() {
    // A new buffer each time: a shared one would take no memory when it is kept.
    for (let sent = 0; sent < 150; sent += 1) yield Buffer.alloc(1_000_000);
    // The second collection waits until the first has freed the buffers.
    for (let count = 0; count < 2; count += 1) collectGarbage();
    keptBytes = process.memoryUsage().arrayBuffers - bytesBefore;
    yield Buffer.from(`\n${rollLine(6)}\n`);
  }
  let text = '';
  const output = new Writable({
    write(chunk, _, done) {
      text += String(chunk);
      done();
    },
  });
  expect(await judgeStream(engine, input(), output)).toBe(1);
  expect(
    text
      .split('\n')
      .slice(0, 2)
      .map((line) => JSON.parse(line)),
  ).toMatchObject([{ error: { code: 'too-long' } }, { succeeds: true }]);
  expect(keptBytes).toBeLessThan(75_000_000);
});

test('questions on repeated maps get the same verdicts as from a new engine', async () => {
  const rng = seeded(21);
  const boardQuestions = Array.from({ length: 6 }, () => randomQuestion(rng, 'line-of-fire'));
  const reordered = boardQuestions.map((question) =>
    'characters' in question ? { ...question, characters: [...(question.characters ?? [])].reverse() } : question,
  );
  const questions = Array.from({ length: 60 }, (_, index) => (index % 5 === 0 ? reordered : boardQuestions)[index % 6]);
  const { lines } = await run(questions.map((question) => `${JSON.stringify(question)}\n`).join(''));
  const fromNewEngines = questions.map((question) => JSON.parse(JSON.stringify(newEngine().judge(question))));
  expect(lines).toEqual(fromNewEngines);
});

test('a byte order mark is left out at the beginning only, even if the first line is over the limit', async () => {
  const linesOf = (text: string) => Readable.from(readLines(Readable.from([Buffer.from(text)]), 8)).toArray();
  expect(await linesOf('\ufeffa\n\ufeffb\n')).toEqual([['a', '\ufeffb']]);
  expect(await linesOf('\ufeff123456\n\ufeffb\n')).toEqual([[{ bytes: 9 }, '\ufeffb']]);
});

const COUNT = 100_000;
/** A small heap, so that a leak fails the test. */
const SMALL_HEAP = ['--max-old-space-size=96', '--max-semi-space-size=1'];

test('a hundred thousand lines stream through the command in bounded memory', async () => {
  const map = { kind: 'outdoor', columns: 12, rows: 12, hindering: ['C3'] };
  const questions = [rollLine(5), JSON.stringify({ ask: 'line-of-fire', map, from: 'A1', to: 'F6' }), 'no question'];
  const child = spawn(process.execPath, [...SMALL_HEAP, 'generator/main.ts', 'judge'], { cwd: ROOT, stdio: ['pipe', 'pipe', 'inherit'] });
  const exit = once(child, 'exit');
  const firstThree: string[] = [];
  let lineCount = 0;
  let earlyMegabytes = 0;
  let highestMegabytes = 0;
  const reading = (async () => {
    for await (const line of createInterface({ input: child.stdout })) {
      if (lineCount < 3) firstThree.push(line);
      else if (line !== firstThree[lineCount % 3]) throw new Error(`line ${lineCount + 1} is out of order`);
      lineCount += 1;
      if (lineCount === COUNT / 5) earlyMegabytes = memoryOf(child.pid);
      if (lineCount > COUNT / 5 && lineCount % 5000 === 0) highestMegabytes = Math.max(highestMegabytes, memoryOf(child.pid));
    }
  })();
  for (let number = 0; number < COUNT; number += 1) {
    if (!child.stdin.write(`${questions[number % 3]}\n`)) await once(child.stdin, 'drain');
  }
  child.stdin.end();
  await reading;
  expect(await exit).toEqual([1, null]);
  expect(lineCount).toBe(COUNT);
  expect(firstThree.map((line) => Object.keys(parsedAs(line, anObject))[0])).toEqual(['succeeds', 'lineOfFire', 'error']);
  // Over the last four fifths of the lines, a leak of 600 bytes a line would take 48 MB.
  expect(highestMegabytes - earlyMegabytes).toBeLessThan(48);
});

/** Resident memory of a process in MB; 0 on systems without /proc, or if the process has ended. */
function memoryOf(pid: number | undefined): number {
  const file = `/proc/${pid}/status`;
  if (pid === undefined || !existsSync(file)) return 0;
  return Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(file, 'utf8'))?.[1] ?? 0) / 1024;
}

test('packs are loaded for a line that writes the key "pack" with an escape', async () => {
  const { status, lines } = await run('{"ask":"break-away","roll":3,"p\\u0061ck":"standard"}\n');
  expect([status, lines]).toEqual([0, [expect.objectContaining({ succeeds: false })]]);
});
