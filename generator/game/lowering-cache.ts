/**
 * A cache of lowered definitions. A result is valid while these stay the same: the definition itself, the outlines of all others except
 * facts of the board, the facts of the board that it reads or names, and the values of the parameters that it reads (`unit-lowering.ts`).
 */
import { belongsToGame } from '../belongs-to-game.ts';
import { ObjectCache, TupleCache } from '../caches.ts';
import type { Definition } from '../generated/definition.ts';
import { createExpressionParser, type ParseExpression } from '../language/parse-expression.ts';
import type { Expansions } from '../lower/capabilities.ts';
import { Memo } from '../memo.ts';
import type { LoweredCalculation } from './calculations.ts';
import { createGameEnvironments, type GameEnvironment } from './environment.ts';
import type { Expressions } from './expressions.ts';
import type { LoweredObject } from './lowered-object.ts';
import { outlineOf } from './outline.ts';
import type { DefinitionOf } from './program.ts';
import type { LoweredFunction } from './properties.ts';
import type { LoweredRoutine } from './steps.ts';

export interface LoweringCache {
  readonly expansions: Expansions;
  readonly memo: Memo;
  /** @param definitions those of an edition, the parameters among them with the value 0 (lower/separate-values.ts) */
  loweringOf(definitions: readonly Definition[], parameters: readonly DefinitionOf<'parameter'>[]): CachedLowering;
}

export interface CachedLowering {
  readonly memo: Memo;
  readonly environment: GameEnvironment;
  readonly units: CachedUnits;
  /** The facts of the board in this environment; other environments that share the units may have others. */
  readonly facts: BoardFacts;
}

interface CachedUnits {
  readonly routines: Units<LoweredRoutine & { readonly initialFacts: string }>;
  readonly functions: Units<LoweredFunction>;
  readonly calculations: Units<Omit<LoweredCalculation, 'entries'>>;
  readonly objects: Units<LoweredObject>;
  readonly definitionTexts: ObjectCache<Definition, string>;
}

/** The outlines of the facts of the board by id. Two maps with the same entries are the same object. */
export type BoardFacts = ReadonlyMap<string, string>;

export interface Units<T> {
  /** The results of lowering a definition, by the part of it that was lowered. */
  readonly ofDefinitions: ObjectCache<Definition, Map<string, Unit<T>>>;
  /** The results for a list of definitions or routines, by the part of them that was lowered. */
  readonly ofLists: ObjectCache<readonly object[], Map<unknown, UnitList<T>>>;
}

export interface UnitList<T> {
  readonly units: readonly Unit<T>[];
  readonly values: readonly T[];
  readonly expressions: readonly Expressions[];
  /** The indexes of units that read parameters. */
  readonly readers: readonly number[];
  readonly facts: BoardFacts;
}

export interface Unit<T> {
  readonly value: T;
  readonly expressions: Expressions;
  readonly facts: BoardFacts;
  readonly parameters: readonly (readonly [id: string, value: number | undefined])[];
}

/** The capacity of the cache: the environments of the editions, variants and packs, each before and after a change. */
const CAPACITY = 24;

interface Outline {
  /** Undefined where no other definition reads anything of it. */
  readonly outline: Definition | undefined;
  /** Equal for two definitions of which others read the same. */
  readonly key: Definition | string;
  readonly isBoardFact: boolean;
}

/**
 * Whether it is a fact of the board: a change of one concerns only definitions that read or name it. A record of the subject `step` is
 * none: it is a function of two squares.
 */
const isBoardFact = (d: Definition): boolean =>
  (d.kind === 'record' && !belongsToGame(d) && d.of !== 'step') || (d.kind === 'property' && !belongsToGame(d));

function outlineAndKeyOf(d: Definition): Outline {
  const outline = outlineOf(d);
  const common = { outline, isBoardFact: isBoardFact(d) };
  if (outline === undefined) return { ...common, key: '' };
  // Of a path others read the labels, and of a parameter all but its value.
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
  const lowerings = new ObjectCache<readonly Definition[], LoweringWithoutValues>();
  const loweringFor = (definitions: readonly Definition[]): LoweringWithoutValues => {
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
    const units = recentUnits.get(
      outlined.flatMap((one) => (one.isBoardFact ? [] : [one.key])),
      createUnits,
    );
    return { memo, environmentOf, units, facts: recentFacts.get(facts.flat(), () => new Map(facts)) };
  };
  return {
    expansions,
    memo,
    loweringOf(definitions, parameters) {
      const { environmentOf, ...lowering } = lowerings.get(definitions, () => loweringFor(definitions));
      return { ...lowering, environment: environmentOf(parameters) };
    },
  };
}

interface LoweringWithoutValues extends Omit<CachedLowering, 'environment'> {
  readonly environmentOf: ReturnType<typeof createGameEnvironments>;
}

const noUnits = <T>(): Units<T> => ({ ofDefinitions: new ObjectCache(), ofLists: new ObjectCache() });

const createUnits = (): CachedUnits => ({
  routines: noUnits(),
  functions: noUnits(),
  calculations: noUnits(),
  objects: noUnits(),
  definitionTexts: new ObjectCache(),
});
