import { canonicalText } from '../../engine/base/canonical-text.ts';
import type { Json, JsonObject } from '../../engine/base/json.ts';
import { isObject } from '../../engine/base/json.ts';
import { printAnswer, refusalOf, verdictOf } from '../examples/run.ts';

/**
 * The kind of a difference, such as `lineOfFire: "blocked" → "clear"`; undefined for two refusals with one code, and for verdicts that
 * differ only in their chains.
 */
export function kindOfDifference(before: JsonObject, after: JsonObject): string | undefined {
  const [refusedBefore, refusedAfter] = [refusalOf(before), refusalOf(after)];
  if (refusedBefore !== undefined || refusedAfter !== undefined) {
    const [one, other] = [refusedBefore?.['code'] ?? 'a verdict', refusedAfter?.['code'] ?? 'a verdict'];
    return one === other ? undefined : `${String(one)} → ${String(other)}`;
  }
  const [one, other] = [verdictOf(before), verdictOf(after)];
  const fields = [...new Set([...Object.keys(one), ...Object.keys(other)])];
  const kinds = fields.flatMap((field) => changeOf(field, one[field], other[field]) ?? []);
  return kinds.length === 0 ? undefined : kinds.join(', ');
}

/**
 * A changed field as text: a scalar with both values, a number with the direction of its change, a list or an object by its name alone.
 * Undefined if the values are equal.
 */
function changeOf(field: string, before: Json | undefined, after: Json | undefined): string | undefined {
  if (canonicalText(before) === canonicalText(after)) return undefined;
  if (typeof before === 'number' && typeof after === 'number') return `${field} ${after > before ? 'higher' : 'lower'}`;
  const isScalar = (value: Json | undefined): boolean => value === undefined || value === null || typeof value !== 'object';
  return isScalar(before) && isScalar(after) ? `${field}: ${JSON.stringify(before ?? null)} → ${JSON.stringify(after ?? null)}` : field;
}

/** Two answers for people: of two verdicts on a game only what differs, since each has the state of the whole game. */
export function printAnswers(before: JsonObject, after: JsonObject): readonly [string, string] {
  if (before['state'] === undefined || after['state'] === undefined) return [printAnswer(before), printAnswer(after)];
  const [one, other] = differingParts(verdictOf(before), verdictOf(after));
  return [JSON.stringify(one), JSON.stringify(other)];
}

/**
 * The parts of two values that differ: of objects the differing fields, at every depth; of lists the entries between their equal beginning
 * and equal end; other values as a whole. An absent value is null.
 */
export function differingParts(before: Json | undefined, after: Json | undefined): readonly [Json, Json] {
  if (Array.isArray(before) && Array.isArray(after)) return differingEntries(before, after);
  if (!isObject(before) || !isObject(after)) return [before ?? null, after ?? null];
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (field) => canonicalText(before[field]) !== canonicalText(after[field]),
  );
  const parts = fields.map((field) => [field, differingParts(before[field], after[field])] as const);
  return [
    Object.fromEntries(parts.map(([field, [one]]) => [field, one])),
    Object.fromEntries(parts.map(([field, [, other]]) => [field, other])),
  ];
}

function differingEntries(before: readonly Json[], after: readonly Json[]): readonly [Json, Json] {
  const shorter = Math.min(before.length, after.length);
  const isSame = (one: Json | undefined, other: Json | undefined): boolean => canonicalText(one) === canonicalText(other);
  let start = 0;
  while (start < shorter && isSame(before[start], after[start])) start++;
  let end = 0;
  while (end < shorter - start && isSame(before.at(-1 - end), after.at(-1 - end))) end++;
  return [before.slice(start, before.length - end), after.slice(start, after.length - end)];
}
