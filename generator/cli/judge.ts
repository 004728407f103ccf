/** `sightline judge`: NDJSON in, NDJSON out, one line for one line, in constant memory. */
import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import type { Writable } from 'node:stream';
import type { Engine } from '../../engine/index.ts';
import { createAnswerLine, LONGEST_LINE } from './answer-line.ts';
import { generatedEngine } from './generated.ts';
import { linesOf } from './lines-of.ts';
import type { Arguments } from './options.ts';

/** Verdicts are written in blocks of about this many characters. */
const BLOCK = 64 * 1024;

export async function judge(_root: string, { names }: Arguments): Promise<number> {
  const engine = await generatedEngine();
  const inputs = names.length === 0 ? [process.stdin] : names.map((name) => createReadStream(name));
  let status = 0;
  for (const input of inputs) status = Math.max(status, await judgeStream(engine, input, process.stdout));
  return status;
}

/** Answers until the input has ended. Exit status 0 when every line got a verdict, 1 when any got an error. */
export async function judgeStream(engine: Engine, input: AsyncIterable<Buffer | string>, output: Writable): Promise<number> {
  const answer = createAnswerLine(engine);
  let failed = false;
  for await (const lines of linesOf(input, LONGEST_LINE)) {
    let block = '';
    for (const line of lines) {
      const answered = answer(line);
      failed ||= answered.failed;
      block += `${answered.text}\n`;
      if (block.length < BLOCK) continue;
      await write(output, block);
      block = '';
    }
    // Nothing is held back while the next questions are awaited.
    if (block !== '') await write(output, block);
  }
  return failed ? 1 : 0;
}

async function write(output: Writable, text: string): Promise<void> {
  if (!output.write(text)) await once(output, 'drain');
}
