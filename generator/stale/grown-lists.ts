/**
 * Lists of names to which a change adds: the values of an enumeration, or the kinds of squares. Definitions that have the earlier names may
 * be stale; `texts-naming.ts` finds the texts.
 */
import { isObject, isStructure, type Json, type JsonObject, listOf } from '../../engine/base/json.ts';
import { clausesOf } from '../definition-clauses.ts';
import { fieldAt, toJson } from '../errata/set-fields.ts';
import type { Definition } from '../generated/definition.ts';
import { type ClauseId, type DefinitionId, lastPartOf } from '../ids.ts';
import { textsIn } from '../mentioned-names.ts';
import type { EditionBook } from '../rulebook.ts';
import { haveTestFor } from './conditions.ts';
import { createFactsOf, type ReadFacts } from './read-facts.ts';

/** A list of names with those that were there before, in their order, and those that are new. */
export interface GrownList {
  readonly names: readonly string[];
  readonly added: readonly string[];
  /** The names that were first or last, each if new ones are now before or after it. */
  readonly formerEnds: readonly string[];
  /** For names of facts: the fact of each, with its dot. Other names are values, which expressions write in quotes. */
  readonly facts?: ReadonlyMap<string, string>;
}

export function grownEnumeration(before: Json | undefined, after: Json | undefined): readonly GrownList[] {
  if (!isObject(before) || !isObject(after)) return [];
  const namesIn = (one: JsonObject): string[] => listOf(fieldAt(one, 'type.enum')).map(String);
  const [names, namesNow] = [namesIn(before), namesIn(after)];
  const added = namesNow.filter((name) => !names.includes(name));
  const formerEnds = [0, -1].flatMap((end) => (added.includes(namesNow.at(end) ?? '') ? (names.at(end) ?? []) : []));
  return names.length === 0 || added.length === 0 ? [] : [{ names, added, formerEnds }];
}

/** The kinds of squares that the map of a question gives, if some are added. */
export function grownMap({ definitions }: EditionBook, addedIds: ReadonlySet<DefinitionId>): readonly GrownList[] {
  const kinds = definitions.flatMap(({ definition }) => mapKindOf(definition) ?? []);
  const added = kinds.flatMap(({ id, name }) => (addedIds.has(id) ? [name] : []));
  const others = kinds.filter(({ id }) => !addedIds.has(id));
  const facts = new Map(kinds.map(({ id, name }) => [name, id.slice(id.lastIndexOf('.'))]));
  return added.length === 0 ? [] : [{ names: others.map(({ name }) => name), added, formerEnds: [], facts }];
}

/** A record that the map gives as a list of squares, and the name of the list. */
const mapKindOf = (one: Definition): { readonly id: DefinitionId; readonly name: string } | undefined =>
  one.kind === 'record' && one.type === 'bool' && one.given?.startsWith('map.') === true
    ? { id: one.id, name: one.given.slice(one.given.indexOf('.') + 1) }
    : undefined;

/** Three names of a list, or all but one of a shorter list but at least two, make it likely that a text or definition means all of them. */
const SEVERAL = 3;
const LEAST = 2;

export const isSeveral = (found: readonly string[], { names }: GrownList): boolean =>
  found.length >= Math.max(LEAST, Math.min(SEVERAL, names.length - 1));

export interface NamingDefinition {
  readonly id: DefinitionId;
  readonly clauses: readonly ClauseId[];
  readonly names: readonly string[];
  readonly added: readonly string[];
}

/**
 * The definitions that use a fact or parameter with the values of a list and name no new value. They name several of the earlier values, or
 * test for one at the end where the list has grown. `>= 'great'` is no such test: larger values pass it too.
 */
