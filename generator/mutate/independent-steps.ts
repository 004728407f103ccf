/** Neighbouring steps whose order nothing can notice: neither reads what the other writes, and at most one emits an event. */
import type { Json, JsonObject } from '../ast.ts';
import { isObject } from './shape.ts';

/** Verbs of steps that write one thing or report an event, and are always followed by the next step. */
const VERBS = ['set', 'let', 'emit'] as const;

/** @param list where the two are, in the order of the definition */
export function areIndependent(list: Json | undefined, first: number): boolean {
  const [a, b] = list instanceof Array ? [list[first], list[first + 1]] : [];
  if (!isObject(a) || !isObject(b)) return false;
  const [one, other] = [verbOf(a), verbOf(b)];
  if (one === undefined || other === undefined || (one === 'emit' && other === 'emit')) return false;
  return !mayRead(b, writtenBy(a)) && !mayRead(a, writtenBy(b)) && (writtenBy(a) === undefined || writtenBy(a) !== writtenBy(b));
}

const verbOf = (step: JsonObject): (typeof VERBS)[number] | undefined => VERBS.find((verb) => verb in step);

/** The name by which expressions read what a step writes; undefined of one that writes nothing. */
function writtenBy({ set, let: worked, as }: JsonObject): string | undefined {
  const written = worked === undefined ? set : as;
  return typeof written === 'string' ? written.split('.').at(-1) : undefined;
}

/** Whether a step may read a name: a function that it calls may read anything. */
function mayRead({ set: _set, as: _as, says: _says, clauses: _clauses, ...reading }: JsonObject, name: string | undefined): boolean {
  if (name === undefined) return false;
  const text = JSON.stringify(reading);
  return text.includes('(') || new RegExp(`\\b${name}\\b`).test(text);
}
