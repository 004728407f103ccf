/** Neighbouring steps whose order nothing can notice: neither reads what the other writes, and at most one emits an event. */
import type { Json, JsonObject } from '../ast.ts';
import type { Exclusion } from '../checks/exclusive-conditions.ts';
import type { ReadNames } from './read-names.ts';
import { isObject } from './shape.ts';

/** Verbs of steps that write one thing or report an event, and are always followed by the next step. */
const VERBS = ['set', 'let', 'emit'] as const;

interface Known {
  readonly reads: ReadNames;
  readonly excludes: Exclusion;
}

/** @param list where the two are, in the order of the definition */
export function areIndependent(list: Json | undefined, first: number, { reads, excludes }: Known): boolean {
  const [a, b] = list instanceof Array ? [list[first], list[first + 1]] : [];
  if (!isObject(a) || !isObject(b)) return false;
  if ((isOfEffects(a) && emitsLocals(b, reads)) || (emitsLocals(a, reads) && isOfEffects(b))) return true;
  const [one, other] = [verbOf(a), verbOf(b)];
  if (one === undefined || other === undefined) return false;
  if (one === 'emit' && other === 'emit') return excludes(conditionOf(a), conditionOf(b));
  const mayRead = (step: JsonObject, name: string | undefined): boolean => name !== undefined && reads(readIn(step))?.has(name) !== false;
  return !mayRead(b, writtenBy(a)) && !mayRead(a, writtenBy(b)) && (writtenBy(a) === undefined || writtenBy(a) !== writtenBy(b));
}

/** These change the running effects and report no event. */
const isOfEffects = (step: JsonObject): boolean => ['start', 'stop', 'transfer'].some((verb) => verb in step);

/** Whether a step reports an event, always, of which each field is a name that no definition explains: a fact of the procedure itself. */
function emitsLocals(step: JsonObject, reads: ReadNames): boolean {
  if (!('emit' in step) || 'if' in step) return false;
  const fields = Object.values(isObject(step['with']) ? step['with'] : {});
  return fields.every((field) => typeof field === 'string' && /^[a-z]\w*$/i.test(field) && reads(field)?.size === 1);
}

const verbOf = (step: JsonObject): (typeof VERBS)[number] | undefined => VERBS.find((verb) => verb in step);
const conditionOf = (step: JsonObject): { readonly if?: string } => (typeof step['if'] === 'string' ? { if: step['if'] } : {});

/** The name by which expressions read what a step writes; undefined of one that writes nothing. */
function writtenBy({ set, let: worked, as }: JsonObject): string | undefined {
  const written = worked === undefined ? set : as;
  return typeof written === 'string' ? written.split('.').at(-1) : undefined;
}

const readIn = ({ set: _set, as: _as, says: _says, clauses: _clauses, ...reading }: JsonObject): string => JSON.stringify(reading);
