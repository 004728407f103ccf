import type { Json, JsonObject } from '../ast.ts';
import { canonical, refusalOf, verdictOf } from '../examples/run.ts';

/** The kind of a difference, such as `lineOfFire: "blocked" → "clear"`; undefined when the answers are the same but for their chains. */
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

/** Scalars are named; of numbers only the direction counts, of lists and objects that they differ. */
function changeOf(field: string, before: Json | undefined, after: Json | undefined): string | undefined {
  if (canonical(before) === canonical(after)) return undefined;
  if (typeof before === 'number' && typeof after === 'number') return `${field} ${after > before ? 'higher' : 'lower'}`;
  const isScalar = (value: Json | undefined): boolean => value === undefined || value === null || typeof value !== 'object';
  return isScalar(before) && isScalar(after) ? `${field}: ${JSON.stringify(before ?? null)} → ${JSON.stringify(after ?? null)}` : field;
}
