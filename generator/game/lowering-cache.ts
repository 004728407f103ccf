/** What was lowered before, valid as long as the definition itself and the outlines of all others stay the same. */
import { ObjectCache, RecentCache } from '../caches.ts';
import type { Definition } from '../generated/definition.ts';
import { createExpressionParser, type ParseExpression } from '../language/parse-expression.ts';
import type { LoweredCalculation } from './calculations.ts';
import { createGameEnvironment, type GameEnvironment } from './environment.ts';
import { createExpressions, type Expressions } from './expressions.ts';
import type { LoweredObject } from './lowered-object.ts';
import { outlineOf } from './outline.ts';
import type { LoweredRoutine } from './steps.ts';

export interface LoweringCache {
  of(definitions: readonly Definition[]): LoweredBefore;
}

export interface LoweredBefore {
  readonly environment: GameEnvironment;
  readonly units: {
    readonly routines: Units<LoweredRoutine & { readonly first: string }>;
    readonly functions: Units<string>;
    readonly calculations: Units<Omit<LoweredCalculation, 'entries'>>;
    readonly objects: Units<LoweredObject>;
  };
}

/** What a definition was lowered to, each part of it by a name, with the expressions that this took. */
type Units<T> = ObjectCache<Definition, Map<string, { readonly value: T; readonly expressions: Expressions }>>;

/** So many environments are kept: those of a few editions, each before and after a change. */
const MOST = 8;

export function createLoweringCache(parse: ParseExpression = createExpressionParser()): LoweringCache {
  const recent = new RecentCache<LoweredBefore>(MOST);
  const outlines = new ObjectCache<Definition, { readonly outline: Definition | undefined; readonly text: string }>();
  let serial = 0;
  const written = (d: Definition): { readonly outline: Definition | undefined; readonly text: string } =>
    outlines.get(d, () => {
      const outline = outlineOf(d);
      return { outline, text: outline === d ? `${++serial}` : outline === undefined ? '' : JSON.stringify(outline) };
    });
  return {
    of(definitions) {
      const all = definitions.map(written);
      return recent.get(all.map(({ text }) => text).join('\n'), () => ({
        environment: createGameEnvironment(
          all.flatMap(({ outline }) => outline ?? []),
          parse,
        ),
        units: { routines: new ObjectCache(), functions: new ObjectCache(), calculations: new ObjectCache(), objects: new ObjectCache() },
      }));
    },
  };
}

/** Lowers a part of a definition, or gives what it was lowered to before; `all` receives the expressions either way. */
type LowerUnit = <T>(units: Units<T>, d: Definition, part: string, lower: (expressions: Expressions) => T) => T;

export function createUnits(environment: GameEnvironment, all: Expressions[]): LowerUnit {
  return (units, d, part, lower) => {
    const parts = units.get(d, () => new Map());
    const known = parts.get(part);
    if (known !== undefined) {
      all.push(known.expressions);
      return known.value;
    }
    const expressions = createExpressions(environment, d.id);
    all.push(expressions);
    const value = lower(expressions);
    parts.set(part, { value, expressions });
    return value;
  };
}
