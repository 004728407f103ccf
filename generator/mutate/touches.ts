/** Which examples run code of which definitions: no other example can notice a change of that code. */
import type { Rules } from '../../engine/index.ts';
import { type CodePart, type GameCode, instantiateCode } from '../instantiate/game.ts';
import type { RulesIr } from '../lower/ir.ts';

export interface Recorder {
  readonly rules: Rules;
  /** Ids of the definitions whose code ran since the last call. */
  take(): ReadonlySet<string>;
}

type Touch = (id: string) => void;

/** @param board rules that nothing else uses: their functions are replaced by others that record the definition they belong to */
export function recorderOf(board: Rules, code: GameCode | undefined): Recorder {
  let touched = new Set<string>();
  const touch: Touch = (id) => touched.add(id);
  const game = code === undefined ? {} : { game: instantiateCode(recordingCode(code), { touch }).rules };
  const rules = { ...board, ...game };
  recordCalls(rules, '', touch, new Set());
  return {
    rules,
    take() {
      const taken = touched;
      touched = new Set();
      return taken;
    },
  };
}

/** Functions that other code calls by their names record themselves. */
function recordingCode({ constants, parts }: GameCode): GameCode {
  return { constants, parts: parts.map((part) => (part.code.startsWith('function ') ? recordingPart(part) : part)) };
}

const recordingPart = (part: CodePart): CodePart => ({
  ...part,
  code: part.code.replace('{\n', `{\n  touch(${JSON.stringify(part.definition ?? '')});\n`),
});

/** Functions that are values record the id of the nearest object around them that has one. */
function recordCalls(of: object, id: string, touch: Touch, seen: Set<object>): void {
  if (seen.has(of)) return;
  seen.add(of);
  const own = 'id' in of && typeof of.id === 'string' ? of.id : id;
  for (const [key, value] of Object.entries(of)) {
    if (typeof value === 'object' && value !== null) recordCalls(value, own, touch, seen);
    if (typeof value !== 'function') continue;
    Reflect.set(of, key, (...args: readonly unknown[]): unknown => {
      touch(own);
      return Reflect.apply(value, undefined, args);
    });
  }
}

/** The rules of the board and the code of the game. */
export interface RulesCode {
  readonly ir: RulesIr;
  readonly code: GameCode | undefined;
}

/** The definitions whose entries or parts differ; undefined if their lists differ, or if a differing part belongs to no definition. */
export function changedDefinitions(before: RulesCode, after: RulesCode): ReadonlySet<string> | undefined {
  const entries = changedEntries(before.ir, after.ir);
  const parts = changedParts(before.code, after.code);
  return entries === undefined || parts === undefined ? undefined : new Set([...entries, ...parts]);
}

function changedEntries(before: RulesIr, after: RulesIr): readonly string[] | undefined {
  if (before.entries === after.entries) return [];
  const same = before.entries.length === after.entries.length && JSON.stringify(before.parameters) === JSON.stringify(after.parameters);
  if (!same || before.entries.some(({ id, list }, index) => after.entries[index]?.id !== id || after.entries[index]?.list !== list))
    return undefined;
  return before.entries.flatMap(({ id, entry }, index) =>
    JSON.stringify(entry) === JSON.stringify(after.entries[index]?.entry) ? [] : [id],
  );
}

function changedParts(before: GameCode | undefined, after: GameCode | undefined): readonly string[] | undefined {
  if (before === undefined || after === undefined) return before === after ? [] : undefined;
  if (!isAligned(before, after)) return undefined;
  const changed = before.parts.filter(({ code }, index) => code !== after.parts[index]?.code);
  const ids = changed.flatMap(({ definition }) => definition ?? []);
  return ids.length === changed.length ? ids : undefined;
}

/** Whether two games have the same declarations of the same definitions, though maybe with other code. */
export function isAligned(before: GameCode, after: GameCode): boolean {
  return (
    before.constants === after.constants &&
    before.parts.length === after.parts.length &&
    before.parts.every(({ name, definition }, index) => {
      const other = after.parts[index];
      return other?.name === name && other.definition === definition;
    })
  );
}
