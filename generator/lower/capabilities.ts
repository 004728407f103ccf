/**
 * Inserts exceptions into the definitions of the board and the game, and the conditions of capabilities into those of the board (for
 * definitions of the game, `game/users.ts` lowers the users of a capability). An exception becomes an entry of `unless` in each definition
 * that it is an exception to. A restriction that belongs to a capability acts under a class key of its path.
 */
import { ObjectCache, TupleCache } from '../caches.ts';
import { camel } from '../camel.ts';
import type { DefinitionOf } from '../game/program.ts';
import type {
  Definition,
  ExceptionDefinition,
  PathDefinition,
  PropertyDefinition,
  RestrictionDefinition,
  ValueDefinition,
} from '../generated/definition.ts';
import type { DefinitionId } from '../ids.ts';
import { didYouMean, nearest } from '../nearest.ts';
import { capabilityIds, usesFunctionName } from './capability-bits.ts';
import { type ComposedText, composed, type DefinitionFault, inWrittenText, written } from './composed-text.ts';
import { formOf } from './frames.ts';

interface Expanded {
  readonly definitions: readonly Definition[];
  readonly faults: readonly DefinitionFault[];
  /** The fault of an expanded definition, at the place where its text is written. */
  atOrigin<F extends DefinitionFault>(found: F): F;
}

type Excepted = DefinitionOf<'restriction' | 'value' | 'constraint' | 'option' | 'trigger'>;
type BooleanProperty = PropertyDefinition & { readonly is: string };

const canHaveExceptions = (d: Definition | undefined): d is Excepted =>
  d !== undefined && ['restriction', 'value', 'constraint', 'option', 'trigger'].includes(d.kind);

/** A boolean property can have exceptions: where one applies, it is false. */
const isBooleanProperty = (d: Definition | undefined): d is BooleanProperty =>
  d?.kind === 'property' && d.type === 'bool' && d.is !== undefined;

/** A definition that acts for the users of a capability. `self` is the expression for the user. */
interface OfUsers {
  readonly id: DefinitionId;
  readonly self: string;
  readonly capability: string;
}

const isOfUsers = <D extends Definition>(d: D): d is D & OfUsers =>
  'self' in d && d.self !== undefined && 'capability' in d && d.capability !== undefined;

function guard({ id, self, capability }: OfUsers, { uses }: Expansion): ComposedText {
  const user = written(id, '/self', self);
  return composed`(${user} != none && ${uses}(${user}, '${capability}'))`;
}

const withCondition = (test: ComposedText, d: { readonly id: DefinitionId; readonly if?: string }): ComposedText =>
  d.if === undefined ? test : composed`${test} && (${written(d.id, '/if', d.if)})`;

/** A cache of changed definitions, so that the same change of the same definition gives the same object. */
export type Expansions = ObjectCache<Definition, TupleCache<Definition>>;

interface Expansion {
  readonly definitions: Map<string, Definition>;
  readonly faults: DefinitionFault[];
  /** The function that tells whether a character uses a capability. */
  readonly uses: string;
  /** The texts that expansion changed. A key is the id of a definition and a pointer in it, with a space between. */
  readonly texts: Map<string, ComposedText>;
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
  const expansion: Expansion = {
    definitions: new Map(unexpanded.map((d) => [d.id, d])),
    faults: [],
    texts: new Map(),
    cache,
    uses: usesFunctionName(unexpanded),
  };
  for (const d of unexpanded) {
    if (!checkCapability(d, expansion)) continue;
    if (d.kind === 'exception') addException(d, expansion);
    else if (d.kind === 'restriction' && d.capability !== undefined) limitToUsers(d, expansion);
    // A value without `in` belongs to the game.
    else if (d.kind === 'value' && d.in !== undefined && d.capability !== undefined) {
      if (isOfUsers(d)) setCondition(d, withCondition(guard(d, expansion), d), expansion);
      else expansion.faults.push({ ...USER_MISSING, ...NO_RANGE, definition: d.id, pointer: '/capability' });
    }
  }
  return {
    definitions: [...expansion.definitions.values()].filter((d) => d.kind !== 'exception'),
    faults: expansion.faults,
    atOrigin: (found) => {
      const text = expansion.texts.get(`${found.definition} ${found.pointer}`);
      return text === undefined ? found : { ...inWrittenText(found, text), readIn: found.definition };
    },
  };
}

