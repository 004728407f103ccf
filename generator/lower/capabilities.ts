/**
 * What definitions say of capabilities, put into the definitions that the board and the game lower: exceptions become `unless` of the
 * definitions they are exceptions of, and a part of a line or a move that belongs to a capability acts under a class key of its path.
 */

import { ObjectCache, TupleCache } from '../caches.ts';
import { camel } from '../camel.ts';
import { belongsToBoard } from '../game/belongs-to-game.ts';
import type { CapabilityDefinition, Definition, ExceptionDefinition } from '../generated/definition.ts';
import type { DefinitionId } from '../ids.ts';
import { didYouMean, nearest } from '../nearest.ts';
import type { ExpressionFault } from './context.ts';
import { formOf, type PathDefinition } from './frames.ts';

interface Expanded {
  readonly definitions: readonly Definition[];
  readonly faults: readonly (ExpressionFault & { readonly definition: DefinitionId })[];
  /** Where the text at a pointer of a definition is written, if another definition brought it there. */
  home(definition: DefinitionId, pointer: string): { readonly definition: DefinitionId; readonly pointer: string } | undefined;
}

type Restriction = Extract<Definition, { readonly kind: 'restriction' }>;
type Excepted = Extract<Definition, { readonly kind: 'restriction' | 'value' | 'constraint' | 'option' | 'trigger' }>;
type Truth = Extract<Definition, { readonly kind: 'property' }> & { readonly is: string };

const isExcepted = (d: Definition | undefined): d is Excepted =>
  d !== undefined && ['restriction', 'value', 'constraint', 'option', 'trigger'].includes(d.kind);

/** A property that is true or false does not hold where an exception applies. */
const isTruth = (d: Definition | undefined): d is Truth => d?.kind === 'property' && d.type === 'bool' && d.is !== undefined;

/** That a character is there and uses a capability. */
const guard = (self: string, capability: string): string => `(${self} != none && uses(${self}, '${capability}'))`;
const both = (first: string, second: string | undefined): string => (second === undefined ? first : `${first} && (${second})`);

/** What became of a definition by others: the same object as before where these say the same. */
export type Expansions = ObjectCache<Definition, TupleCache<Definition>>;

interface Work {
  readonly definitions: Map<string, Definition>;
  readonly faults: (ExpressionFault & { readonly definition: DefinitionId })[];
  readonly homes: Map<string, { readonly definition: DefinitionId; readonly pointer: string }>;
  readonly cache: Expansions;
}

/** Puts a changed definition in the place of the one with its id; `by` is all that the change follows from besides. */
function change<D extends Definition>(d: D, by: readonly unknown[], work: Work, make: () => D): void {
  work.definitions.set(d.id, work.cache.get(d, () => new TupleCache(4)).get(by, make));
}

const NOWHERE = { start: 0, end: 0 };

export function expand(given: readonly Definition[], cache: Expansions = new ObjectCache()): Expanded {
  const work: Work = { definitions: new Map(given.map((d) => [d.id, d])), faults: [], homes: new Map(), cache };
  for (const d of given) {
    if (!checkCapability(d, work)) continue;
    if (d.kind === 'exception') except(d, work);
    else if (d.kind === 'restriction' && d.capability !== undefined) restrict(d, d.capability, work);
    else if (d.kind === 'value' && d.in !== undefined && d.capability !== undefined) {
      if (d.self === undefined) work.faults.push({ ...WHOSE, ...NOWHERE, definition: d.id, pointer: '/capability' });
      else {
        const now = current(d, work);
        const condition = both(guard(d.self, d.capability), d.if);
        change(now, [condition], work, () => ({ ...now, if: condition }));
      }
    }
  }
  return {
    definitions: [...work.definitions.values()].filter((d) => d.kind !== 'exception'),
    faults: work.faults,
    home: (definition, pointer) => work.homes.get(`${definition} ${pointer}`),
  };
}

const WHOSE = { message: 'nothing says whose capability it is', found: 'no "self"', expected: '"self": a character of its frame' };

function current<D extends Definition>(d: D, work: Work): D {
  const found = work.definitions.get(d.id);
  const same = (other: Definition | undefined): other is D => other?.kind === d.kind;
  return same(found) ? found : d;
}

/** Whether a definition can belong to what it names as its capability. */
function checkCapability(d: Definition, { definitions, faults }: Work): boolean {
  const capability = 'capability' in d ? d.capability : undefined;
  const known = capability === undefined || definitions.get(capability)?.kind === 'capability';
  if (!known)
    faults.push({
      ...NOWHERE,
      code: 'capability-unknown',
      message: `There is no capability "${capability}".`,
      found: capability,
      expected: capabilitiesOf([...definitions.values()])
        .map((c) => c.id)
        .join(', '),
      definition: d.id,
      pointer: '/capability',
    });
  if (
    capability === undefined &&
    'self' in d &&
    d.self !== undefined &&
    (d.kind === 'value' || d.kind === 'restriction' || d.kind === 'constraint' || d.kind === 'exception')
  )
    faults.push({ ...NOWHERE, ...LONE_SELF, definition: d.id, pointer: '/self' });
  return known;
}

