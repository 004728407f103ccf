/** Keys that the records of only one version have, such as the `id` of each record. */
import { appendTo } from '../../engine/base/append-to.ts';
import type { RecordKey } from '../../site/src/lib/stored-comparison.ts';

/** A section with its facts (`cost: 5`). */
export interface FactSection {
  readonly path: readonly string[];
  readonly facts: readonly string[];
  readonly language?: string;
}

const FEWEST_SECTIONS = 2;
const MOST_VALUES = 3;

export const factKey = (fact: string): string => fact.split(': ', 1)[0] ?? fact;

/** The keys that at least two sections have, and all sections beside these too, but no section of the other version. */
export function recordKeysOnlyIn(sections: readonly FactSection[], other: readonly FactSection[]): readonly RecordKey[] {
  const otherKeys = new Set(other.flatMap(({ facts }) => facts.map(factKey)));
  const originals = sections.filter(({ language }) => language === undefined);
  const siblings = Map.groupBy(originals, parentOf);
  const factsByKey = new Map<string, { readonly fact: string; readonly section: FactSection }[]>();
  for (const section of originals) for (const fact of section.facts) appendTo(factsByKey, factKey(fact), { fact, section });
  return [...factsByKey].flatMap(([key, found]) => {
    const paths = new Set(found.map(({ section }) => pathOf(section)));
    const isInAll = (parent: string): boolean => (siblings.get(parent) ?? []).every((section) => paths.has(pathOf(section)));
    const parents = new Set(found.map(({ section }) => parentOf(section)));
    if (otherKeys.has(key) || found.length < FEWEST_SECTIONS || ![...parents].every(isInAll)) return [];
    const values = [...new Set(found.map(({ fact }) => fact.slice(key.length + 2)))].slice(0, MOST_VALUES);
    return [{ key, sectionCount: found.length, values }];
  });
}

const pathOf = ({ path }: FactSection): string => path.join('\n');
const parentOf = ({ path }: FactSection): string => path.slice(0, -1).join('\n');
