/** A cache of lowered definitions, each valid while the definition itself and the outlines of all others stay the same. */
import { ObjectCache, TupleCache } from '../caches.ts';
import type { Definition } from '../generated/definition.ts';
import { createExpressionParser, type ParseExpression } from '../language/parse-expression.ts';
import type { Expansions } from '../lower/capabilities.ts';
import type { LoweredCalculation } from './calculations.ts';
import { createGameEnvironments, type GameEnvironment } from './environment.ts';
import { createExpressions, type Expressions } from './expressions.ts';
import type { LoweredObject } from './lowered-object.ts';
import { outlineOf } from './outline.ts';
import type { LoweredRoutine } from './steps.ts';

export interface LoweringCache {
  readonly expansions: Expansions;
  of(definitions: readonly Definition[]): CachedLowering;
}

export interface CachedLowering {
  readonly environment: GameEnvironment;
  readonly units: {
    readonly routines: Units<LoweredRoutine & { readonly first: string }>;
    readonly functions: Units<string>;
    readonly calculations: Units<Omit<LoweredCalculation, 'entries'>>;
    readonly objects: Units<LoweredObject>;
  };
}

/** The results of lowering a definition, by the name of its part. */
type Units<T> = ObjectCache<Definition, Map<string, Unit<T>>>;

interface Unit<T> {
  readonly value: T;
  readonly expressions: Expressions;
  /** The values of the parameters that it was lowered with. */
  readonly parameters: readonly (readonly [id: string, value: number | undefined])[];
}

/** The capacity of the cache: the environments of the editions, variants and packs, each before and after a change. */
const CAPACITY = 24;

export function createLoweringCache(
  parse: ParseExpression = createExpressionParser(),
  expansions: Expansions = new ObjectCache(),
): LoweringCache {
  interface CachedUnits {
    readonly environmentOf: ReturnType<typeof createGameEnvironments>;
    readonly units: CachedLowering['units'];
  }
  const recent = new TupleCache<CachedUnits>(CAPACITY);
  const outlines = new ObjectCache<Definition, { readonly outline: Definition | undefined; readonly key: Definition | string }>();
  const outlineAndKey = (d: Definition): { readonly outline: Definition | undefined; readonly key: Definition | string } =>
    outlines.get(d, () => {
      const outline = outlineOf(d);
      const isWhole = outline === d && d.kind !== 'parameter';
      return {
        outline,
        key: isWhole ? d : outline === undefined ? '' : JSON.stringify(d.kind === 'parameter' ? { ...d, value: 0 } : outline),
      };
    });
  return {
    expansions,
    of(definitions) {
      const all = definitions.map(outlineAndKey);
      const { environmentOf, units } = recent.get(
        all.map(({ key }) => key),
        () => ({
          environmentOf: createGameEnvironments(
            all.flatMap(({ outline }) => outline ?? []),
            parse,
          ),
          units: { routines: new ObjectCache(), functions: new ObjectCache(), calculations: new ObjectCache(), objects: new ObjectCache() },
        }),
      );
      return { environment: environmentOf(definitions), units };
    },
  };
}

/** Lowers a part of a definition, or returns the cached result. `all` receives the expressions either way. */
type LowerUnit = <T>(units: Units<T>, d: Definition, part: string, lower: (expressions: Expressions) => T) => T;

export function createUnitLowering(environment: GameEnvironment, all: Expressions[]): LowerUnit {
  const valueNow = (id: string): number | undefined => environment.parameters.get(id)?.value;
  return (units, d, part, lower) => {
    const parts = units.get(d, () => new Map());
    const known = parts.get(part);
    if (known?.parameters.every(([id, value]) => valueNow(id) === value)) {
      all.push(known.expressions);
      return known.value;
    }
    const expressions = createExpressions(environment, d.id);
    all.push(expressions);
    const value = lower(expressions);
    const parameters = [...expressions.uses].filter((id) => environment.parameters.has(id)).map((id) => [id, valueNow(id)] as const);
    parts.set(part, { value, expressions, parameters });
    return value;
  };
}
