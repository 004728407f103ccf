import { escapeKey, isStructure } from '../../engine/base/json.ts';
import type { Engine } from '../../engine/index.ts';
import { messageOf } from '../message-of.ts';
import { createParseLine } from './parse-line.ts';
import type { Line } from './read-lines.ts';
import { createReuseBoard } from './reuse-board.ts';

/** The most bytes of a line. The largest map, with every square and edge in all of its lists, takes about 5,000,000. */
export const LONGEST_LINE = 8_000_000;
/** The most levels of nesting; questions have six. */
const DEEPEST = 64;

interface AnsweredLine {
  readonly text: string;
  readonly hasFailed: boolean;
}

type AnswerLine = (line: Line) => AnsweredLine;

/** The returned function never throws, whatever a line contains. */
export function createAnswerLine(engine: Engine): AnswerLine {
  const parse = createParseLine((members) => !isUnreadable(members, 0));
  const reuseBoard = createReuseBoard();
  return (line) => {
    if (typeof line !== 'string') return fail('too-long', `found a line of ${line.bytes} bytes, expected at most ${LONGEST_LINE}`);
    if (line.trim() === '') return fail('blank-line', 'found a blank line, expected a question: one JSON object a line');
    let parsed: ReturnType<typeof parse>;
    try {
      parsed = parse(line);
    } catch (error) {
      return fail('json', `this line is not JSON: ${messageOf(error)}`);
    }
    const { value: question, fresh } = parsed;
    // The members outside `fresh` have passed the check given to `createParseLine`.
    const unreadable = isUnreadable(fresh, 0) ? unreadableIn(question, '', 0) : undefined;
    if (unreadable !== undefined) return fail(unreadable.code, unreadable.message, unreadable.at);
    try {
      reuseBoard(question);
      const verdict = engine.judge(question);
      return { text: JSON.stringify(verdict), hasFailed: 'error' in verdict };
    } catch (error) {
      return fail('internal', `the engine failed on this question: ${messageOf(error)}`);
    }
  };
}

function fail(code: string, message: string, at = ''): AnsweredLine {
  return { text: JSON.stringify({ error: { code, message, at } }), hasFailed: true };
}

interface Unreadable {
  readonly code: 'too-deep' | 'too-large';
  readonly message: string;
  /** The JSON pointer of the value. */
  readonly at: string;
}

/**
 * Whether a value has very deep nesting or numbers that become infinite in JavaScript: JSON allows these, but no question has them.
 * A fast check before `unreadableIn`, which also builds pointers.
 */
function isUnreadable(value: unknown, depth: number): boolean {
  if (typeof value === 'number') return !Number.isFinite(value);
  if (!isStructure(value)) return false;
  if (depth === DEEPEST) return true;
  if (Array.isArray(value)) return value.some((entry: unknown) => typeof entry !== 'string' && isUnreadable(entry, depth + 1));
  return Object.values(value).some((entry) => typeof entry !== 'string' && isUnreadable(entry, depth + 1));
}

function unreadableIn(value: unknown, pointer: string, depth: number): Unreadable | undefined {
  if (typeof value === 'number' && !Number.isFinite(value))
    return { code: 'too-large', message: 'found a number too large to be read, expected one below 1e308', at: pointer };
  if (!isStructure(value)) return undefined;
  // The pointer is left out, since it would have as many steps.
  if (depth === DEEPEST) return { code: 'too-deep', message: `found more than ${DEEPEST} levels of nesting`, at: '' };
  for (const key of Object.keys(value)) {
    const entry: unknown = Reflect.get(value, key);
    const found = unreadableIn(entry, `${pointer}/${escapeKey(key)}`, depth + 1);
    if (found !== undefined) return found;
  }
  return undefined;
}
