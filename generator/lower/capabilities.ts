/**
 * Inserts exceptions into the definitions of the board and the game, and the conditions of capabilities into those of the board (for
 * definitions of the game, `game/users.ts` lowers the users of a capability). An exception becomes an entry of `unless` in each definition
 * that it is an exception to. A restriction that belongs to a capability acts under a class key of its path.
 */
import { ObjectCache, TupleCache } from '../caches.ts';
import { camel } from '../camel.ts';
import { belongsToBoard } from '../game/belongs-to-game.ts';
import type { DefinitionOf } from '../game/program.ts';
import type {
  CapabilityDefinition,
  Definition,
  ExceptionDefinition,
  PathDefinition,
  PropertyDefinition,
  RestrictionDefinition,
} from '../generated/definition.ts';
import type { DefinitionId } from '../ids.ts';
import { Memo } from '../memo.ts';
import { didYouMean, nearest } from '../nearest.ts';
import type { ExpressionFault } from './context.ts';
import { formOf } from './frames.ts';

interface Expanded {
  readonly definitions: readonly Definition[];
  readonly faults: readonly (ExpressionFault & { readonly definition: DefinitionId })[];
  /** Where the text at a pointer is written, if it was copied there from another definition. */
  originOf(definition: DefinitionId, pointer: string): { readonly definition: DefinitionId; readonly pointer: string } | undefined;
}

/** A definition that can have `unless`. */
type Excepted = DefinitionOf<'restriction' | 'value' | 'constraint' | 'option' | 'trigger'>;
type BooleanProperty = PropertyDefinition & { readonly is: string };

const canHaveExceptions = (d: Definition | undefined): d is Excepted =>
  d !== undefined && ['restriction', 'value', 'constraint', 'option', 'trigger'].includes(d.kind);

/** A boolean property can have exceptions: where one applies, it is false. */
const isBooleanProperty = (d: Definition | undefined): d is BooleanProperty =>
  d?.kind === 'property' && d.type === 'bool' && d.is !== undefined;

/** The expression that tests whether a character exists and can use a capability. */
const guard = (self: string, capability: string): string => `(${self} != none && uses(${self}, '${capability}'))`;
const conjunction = (first: string, second: string | undefined): string => (second === undefined ? first : `${first} && (${second})`);

/** A cache of changed definitions, so that the same change of the same definition is always the same object. */
export type Expansions = ObjectCache<Definition, TupleCache<Definition>>;

interface Expansion {
  readonly definitions: Map<string, Definition>;
  readonly faults: (ExpressionFault & { readonly definition: DefinitionId })[];
  /** By the id of a definition and a pointer in it, with a space between. */
  readonly origins: Map<string, { readonly definition: DefinitionId; readonly pointer: string }>;
  readonly cache: Expansions;
}

/** The capacity of the cache for one definition: its changes in several editions and packs. */
const CAPACITY = 4;

/** Replaces a definition by the one that `make` returns, which depends on the definition and on `inputs` alone. */
function replace<D extends Definition>(d: D, inputs: readonly unknown[], expansion: Expansion, make: () => D): void {
  expansion.definitions.set(d.id, expansion.cache.get(d, () => new TupleCache(CAPACITY)).get(inputs, make));
}

const NO_RANGE = { start: 0, end: 0 };

export function expand(unexpanded: readonly Definition[], cache: Expansions = new ObjectCache()): Expanded {
  const expansion: Expansion = { definitions: new Map(unexpanded.map((d) => [d.id, d])), faults: [], origins: new Map(), cache };
  for (const d of unexpanded) {
    if (!checkCapability(d, expansion)) continue;
    if (d.kind === 'exception') addException(d, expansion);
    else if (d.kind === 'restriction' && d.capability !== undefined) limitToUsers(d, d.capability, expansion);
    else if (d.kind === 'value' && d.in !== undefined && d.capability !== undefined) {
      if (d.self === undefined) expansion.faults.push({ ...USER_MISSING, ...NO_RANGE, definition: d.id, pointer: '/capability' });
      else {
        const changed = asExpanded(d, expansion);
        const condition = conjunction(guard(d.self, d.capability), d.if);
        replace(changed, [condition], expansion, () => ({ ...changed, if: condition }));
      }
    }
  }
  return {
    definitions: [...expansion.definitions.values()].filter((d) => d.kind !== 'exception'),
    faults: expansion.faults,
    originOf: (definition, pointer) => expansion.origins.get(`${definition} ${pointer}`),
  };
}

