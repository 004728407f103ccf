/** The facts that definitions read which hold or not, such as `hindering`, or are one of several names, such as `size`. */
import { namesIn } from '../checks/mentioned-names.ts';
import type { Definition, ValueType } from '../generated/definition.ts';

/** Names of facts without their subjects, with their dots: `.hindering`. */
export interface ReadFacts {
  /** Those that the definition itself names. */
  readonly named: ReadonlySet<string>;
  /** By each of them, itself and those that it is made of. */
  readonly basis: ReadonlyMap<string, ReadonlySet<string>>;
}

type FactsOf = (definition: object) => ReadFacts;

/**
 * Facts that are numbers, such as the elevation, are left out: too many rules read them for two such rules to be alike.
 * @param definitions all that a rule may read
 */
export function createFactsOf(definitions: readonly Definition[]): FactsOf {
  const facts = new Map<string, FactDefinition[]>();
  for (const one of definitions) {
    if ((one.kind !== 'record' && one.kind !== 'property') || !isOfNames(one.type) || !one.id.includes('.')) continue;
    const name = one.id.slice(one.id.lastIndexOf('.'));
    facts.set(name, [...(facts.get(name) ?? []), one]);
  }
  // The kind of a map and that of an object have nothing in common but their name.
  for (const [name, same] of facts) if (same.length > 1 && same.some(({ type }) => type !== 'bool')) facts.delete(name);
  const follow = (name: string, reached: Set<string>): ReadonlySet<string> => {
    if (reached.has(name)) return reached;
    reached.add(name);
    for (const one of facts.get(name) ?? []) if (one.kind === 'property') for (const next of factsIn(one)) follow(next, reached);
    return reached;
  };
  // `.size()` is no fact, but `.size` may be one.
  const factsIn = (definition: object): string[] => {
    const text = JSON.stringify(definition);
    return [...namesIn(definition)].filter((name) => facts.has(name) && new RegExp(`\\${name}\\b(?!\\()`).test(text));
  };
  return (definition) => {
    const named = new Set(factsIn(definition));
    return { named, basis: new Map([...named].map((name) => [name, follow(name, new Set())])) };
  };
}

const isOfNames = (type: ValueType): boolean => type === 'bool' || (typeof type === 'object' && 'enum' in type);

type FactDefinition = Extract<Definition, { readonly kind: 'record' | 'property' }>;

/** The facts that one of two definitions names and the other reads, by its name or through another fact. */
export function sharedFacts(one: ReadFacts, other: ReadFacts): string[] {
  const readByBoth = (named: ReadonlySet<string>, { basis }: ReadFacts): string[] =>
    [...named].filter((name) => [...basis.values()].some((read) => read.has(name)));
  return [...new Set([...readByBoth(one.named, other), ...readByBoth(other.named, one)])];
}
