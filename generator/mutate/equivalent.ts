/** Changes that cannot be noticed, by the structure of what they change. */
import type { Json } from '../ast.ts';
import type { Exclusion } from '../checks/exclusive-conditions.ts';
import { fieldAt } from '../errata/set-fields.ts';
import type { Definition } from '../generated/definition.ts';
import type { Change } from './changes.ts';
import { areIndependent } from './independent-steps.ts';
import type { ReadNames } from './read-names.ts';
import { isObject } from './shape.ts';

interface Known {
  /** Whether two conditions never hold at once. */
  readonly excludes: Exclusion;
  readonly reads: ReadNames;
  /** Whether a constraint is on choices of the role, in any edition and with any pack. */
  isConstrained(role: string): boolean;
}

/** The reason why nothing can notice the change; undefined where something may. */
export function whyEquivalent(d: Definition, value: Json, { at, change }: Change, known: Known): string | undefined {
  if (/(^|\.)role$/.test(at) && rolesIn(fieldAt(value, at.replace(/\.?role$/, '')), change).every((role) => !known.isConstrained(role)))
    return 'no constraint is on choices of either role';
  const [, found] = /^(\S+) and \S+ change places$/.exec(change) ?? [];
  if (found === undefined) return undefined;
  const first = Number(found);
  if (/(^|\.)(steps|else)$/.test(at) && areIndependent(fieldAt(value, at), first, known)) return 'neither step reads what the other writes';
  if (d.kind === 'property' && at === 'rows') {
    const [a, b] = [d.rows?.[first], d.rows?.[first + 1]];
    return a !== undefined && b !== undefined && known.excludes(a, b) ? 'at most one of the two rows holds' : undefined;
  }
  // Without a first value of its own, a record begins with the first member.
  if (d.kind === 'record' && at === 'type.enum' && d.first !== undefined) return 'no expression compares members by their order';
  return undefined;
}

/** The role of a choice before the change and after it: without one, it is the name of what is chosen. */
function rolesIn(step: Json | undefined, change: string): readonly string[] {
  if (!isObject(step)) return [];
  const [, to] = /^\S+ to (\S+)$/.exec(change) ?? [];
  return [step['role'], to ?? step['as']].map(String);
}
