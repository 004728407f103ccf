/** Finds texts that may still state the rule as it was before an erratum: they have a number or word that the erratum removed. */

import { clausesOf } from '../definition-clauses.ts';
import { fieldAt, toJson } from '../errata/set-fields.ts';
import type { Publication } from '../generated/editions.ts';
import type { ErratumFile } from '../generated/erratum.ts';
import { type ClauseId, clauseIdOf, type DefinitionId } from '../ids.ts';
import { publicationOf } from '../publication-of.ts';
import type { ClauseNode, EditionBook, ErratumNode, Rulebook } from '../rulebook.ts';
import { meaningfulWords } from './meaningful-words.ts';
import { mentionsOf, numberMentions } from './mentions.ts';

export interface StaleText {
  /** Such as `heading of turns.breaking-away.roll`. */
  readonly where: string;
  readonly text: string;
  /** The words that the erratum removed and the text still has. Empty if the erratum removed none. */
  readonly words: readonly string[];
}

/** A line of text outside the rulebook that sums up clauses, such as one of the quick reference. */
export interface SummaryLine {
  readonly text: string;
  readonly clauses: readonly ClauseId[];
}

/** @param books the editions in order of publication */
export function staleTexts(
  rulebook: Rulebook,
  books: readonly EditionBook[],
  { erratum }: ErratumNode,
  summaries: readonly SummaryLine[],
): StaleText[] {
  const publication = publicationOf(rulebook, erratum);
  const after = books.find(({ id }) => id === publication.edition);
  if (after === undefined) return [];
  const before = books[books.indexOf(after) - 1];
  const scope = scopeOf(rulebook, erratum, publication, after);
  const removed = withoutCommon(rulebook, removedWords(rulebook, erratum, before, after));
  // An exception or a removal may remove no word.
  return removed.size === 0
    ? textsOfRule(rulebook, scope, summaries)
    : textsWithRemovedWords(rulebook, scope, summaries, removed, erratum.id);
}

/** The part of the book that an erratum may make stale. */
interface Scope {
  /** The edition with the erratum. */
  readonly after: EditionBook;
  /** The clauses whose text the erratum changes. */
  readonly amended: ReadonlySet<ClauseId>;
  /** The definitions that the erratum changes or adds, and the clauses that these carry. */
  readonly changed: ReadonlySet<DefinitionId>;
  readonly clausesOfChanged: readonly ClauseId[];
  /** The clauses of earlier publications that state an amendment of an amended clause. */
  readonly stating: readonly ClauseId[];
  /** All of these clauses, and those of definitions that name a changed one, but none that states the new rule. */
  readonly affected: readonly ClauseNode[];
  /** Whether a clause is neither affected nor states the new rule. */
  isElsewhere(clause: ClauseId): boolean;
}

function scopeOf(rulebook: Rulebook, erratum: ErratumFile, { areas = [] }: Publication, after: EditionBook): Scope {
  const amended = new Set(erratum.amends.flatMap((one) => ('clause' in one ? [one.clause] : [])));
  const changed = new Set(erratum.amends.flatMap((one) => ('definition' in one ? [one.definition] : 'add' in one ? [one.add.id] : [])));
  const clausesOfChanged = after.definitions.flatMap(({ definition }) => (changed.has(definition.id) ? clausesOf(definition) : []));
  const clausesOfUsers = after.definitions.flatMap(({ definition }) => (usesChanged(definition, changed) ? clausesOf(definition) : []));
  const relying = new Set([...clausesOfChanged, ...clausesOfUsers]);
  const stating = [...rulebook.clauses.values()]
    .filter(({ data }) => data.amends?.some((id) => amended.has(id)) === true)
    .map(({ id }) => id);
  // The clause with the statement of the erratum, and the publication's clauses that it does not touch, state the new rule.
  const ownAreas: ReadonlySet<string> = new Set(areas);
  const statesNewRule = (id: ClauseId): boolean => id === erratum.clause || (ownAreas.has(id.split('.')[0] ?? '') && !relying.has(id));
  const ids = new Set([...amended, ...relying, ...stating].filter((id) => !statesNewRule(id)));
  return {
    after,
    amended,
    changed,
    clausesOfChanged,
    stating,
    affected: [...ids].flatMap((id) => rulebook.clauses.get(id) ?? []),
    isElsewhere: (id) => !ids.has(id) && !statesNewRule(id),
  };
}

