/** A change of the rules, and the part of the book that it may make stale. */

import { clausesOf } from '../definition-clauses.ts';
import { fieldAt, toJson } from '../errata/set-fields.ts';
import type { Definition } from '../generated/definition.ts';
import type { ErratumFile } from '../generated/erratum.ts';
import type { ClauseId, DefinitionId } from '../ids.ts';
import { publicationOf } from '../publication-of.ts';
import type { ClauseNode, EditionBook, ErratumNode, Rulebook, TextChange } from '../rulebook.ts';

export interface RuleChange {
  /** The edition with the change. */
  readonly after: EditionBook;
  /** The clauses whose text changes. */
  readonly amended: ReadonlySet<ClauseId>;
  readonly texts: readonly Pick<TextChange, 'before' | 'after'>[];
  /** The definitions that change or are added. */
  readonly changed: ReadonlySet<DefinitionId>;
  readonly removed: readonly Definition[];
  /** Numbers that fields of definitions had before. */
  readonly oldNumbers: readonly string[];
  /** The clause that states the change. */
  readonly statement?: ClauseId;
  /** The areas whose clauses are of the publication with the change. */
  readonly areas: ReadonlySet<string>;
}

/** @param books the editions in order of publication */
export function changeByErratum(rulebook: Rulebook, books: readonly EditionBook[], { erratum }: ErratumNode): RuleChange | undefined {
  const publication = publicationOf(rulebook, erratum);
  const after = books.find(({ id }) => id === publication.edition);
  if (after === undefined) return undefined;
  const before = books[books.indexOf(after) - 1];
  const { amends, clause } = erratum;
  return {
    after,
    amended: new Set(amends.flatMap((one) => ('clause' in one ? [one.clause] : []))),
    texts: after.changes.filter((change) => change.erratum === erratum.id),
    changed: new Set(amends.flatMap((one) => ('definition' in one ? [one.definition] : 'add' in one ? [one.add.id] : []))),
    removed: [...after.removed.values()].flatMap((removal) => (removal.erratum === erratum.id ? [removal.node.definition] : [])),
    oldNumbers: numbersSet(rulebook, erratum, before),
    ...(clause === undefined ? {} : { statement: clause }),
    areas: new Set(publication.areas),
  };
}

/** The numbers that fields had before the erratum set them. */
function numbersSet(rulebook: Rulebook, erratum: ErratumFile, before: EditionBook | undefined): string[] {
  return erratum.amends.flatMap((amendment) => {
    if (!('set' in amendment)) return [];
    const target = before?.definitions.find(({ definition }) => definition.id === amendment.definition)?.definition;
    return Object.entries(amendment.set).flatMap(([path, value]) => {
      const previous =
        valueSetEarlier(rulebook, erratum, amendment.definition, path) ??
        (target === undefined ? undefined : fieldAt(toJson(target), path));
      return typeof previous === 'number' && previous !== value ? [String(previous)] : [];
    });
  });
}

/** The value of a field that an earlier erratum of the same publication set. */
function valueSetEarlier(rulebook: Rulebook, { publication, order = 1 }: ErratumFile, definition: DefinitionId, path: string): unknown {
  return rulebook.errata
    .map(({ erratum }) => erratum)
    .filter((other) => other.publication === publication && (other.order ?? 1) < order)
    .sort((a, b) => (a.order ?? 1) - (b.order ?? 1))
    .flatMap(({ amends }) =>
      amends.flatMap((one) => ('set' in one && one.definition === definition ? [new Map(Object.entries(one.set)).get(path)] : [])),
    )
    .findLast((value) => value !== undefined);
}

/** The part of the book that a change may make stale. */
export interface Scope {
  /** The clauses that state what changes: those with a changed text and those that amend them, else those that changed definitions carry. */
  readonly stated: ReadonlySet<ClauseId>;
  /** The clauses with a changed text or definition, and those of definitions that name a changed one, but none that states the new rule. */
  readonly affected: readonly ClauseNode[];
  /** Whether a clause is neither affected nor states the new rule. */
  isElsewhere(clause: ClauseId): boolean;
  /** Whether a clause neither states what changes nor the new rule. */
  isBeside(clause: ClauseId): boolean;
}

export function scopeOf(rulebook: Rulebook, { after, amended, changed, removed, statement, areas }: RuleChange): Scope {
  const clausesOfChanged = [
    ...removed.flatMap(clausesOf),
    ...after.definitions.flatMap(({ definition }) => (changed.has(definition.id) ? clausesOf(definition) : [])),
  ];
  const clausesOfUsers = after.definitions.flatMap(({ definition }) => (usesChanged(definition, changed) ? clausesOf(definition) : []));
  const relying = new Set([...clausesOfChanged, ...clausesOfUsers]);
  const stating = [...rulebook.clauses.values()]
    .filter(({ data }) => data.amends?.some((id) => amended.has(id)) === true)
    .map(({ id }) => id);
  // The clause with the statement of the change, and the publication's clauses that it does not touch, state the new rule.
  const statesNewRule = (id: ClauseId): boolean => id === statement || (areas.has(id.split('.')[0] ?? '') && !relying.has(id));
  const ids = new Set([...amended, ...relying, ...stating].filter((id) => !statesNewRule(id)));
  const stated = new Set([...(amended.size === 0 ? clausesOfChanged : amended), ...stating].filter((id) => ids.has(id)));
  return {
    stated,
    affected: [...ids].flatMap((id) => rulebook.clauses.get(id) ?? []),
    isElsewhere: (id) => !ids.has(id) && !statesNewRule(id),
    isBeside: (id) => !stated.has(id) && !statesNewRule(id),
  };
}

/** Whether a definition names one that has changed. */
const usesChanged = (definition: Definition, changed: ReadonlySet<DefinitionId>): boolean => {
  const json = JSON.stringify({ ...definition, id: '', clauses: [], cites: [] });
  // Ids may be of several words: a fact is read as `square.thick`, and steps and exceptions name ids such as `break-away.needed`.
  const names = new Set([...(json.match(/[a-z][A-Za-z0-9]*/g) ?? []), ...(json.match(/[a-z][A-Za-z0-9]*(?:[.-][A-Za-z0-9]+)+/g) ?? [])]);
  return [...changed].some((id) => names.has(id));
};
