/** Functions that define in another form what a path defines: `touchesFromBelow`, which is called beside `adjacent`. */
import type { JsonObject } from '../../engine/base/json.ts';
import type { Definition } from '../generated/definition.ts';
import { once } from '../once.ts';
import { functionNamesIn, type ReadFacts, sharedFacts } from './read-facts.ts';

/** The values of `over` of restrictions that may be about two neighbours. With other values they are about the squares of a line. */
const BETWEEN_NEIGHBOURS: ReadonlySet<unknown> = new Set(['side', 'edge', 'step']);

/**
 * The facts and functions that a function of two squares shares with a restriction of a path, if a definition calls it together with the
 * function of the path.
 */
export function createOtherForms(
  definitions: readonly Definition[],
  factsOf: (definition: object) => ReadFacts,
): (one: Definition, restriction: Definition | JsonObject) => readonly string[] {
  const functions = new Map(definitions.flatMap((one) => (isOfTwoSquares(one) ? [[String(one.id), one] as const] : [])));
  const calledTogether = once(() => definitions.map(functionNamesIn));
  /** The functions that definitions call beside that of the path, and those that these call in turn. */
  const besideOf = (path: string): ReadonlySet<string> => {
    const beside = new Set(calledTogether().flatMap((names) => (names.includes(path) ? names : [])));
    // A loop over a set also visits the values that are added meanwhile.
    for (const name of beside) for (const called of functionNamesIn(functions.get(name) ?? {})) beside.add(called);
    return beside;
  };
  return (one, restriction) => {
    if (!functions.has(one.id) || restriction.kind !== 'restriction' || !('over' in restriction)) return [];
    const isBeside = BETWEEN_NEIGHBOURS.has(restriction.over) && besideOf(String(restriction.path)).has(one.id);
    return isBeside ? sharedFacts(factsOf(restriction), factsOf(one)) : [];
  };
}

const isOfTwoSquares = (one: Definition): boolean =>
  one.kind === 'property' && one.type === 'bool' && Object.values(one.takes ?? {}).filter((type) => type === 'square').length === 2;
