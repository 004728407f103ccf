import { escapeKey } from '../base/json.ts';
import { fieldOf } from '../game/listed.ts';
import { TooManyError } from '../game/new-game.ts';
import type { JudgeFault } from './shape.ts';

/** The result of `run`, or a fault if a list of the question has more entries than a game may have (`TooManyError`). */
export function orTooManyEntries<T>(question: object, run: () => T): T | JudgeFault {
  try {
    return run();
  } catch (error) {
    if (!(error instanceof TooManyError)) throw error;
    return { code: 'out-of-range', message: error.message, at: pointerTo(question, error.listed) };
  }
}

/** The pointer of a list, or of the list that it is inside. */
function pointerTo(question: object, listed: string): string {
  let value: unknown = question;
  let pointer = '';
  for (const field of listed.split('.')) {
    if (Array.isArray(value)) break;
    value = fieldOf(value, field);
    pointer += `/${escapeKey(field)}`;
  }
  return pointer;
}
