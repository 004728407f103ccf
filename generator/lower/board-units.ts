/** Lowered definitions of the board, each valid while what it reads of the other definitions stays the same. */
import { ObjectCache, TupleCache } from '../caches.ts';
import type { Definition } from '../generated/definition.ts';
import type { DefinitionId } from '../ids.ts';
import { createExpressionParser, type ParseExpression } from '../language/parse-expression.ts';
import type { Vocabulary } from '../language/vocabulary.ts';
import type { Expansions, QuotedNames } from './capabilities.ts';
import { createLowering, type ExpressionFault } from './context.ts';
import { lowerDefinition } from './definition.ts';
import type { BoardEnvironment } from './environment.ts';
import type { FunctionFault } from './functions.ts';
import type { LoweredDefinition } from './ir.ts';
import type { KnownDefinitions } from './known-definitions.ts';

/** One definition, lowered against the others of its edition. */
interface BoardUnit {
  readonly made: LoweredDefinition;
  readonly faults: readonly ExpressionFault[];
  /** Ids of what its expressions use. */
  readonly uses: readonly string[];
  /** Ids of the functions that they call, and what is wrong in these. */
  readonly called: readonly DefinitionId[];
  readonly functionFaults: readonly (readonly [DefinitionId, readonly FunctionFault[]])[];
  /** The values of the parameters that it was lowered with. */
  readonly parameters: readonly (readonly [id: string, value: number | undefined])[];
}

type Units = ObjectCache<Definition, { unit?: BoardUnit }>;

export interface BoardCache {
  readonly parse: ParseExpression;
  readonly expansions: Expansions;
  readonly quoted: QuotedNames;
  /** Definitions as editions cite them, by the areas that these lack. */
  readonly cited: ObjectCache<Definition, TupleCache<Definition>>;
  /** By what definitions read of each other. */
  readonly units: TupleCache<Units>;
}

/** The capacity of the cache: the editions, variants and packs, each before and after a change. */
const CAPACITY = 24;

export const createBoardCache = (parse = createExpressionParser(), expansions: Expansions = new ObjectCache()): BoardCache => ({
  parse,
  expansions,
  quoted: new ObjectCache(),
  cited: new ObjectCache(),
  units: new TupleCache(CAPACITY),
});

/** What lowering reads of a definition when it lowers another. Values of parameters are compared for each unit. */
function outlineOf(d: Definition): Definition | string {
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

/** @param inline the code of properties that is inlined where they are read */
export function unitsOf(
  { all, inSetUp }: KnownDefinitions,
  environment: BoardEnvironment,
  vocabulary: Vocabulary,
  inline: ReadonlyMap<string, string>,
  cache: BoardCache,
): Units {
  const names = environment.names?.get('capability') ?? [];
  const key = [vocabulary, JSON.stringify([[...inline], names, inSetUp()]), ...all.map(outlineOf)];
  return cache.units.get(key, () => new ObjectCache());
}

/** @param units those of the environment; without them nothing is cached */
export function lowerUnit(d: Definition, definitions: KnownDefinitions, environment: BoardEnvironment, units?: Units): BoardUnit {
  const valueNow = (id: string): number | undefined => environment.parameters.get(id)?.value;
  const slot = units?.get(d, () => ({})) ?? {};
  if (slot.unit?.parameters.every(([id, value]) => valueNow(id) === value)) return slot.unit;
  const { calls } = environment;
  for (const found of [calls.called, calls.parameters, calls.faults]) found.clear();
  const lowering = createLowering(environment, definitions);
  const made = lowerDefinition(d, lowering);
  const read = new Set([...lowering.uses, ...calls.parameters].filter((id) => environment.parameters.has(id)));
  slot.unit = {
    made,
    faults: lowering.faults,
    uses: [...lowering.uses],
    called: [...calls.called],
    functionFaults: [...calls.faults],
    parameters: [...read].map((id) => [id, valueNow(id)]),
  };
  return slot.unit;
}