const USER_MISSING = {
  message: 'nothing names the user of the capability',
  found: 'no "self"',
  expected: '"self": a character of its frame',
};

function asExpanded<D extends Definition>(d: D, expansion: Expansion): D {
  const expanded = expansion.definitions.get(d.id);
  const isSameKind = (other: Definition | undefined): other is D => other?.kind === d.kind;
  return isSameKind(expanded) ? expanded : d;
}

/** False if the definition names an unknown capability. Reports that, and a "self" without a capability. */
function checkCapability(d: Definition, { definitions, faults }: Expansion): boolean {
  const capability = 'capability' in d ? d.capability : undefined;
  const isKnown = capability === undefined || definitions.get(capability)?.kind === 'capability';
  const known = isKnown ? [] : capabilityIds([...definitions.values()]);
  if (!isKnown)
    faults.push({
      ...NO_RANGE,
      code: 'capability-unknown',
      message: `There is no capability "${capability}".`,
      found: capability,
      expected: known.join(', '),
      ...didYouMean(nearest(capability, known)),
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
      const before = expansion.texts.get(`${id} /is`) ?? written(target.id, '/is', target.is);
      const is = composed`(${before}) && !(${isOfUsers(d) ? withCondition(guard(d, expansion), d) : conditionAlone(d)})`;
      expansion.texts.set(`${id} /is`, is);
      replace(target, [is.text], expansion, () => ({ ...target, is: is.text }));
      continue;
    }
    if (!canHaveExceptions(target)) {
      expansion.faults.push({
        ...NO_RANGE,
        code: target === undefined ? 'exception-target-unknown' : 'exception-target-unsuitable',
        message: target === undefined ? `There is no definition "${id}".` : `The ${target.kind} "${id}" cannot have exceptions.`,
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
    expansion.texts.set(`${id} /unless/${unless.length}/if`, condition);
    const added = { if: condition.text, clauses: d.cites ?? d.clauses, ...(d.note === undefined ? {} : { note: d.note }) };
    replace(target, [d, condition.text], expansion, () => ({ ...target, unless: [...unless, added] }));
  }
}

const conditionAlone = (d: ExceptionDefinition): ComposedText => (d.if === undefined ? composed`false` : written(d.id, '/if', d.if));

function conditionOf(d: ExceptionDefinition, target: Excepted, expansion: Expansion): ComposedText {
  if (!isOfUsers(d)) return conditionAlone(d);
  return withCondition(target.kind === 'restriction' ? useTest(d, target, expansion) : guard(d, expansion), d);
}

function limitToUsers(d: RestrictionDefinition, expansion: Expansion): void {
  if (isOfUsers(d)) setCondition(d, withCondition(useTest(d, d, expansion), d), expansion);
  else expansion.faults.push({ ...USER_MISSING, ...NO_RANGE, definition: d.id, pointer: '/capability' });
}

function setCondition(d: RestrictionDefinition | ValueDefinition, condition: ComposedText, expansion: Expansion): void {
  const changed = asExpanded(d, expansion);
  expansion.texts.set(`${d.id} /if`, condition);
  replace(changed, [condition.text], expansion, () => ({ ...changed, if: condition.text }));
}

/**
 * A restriction over the whole line reads the figures at its ends. Any other is evaluated once for all lines or moves with equal class
 * keys, so it reads a key.
 */
const useTest = (d: OfUsers, restriction: RestrictionDefinition, expansion: Expansion): ComposedText =>
  restriction.over === 'line' ? guard(d, expansion) : composed`${addClassKey(d, restriction, expansion)}`;

/** Adds a class key to the path, true for lines or moves of users of the capability. Returns the expression that reads it. */
function addClassKey(d: OfUsers, restriction: RestrictionDefinition, expansion: Expansion): string {
  const path = [...expansion.definitions.values()].find(
    (other): other is PathDefinition => other.kind === 'path' && other.path === restriction.path,
  );
  if (path === undefined) return 'false';
  const key = camel(d.id);
  const test = guard(d, expansion);
  expansion.texts.set(`${path.id} /class/${key}`, test);
  replace(path, [key, test.text], expansion, () => ({ ...path, class: { ...path.class, [key]: test.text } }));
  return `${formOf(path) === 'line' ? 'line' : 'move'}.${key}`;
}
