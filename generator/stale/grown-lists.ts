/** Lists of names to which a change adds: the values of an enumeration, or the kinds of squares. What names the others may be stale. */
import type { Json, JsonObject } from '../ast.ts';
import { fieldAt } from '../errata/set-fields.ts';
import type { Definition } from '../generated/definition.ts';
import type { ClauseId, DefinitionId } from '../ids.ts';
import { isObject, listOf } from '../json-guards.ts';
import type { EditionBook, Rulebook } from '../rulebook.ts';
import { bodyOf, type Candidate, examplesOf, headingOf, textOf } from './candidates.ts';
import { NUMBERS, wordsOf } from './meaningful-words.ts';
import { createFactsOf, type ReadFacts } from './read-facts.ts';

/** A list of names with those that were there before, in their order, and those that are new. */
export interface GrownList {
  readonly names: readonly string[];
  readonly added: readonly string[];
  /** For names of facts: the fact of each, with its dot. Other names are values, which expressions write in quotes. */
  readonly facts?: ReadonlyMap<string, string>;
}

/** The enumeration of a record or property that has grown. */
export function grownEnumeration(before: Json | undefined, after: Json | undefined): readonly GrownList[] {
  if (!isObject(before) || !isObject(after)) return [];
  const namesIn = (one: JsonObject): string[] => listOf(fieldAt(one, 'type.enum')).map(String);
  const names = namesIn(before);
  const added = namesIn(after).filter((name) => !names.includes(name));
  return names.length === 0 || added.length === 0 ? [] : [{ names, added }];
}

/** The kinds of squares that the map of a question gives, if some are added. */
export function grownMap({ definitions }: EditionBook, addedIds: ReadonlySet<DefinitionId>): readonly GrownList[] {
  const kinds = definitions.flatMap(({ definition }) => mapKindOf(definition) ?? []);
  const added = kinds.flatMap(({ id, name }) => (addedIds.has(id) ? [name] : []));
  const others = kinds.filter(({ id }) => !addedIds.has(id));
  const facts = new Map(kinds.map(({ id, name }) => [name, id.slice(id.lastIndexOf('.'))]));
  return added.length === 0 ? [] : [{ names: others.map(({ name }) => name), added, facts }];
}

/** A record that the map gives as a list of squares, and the name of the list. */
const mapKindOf = (one: Definition): { readonly id: DefinitionId; readonly name: string } | undefined =>
  one.kind === 'record' && one.type === 'bool' && one.given?.startsWith('map.') === true
    ? { id: one.id, name: one.given.slice(one.given.indexOf('.') + 1) }
    : undefined;

/** So many names of a list, or all of a shorter one, make it likely that a text or definition means all of them. */
const SEVERAL = 3;
const ALL_OF_A_SHORT_LIST = 2;

const areSeveral = (found: readonly string[], { names }: GrownList): boolean =>
  found.length >= Math.max(ALL_OF_A_SHORT_LIST, Math.min(SEVERAL, names.length));

export interface NamingDefinition {
  readonly id: DefinitionId;
  readonly names: readonly string[];
  readonly added: readonly string[];
}

/** The definitions that name several of a list, or compare with the value that was the last of it, and name none of the new ones. */
export function definitionsNaming({ definitions }: EditionBook, lists: readonly GrownList[]): NamingDefinition[] {
  if (lists.length === 0) return [];
  const factsOf = createFactsOf(definitions.map(({ definition }) => definition));
  return lists.flatMap((list) =>
    definitions.flatMap(({ definition }) => {
      const named = list.facts === undefined ? valuesIn(definition) : namesOfFacts(list.facts, factsOf(definition));
      const names = list.names.filter((name) => named.has(name));
      const isOfLast = list.facts === undefined && isEqualTo(definition, list.names.at(-1) ?? '');
      const isStale = (areSeveral(names, list) || isOfLast) && !list.added.some((name) => named.has(name));
      return isStale ? [{ id: definition.id, names, added: list.added }] : [];
    }),
  );
}

/** Whether it compares with a value for equality: `>= 'great'` is true of larger values too. */
const isEqualTo = (definition: Definition, value: string): boolean =>
  new RegExp(`[=!]= '${value}'|'${value}' [=!]=|in \\[[^\\]]*'${value}'`).test(JSON.stringify(definition));

const valuesIn = (definition: Definition): ReadonlySet<string> =>
  new Set([...JSON.stringify(definition).matchAll(/'([^']*)'/g)].map(([, value = '']) => value));

/** The names that a definition reads by a fact of its own each: `!s.hindering && !s.water` reads two, a fact made of both only one. */
function namesOfFacts(facts: ReadonlyMap<string, string>, { named, basis }: ReadFacts): ReadonlySet<string> {
  const names = [...named].flatMap((fact) => [...facts].find(([, of]) => basis.get(fact)?.has(of))?.[0] ?? []);
  return new Set(names);
}

/** The clauses whose text names several of a list and none of the new ones, with what repeats a number of that text, such as "five". */
export function textsNaming(
  rulebook: Rulebook,
  book: EditionBook,
  lists: readonly GrownList[],
): (Candidate & { readonly words: readonly string[] })[] {
  return lists.flatMap((list) =>
    [...rulebook.clauses.values()].flatMap((clause) => {
      const text = textOf(book, clause);
      const words = new Set(wordsOf(text));
      const names = list.names.filter((name) => words.has(name.toLowerCase()));
      if (!areSeveral(names, list) || list.added.some((name) => words.has(name.toLowerCase()))) return [];
      const counts = numbersIn(text);
      const counting = [headingOf(clause), ...examplesOf(clause)].flatMap((one) => {
        const same = numbersIn(one.text).filter((number) => counts.includes(number));
        return same.length === 0 ? [] : [{ ...one, words: same }];
      });
      return [{ ...bodyOf(book, clause), words: names }, ...counting];
    }),
  );
}

/** The numbers of a text that are written as words, from three on: smaller ones count many things. */
const numbersIn = (text: string): readonly string[] => [...new Set(wordsOf(text))].filter((word) => Number(NUMBERS.get(word) ?? 0) > 2);

/** The headings and texts of clauses that have the word of a new name already. */
export function textsWithNewNames(
  rulebook: Rulebook,
  book: EditionBook,
  lists: readonly GrownList[],
  isSearched: (clause: ClauseId) => boolean,
): Candidate[] {
  const added = new Set(lists.flatMap((list) => list.added.map((name) => name.toLowerCase())));
  if (added.size === 0) return [];
  return [...rulebook.clauses.values()]
    .filter(({ id }) => isSearched(id))
    .flatMap((clause) => [headingOf(clause), bodyOf(book, clause)])
    .filter(({ text }) => wordsOf(text).some((word) => added.has(word)));
}
