/** The boolean facts, such as `hindering`, and the enumerated ones, such as `size`, that definitions read. */
import type { Definition, ValueType } from '../generated/definition.ts';
import { textsIn } from '../mentioned-names.ts';
import { wordsOf } from './meaningful-words.ts';

/** Names of facts without their subjects, with their dots: `.hindering`. */
export interface ReadFacts {
  /** Those that the definition itself names. */
  readonly named: ReadonlySet<string>;
  /** The boolean ones of `named`. */
  readonly tested: ReadonlySet<string>;
  /** The boolean functions that it calls, such as `opposing`. */
  readonly called: ReadonlySet<string>;
  /** For each of `named`: itself and the facts that it is computed from. */
  readonly basis: ReadonlyMap<string, ReadonlySet<string>>;
}

export type FactsOf = (definition: object) => ReadFacts;

/**
 * Facts that are numbers, such as the elevation, are left out: too many rules read them for two such rules to be alike.
 * @param definitions all that a rule may read
 */
export function createFactsOf(definitions: readonly Definition[]): FactsOf {
  const facts = new Map<string, FactDefinition[]>();
  for (const one of definitions) {
    if ((one.kind !== 'record' && one.kind !== 'property') || !isBooleanOrEnumerated(one.type) || !one.id.includes('.')) continue;
    const name = one.id.slice(one.id.lastIndexOf('.'));
    facts.set(name, [...(facts.get(name) ?? []), one]);
  }
  // Enumerated facts with one name, such as the kind of a map and that of an object, may have nothing else in common.
  for (const [name, same] of facts) if (same.length > 1 && same.some(({ type }) => type !== 'bool')) facts.delete(name);
  const functions = new Set<string>(
    definitions.flatMap((one) => (one.kind === 'property' && one.takes !== undefined && one.type === 'bool' ? [one.id] : [])),
  );
  const factsIn = (definition: object): string[] => memberNamesIn(definition).filter((name) => facts.has(name));
  const follow = (name: string, reached: Set<string>): ReadonlySet<string> => {
    if (reached.has(name)) return reached;
    reached.add(name);
    for (const one of facts.get(name) ?? []) if (one.kind === 'property') for (const next of factsIn(one)) follow(next, reached);
    return reached;
  };
  const readBy = new Map<object, ReadFacts>();
  return (definition) => {
    const known = readBy.get(definition);
    if (known !== undefined) return known;
    const named = new Set(factsIn(definition));
    const tested = new Set([...named].filter((name) => facts.get(name)?.[0]?.type === 'bool'));
    const called = new Set(functionNamesIn(definition).filter((name) => functions.has(name)));
    const read = { named, tested, called, basis: new Map([...named].map((name) => [name, follow(name, new Set())])) };
    readBy.set(definition, read);
    return read;
  };
}

/** Of `.lowWall` the words "low" and "wall", of `.isPrime` "prime". */
export const wordsOfName = (fact: string): readonly string[] =>
  wordsOf(fact.replaceAll(/([a-z])([A-Z])/g, '$1 $2')).filter((word, index) => index > 0 || (word !== 'is' && word !== 'has'));

/** Every name after a dot, with the dot. `.size()` is no fact, but `.size` may be one. */
const memberNamesIn = (definition: object): string[] =>
  textsIn(definition).flatMap((text) => [...text.matchAll(/\.[A-Za-z]\w*(?![\w(])/g)].map(([name]) => name));

export const functionNamesIn = (definition: object): string[] =>
  textsIn(definition).flatMap((text) => [...text.matchAll(/\w+(?=\()/g)].map(([name]) => name));

const isBooleanOrEnumerated = (type: ValueType): boolean => type === 'bool' || (typeof type === 'object' && 'enum' in type);

type FactDefinition = Extract<Definition, { readonly kind: 'record' | 'property' }>;

/**
 * The facts that one of two definitions names and the other reads, by its name or through another fact, and the functions that both call.
 */
export const sharedFacts = (one: ReadFacts, other: ReadFacts): string[] => [
  ...new Set([...readFrom(one.named, other), ...readFrom(other.named, one), ...[...one.called].filter((name) => other.called.has(name))]),
];

/** Those of the facts that a definition reads, by their names or through other facts. */
export const readFrom = (names: ReadonlySet<string>, { basis }: ReadFacts): string[] =>
  [...names].filter((name) => [...basis.values()].some((read) => read.has(name)));
