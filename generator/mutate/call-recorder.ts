/** Which examples run code of which definitions: no other example can notice a change of that code. */
import { isStructure } from '../../engine/base/json.ts';
import type { Rules } from '../../engine/index.ts';
import { type DefinitionId, definitionId } from '../ids.ts';
import { type CodePart, type GameCode, instantiateCode } from '../instantiate/game.ts';
import type { RulesIr } from '../lower/ir.ts';
import { type CallLog, type Code, createCallLog, type RecordedFunction } from './recorded-functions.ts';

export interface Recorder extends Pick<CallLog, 'take' | 'differing'> {
  readonly rules: Rules;
  /** Evaluates code that may name any declaration of the game; undefined without a game. */
  readonly evaluate: ((code: string) => unknown) | undefined;
  named(name: string): RecordedFunction | undefined;
  recordedIn(object: object, field: string): RecordedFunction | undefined;
}

/** @param board rules that nothing else uses: their functions are replaced by others that record the definition they belong to */
export function recorderOf(board: Rules, code: GameCode | undefined): Recorder {
  const callLog = createCallLog();
  const recordedByName = new Map<string, RecordedFunction>();
  /** By object of the rules, then by field. */
  const recordedByObject = new Map<object, Map<string, RecordedFunction>>();
  for (const part of code?.parts ?? []) if (isFunction(part)) recordedByName.set(part.name, { definition: part.definition, changed: [] });
  const recordCall = (name: string, original: Code, args: readonly unknown[]): unknown => {
    const one = recordedByName.get(name);
    return one === undefined ? original(...args) : callLog.call(one, original, args);
  };
  const recordingGame = code === undefined ? undefined : instantiateCode(recordingCode(code), { recordCall });
  const rules = { ...board, ...(recordingGame === undefined ? {} : { game: recordingGame.rules }) };
  const wrapField: WrapField = (object, field, definition, original) => {
    const one: RecordedFunction = { definition, changed: [] };
    const fields = recordedByObject.get(object) ?? new Map<string, RecordedFunction>();
    recordedByObject.set(object, fields.set(field, one));
    return (...args) => callLog.call(one, original, args);
  };
  recordCalls(rules, undefined, wrapField, new Set());
  return {
    rules,
    evaluate: recordingGame?.evaluate,
    named: (name) => recordedByName.get(name),
    recordedIn: (object, field) => recordedByObject.get(object)?.get(field),
    take: callLog.take,
    differing: callLog.differing,
  };
}

const isFunction = ({ code }: CodePart): boolean => code.startsWith('function ');

/** Functions that other code calls by their names record themselves. */
function recordingCode({ constants, parts }: GameCode): GameCode {
  return { constants, parts: parts.map((part) => (isFunction(part) ? recordingPart(part) : part)) };
}

const recordingPart = ({ name, definition, code }: CodePart): CodePart => ({
  name,
  definition,
  code: `function ${name}(...args) { return recordCall("${name}", ${name}_original, args); }
${code.replace(`function ${name}(`, `function ${name}_original(`)}`,
});

type WrapField = (object: object, field: string, definition: DefinitionId | undefined, original: Code) => Code;

/** Functions that are values record the id of the nearest object around them that has one. */
function recordCalls(object: object, idAround: DefinitionId | undefined, wrapField: WrapField, seen: Set<object>): void {
  if (seen.has(object)) return;
  seen.add(object);
  const id = 'id' in object && typeof object.id === 'string' ? definitionId(object.id) : idAround;
  for (const [key, value] of Object.entries(object)) {
    if (isStructure(value)) recordCalls(value, id, wrapField, seen);
    if (typeof value === 'function')
      Reflect.set(
        object,
        key,
        wrapField(object, key, id, (...args) => Reflect.apply(value, undefined, args)),
      );
  }
}

export interface RulesCode {
  readonly ir: RulesIr;
  readonly code: GameCode | undefined;
}

/**
 * The definitions whose entries or parts differ. Undefined if the two have other entries or parts, or the same in another order, if their
 * parameters or constants differ, or if a differing part belongs to no definition.
 */
export function changedDefinitions(before: RulesCode, after: RulesCode): ReadonlySet<DefinitionId> | undefined {
  const entries = changedEntries(before.ir, after.ir);
  const parts = changedParts(before.code, after.code);
  return entries === undefined || parts === undefined ? undefined : new Set([...entries, ...parts]);
}

function changedEntries(before: RulesIr, after: RulesIr): readonly DefinitionId[] | undefined {
  if (before.entries === after.entries) return [];
  const isComparable =
    before.entries.length === after.entries.length && JSON.stringify(before.parameters) === JSON.stringify(after.parameters);
  if (!isComparable || before.entries.some(({ id, list }, index) => after.entries[index]?.id !== id || after.entries[index]?.list !== list))
    return undefined;
  return before.entries.flatMap(({ id, entry }, index) =>
    JSON.stringify(entry) === JSON.stringify(after.entries[index]?.entry) ? [] : [id],
  );
}

function changedParts(before: GameCode | undefined, after: GameCode | undefined): readonly DefinitionId[] | undefined {
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
