/**
 * A cache of lowered definitions, each valid while the definition itself and the outlines of all others stay the same. Editions whose
 * outlines differ only in facts of the board share it.
 */
import { ObjectCache, TupleCache } from '../caches.ts';
import type { Definition } from '../generated/definition.ts';
import { createExpressionParser, type ParseExpression } from '../language/parse-expression.ts';
import type { Expansions } from '../lower/capabilities.ts';
import { Memo } from '../memo.ts';
import { belongsToGame } from './belongs-to-game.ts';
import type { LoweredCalculation } from './calculations.ts';
import { createGameEnvironments, type GameEnvironment } from './environment.ts';
import { createExpressions, type Expressions } from './expressions.ts';
import type { LoweredObject } from './lowered-object.ts';
import { outlineOf } from './outline.ts';
import type { LoweredFunction } from './properties.ts';
import type { LoweredRoutine } from './steps.ts';

export interface LoweringCache {
  readonly expansions: Expansions;
  readonly memo: Memo;
  loweringOf(definitions: readonly Definition[]): CachedLowering;
}

export interface CachedLowering {
  readonly memo: Memo;
  readonly environment: GameEnvironment;
  readonly units: CachedUnits;
  /** Those of the environment; other environments of the same units may have others. */
  readonly facts: BoardFacts;
}

interface CachedUnits {
  readonly routines: Units<LoweredRoutine & { readonly first: string }>;
  readonly functions: Units<LoweredFunction>;
  readonly calculations: Units<Omit<LoweredCalculation, 'entries'>>;
  readonly objects: Units<LoweredObject>;
  readonly definitionTexts: ObjectCache<Definition, string>;
}

/** The outlines of the facts of the board by id. Two maps with the same entries are the same object. */
type BoardFacts = ReadonlyMap<string, string>;

/** The results of lowering a definition, by the name of its part. */
type Units<T> = ObjectCache<Definition, Map<string, Unit<T>>>;

interface Unit<T> {
  readonly value: T;
  readonly expressions: Expressions;
  /** Those of the environment that it was lowered in. */
  readonly facts: BoardFacts;
  /** The values of the parameters that it was lowered with. */
  readonly parameters: readonly (readonly [id: string, value: number | undefined])[];
}

/** The capacity of the cache: the environments of the editions, variants and packs, each before and after a change. */
const CAPACITY = 24;

/** What environments read of a definition. */
interface Outline {
  /** Undefined where no other definition reads anything of it. */
  readonly outline: Definition | undefined;
  /** Equal for two definitions of which others read the same. */
  readonly key: Definition | string;
  readonly isBoardFact: boolean;
}

/** A fact that the board supplies: expressions read it by its name, and nothing else depends on it. A record of steps is a function of two squares. */
const isBoardFact = (d: Definition): boolean =>
  (d.kind === 'record' && !belongsToGame(d) && d.of !== 'step') || (d.kind === 'property' && !belongsToGame(d));

function outlineAndKeyOf(d: Definition): Outline {
  const outline = outlineOf(d);
  const common = { outline, isBoardFact: isBoardFact(d) };
  if (outline === undefined) return { ...common, key: '' };
  if (d.kind === 'path') return { ...common, key: JSON.stringify([d.id, d.path, d.labels]) };
  if (d.kind === 'parameter') return { ...common, key: JSON.stringify({ ...d, value: 0 }) };
  return { ...common, key: outline === d ? d : JSON.stringify(outline) };
}

export function createLoweringCache(
  parse: ParseExpression = createExpressionParser(),
  expansions: Expansions = new ObjectCache(),
  memo = new Memo(),
): LoweringCache {
  const environments = new TupleCache<ReturnType<typeof createGameEnvironments>>(CAPACITY);
  const recentUnits = new TupleCache<CachedUnits>(CAPACITY);
  const recentFacts = new TupleCache<BoardFacts>(CAPACITY);
  const outlines = new ObjectCache<Definition, Outline>();
  return {
    expansions,
    memo,
    loweringOf(definitions) {
      const outlined = definitions
        .map((d) => ({ d, ...outlines.get(d, () => outlineAndKeyOf(d)) }))
        .filter(({ outline }) => outline !== undefined);
      const environmentOf = environments.get(
        outlined.map(({ key }) => key),
        () =>
          createGameEnvironments(
            outlined.flatMap(({ outline }) => outline ?? []),
            parse,
          ),
      );
      const facts = outlined.flatMap(({ d, key, outline, ...one }) =>
        one.isBoardFact ? [[d.id, typeof key === 'string' ? key : JSON.stringify(outline)] as const] : [],
      );
      return {
        memo,
        environment: environmentOf(definitions),
        units: recentUnits.get(
          outlined.flatMap((one) => (one.isBoardFact ? [] : [one.key])),
          createUnits,
        ),
        facts: recentFacts.get(facts.flat(), () => new Map(facts)),
      };
    },
  };
}

const createUnits = (): CachedUnits => ({
  routines: new ObjectCache(),
  functions: new ObjectCache(),
  calculations: new ObjectCache(),
  objects: new ObjectCache(),
  definitionTexts: new ObjectCache(),
});

/** The ids of the facts in which two environments differ. */
function differentFacts(a: BoardFacts, b: BoardFacts): readonly string[] {
  const ids = [...a.keys(), ...b.keys()].filter((id) => a.get(id) !== b.get(id));
  return [...new Set(ids)];
}

/** Lowers a part of a definition, or returns the cached result. `allExpressions` receives the expressions either way. */
export type LowerUnit = <T>(units: Units<T>, d: Definition, part: string, lower: (expressions: Expressions) => T) => T;

export function createUnitLowering(
  { environment, facts, units: { definitionTexts } }: CachedLowering,
  allExpressions: Expressions[],
): LowerUnit {
  const differences = new ObjectCache<BoardFacts, readonly string[]>();
  /** A unit without faults that neither reads nor names a fact in which its environment differs from this one is the same in both. */
  const readsSameFacts = (d: Definition, unit: Unit<unknown>): boolean => {
    if (unit.facts === facts) return true;
    const { faults, uses } = unit.expressions;
    const ids = differences.get(unit.facts, () => differentFacts(unit.facts, facts));
    const text = definitionTexts.get(d, () => JSON.stringify(d));
    return faults.length === 0 && !ids.some((id) => uses.has(id) || text.includes(id.slice(id.lastIndexOf('.') + 1)));
  };
  const parameterValue = (id: string): number | undefined => environment.parameters.get(id)?.value;
  return (units, d, part, lower) => {
    const parts = units.get(d, () => new Map());
    const known = parts.get(part);
    if (known?.parameters.every(([id, value]) => parameterValue(id) === value) && readsSameFacts(d, known)) {
      allExpressions.push(known.expressions);
      return known.value;
    }
    const expressions = createExpressions(environment, d.id);
    allExpressions.push(expressions);
    const value = lower(expressions);
    const parameters = [...expressions.uses].filter((id) => environment.parameters.has(id)).map((id) => [id, parameterValue(id)] as const);
    parts.set(part, { value, expressions, facts, parameters });
    return value;
  };
}
