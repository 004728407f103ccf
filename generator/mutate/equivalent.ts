/** Changes that cannot be noticed, by the structure of what they change. */
import type { Json } from '../../engine/base/json.ts';
import { isObject } from '../../engine/base/json.ts';
import type { Exclusion } from '../checks/exclusive-conditions.ts';
import { fieldAt } from '../errata/set-fields.ts';
import type { Definition } from '../generated/definition.ts';
import { definitionId } from '../ids.ts';
import type { IsAskedSort } from './asked-sorts.ts';
import type { Change } from './changes.ts';
import { areIndependent } from './independent-steps.ts';
import type { ReadNames } from './read-names.ts';
import type { WhereRun } from './where-run.ts';

export interface KnownRules {
  readonly excludes: Exclusion;
  readonly reads: ReadNames;
  /** Whether a constraint may be on choices of the role with a character in `who`, or on those without one, in any edition and pack. */
  isConstrained(role: string, hasCharacter: boolean): boolean;
  /** Whether an entry of the class, for one of the quantities, is locked, in any edition and with any pack. */
  hasLocked(quantities: readonly string[], className: string): boolean;
  readonly whereRun: WhereRun;
  readonly isAskedSort: IsAskedSort;
  /** The facts of the definition that no other definition reads, in any edition and with any pack. */
  privateFacts(d: Definition): ReadonlySet<string>;
}

/**
 * The reason why nothing can notice the change; undefined where something may.
 * @param value the definition before the change, as JSON
 */
export function whyEquivalent(d: Definition, value: Json, { at, change }: Change, known: KnownRules): string | undefined {
  if (isOfFreeRoles(value, at, change, known)) return 'no constraint is on choices of either role';
  if (isAlwaysWithin(d, fieldAt(value, at), { at, change }, known.whereRun)) return 'the procedure is always under way there';
  if (isOfEvent(value, at, change) && known.whereRun.isAskedOnly(d.id)) return 'only questions lead to it, and they show no events';
  if (isOfUnlockedEntries(d, at, change, known)) return 'no entry that the step gathers is locked';
  if (isOfUnaskedSorts(d, at, change, known)) return 'no expression asks for either sort of capability';
  // Of two entries that change places, the first: a member of an `enum` by its name, any other by its index.
  const [, first] = /^(\S+) and \S+ change places$/.exec(change) ?? [];
  if (first === undefined) return undefined;
  const firstIndex = Number(first);
  if (/(^|\.)(steps|else)$/.test(at)) {
    const name = 'name' in d ? { name: d.name } : {};
    const isIndependent = areIndependent(fieldAt(value, at), firstIndex, { ...known, ...name, privateFacts: known.privateFacts(d) });
    return isIndependent ? 'neither step reads what the other writes' : undefined;
  }
  if (d.kind === 'property' && at === 'rows') {
    const [a, b] = [d.rows?.[firstIndex], d.rows?.[firstIndex + 1]];
    if (a === undefined || b === undefined) return undefined;
    // Both must have a condition: a row without one always holds, and must stay the last.
    if (a.if !== undefined && b.if !== undefined && a.gives === b.gives) return 'both rows give the same';
    return known.excludes(a, b) ? 'at most one of the two rows holds' : undefined;
  }
  const isOfSet = /(^|\.)set$/.test(at);
  // Expressions may compare values of a property, such as sizes, by the order of the members.
  const isOfEnumeration = /(^|\.)enum$/.test(at) && !(d.kind === 'property' && at === 'type.enum');
  const members = isOfSet || isOfEnumeration ? fieldAt(value, at) : undefined;
  const mayBegin = isOfEnumeration && members instanceof Array && members[0] === first && beginsWithFirstMember(d, at);
  return members === undefined || mayBegin ? undefined : 'no expression compares members by their order';
}

/**
 * Whether something may begin with the first member: a record without a first value of its own, or a fact that calls, options or questions
 * need not give.
 */
const beginsWithFirstMember = (d: Definition, at: string): boolean =>
  d.kind === 'record'
    ? d.first === undefined
    : /^holds\.\w+\.enum$/.test(at) || ((d.kind === 'procedure' || d.kind === 'question') && /^takes\.\w+\.enum$/.test(at));

/** Whether the change makes a step of a calculation `exclusive: locked` although no entry that the step gathers is locked. */
function isOfUnlockedEntries(d: Definition, at: string, change: string, { hasLocked }: KnownRules): boolean {
  const [, index] = /^steps\.(\d+)\.exclusive$/.exec(at) ?? [];
  if (d.kind !== 'calculation' || index === undefined || change !== 'added locked') return false;
  const { gather } = d.steps[Number(index)] ?? {};
  return [gather ?? []].flat().every((className) => !hasLocked([d.of].flat(), className));
}

function isOfUnaskedSorts(d: Definition, at: string, change: string, { isAskedSort }: KnownRules): boolean {
  const [, from, to] = /^(\S+) to (\S+)$/.exec(change) ?? [];
  return d.kind === 'capability' && at === 'of' && from !== undefined && to !== undefined && !isAskedSort(from) && !isAskedSort(to);
}

/**
 * Whether a choice gets another role, and no constraint is on choices of either. Some constraints are only on choices for a character, in
 * `who`.
 */
function isOfFreeRoles(value: Json, at: string, change: string, { isConstrained }: KnownRules): boolean {
  if (!/(^|\.)role$/.test(at)) return false;
  const step = fieldAt(value, at.replace(/\.?role$/, ''));
  const hasCharacter = isObject(step) && 'who' in step;
  return rolesIn(step, change).every((role) => !isConstrained(role, hasCharacter));
}

/** The role of a choice before the change and after it: without one, it is the name of what is chosen. */
function rolesIn(step: Json | undefined, change: string): readonly string[] {
  if (!isObject(step)) return [];
  const [, to] = /^\S+ to (\S+)$/.exec(change) ?? [];
  return [step['role'], to ?? step['as']].map(String);
}

/**
 * Whether a test for a procedure under way is dropped where that procedure always is: in steps, or in the condition of a trigger at a
 * timing point (`d.at`).
 */
function isAlwaysWithin(
  d: Definition,
  expression: Json | undefined,
  { at, change }: Pick<Change, 'at' | 'change'>,
  whereRun: WhereRun,
): boolean {
  const isWhereStepsRun = at.startsWith('steps.') || (d.kind === 'trigger' && d.at !== undefined && at === 'if');
  if (typeof expression !== 'string' || !isWhereStepsRun) return false;
  // Without the field, the step or trigger acts as with `true` only if the field is a condition.
  if (change === 'left out' && !/(^|\.)(if|where)$/.test(at)) return false;
  const [, procedure] = /^(?:dropped )?within\('([^']+)'\)$/.exec(change === 'left out' ? expression : change) ?? [];
  // A part of an `||` that always holds cannot be dropped.
  return procedure !== undefined && !expression.includes('||') && whereRun.isWithin(d.id, definitionId(procedure));
}

/** Whether an event gets another name, or one of its fields another value. */
function isOfEvent(value: Json, at: string, change: string): boolean {
  if (/(^|\.)emit$/.test(at)) return /^\S+ to \S+$/.test(change);
  const [, step] = /^(.+)\.with\.\w+$/.exec(at) ?? [];
  const emitting = step === undefined ? undefined : fieldAt(value, step);
  return isObject(emitting) && 'emit' in emitting;
}
