/** A change of the rules, and the part of the book that it may make stale. */

import type { Json, JsonObject } from '../../engine/base/json.ts';
import { isObject } from '../../engine/base/json.ts';
import { clausesIn, clausesOf, jsonWithoutCitations } from '../definition-clauses.ts';
import { setFields, toJson } from '../errata/set-fields.ts';
import type { Definition } from '../generated/definition.ts';
import type { ErratumFile } from '../generated/erratum.ts';
import { areaOf, type ClauseId, type DefinitionId } from '../ids.ts';
import type { Vocabulary } from '../language/vocabulary.ts';
import { publicationOf } from '../publication-of.ts';
import type { ClauseNode, DefinitionNode, EditionBook, ErratumNode, Rulebook, TextChange } from '../rulebook.ts';
import { stringsIn } from '../strings-in.ts';
import { type ChangedWordsIn, createChangedWordsIn } from './changed-words.ts';
import { type GrownList, grownEnumeration, grownMap } from './grown-lists.ts';
import { type ReplacedEntry, replacedEntries } from './replaced-entries.ts';

export interface RuleChange {
  /** The edition with the change. */
  readonly after: EditionBook;
  readonly vocabulary: Vocabulary;
  /** The clauses whose text changes. */
  readonly amended: ReadonlySet<ClauseId>;
  readonly texts: readonly Pick<TextChange, 'clause' | 'before' | 'after'>[];
  /** The definitions that change or are added. */
  readonly changed: ReadonlySet<DefinitionId>;
  readonly added: ReadonlySet<DefinitionId>;
  /** The definitions that change or are removed. */
  readonly replaced: readonly Replacement[];
  /** Lists of names to which others are added. */
  readonly grown: readonly GrownList[];
  readonly replacedEntries?: readonly ReplacedEntry[];
  readonly newEditions?: ReadonlySet<string>;
  /** The texts that it writes in fields of definitions. */
  readonly written: ReadonlySet<string>;
  readonly changedWordsIn?: ChangedWordsIn;
  /**
   * Whether a clause was written together with the change. `isAffected`: whether the clause amends one that the change concerns, or is
   * carried by a changed or removed definition, or by one that names a changed definition.
   */
  statesNewRule(clause: ClauseId, isAffected: boolean): boolean;
}

/** A definition as it was before the change, and as it is now; without `now` it is removed. */
export interface Replacement {
  readonly before: JsonObject;
  readonly now?: JsonObject;
}

/** A change as it is in the rulebook alone or together with a pack. `books` has the editions in order of publication. */
export type ChangeIn = (rulebook: Rulebook, books: readonly EditionBook[]) => RuleChange | undefined;

export function changeByErratum(rulebook: Rulebook, books: readonly EditionBook[], { erratum }: ErratumNode): RuleChange | undefined {
  const publication = publicationOf(rulebook, erratum);
  const after = books.find(({ id }) => id === publication.edition);
  if (after === undefined) return undefined;
  const { amends, clause: statement } = erratum;
  const replaced = replacementsBy(erratum, after.replaced.get(erratum.id) ?? new Map());
  const areas = new Set<string>(publication.areas);
  const texts = after.changes.filter((change) => change.erratum === erratum.id);
  const added = new Set(amends.flatMap((one) => ('add' in one ? [one.add.id] : [])));
  return {
    after,
    vocabulary: rulebook.vocabulary,
    amended: new Set(amends.flatMap((one) => ('clause' in one ? [one.clause] : []))),
    texts,
    added,
    changed: new Set([...replaced.flatMap(({ id, now }) => (now === undefined ? [] : [id])), ...added]),
    replaced,
    grown: [...replaced.flatMap(({ before, now }) => grownEnumeration(before, now)), ...grownMap(after, added)],
    replacedEntries: replacedEntries(after, erratum),
    written: new Set(amends.flatMap((one) => ('set' in one ? stringsIn(one.set) : 'add' in one ? stringsIn(one.add) : []))),
    changedWordsIn: createChangedWordsIn(
      erratum,
      texts.map((text) => text.after),
    ),
    // The clause that states the erratum, and the publication's clauses that the erratum does not affect.
    statesNewRule: (id, isAffected) => id === statement || (areas.has(areaOf(id)) && !isAffected),
  };
}

/** Whether nothing but numbers changes in definitions: the rules then apply in the same cases as before. */
export const changesOnlyNumbers = ({ added, replaced }: RuleChange): boolean => added.size === 0 && replaced.every(differsInNumbersAlone);

