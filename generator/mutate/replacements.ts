/** The changed functions of a mutant, each with the function that it replaces: both are compared while the original rules run. */
import { isStructure } from '../../engine/base/json.ts';
import type { Rules } from '../../engine/index.ts';
import { type CodePart, expressionOf, type GameCode } from '../instantiate/game.ts';
import { isAligned, type Recorder } from './call-recorder.ts';
import type { Code, Replacement } from './recorded-functions.ts';

interface RulesAndCode {
  readonly rules: Rules;
  readonly code: GameCode | undefined;
}

/** Undefined where the changed rules differ in something else than functions. */
export function replacementsOf(recorder: Recorder, before: RulesAndCode, after: RulesAndCode): readonly Replacement[] | undefined {
  const replacements: Replacement[] = [];
  const { game: _, ...board } = before.rules;
  const { game: __, ...changed } = after.rules;
  const { game: ___, ...recorded } = recorder.rules;
  const differInFunctionsOnly =
    (before.rules === after.rules ||
      collectReplacements({ ...board, digest: '' }, { ...changed, digest: '' }, recorded, recorder, replacements)) &&
    collectFromGame(before.code, after.code, recorder, replacements);
  return differInFunctionsOnly ? replacements : undefined;
}

function collectFromGame(
  before: GameCode | undefined,
  after: GameCode | undefined,
  recorder: Recorder,
  replacements: Replacement[],
): boolean {
  if (before === undefined || after === undefined) return before === after;
  const { evaluate } = recorder;
  if (!isAligned(before, after) || evaluate === undefined) return false;
  return before.parts.every((part, index) => {
    const other = after.parts[index];
    return other === undefined || other.code === part.code || collectFromPart(part, other, evaluate, recorder, replacements);
  });
}

function collectFromPart(
  before: CodePart,
  after: CodePart,
  evaluate: (code: string) => unknown,
  recorder: Recorder,
  replacements: Replacement[],
): boolean {
  // Only the object of all rules belongs to no definition: if it differs, the two games have other lists, not only other functions.
  if (before.definition === undefined) return false;
  // The code is JavaScript: nothing but blanks is left of a type declaration.
  if (before.code.trim() === '' && after.code.trim() === '') return true;
  const evaluated = (part: CodePart): unknown => evaluate(expressionOf(part));
  const newValue = evaluated(after);
  if (!before.code.startsWith('function '))
    return collectReplacements(evaluated(before), newValue, evaluate(before.name), recorder, replacements);
  const recordedFunction = recorder.named(before.name);
  if (recordedFunction === undefined || !isFunction(newValue)) return false;
  replacements.push({ recordedFunction, by: newValue });
  return true;
}

const isFunction = (value: unknown): value is Code => typeof value === 'function';

/** A result that equals no other. Statements write: a changed one is not called beside the original, and each call counts as differing. */
const ALWAYS_DIFFERS = Symbol('differs');

/** Whether two values differ in functions only. Adds these to `replacements`, each for the function in the same field of `recorded`. */
function collectReplacements(before: unknown, after: unknown, recorded: unknown, recorder: Recorder, replacements: Replacement[]): boolean {
  if (!isStructure(before) || !isStructure(after) || !isStructure(recorded)) return Object.is(before, after);
  const fields = new Map<string, unknown>(Object.entries(before));
  const newFields = new Map<string, unknown>(Object.entries(after));
  return [...new Set([...fields.keys(), ...newFields.keys()])].every((field) => {
    const [original, changed] = [fields.get(field), newFields.get(field)];
    // Without an optional function the rules work as if it returned nothing.
    const newFunction = isFunction(original) && !newFields.has(field) ? () => undefined : changed;
    if (!isFunction(original) || !isFunction(newFunction)) {
      const areBoth = fields.has(field) && newFields.has(field);
      return areBoth && collectReplacements(original, changed, Reflect.get(recorded, field), recorder, replacements);
    }
    if (original === newFunction || String(original) === String(newFunction)) return true;
    const recordedFunction = recorder.recordedIn(recorded, field);
    if (recordedFunction !== undefined)
      replacements.push({ recordedFunction, by: 'op' in before && before.op === 'do' ? () => ALWAYS_DIFFERS : newFunction });
    return recordedFunction !== undefined;
  });
}