const hintFor = (id: string, { definitions }: Work): { readonly hint?: string } => {
  const near = didYouMean(nearest(id, definitions.keys()));
  return near.hint === undefined ? { hint: REMOVED } : near;
};

const REMOVED =
  'Correct the id, or leave it out. Where an erratum removes a definition that has exceptions elsewhere, let it except it always instead: "unless.0": { "if": "true", … }.';

const LONE_SELF = {
  message: '"self" says whose capability it is, and it belongs to none',
  found: 'self',
  expected: '"capability" beside it',
};

function except(d: ExceptionDefinition, work: Work): void {
  if (d.capability !== undefined && d.self === undefined)
    work.faults.push({ ...WHOSE, ...NOWHERE, definition: d.id, pointer: '/capability' });
  if (d.capability === undefined && d.if === undefined)
    work.faults.push({
      ...NOWHERE,
      message: 'it always applies',
      found: 'no "if"',
      expected: '"if", or "capability"',
      definition: d.id,
      pointer: '',
    });
  for (const [place, id] of d.to.entries()) {
    const target = work.definitions.get(id);
    if (isTruth(target)) {
      const applies = d.capability === undefined || d.self === undefined ? (d.if ?? 'false') : both(guard(d.self, d.capability), d.if);
      change(target, [applies], work, () => ({ ...target, is: `(${target.is}) && !(${applies})` }));
      continue;
    }
    if (!isExcepted(target)) {
      work.faults.push({
        ...NOWHERE,
        code: 'exception-target-unknown',
        message: target === undefined ? `There is no definition "${id}".` : `A ${target.kind} has no exceptions.`,
        found: id,
        expected: 'a restriction, a value, a constraint, an option, a trigger, or a property that is true or false',
        ...(target === undefined ? hintFor(id, work) : {}),
        definition: d.id,
        pointer: `/to/${place}`,
      });
      continue;
    }
    const condition = conditionOf(d, target, work);
    const unless = target.unless ?? [];
    work.homes.set(`${id} /unless/${unless.length}/if`, { definition: d.id, pointer: d.if === undefined ? '/self' : '/if' });
    const added = { if: condition, clauses: d.clauses, ...(d.note === undefined ? {} : { note: d.note }) };
    change(target, [d, condition], work, () => ({ ...target, unless: [...unless, added] }));
  }
}

function conditionOf(d: ExceptionDefinition, target: Excepted, work: Work): string {
  if (d.capability === undefined || d.self === undefined) return d.if ?? 'false';
  if (target.kind === 'restriction' && target.over !== 'line') return both(keyOf(d.id, d.self, d.capability, target, work), d.if);
  return both(guard(d.self, d.capability), d.if);
}

function restrict(d: Restriction, capability: string, work: Work): void {
  if (d.self === undefined) {
    work.faults.push({ ...WHOSE, ...NOWHERE, definition: d.id, pointer: '/capability' });
    return;
  }
  const used = d.over === 'line' ? guard(d.self, capability) : keyOf(d.id, d.self, capability, d, work);
  const now = current(d, work);
  const condition = both(used, d.if);
  change(now, [condition], work, () => ({ ...now, if: condition }));
}

/** The class key under which a definition acts at a crossing, made once for each path. */
function keyOf(id: DefinitionId, self: string, capability: string, at: Restriction, work: Work): string {
  const path = [...work.definitions.values()].find((d): d is PathDefinition => d.kind === 'path' && d.path === at.path);
  if (path === undefined) return 'false';
  const key = camel(id);
  work.homes.set(`${path.id} /class/${key}`, { definition: id, pointer: '/self' });
  change(path, [key, self, capability], work, () => ({ ...path, class: { ...path.class, [key]: guard(self, capability) } }));
  return `${formOf(path) === 'line' ? 'line' : 'move'}.${key}`;
}

function capabilitiesOf(definitions: readonly Definition[]): readonly CapabilityDefinition[] {
  return definitions.filter((d): d is CapabilityDefinition => d.kind === 'capability');
}

/** How many capabilities the board has bits for. */
export const MOST_ON_BOARD = 31;

/** The ids of all capabilities, those that a definition of the board names first: the board knows a figure's capabilities as bits. */
export function capabilityBits(definitions: readonly Definition[]): { readonly names: readonly string[]; readonly read: number } {
  const ids = capabilitiesOf(definitions).map((d) => d.id);
  const ofBoard = definitions.filter((d) => BOARD.has(d.kind) && (d.kind === 'property' || belongsToBoard(d)));
  const quoted = new Set(JSON.stringify(ofBoard).match(/'[\w.-]+'/g));
  const read = ids.filter((id) => quoted.has(`'${id}'`));
  return { names: [...read, ...ids.filter((id) => !read.includes(id))], read: read.length };
}

/** What the board evaluates, and the functions that it may call. */
const BOARD: ReadonlySet<Definition['kind']> = new Set(['path', 'restriction', 'value', 'property', 'constraint']);