export function differsInNumbersAlone({ before, now }: Replacement): boolean {
  const withoutNumbers = (value: object): string => JSON.stringify(value, (_, part) => (typeof part === 'number' ? 0 : part));
  return now !== undefined && withoutNumbers(before) === withoutNumbers(now);
}

/**
 * The definitions whose rule an erratum changes or removes, not only the clauses that they cite.
 * @param originals those that it amends, as they were before
 */
const replacementsBy = (
  { amends }: ErratumFile,
  originals: ReadonlyMap<DefinitionId, DefinitionNode>,
): (Replacement & { readonly id: DefinitionId })[] =>
  [...originals].flatMap(([id, { definition }]) => {
    const before = toJson(definition);
    if (!isObject(before)) return [];
    if (amends.some((one) => 'remove' in one && one.remove === id)) return [{ id, before }];
    const now = amends.reduce<Json>((value, one) => ('set' in one && one.definition === id ? setFields(value, one.set) : value), before);
    return isObject(now) && jsonWithoutCitations(before) !== jsonWithoutCitations(now) ? [{ id, before, now }] : [];
  });

export interface Scope {
  /**
   * The clauses that state what changes: those with a changed text, those that amend them, those of changed definitions that carry no
   * clause with a changed text, and those that a changed or removed definition carries no longer.
   */
  readonly stated: ReadonlySet<ClauseId>;
  /** The clauses of changed and removed definitions. */
  readonly carried: ReadonlySet<ClauseId>;
  /**
   * The clauses with a changed text, with a changed or removed definition, or with a definition that names a changed one, and the clauses
   * that amend a changed text. Clauses that state the new rule are left out.
   */
  readonly affected: readonly ClauseNode[];
  /** Whether a clause is neither affected nor states the new rule. */
  isUnaffected(clause: ClauseId): boolean;
  statesNeitherOldNorNew(clause: ClauseId): boolean;
}

export function scopeOf(rulebook: Rulebook, change: RuleChange): Scope {
  const { after, amended, changed } = change;
  const noLongerCarried = change.replaced.map(({ before, now }) => {
    const carriedNow = clausesIn(now ?? {});
    return clausesIn(before).filter((id) => !carriedNow.includes(id));
  });
  const carriedByChanged = after.definitions.flatMap(({ definition }) => (changed.has(definition.id) ? [clausesOf(definition)] : []));
  const carriedByUsers = after.definitions.flatMap(({ definition }) => (usesChanged(definition, changed) ? clausesOf(definition) : []));
  const relying = new Set([...noLongerCarried.flat(), ...carriedByChanged.flat(), ...carriedByUsers]);
  // A clause that amends the only clause of a definition states the definition's rule too.
  const ruled = new Set([...amended, ...[...carriedByChanged, ...noLongerCarried].filter(({ length }) => length === 1).flat()]);
  const stating = [...rulebook.clauses.values()]
    .filter(({ data }) => data.amends?.some((id) => ruled.has(id)) === true)
    .map(({ id }) => id);
  const statesNewRule = (id: ClauseId): boolean => change.statesNewRule(id, relying.has(id) || stating.includes(id));
  const ids = new Set([...amended, ...relying, ...stating].filter((id) => !statesNewRule(id)));
  // A definition may carry many clauses. If the text of one of them changes, that one states the change.
  const carriedAlone = [...carriedByChanged, ...noLongerCarried].filter((clauses) => !clauses.some((id) => amended.has(id))).flat();
  const stated = new Set([...amended, ...carriedAlone, ...stating].filter((id) => ids.has(id)));
  return {
    stated,
    carried: new Set([...carriedByChanged, ...noLongerCarried].flat()),
    affected: [...ids].flatMap((id) => rulebook.clauses.get(id) ?? []),
    isUnaffected: (id) => !ids.has(id) && !statesNewRule(id),
    statesNeitherOldNorNew: (id) => !stated.has(id) && !statesNewRule(id),
  };
}

export const usesChanged = (definition: Definition, changed: ReadonlySet<DefinitionId>): boolean => {
  const json = JSON.stringify({ ...definition, id: '', clauses: [], cites: [] });
  if (![...changed].some((id) => json.includes(id))) return false;
  // Ids may be of several words: a fact is read as `square.thick`, and steps and exceptions name ids such as `break-away.needed`.
  const names = new Set([...(json.match(/[a-z][A-Za-z0-9]*/g) ?? []), ...(json.match(/[a-z][A-Za-z0-9]*(?:[.-][A-Za-z0-9]+)+/g) ?? [])]);
  return [...changed].some((id) => names.has(id));
};