/** The clauses that state the rule, and the texts that sum them up or link to them. */
function textsOfRule(rulebook: Rulebook, scope: Scope, summaries: readonly SummaryLine[]): StaleText[] {
  const { amended, clausesOfChanged, stating, affected } = scope;
  const stated = new Set([...amended, ...clausesOfChanged, ...stating]);
  const headings = affected.filter(({ id }) => stated.has(id)).map(headingOf);
  const linking = mentionsOf({ rulebook, ...scope, amended: new Set([...amended, ...clausesOfChanged]) });
  return [...headings, ...summariesOf(rulebook, stated, summaries), ...linking].map((one) => ({ ...one, words: [] }));
}

function textsWithRemovedWords(
  rulebook: Rulebook,
  scope: Scope,
  summaries: readonly SummaryLine[],
  removed: ReadonlySet<string>,
  erratum: string,
): StaleText[] {
  const { after, amended, changed, affected } = scope;
  const ids = new Set(affected.map(({ id }) => id));
  const ofClauses = [
    ...affected.flatMap((clause) =>
      statementsOf(clause, amended.has(clause.id) ? undefined : (after.texts.get(clause.id) ?? clause.ast.text)),
    ),
    ...affected.flatMap(namesAndExamplesOf),
    ...translationsOf(rulebook, ids),
    ...summariesOf(rulebook, ids, summaries),
    ...shownTexts(after, changed),
  ];
  const search = { rulebook, ...scope };
  const found = [
    ...withWords(ofClauses, removed, () => true),
    // A removed number counts in these as digits alone, since `meaningfulWords` also finds "one" as 1.
    ...withWords(mentionsOf(search), removed, (text, word) => text.toLowerCase().includes(word)),
  ];
  const foundBefore = new Set(found.map(({ where, text }) => `${where} ${text}`));
  return [...found, ...numberMentions(search, erratum).filter(({ where, text }) => !foundBefore.has(`${where} ${text}`))];
}

/** The glossary entries and the lines outside the rulebook that sum up one of the clauses. */
function summariesOf(rulebook: Rulebook, clauses: ReadonlySet<ClauseId>, summaries: readonly SummaryLine[]): Candidate[] {
  const lines = summaries.filter((line) => line.clauses.some((id) => clauses.has(id)));
  return [...glossaryOf(rulebook, clauses), ...lines.map(({ text }) => ({ where: 'quick reference', text }))];
}

/** The texts with a removed word in the same sense. */
function withWords(
  texts: readonly Candidate[],
  removed: ReadonlySet<string>,
  isSame: (text: string, word: string) => boolean,
): StaleText[] {
  return texts.flatMap(({ where, text }) => {
    const words = [...meaningfulWords(text)].filter((word) => removed.has(word) && isSame(text, word));
    return words.length === 0 ? [] : [{ where, text, words }];
  });
}

/** Whether a definition names one that has changed. */
const usesChanged = (definition: EditionBook['definitions'][number]['definition'], changed: ReadonlySet<DefinitionId>): boolean => {
  const json = JSON.stringify({ ...definition, id: '', clauses: [], cites: [] });
  // Ids may be of several words: a fact is read as `square.thick`, and steps and exceptions name ids such as `break-away.needed`.
  const names = new Set([...(json.match(/[a-z][A-Za-z0-9]*/g) ?? []), ...(json.match(/[a-z][A-Za-z0-9]*(?:[.-][A-Za-z0-9]+)+/g) ?? [])]);
  return [...changed].some((id) => names.has(id));
};

/** The fields of definitions whose texts players read. */
const SHOWN: ReadonlySet<string> = new Set(['note', 'message', 'title', 'prompt', 'says']);

