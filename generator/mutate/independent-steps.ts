/** Neighbouring steps whose order nothing can notice: neither reads what the other writes, and at most one emits an event or asks a player. */
import type { Json, JsonObject } from '../ast.ts';
import type { Exclusion } from '../checks/exclusive-conditions.ts';
import { isObject } from '../json-guards.ts';
import { namesIn, type ReadNames } from './read-names.ts';

/** Verbs of steps that write one thing or emit an event, and are always followed by the next step. */
const VERBS = ['set', 'let', 'emit', 'choose'] as const;

interface Known {
  readonly reads: ReadNames;
  readonly excludes: Exclusion;
}

/** @param list where the two steps are, the first at `index`, in the order of the definition */
export function areIndependent(list: Json | undefined, index: number, { reads, excludes }: Known): boolean {
  const [a, b] = list instanceof Array ? [list[index], list[index + 1]] : [];
  if (!isObject(a) || !isObject(b)) return false;
  if (verbOf(a) === 'emit' && verbOf(b) === 'emit') return excludes(conditionOf(a), conditionOf(b));
  // While a player chooses, everything that was written before is seen, except what only later steps of the routine read.
  if ((asksPlayer(a) && verbOf(b) !== 'let') || (asksPlayer(b) && verbOf(a) !== 'let')) return false;
  const [one, other] = [footprintOf(a), footprintOf(b)];
  if (one === undefined || other === undefined || (one.emits && other.emits)) return false;
  if (one.changesEffects && !(!other.changesEffects && readsFactsOnly(other.reads, reads))) return false;
  if (other.changesEffects && !readsFactsOnly(one.reads, reads)) return false;
  const mayRead = (text: string, names: readonly string[]): boolean => names.some((name) => reads(text)?.has(name) !== false);
  return !mayRead(other.reads, one.writes) && !mayRead(one.reads, other.writes) && !one.writes.some((name) => other.writes.includes(name));
}

/** What a step reads, as text, the names that it writes, whether it emits an event, and whether it changes the running effects. */
interface Footprint {
  readonly reads: string;
  readonly writes: readonly string[];
  readonly emits: boolean;
  readonly changesEffects: boolean;
}

/** Undefined for a step that does anything else, or that contains such a step. */
function footprintOf(step: Json | undefined): Footprint | undefined {
  if (!isObject(step)) return undefined;
  const verb = verbOf(step);
  const changesEffects = ['start', 'stop', 'transfer'].some((one) => one in step);
  if (verb !== undefined || changesEffects)
    return { reads: readIn(step), writes: [writtenBy(step) ?? []].flat(), emits: verb === 'emit', changesEffects };
  // With `by` a player is asked for the order, and triggers may act at the request.
  if (!('when' in step || 'each' in step) || 'by' in step) return undefined;
  const { steps, else: others, ...ownFields } = step;
  const inner = [steps ?? [], others ?? []].flat().map(footprintOf);
  const footprints = inner.flatMap((one) => one ?? []);
  if (footprints.length < inner.length) return undefined;
  return {
    reads: [readIn(ownFields), ...footprints.map(({ reads }) => reads)].join(' '),
    writes: footprints.flatMap(({ writes }) => writes),
    emits: footprints.some(({ emits }) => emits),
    changesEffects: footprints.some((one) => one.changesEffects),
  };
}

/** Whether a text reads stored facts and facts of procedures only, on which running effects have no influence. */
function readsFactsOnly(text: string, reads: ReadNames): boolean {
  const direct = new Set([...namesIn(text)].map(({ name }) => name));
  return !direct.has('effects') && reads(text)?.size === direct.size;
}

const asksPlayer = (step: JsonObject): boolean => JSON.stringify(step).includes('"choose":');
const verbOf = (step: JsonObject): (typeof VERBS)[number] | undefined => VERBS.find((verb) => verb in step);
const conditionOf = (step: JsonObject): { readonly if?: string } => (typeof step['if'] === 'string' ? { if: step['if'] } : {});

/** The name by which expressions read what a step writes; undefined of one that writes nothing. */
function writtenBy({ set, let: local, as }: JsonObject): string | undefined {
  const written = local === undefined ? set : as;
  return typeof written === 'string' ? written.split('.').at(-1) : undefined;
}

const readIn = ({ set: _set, as: _as, says: _says, clauses: _clauses, ...reading }: JsonObject): string => JSON.stringify(reading);