export function definitionsNaming({ definitions }: EditionBook, lists: readonly GrownList[]): NamingDefinition[] {
  if (lists.length === 0) return [];
  const all = definitions.map(({ definition }) => definition);
  const factsOf = createFactsOf(all);
  const namesByList = lists.map((list) => (list.facts === undefined ? namesWithValues(all, list.names) : undefined));
  return definitions.flatMap(({ definition }) => {
    const texts = textsIn(definition);
    return lists
      .filter((_, index) => isAbout(definition, namesByList[index]))
      .flatMap((list) => {
        const named =
          list.facts === undefined
            ? valuesIn(texts)
            : namesOfFacts(list.facts, factsOf(definition), new Set(writtenFactsIn(toJson(definition))));
        const names = list.names.filter((name) => named.has(name));
        const isOfEnd = list.formerEnds.some((name) => haveTestFor(texts, name));
        const isStale = (isSeveral(names, list) || isOfEnd) && !list.added.some((name) => named.has(name));
        return isStale ? [{ id: definition.id, clauses: clausesOf(definition), names, added: list.added }] : [];
      });
  });
}

/**
 * The facts, functions and parameters with the values of a list, and the functions with such parameters. Other enumerations may share some
 * of the values.
 */
export const namesWithValues = (definitions: readonly Definition[], names: readonly string[]): ReadonlySet<string> =>
  new Set(
    definitions.flatMap((definition) => {
      const found = typesIn(definition).filter(({ values }) => names.every((name) => values.includes(name)));
      return found.flatMap(({ name }) => [name, ...(definition.kind === 'property' ? [lastPartOf(definition.id)] : [])]);
    }),
  );

/** The values of each enumerated fact, function or parameter with a name, without repetition. */
export const enumerationsOf = (definitions: readonly Definition[], name: string): readonly (readonly string[])[] => {
  const found = definitions.flatMap((definition) => typesIn(definition).filter((one) => one.name === name));
  return [...new Map(found.map(({ values }) => [values.join(), values])).values()];
};

/** The enumerated types in a definition: that of itself, and those of what it takes or holds. */
function typesIn(definition: Definition): readonly { readonly name: string; readonly values: readonly string[] }[] {
  const json = toJson(definition);
  const { type, takes, holds } = isObject(json) ? json : {};
  const parts = [takes, holds].flatMap((part) => (isObject(part) ? Object.entries(part) : []));
  return [[lastPartOf(definition.id), type] as const, ...parts].flatMap(([name, one]) => {
    const values = isObject(one) ? listOf(one.enum).map(String) : [];
    return values.length === 0 ? [] : [{ name, values }];
  });
}

/** Whether a definition is or mentions one of the names that `namesWithValues` returns; true without them. */
export const isAbout = (definition: Definition, names: ReadonlySet<string> | undefined): boolean =>
  names === undefined || (JSON.stringify({ ...definition, clauses: [], cites: [] }).match(/\w+/g) ?? []).some((word) => names.has(word));

export const valuesIn = (texts: readonly string[]): ReadonlySet<string> =>
  new Set(texts.flatMap((text) => [...text.matchAll(/'([^']*)'/g)].map(([, value = '']) => value)));

/**
 * The names whose facts a definition reads or writes, at most one for each fact that it mentions: `!s.hindering && !s.water` reads two, a
 * fact computed from both only one.
 */
function namesOfFacts(facts: ReadonlyMap<string, string>, { named, basis }: ReadFacts, written: ReadonlySet<string>): ReadonlySet<string> {
  const read = [...named].flatMap((fact) => [...facts].find(([, of]) => basis.get(fact)?.has(of))?.[0] ?? []);
  return new Set([...read, ...[...facts].flatMap(([name, fact]) => (written.has(fact) ? [name] : []))]);
}

/** The facts that steps set, with their dots. */
function writtenFactsIn(value: Json): readonly string[] {
  if (!isStructure(value)) return [];
  const { set } = isObject(value) ? value : {};
  const written = typeof set === 'string' && set.includes('.') ? [set.slice(set.lastIndexOf('.'))] : [];
  return [...written, ...Object.values(value).flatMap(writtenFactsIn)];
}
