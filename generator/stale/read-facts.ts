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
  /** The definitions of `tested`. Of a variable with an unknown type, such as `it`, all facts of the name count. */
  readonly testedIds: ReadonlySet<string>;
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
    const name = nameOf(one);
    facts.set(name, [...(facts.get(name) ?? []), one]);
  }
  // Enumerated facts with one name, such as the kind of a map and that of an object, may have nothing else in common.
  for (const [name, same] of facts) if (same.length > 1 && same.some(({ type }) => type !== 'bool')) facts.delete(name);
  const functions = new Set<string>(
    definitions.flatMap((one) => (one.kind === 'property' && one.takes !== undefined && one.type === 'bool' ? [one.id] : [])),
  );
  const ownerOf = createOwnerOf(definitions);
  const factDefinitionsIn = (definition: object): FactDefinition[] =>
    memberPathsIn(definition).flatMap((path) => {
      const owner = ownerOf(path.slice(0, -1));
      return (facts.get(`.${path.at(-1)}`) ?? []).filter((one) => owner === undefined || subjectsOf(one).includes(owner));
    });
  const factsIn = (definition: object): string[] => factDefinitionsIn(definition).map(nameOf);
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
    const read = factDefinitionsIn(definition);
    const named = new Set(read.map(nameOf));
    const tests = read.filter(({ type }) => type === 'bool');
    const result = {
      named,
      tested: new Set(tests.map(nameOf)),
      testedIds: new Set<string>(tests.map(({ id }) => id)),
      called: new Set(functionNamesIn(definition).filter((name) => functions.has(name))),
      basis: new Map([...named].map((name) => [name, follow(name, new Set())])),
    };
    readBy.set(definition, result);
    return result;
  };
}

/** Of `.lowWall` the words "low" and "wall", of `.isPrime` "prime". */
export const wordsOfName = (fact: string): readonly string[] =>
  wordsOf(fact.replaceAll(/([a-z])([A-Z])/g, '$1 $2')).filter((word, index) => index > 0 || (word !== 'is' && word !== 'has'));

/**
 * Every path to a fact: `who.squares` has one, `making.who.begun` two. `.size()` is no fact, but `.size` may be one. The path of a fact of
 * a value without a name, as in `f(x).size`, begins with an empty name.
 */
const memberPathsIn = (definition: object): (readonly string[])[] =>
  textsIn(definition).flatMap((text) =>
    [...text.matchAll(/[\w.]*\.[A-Za-z]\w*(?![\w(])/g)].flatMap(([dotted]) => {
      const path = dotted.split('.');
      return path.slice(1).map((_, index) => path.slice(0, index + 2));
    }),
  );

/** Returns a search for the subject or procedure that a path leads to; undefined if the type of a part is unknown. */
function createOwnerOf(definitions: readonly Definition[]): (path: readonly string[]) => string | undefined {
  const typesByOwner = new Map<string, Map<string, unknown>>();
  const declare = (owner: string, types: Iterable<readonly [string, unknown]>): void => {
    typesByOwner.set(owner, new Map([...(typesByOwner.get(owner) ?? []), ...types]));
  };
  for (const one of definitions) {
    if (one.kind === 'procedure') declare(one.name, Object.entries({ ...one.takes, ...one.holds }));
    else if (one.kind === 'record' || one.kind === 'property')
      for (const subject of subjectsOf(one)) declare(subject, [[nameOf(one).slice(1), one.type]]);
  }
  const known = (owner: string): string | undefined => (typesByOwner.has(owner) ? owner : undefined);
  return ([root = '', ...members]) =>
    members.reduce<string | undefined>((owner, member) => {
      const type = owner === undefined ? undefined : typesByOwner.get(owner)?.get(member);
      // A list, such as `[square]`, has no facts.
      return typeof type === 'string' ? known(/^\w*/.exec(type)?.[0] ?? '') : undefined;
    }, known(root));
}

export const functionNamesIn = (definition: object): string[] =>
  textsIn(definition).flatMap((text) => [...text.matchAll(/\w+(?=\()/g)].map(([name]) => name));

const isBooleanOrEnumerated = (type: ValueType): boolean => type === 'bool' || (typeof type === 'object' && 'enum' in type);

type FactDefinition = Extract<Definition, { readonly kind: 'record' | 'property' }>;

/** The name of a fact without its subject, with its dot. */
const nameOf = ({ id }: FactDefinition): string => id.slice(id.lastIndexOf('.'));

const subjectsOf = ({ of }: FactDefinition): readonly string[] => (of === undefined ? [] : [of].flat());

/**
 * The facts that one of two definitions names and the other reads, by its name or through another fact, and the functions that both call.
 */
export const sharedFacts = (one: ReadFacts, other: ReadFacts): string[] => [
  ...new Set([...readFrom(one.named, other), ...readFrom(other.named, one), ...[...one.called].filter((name) => other.called.has(name))]),
];

/** Those of the facts that a definition reads, by their names or through other facts. */
export const readFrom = (names: ReadonlySet<string>, { basis }: ReadFacts): string[] =>
  [...names].filter((name) => [...basis.values()].some((read) => read.has(name)));