/** The texts in the changed definitions that players read. */
function shownTexts({ definitions }: EditionBook, changed: ReadonlySet<DefinitionId>): Candidate[] {
  const textsIn = (value: unknown, key: string): { readonly key: string; readonly text: string }[] => {
    if (typeof value === 'string') return SHOWN.has(key) ? [{ key, text: value }] : [];
    if (typeof value !== 'object' || value === null) return [];
    return Object.entries(value).flatMap(([name, entry]) => textsIn(entry, name));
  };
  return definitions.flatMap(({ definition }) =>
    changed.has(definition.id) ? textsIn(definition, '').map(({ key, text }) => ({ where: `"${key}" of ${definition.id}`, text })) : [],
  );
}

/** A text that may be stale. */
interface Candidate {
  readonly where: string;
  readonly text: string;
}

/** Words in a larger share of the clauses are too common to show that a text is about this rule. */
const COMMON_SHARE = 0.02;

function withoutCommon(rulebook: Rulebook, words: ReadonlySet<string>): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const { ast } of rulebook.clauses.values())
    for (const word of meaningfulWords(ast.text)) if (words.has(word)) counts.set(word, (counts.get(word) ?? 0) + 1);
  const most = Math.max(1, rulebook.clauses.size * COMMON_SHARE);
  return new Set([...words].filter((word) => /^\d/.test(word) || (counts.get(word) ?? 0) <= most));
}

/**
 * The words of the old texts that no new text has, and the numbers that definitions had before. Those count also where a new text has the
 * number in another sense, such as 4 in "5 or higher succeeds, 4 or lower fails" after "4 or higher".
 */
function removedWords(rulebook: Rulebook, erratum: ErratumFile, before: EditionBook | undefined, after: EditionBook): ReadonlySet<string> {
  const changes = after.changes.filter((change) => change.erratum === erratum.id);
  const newWords = new Set(changes.flatMap((change) => [...meaningfulWords(change.after)]));
  const oldWords = changes.flatMap((change) => [...meaningfulWords(change.before)]);
  const numbers = erratum.amends.flatMap((amendment) => {
    if (!('set' in amendment)) return [];
    const target = before?.definitions.find(({ definition }) => definition.id === amendment.definition)?.definition;
    return Object.entries(amendment.set).flatMap(([path, value]) => {
      const previous =
        valueSetEarlier(rulebook, erratum, amendment.definition, path) ??
        (target === undefined ? undefined : fieldAt(toJson(target), path));
      return typeof previous === 'number' && previous !== value ? [String(previous)] : [];
    });
  });
  return new Set([...oldWords.filter((word) => !newWords.has(word)), ...numbers]);
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

function statementsOf(clause: ClauseNode, text: string | undefined): Candidate[] {
  return [headingOf(clause), ...(text === undefined ? [] : [{ where: `text of ${clause.id}`, text }])];
}

const headingOf = ({ id, ast }: ClauseNode): Candidate => ({ where: `heading of ${id}`, text: ast.title });

function namesAndExamplesOf(clause: ClauseNode): Candidate[] {
  return [
    ...(clause.data.aliases ?? []).map((alias) => ({ where: `alias of ${clause.id}`, text: alias })),
    ...clause.ast.examples.map(({ id, says }) => ({ where: `example ${id}`, text: says })),
  ];
}

function translationsOf(rulebook: Rulebook, ids: ReadonlySet<ClauseId>): Candidate[] {
  return rulebook.translations.flatMap(({ page, language, clauses }) =>
    clauses
      .filter(({ slug }) => ids.has(clauseIdOf(page, slug)))
      .map(({ slug, title }) => ({ where: `${language} heading of ${page}.${slug}`, text: title })),
  );
}

/** The entries of the glossary that one of the clauses governs. */
function glossaryOf(rulebook: Rulebook, ids: ReadonlySet<ClauseId>): Candidate[] {
  return [...rulebook.clauses.values()]
    .filter(({ id, data }) => data.term !== undefined && ids.has(data.term.see) && !ids.has(id))
    .map(({ id, ast }) => ({ where: `glossary entry ${id}`, text: ast.text }));
}
