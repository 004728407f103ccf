/** The definitions of an edition, by what lowering one of them looks up of the others. */
import type { CalculationDefinition, Definition, Step } from '../generated/definition.ts';
import type { PathDefinition } from './frames.ts';

export interface KnownDefinitions {
  readonly all: readonly Definition[];
  readonly byId: ReadonlyMap<string, Definition>;
  readonly paths: readonly PathDefinition[];
  readonly calculations: readonly CalculationDefinition[];
  /** What a set-up may have entries of besides players, characters and objects: records of the map, and fields of actions. */
  readonly inSetUp: () => readonly string[];
}

export function knownDefinitions(all: readonly Definition[]): KnownDefinitions {
  let inSetUp: readonly string[] | undefined;
  return {
    all,
    byId: new Map(all.map((d) => [d.id, d])),
    paths: all.filter((d) => d.kind === 'path'),
    calculations: all.filter((d) => d.kind === 'calculation'),
    inSetUp() {
      inSetUp ??= entriesOfSetUps(all);
      return inSetUp;
    },
  };
}

function entriesOfSetUps(definitions: readonly Definition[]): readonly string[] {
  const records = definitions.flatMap((d): readonly string[] =>
    d.kind === 'record' && d.given?.startsWith('map.') === true ? [d.id] : [],
  );
  const choices = definitions.flatMap((d) => (d.kind !== 'calculation' && 'steps' in d ? choicesIn(d.steps ?? []) : []));
  return [...records, ...choices.map((name) => `action.${name}`)];
}

/** The names of what players choose, which are fields of actions. */
const choicesIn = (steps: readonly Step[]): string[] =>
  steps.flatMap(({ choose, as, steps: own = [], else: others = [] }) => [
    ...(choose !== undefined && as !== undefined ? [as] : []),
    ...choicesIn([...own, ...others]),
  ]);