const USER_MISSING = {
  message: 'nothing names the user of the capability',
  found: 'no "self"',
  expected: '"self": a character of its frame',
};

/** The definition with the changes made to it so far. */
function asExpanded<D extends Definition>(d: D, expansion: Expansion): D {
  const expanded = expansion.definitions.get(d.id);
  const isSameKind = (other: Definition | undefined): other is D => other?.kind === d.kind;
  return isSameKind(expanded) ? expanded : d;
}

/** Whether the capability that a definition names exists, or it names none. Reports an unknown capability, and a "self" without one. */
function checkCapability(d: Definition, { definitions, faults }: Expansion): boolean {
  const capability = 'capability' in d ? d.capability : undefined;
  const isKnown = capability === undefined || definitions.get(capability)?.kind === 'capability';
  if (!isKnown)
    faults.push({
      ...NO_RANGE,
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
    faults.push({ ...NO_RANGE, ...SELF_WITHOUT_CAPABILITY, definition: d.id, pointer: '/self' });
  return isKnown;
}

const hintFor = (id: string, { definitions }: Expansion): { readonly hint?: string } => {
  const suggestion = didYouMean(nearest(id, definitions.keys()));
  return suggestion.hint === undefined ? { hint: TARGET_HINT } : suggestion;
};

const TARGET_HINT =
  'Correct the id, or remove it. If an erratum removes the definition, let the erratum add an exception that always applies instead: "unless.0": { "if": "true", … }.';

const SELF_WITHOUT_CAPABILITY = {
  message: '"self" names the user of a capability, and the definition belongs to none',
  found: 'self',
  expected: '"capability" beside it',
};

function addException(d: ExceptionDefinition, expansion: Expansion): void {
  if (d.capability !== undefined && d.self === undefined)
    expansion.faults.push({ ...USER_MISSING, ...NO_RANGE, definition: d.id, pointer: '/capability' });
  if (d.capability === undefined && d.if === undefined)
    expansion.faults.push({
      ...NO_RANGE,
      message: 'it always applies',
      found: 'no "if"',
      expected: '"if", or "capability"',
      definition: d.id,
      pointer: '',
    });
  for (const [index, id] of d.to.entries()) {
    const target = expansion.definitions.get(id);
    if (isBooleanProperty(target)) {
      const applies =
        d.capability === undefined || d.self === undefined ? (d.if ?? 'false') : conjunction(guard(d.self, d.capability), d.if);
      replace(target, [applies], expansion, () => ({ ...target, is: `(${target.is}) && !(${applies})` }));
      continue;
    }
    if (!canHaveExceptions(target)) {
      expansion.faults.push({
        ...NO_RANGE,
        code: 'exception-target-unknown',
        message: target === undefined ? `There is no definition "${id}".` : `A ${target.kind} has no exceptions.`,
        found: id,
        expected: 'a restriction, a value, a constraint, an option, a trigger, or a property that is true or false',
        ...(target === undefined ? hintFor(id, expansion) : {}),
        definition: d.id,
        pointer: `/to/${index}`,
      });
      continue;
    }
    const condition = conditionOf(d, target, expansion);
    const unless = target.unless ?? [];
    expansion.origins.set(`${id} /unless/${unless.length}/if`, { definition: d.id, pointer: d.if === undefined ? '/self' : '/if' });
    const added = { if: condition, clauses: d.cites ?? d.clauses, ...(d.note === undefined ? {} : { note: d.note }) };
    replace(target, [d, condition], expansion, () => ({ ...target, unless: [...unless, added] }));
  }
}

/** A restriction over the whole line reads the figures at its ends; any other is evaluated once for a class, so it needs a class key. */
function conditionOf(d: ExceptionDefinition, target: Excepted, expansion: Expansion): string {
  if (d.capability === undefined || d.self === undefined) return d.if ?? 'false';
  if (target.kind === 'restriction' && target.over !== 'line')
    return conjunction(addClassKey(d.id, d.self, d.capability, target, expansion), d.if);
  return conjunction(guard(d.self, d.capability), d.if);
}

function limitToUsers(d: RestrictionDefinition, capability: string, expansion: Expansion): void {
  if (d.self === undefined) {
    expansion.faults.push({ ...USER_MISSING, ...NO_RANGE, definition: d.id, pointer: '/capability' });
    return;
  }
  const useTest = d.over === 'line' ? guard(d.self, capability) : addClassKey(d.id, d.self, capability, d, expansion);
  const changed = asExpanded(d, expansion);
  const condition = conjunction(useTest, d.if);
  replace(changed, [condition], expansion, () => ({ ...changed, if: condition }));
}

/** Adds a class key to the path, true for lines or moves of users of the capability. Returns the expression that reads it. */
function addClassKey(id: DefinitionId, self: string, capability: string, restriction: RestrictionDefinition, expansion: Expansion): string {
  const path = [...expansion.definitions.values()].find((d): d is PathDefinition => d.kind === 'path' && d.path === restriction.path);
  if (path === undefined) return 'false';
  const key = camel(id);
  expansion.origins.set(`${path.id} /class/${key}`, { definition: id, pointer: '/self' });
  replace(path, [key, self, capability], expansion, () => ({ ...path, class: { ...path.class, [key]: guard(self, capability) } }));
  return `${formOf(path) === 'line' ? 'line' : 'move'}.${key}`;
}

function capabilitiesOf(definitions: readonly Definition[]): readonly CapabilityDefinition[] {
  return definitions.filter((d): d is CapabilityDefinition => d.kind === 'capability');
}

/** How many capabilities the board has bits for: those of a non-negative 32-bit number. */
export const MOST_ON_BOARD = 31;

export interface CapabilityBits {
  /** The ids of all capabilities, each at the index of its bit. */
  readonly names: readonly string[];
  /** How many of them, from the first on, definitions of the board name. */
  readonly namedOnBoard: number;
}

/** Gives each capability a bit in the record of a figure on the board. Those that definitions of the board name come first. */
export function capabilityBits(definitions: readonly Definition[], memo = new Memo()): CapabilityBits {
  const ids = memo.same(capabilitiesOf(definitions).map((d) => d.id));
  return memo.of(bitsOf, ids, ids.length === 0 ? NO_NAMES : memo.same(memo.flat(quotedNamesOnBoard, definitions)));
}

const NO_NAMES: readonly string[] = [];

function bitsOf(ids: readonly string[], quotedNames: readonly string[]): CapabilityBits {
  const quoted = new Set(quotedNames);
  const named = ids.filter((id) => quoted.has(`'${id}'`));
  return { names: [...named, ...ids.filter((id) => !quoted.has(`'${id}'`))], namedOnBoard: named.length };
}

/** The quoted names in a definition, if the board evaluates its expressions. */
function quotedNamesOnBoard(d: Definition): readonly string[] {
  if (!BOARD_KINDS.has(d.kind) || (d.kind !== 'property' && !belongsToBoard(d))) return NO_NAMES;
  return JSON.stringify(d).match(/'[\w.-]+'/g) ?? NO_NAMES;
}

/** Kinds of definitions whose expressions the board evaluates. It also inlines properties that are functions, which belong to the game. */
const BOARD_KINDS: ReadonlySet<Definition['kind']> = new Set(['path', 'restriction', 'value', 'property', 'constraint']);
