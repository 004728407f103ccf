import type {
  CalculationDefinition,
  Definition,
  PathDefinition,
  PropertyDefinition,
  Step,
  TableDefinition,
} from '../generated/definition.ts';

export interface KnownDefinitions {
  readonly byId: ReadonlyMap<string, Definition>;
  readonly paths: readonly PathDefinition[];
  readonly calculations: readonly CalculationDefinition[];
  /** Verdicts cite those that an expression of a question uses, in this order. */
  readonly citable: readonly (PropertyDefinition | TableDefinition)[];
  /** The entries of set-ups besides players, characters and objects: records of the map, and fields of actions. */
  readonly inSetUp: readonly string[];
}

export function knownDefinitions(all: readonly Definition[], inSetUp: readonly string[] = all.flatMap(entriesOfSetUps)): KnownDefinitions {
  return {
    byId: new Map(all.map((d) => [d.id, d])),
    paths: all.filter((d) => d.kind === 'path'),
    calculations: all.filter((d) => d.kind === 'calculation'),
    citable: all.filter((d) => d.kind === 'property' || d.kind === 'table'),
    inSetUp,
  };
}

export function entriesOfSetUps(d: Definition): readonly string[] {
  if (d.kind === 'record') return d.given?.startsWith('map.') === true ? [d.id] : [];
  return d.kind !== 'calculation' && 'steps' in d ? choicesIn(d.steps ?? []).map((name) => `action.${name}`) : [];
}

/** The names of what players choose, which are fields of actions. */
const choicesIn = (steps: readonly Step[]): string[] =>
  steps.flatMap(({ choose, as, steps: inner = [], else: otherwise = [] }) => [
    ...(choose !== undefined && as !== undefined ? [as] : []),
    ...choicesIn([...inner, ...otherwise]),
  ]);
