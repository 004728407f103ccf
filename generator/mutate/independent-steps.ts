/** Neighbouring steps whose order nothing can notice: neither reads what the other writes, and at most one emits an event. */
import type { Json, JsonObject } from '../../engine/base/json.ts';
import { isObject } from '../../engine/base/json.ts';
import type { Exclusion } from '../checks/exclusive-conditions.ts';
import { lastPartOf } from '../ids.ts';
import { stringsIn } from '../strings-in.ts';
import { namesIn, type ReadNames } from './read-names.ts';

/** Verbs of steps that write one thing or emit an event, and are always followed by the next step. */
const VERBS = ['set', 'let', 'emit'] as const;

/** After `end` the next step may not be reached; the steps of `later` run with a copy of the facts from when it was scheduled. */
const ORDER_SENSITIVE = ['end', 'later'] as const;

interface Known {
  readonly reads: ReadNames;
  readonly excludes: Exclusion;
  /** The facts of the procedure, and the names that its steps give, that no other definition reads. */
  readonly privateFacts: ReadonlySet<string>;
  /** The name by which expressions read the procedure; absent for other definitions. */
  readonly name?: string;
}

/** @param list where the two steps are, the first at `index`, in the order of the definition */
export function areIndependent(list: Json | undefined, index: number, known: Known): boolean {
  const { reads, excludes } = known;
  const [a, b] = list instanceof Array ? [list[index], list[index + 1]] : [];
  if (!isObject(a) || !isObject(b)) return false;
  if (verbOf(a) === 'emit' && verbOf(b) === 'emit') return excludes(conditionOf(a), conditionOf(b));
  if (isApart(a, b, known) || isApart(b, a, known)) return true;
  const [one, other] = [footprintOf(a, known), footprintOf(b, known)];
  if (one === undefined || other === undefined || (one.emits && other.emits)) return false;
  if (one.changesEffects && other.changesEffects) return false;
  if (one.changesEffects && !readsFactsOnly(other.readText, reads)) return false;
  if (other.changesEffects && !readsFactsOnly(one.readText, reads)) return false;
  const mayRead = (text: string, names: readonly string[]): boolean => names.some((name) => reads(text)?.has(name) !== false);
  if (mayRead(other.readText, one.writes) || mayRead(one.readText, other.writes)) return false;
  return !one.writes.some((name) => other.writes.includes(name));
}

/**
 * Whether `step` reads and writes private facts only, and `other` names none that `step` writes and writes none that `step` reads. What
 * `other` calls does neither, because the facts are private.
 */
function isApart(step: JsonObject, other: JsonObject, known: Known): boolean {
  const { privateFacts } = known;
  const footprint = footprintOf(step, known);
  if (footprint === undefined || footprint.emits || footprint.changesEffects || !footprint.writesOnlyOwnFacts) return false;
  const read = [...namesIn(footprint.readText)];
  if (!read.every(({ name, isCalled }) => !isCalled && (privateFacts.has(name) || LITERALS.has(name)))) return false;
  const written = footprint.writes.map((name) => name.replace('.', ''));
  if (!written.every((name) => privateFacts.has(name))) return false;
  const there = stepsIn(other);
  if (there.some((one) => ORDER_SENSITIVE.some((verb) => verb in one))) return false;
  const writtenThere = there.flatMap(({ set, as }) => [set, as].flatMap((name) => (typeof name === 'string' ? [lastPartOf(name)] : [])));
  const wordsThere = there.flatMap(({ clauses: _clauses, steps: _steps, else: _else, ...fields }) => wordsIn(fields));
  return !written.some((name) => wordsThere.includes(name)) && !read.some(({ name }) => writtenThere.includes(name));
}

/**
 * All words in the texts of a step. Those in quotes are included, because the field `says` of a roll is prose with expressions in braces:
 * an apostrophe in it is no quotation mark.
 */
const wordsIn = (fields: JsonObject): readonly string[] =>
  stringsIn(fields).flatMap((text) => [...text.matchAll(/\w+/g)].map(([word]) => word));

/** Names that read no other fact: `it` is the old value of the fact that the step sets. */
const LITERALS: ReadonlySet<string> = new Set(['true', 'false', 'none', 'it']);

interface Footprint {
  readonly readText: string;
  readonly writes: readonly string[];
  readonly writesOnlyOwnFacts: boolean;
  readonly emits: boolean;
  readonly changesEffects: boolean;
}

/** Undefined for a step that does anything but write, emit, change effects, or run such steps by `when` or `each`. */
function footprintOf(step: Json | undefined, known: Pick<Known, 'name'>): Footprint | undefined {
  if (!isObject(step)) return undefined;
  const verb = verbOf(step);
  const changesEffects = ['start', 'stop', 'transfer'].some((one) => one in step);
  if (verb !== undefined || changesEffects) {
    const writesOnlyOwnFacts = verb === 'let' || (verb === 'set' && isOwnFact(step, known));
    return { readText: readTextOf(step), writes: writtenBy(step, known), writesOnlyOwnFacts, emits: verb === 'emit', changesEffects };
  }
  // With `by` a player is asked for the order, and triggers may act at the request.
  if (!('when' in step || 'each' in step) || 'by' in step) return undefined;
  const { steps, else: others, ...ownFields } = step;
  const inner = [steps ?? [], others ?? []].flat().map((one) => footprintOf(one, known));
  const footprints = inner.flatMap((one) => one ?? []);
  if (footprints.length < inner.length) return undefined;
  return {
    readText: [readTextOf(ownFields), ...footprints.map(({ readText }) => readText)].join(' ; '),
    writes: footprints.flatMap(({ writes }) => writes),
    writesOnlyOwnFacts: footprints.every((one) => one.writesOnlyOwnFacts),
    emits: footprints.some(({ emits }) => emits),
    changesEffects: footprints.some((one) => one.changesEffects),
  };
}

/** Whether a text reads stored facts and facts of procedures only, on which running effects have no influence. */
function readsFactsOnly(text: string, reads: ReadNames): boolean {
  const direct = new Set([...namesIn(text)].map(({ name }) => name));
  // `reads` adds the names that the definitions named in the text read: with none added, the text reads nothing calculated.
  return !direct.has('effects') && reads(text)?.size === direct.size;
}

const verbOf = (step: JsonObject): (typeof VERBS)[number] | undefined => VERBS.find((verb) => verb in step);
const conditionOf = (step: JsonObject): { readonly if?: string } => (typeof step['if'] === 'string' ? { if: step['if'] } : {});

const isOwnFact = ({ set, of }: JsonObject, { name }: Pick<Known, 'name'>): boolean =>
  of === undefined && name !== undefined && typeof set === 'string' && set.startsWith(`${name}.`);

/** The names by which expressions read what a step writes. Steps of a procedure read its facts by bare names, all else as members. */
function writtenBy(step: JsonObject, known: Pick<Known, 'name'>): readonly string[] {
  const { set, let: local, as } = step;
  if (local !== undefined && typeof as === 'string') return known.name === undefined ? [as] : [as, `.${as}`];
  if (typeof set !== 'string') return [];
  const fact = lastPartOf(set);
  return isOwnFact(step, known) ? [fact, `.${fact}`] : [`.${fact}`];
}

const stepsIn = (step: JsonObject): readonly JsonObject[] => [
  step,
  ...[step['steps'] ?? [], step['else'] ?? []].flat().flatMap((one) => (isObject(one) ? stepsIn(one) : [])),
];

const readTextOf = ({ set: _set, as: _as, says: _says, emit: _emit, clauses: _clauses, ...reading }: JsonObject): string =>
  stringsIn(reading).join(' ; ');
