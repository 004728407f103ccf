/** Lowers parts of definitions, each again only when something has changed that it reads. */
import { ObjectCache } from '../caches.ts';
import type { Definition } from '../generated/definition.ts';
import { lastPartOf } from '../ids.ts';
import type { Memo } from '../memo.ts';
import { createExpressions, type Expressions } from './expressions.ts';
import type { BoardFacts, CachedLowering, Unit, UnitList, Units } from './lowering-cache.ts';

type PartOfDefinition = readonly [d: Definition, part: string];

export interface UnitLowering {
  /** Lowers a part of a definition, or returns the cached result. */
  one<T>(units: Units<T>, d: Definition, part: string, lower: (expressions: Expressions) => T): T;
  /**
   * The same for each entry of a list. While the list and the key are the same, only those entries are lowered again that read a parameter
   * or a fact of the board which has changed. `partOf` and `lower` read nothing but the entry, the environment, and what the key
   * identifies.
   */
  each<T, E extends object>(
    units: Units<T>,
    list: readonly E[],
    key: unknown,
    partOf: (entry: E) => PartOfDefinition,
    lower: (entry: E, expressions: Expressions) => T,
  ): readonly T[];
}

/** @param allExpressions receives the expressions of all that is lowered, cached or not */
export function createUnitLowering(lowering: CachedLowering, allExpressions: Expressions[]): UnitLowering {
  const { environment, facts, memo } = lowering;
  const readsSameFacts = factComparison(lowering);
  const parameterValue = (id: string): number | undefined => environment.parameters.get(id)?.value;
  const readsSameValues = ({ parameters }: Unit<unknown>): boolean => parameters.every(([id, value]) => parameterValue(id) === value);
  const unitOf = <T>(units: Units<T>, [d, part]: PartOfDefinition, lower: (expressions: Expressions) => T): Unit<T> => {
    const parts = units.ofDefinitions.get(d, () => new Map());
    const known = parts.get(part);
    if (known !== undefined && readsSameValues(known) && readsSameFacts(d, known)) return known;
    const expressions = createExpressions(environment, d.id);
    const value = lower(expressions);
    const parameters = [...expressions.uses].filter((id) => environment.parameters.has(id)).map((id) => [id, parameterValue(id)] as const);
    const unit = { value, expressions, facts, parameters };
    parts.set(part, unit);
    return unit;
  };
  return {
    one(units, d, part, lower) {
      const { value, expressions } = unitOf(units, [d, part], lower);
      allExpressions.push(expressions);
      return value;
    },
    each(units, list, key, partOf, lower) {
      const lists = units.ofLists.get(list, () => new Map());
      const known = lists.get(key);
      const before = known?.facts === facts ? known : undefined;
      const validUnit = (index: number) => {
        const unit = before?.units[index];
        return unit !== undefined && readsSameValues(unit) ? unit : undefined;
      };
      const after =
        before?.readers.every((index) => validUnit(index) !== undefined) === true
          ? before
          : unitList(
              list.map((entry, index) => validUnit(index) ?? unitOf(units, partOf(entry), (e) => lower(entry, e))),
              facts,
              memo,
            );
      lists.set(key, after);
      allExpressions.push(...after.expressions);
      return after.values;
    },
  };
}

const unitList = <T>(units: readonly Unit<T>[], facts: BoardFacts, memo: Memo): UnitList<T> => ({
  units,
  values: memo.same(units.map(({ value }) => value)),
  expressions: units.map(({ expressions }) => expressions),
  readers: [...units.keys()].filter((index) => units[index]?.parameters.length !== 0),
  facts,
});

/** Whether a unit reads the same facts in the environment in which it was lowered and in this one. */
function factComparison({ facts, units: { definitionTexts } }: CachedLowering): (d: Definition, unit: Unit<unknown>) => boolean {
  const differences = new ObjectCache<BoardFacts, readonly string[]>();
  /**
   * Two environments may differ in some facts. A unit without faults that neither reads nor names any of these facts is the same in both.
   */
  return (d, unit) => {
    if (unit.facts === facts) return true;
    const { faults, uses } = unit.expressions;
    const ids = differences.get(unit.facts, () => differentFacts(unit.facts, facts));
    const text = definitionTexts.get(d, () => JSON.stringify(d));
    return faults.length === 0 && !ids.some((id) => uses.has(id) || text.includes(lastPartOf(id)));
  };
}

function differentFacts(a: BoardFacts, b: BoardFacts): readonly string[] {
  const ids = [...a.keys(), ...b.keys()].filter((id) => a.get(id) !== b.get(id));
  return [...new Set(ids)];
}
