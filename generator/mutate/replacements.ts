/** The functions that a mutant replaces, so that they can be compared with the original ones while the original rules run. */
import type { Rules } from '../../engine/index.ts';
import type { CodePart, GameCode } from '../instantiate/game.ts';
import { isAligned, type Recorder } from './touches.ts';
import type { Code, Replacement } from './watched.ts';

interface Compared {
  readonly board: Rules;
  readonly code: GameCode | undefined;
}

/** Undefined where it changes something else than functions. */
export function replacementsOf(recorder: Recorder, before: Compared, after: Compared): readonly Replacement[] | undefined {
  const found: Replacement[] = [];
  const { game: _, ...board } = before.board;
  const { game: __, ...changed } = after.board;
  const { game: ___, ...recorded } = recorder.rules;
  const isReplaced =
    (before.board === after.board || compared({ ...board, digest: '' }, { ...changed, digest: '' }, recorded, recorder, found)) &&
    gameReplaced(before.code, after.code, recorder, found);
  return isReplaced ? found : undefined;
}

function gameReplaced(before: GameCode | undefined, after: GameCode | undefined, recorder: Recorder, found: Replacement[]): boolean {
  if (before === undefined || after === undefined) return before === after;
  const { evaluate } = recorder;
  if (!isAligned(before, after) || evaluate === undefined) return false;
  return before.parts.every((part, index) => {
    const other = after.parts[index];
    return other === undefined || other.code === part.code || partReplaced(part, other, evaluate, recorder, found);
  });
}

function partReplaced(
  before: CodePart,
  after: CodePart,
  evaluate: (code: string) => unknown,
  recorder: Recorder,
  found: Replacement[],
): boolean {
  if (before.definition === undefined) return false;
  // A type declaration is empty after stripping.
  if (before.code.trim() === '' && after.code.trim() === '') return true;
  const value = ({ code }: CodePart): unknown => evaluate(`(${code.replace(/^const \w+\s*=/, '').replace(/;\s*$/, '')})`);
  const made = value(after);
  if (!before.code.startsWith('function ')) return compared(value(before), made, evaluate(before.name), recorder, found);
  const watched = recorder.named(before.name);
  if (watched === undefined || !isCode(made)) return false;
  found.push({ watched, by: made });
  return true;
}

const isCode = (value: unknown): value is Code => typeof value === 'function';
const isFields = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Whether two values differ in functions only, which are added to those found, as the recorded value holds them. */
function compared(before: unknown, after: unknown, recorded: unknown, recorder: Recorder, found: Replacement[]): boolean {
  if (!isFields(before) || !isFields(after) || !isFields(recorded)) return Object.is(before, after);
  const fields = new Map<string, unknown>(Object.entries(before));
  const others = Object.entries(after);
  if (fields.size !== others.length) return false;
  return others.every(([field, by]) => {
    const original = fields.get(field);
    if (!isCode(original) || !isCode(by)) return fields.has(field) && compared(original, by, Reflect.get(recorded, field), recorder, found);
    if (original === by || String(original) === String(by)) return true;
    const watched = recorder.heldBy(recorded, field);
    if (watched !== undefined) found.push({ watched, by });
    return watched !== undefined;
  });
}
