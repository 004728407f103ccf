/** `sightline judge`: NDJSON in, NDJSON out, one line for one line, in constant memory. */
import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import type { Writable } from 'node:stream';
import type { Engine } from '../../engine/index.ts';
import { createAnswerLine, LONGEST_LINE } from './answer-line.ts';
import type { Arguments } from './arguments.ts';
import { generatedEngine, packedEngine } from './generated.ts';
import { type Line, readLines } from './read-lines.ts';

/** Verdicts are written in blocks of about this many characters. */
const BLOCK = 64 * 1024;

export async function judge(_root: string, { names }: Arguments): Promise<number> {
  const engine = await generatedEngine();
  if (names.length === 0) return judgeStream(engine, process.stdin, process.stdout, packedEngine);
  let status = 0;
  for (const name of names) status = Math.max(status, await judgeStream(engine, contentOf(name), process.stdout, packedEngine));
  return status;
}

/** The file is opened when it is read: a stream that fails before anything listens ends the process with a stack trace. */
async function* contentOf(name: string): AsyncGenerator<Buffer> {
  try {
    yield* createReadStream(name);
  } catch (error) {
    // Errors of reading, unlike those of opening, do not name the file.
    throw error instanceof Error ? Object.assign(error, { path: name }) : error;
  }
}

/**
 * Answers until the input has ended. Exit status 0 when every line got a verdict, 1 when any got an error. `loadPacks` gives an engine that
 * has packs too. They are loaded at the first line that names one, since loading them takes half as long as loading the rulebook.
 */
export async function judgeStream(
  engine: Engine,
  input: AsyncIterable<Buffer | string>,
  output: Writable,
  loadPacks?: () => Promise<Engine>,
): Promise<number> {
  let answer = createAnswerLine(engine);
  let load = loadPacks;
  let hasFailed = false;
  for await (const lines of readLines(input, LONGEST_LINE)) {
    let block = '';
    if (load !== undefined && lines.some(namesPack)) {
      answer = createAnswerLine(await load());
      load = undefined;
    }
    for (const line of lines) {
      const answered = answer(line);
      hasFailed ||= answered.hasFailed;
      block += `${answered.text}\n`;
      if (block.length < BLOCK) continue;
      await write(output, block);
      block = '';
    }
    // Nothing is held back while the next questions are awaited.
    if (block !== '') await write(output, block);
  }
  return hasFailed ? 1 : 0;
}

/** Whether a line may name a pack: JSON may write any character of the name as an escape. */
const namesPack = (line: Line): boolean => typeof line === 'string' && (line.includes('"pack"') || line.includes('\\u'));

async function write(output: Writable, text: string): Promise<void> {
  if (!output.write(text)) await once(output, 'drain');
}
