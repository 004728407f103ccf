/** `sightline judge`: NDJSON in, NDJSON out, one line for one line, in constant memory. */

import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import type { Engine } from '../../engine/index.ts';

const LONGEST = 8_000_000;

/** Answers one line; never throws. */
export function answerLine(engine: Engine, line: string): { readonly text: string; readonly failed: boolean } {
  if (line.length > LONGEST) return fail('too-long', `found a line of ${line.length} characters, expected at most ${LONGEST}`);
  if (line.trim() === '') return fail('blank-line', 'found a blank line, expected a question: one JSON object a line');
  let question: unknown;
  try {
    question = JSON.parse(line);
  } catch (error) {
    return fail('json', `this line is no JSON: ${error instanceof Error ? error.message : 'syntax error'}`);
  }
  try {
    const verdict = engine.judge(question);
    return { text: JSON.stringify(verdict), failed: 'error' in verdict };
  } catch (error) {
    return fail('internal', `the engine failed on this question: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function fail(code: string, message: string): { readonly text: string; readonly failed: true } {
  return { text: JSON.stringify({ error: { code, message, at: '' } }), failed: true };
}

/** Answers until the input ends. Exit status 0 when every line got a verdict, 1 when any got an error. */
export async function judgeStream(engine: Engine, input: Readable, output: Writable): Promise<number> {
  let failed = false;
  for await (const line of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
    const answer = answerLine(engine, line);
    failed ||= answer.failed;
    if (!output.write(`${answer.text}\n`)) await once(output, 'drain');
  }
  return failed ? 1 : 0;
}
