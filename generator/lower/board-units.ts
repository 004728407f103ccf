/** Lowered definitions of the board. Each is valid while the parts of other definitions that it reads stay the same. */
import { ObjectCache, TupleCache } from '../caches.ts';
import type { Definition } from '../generated/definition.ts';
import type { Parameter } from '../language/environment.ts';
import { createExpressionParser, type ParseExpression } from '../language/parse-expression.ts';
import { Memo } from '../memo.ts';
import type { Expansions } from './capabilities.ts';
import { createLowering, type ExpressionFault } from './context.ts';
import { hasNoEntry, lowerDefinition } from './definition.ts';
import type { BoardEnvironment } from './environment.ts';
import { type Calls, callsIn } from './functions.ts';
import type { LoweredDefinition } from './ir.ts';
import type { KnownDefinitions } from './known-definitions.ts';

type ParameterValues = readonly (readonly [id: string, value: number | undefined])[];

export interface BoardUnit extends Calls {
  readonly lowered: LoweredDefinition;
  readonly faults: readonly ExpressionFault[];
  /** Names of definitions, parameters and functions that its expressions use. */
  readonly uses: readonly string[];
  readonly parameters: ParameterValues;
}

/** The code of properties that is inlined where they are read. */
export interface Inlined {
  readonly codeByProperty: ReadonlyMap<string, string>;
  /** Equal for equal code. */
  readonly key: string;
  readonly parameters: ParameterValues;
}

/**
 * The results of lowering that are valid for the same outlines of all definitions. An outline has no values of parameters, so each result
 * that depends on such values is stored with them.
 */
interface BoardContext {
  inlined?: Inlined;
  /** By `Inlined.key`. */
  readonly units: TupleCache<BoardUnits>;
}

interface UnitList {
  readonly units: readonly BoardUnit[];
  /** The indexes of units that read parameters. */
  readonly readers: readonly number[];
}

/** The units that were lowered with the same inlined code. */
interface BoardUnits {
  /** By definition, the unit of its last lowering. */
  readonly slots: ObjectCache<Definition, { unit?: BoardUnit }>;
  /** By list of definitions, the units of its first lowering. */
  readonly lists: ObjectCache<readonly Definition[], UnitList>;
  /** The environment of the definitions. The values of its parameters are those of the edition that was lowered last. */
  environment?: BoardEnvironment;
}

export interface BoardCache {
  readonly parse: ParseExpression;
  readonly expansions: Expansions;
  readonly memo: Memo;
  /** By the outlines of the definitions and everything else that a definition reads of the others, except the values of parameters. */
  readonly contexts: TupleCache<BoardContext>;
}

/** The most contexts of the cache: it has room for the editions, variants and packs, each before and after a change. */
const MOST_CONTEXTS = 24;
/** The most entries of `BoardContext.units`: inlined code differs between editions only by the values of its parameters. */
const MOST_INLINED = 4;

export const createBoardCache = (
  parse = createExpressionParser(),
  expansions: Expansions = new ObjectCache(),
  memo = new Memo(),
): BoardCache => ({ parse, expansions, memo, contexts: new TupleCache(MOST_CONTEXTS) });

/** The parts of an edition that the lowering of a definition reads. The rarely needed ones are computed on demand. */
export interface BoardEdition {
  readonly parameters: ReadonlyMap<string, Parameter>;
  readonly known: () => KnownDefinitions;
  readonly environment: () => BoardEnvironment;
}

/** The part of a definition that the lowering of others reads. It has no values of parameters: `lowerUnit` compares these. */
export function outlineOf(d: Definition): Definition | string {
  switch (d.kind) {
    case 'record':
    case 'property':
    case 'table':
    case 'path':
    case 'calculation':
    case 'subject':
      return d;
    case 'parameter':
      return `parameter ${d.id} ${JSON.stringify(d.type)}`;
    case 'restriction':
      return `restriction ${d.id} ${d.path}`;
    case 'value':
    case 'constraint':
    case 'procedure':
    case 'option':
    case 'trigger':
    case 'question':
    case 'board-question':
    case 'capability':
    case 'exception':
    case 'duration':
      return `${d.kind} ${d.id}`;
  }
}

export const createBoardContext = (): BoardContext => ({ units: new TupleCache(MOST_INLINED) });

export const createBoardUnits = (): BoardUnits => ({ slots: new ObjectCache(), lists: new ObjectCache() });

export const haveValues = (parameters: BoardEdition['parameters'], values: ParameterValues): boolean =>
  values.every(([id, value]) => parameters.get(id)?.value === value);

const NOTHING: BoardUnit = { lowered: undefined, faults: [], uses: [], called: [], functionFaults: [], parameters: [] };

/** @param units the cache to read the unit from and to store it in; without it nothing is cached */
export function lowerUnit(d: Definition, { parameters, known, environment }: BoardEdition, units?: BoardUnits): BoardUnit {
  if (hasNoEntry(d)) return NOTHING;
  const slot = units?.slots.get(d, () => ({})) ?? {};
  if (slot.unit !== undefined && haveValues(parameters, slot.unit.parameters)) return slot.unit;
  // All definitions share the environment. Its calls are cleared here, so that it collects those of this definition alone.
  const { calls } = environment();
  for (const collected of [calls.called, calls.parameters, calls.faults]) collected.clear();
  const lowering = createLowering(environment(), known());
  const lowered = lowerDefinition(d, lowering);
  const parametersRead = new Set([...lowering.uses, ...calls.parameters].filter((id) => parameters.has(id)));
  slot.unit = {
    lowered,
    faults: lowering.faults,
    uses: [...lowering.uses],
    ...callsIn(calls),
    parameters: [...parametersRead].map((id) => [id, parameters.get(id)?.value]),
  };
  return slot.unit;
}

/**
 * Lowers the definitions of a board. If the list was lowered before, only those that read a parameter with another value are lowered again.
 */
export function lowerUnits(definitions: readonly Definition[], board: BoardEdition, units: BoardUnits): readonly BoardUnit[] {
  const { units: before, readers } = units.lists.get(definitions, () => {
    const lowered = definitions.map((d) => lowerUnit(d, board, units));
    return { units: lowered, readers: [...lowered.keys()].filter((index) => lowered[index]?.parameters.length !== 0) };
  });
  const after = [...before];
  for (const index of readers) {
    const d = definitions[index];
    if (d !== undefined) after[index] = lowerUnit(d, board, units);
  }
  return after;
}
