/** Steps that repeat the condition of a constraint, such as those that offer only objects for which a square is left. */
import { isObject, isStructure, type Json, type JsonObject } from '../../engine/base/json.ts';
import { toJson } from '../errata/set-fields.ts';
import type { Definition } from '../generated/definition.ts';
import type { FactsOf } from './read-facts.ts';

/**
 * Finds the functions that a definition calls as a constraint does, if one of its steps chooses in the role that the constraint is about.
 * @param changing definitions of any kind, of which only constraints on choices count
 */
export function createRepeatedConditions(
  factsOf: FactsOf,
  changing: readonly (Definition | JsonObject)[],
): (one: Definition) => readonly string[] {
  const refusals = changing.flatMap((one) =>
    one.kind === 'constraint' && one.on === 'choose' && 'of' in one ? [{ role: one.of, called: factsOf(one).called }] : [],
  );
  return (one) => {
    const { called } = factsOf(one);
    const repeating = refusals.flatMap(({ role, called: functions }) => {
      const repeated = [...functions].filter((name) => called.has(name));
      return repeated.length > 0 ? [{ role, repeated }] : [];
    });
    if (repeating.length === 0) return [];
    const roles = rolesIn(toJson(one));
    return repeating.flatMap(({ role, repeated }) => (roles.includes(role) ? repeated : []));
  };
}

function rolesIn(part: Json): readonly Json[] {
  if (!isStructure(part)) return [];
  const own = isObject(part) && 'choose' in part ? [part.role ?? part.as ?? null] : [];
  return [...own, ...Object.values<Json>(part).flatMap(rolesIn)];
}
