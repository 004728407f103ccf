import type { ClauseId } from '../ids.ts';
import type { EditionBook, Rulebook } from '../rulebook.ts';
import { placeKey, readingOf, type SummaryLine, summariesOf, wholeOf } from './candidates.ts';
import { textsNamingEditions } from './edition-names.ts';
import { withExamples } from './examples-to-check.ts';
import { areListed, type FactOfAddedRule, factsReadByAdded } from './facts-of-added-rules.ts';
import { definitionsNaming, type NamingDefinition } from './grown-lists.ts';
import type { ChangedBook, FindLikelyTexts, LikelyText } from './likely-texts.ts';
import { settlesOne, tablesCiting } from './mentions.ts';
import { findMissingRows, type MissingRow } from './missing-rows.ts';
import { type MissingException, missingExceptions, type RelatedRule, relatedRules } from './related-rules.ts';
import type { ReplacedEntry } from './replaced-entries.ts';
import { type ChangeIn, scopeOf } from './rule-change.ts';
import { type SiblingException, siblingExceptions } from './sibling-exceptions.ts';
import { distinct, isRewording, type StaleText, staleTexts } from './stale-texts.ts';
import { textsNaming, textsWithNewNames } from './texts-naming.ts';

export interface StaleReport {
  readonly texts: readonly StaleText[];
  /** Texts that name several entries of a list to which the change adds one; `words` are the entries that they name. */
  readonly naming: readonly StaleText[];
  /** Texts that have the word of an added name already; `words` are those. */
  readonly withNewNames: readonly StaleText[];
  /** Texts that name or count editions, and do not name the new one; `words` are the titles and counts. */
  readonly namingEditions: readonly StaleText[];
  /** Texts that say nearly the same as the old ones, and are not found by other signs; best first. */
  readonly alike: readonly LikelyText[];
  /** Clauses with a table, and with an example that cites the rule, if their texts are not found by other signs. */
  readonly tables: readonly ClauseId[];
  readonly related: readonly RelatedRuleWithTexts[];
  readonly definitions: readonly NamingDefinition[];
  readonly missingRows: readonly MissingRow[];
  readonly exceptions: readonly MissingException[];
  readonly siblingExceptions: readonly SiblingException[];
  readonly factsRead: readonly FactOfAddedRule[];
  readonly replacedEntries: readonly ReplacedEntry[];
  /**
   * Texts of clauses that `related`, `definitions`, `missingRows` and `factsRead` name, and lines that sum up clauses which definitions
   * carry beside a changed one, if no other list has them.
   */
  readonly textsOfNamed: readonly StaleText[];
}

interface RelatedRuleWithTexts extends RelatedRule {
  /** The places of the texts that sum up or settle its clauses, if no other sign finds these texts. */
  readonly texts: readonly string[];
}

/** A compiled book with its editions in order of publication. */
interface CompiledBook {
  readonly rulebook?: Rulebook;
  readonly editions: readonly { readonly book: EditionBook }[];
}

/** The change in each book that it concerns. `books` are the rulebook alone, and the rulebook with each pack. */
export const changesIn = (books: readonly CompiledBook[], changeIn: ChangeIn): ChangedBook[] =>
  books.flatMap(({ rulebook, editions }) => {
    const change =
      rulebook === undefined
        ? undefined
        : changeIn(
            rulebook,
            editions.map(({ book }) => book),
          );
    return rulebook === undefined || change === undefined ? [] : [{ rulebook, change }];
  });

/** @param changedBooks the change in the rulebook and in its packs, which are compiled together with it */
export function findStale(
  changedBooks: readonly ChangedBook[],
  summaries: readonly SummaryLine[],
  findLikelyTexts: FindLikelyTexts,
): StaleReport {
  const allTexts = distinct(changedBooks.flatMap(({ rulebook, change }) => staleTexts(rulebook, change, summaries)));
  const naming = distinct(changedBooks.flatMap(({ rulebook, change }) => textsNaming(rulebook, change, summaries)));
  const places = createPlaces();
  places.add(naming.map(({ where }) => where));
  const placesWithRemovedWords = new Set(allTexts.flatMap(({ where, words }) => (words.length > 0 ? [placeKey(where)] : [])));
  const withNewNames = distinct(changedBooks.flatMap((one) => textsWithNewNamesIn(one, summaries))).filter(
    ({ where }) => places.isNew(where) && !placesWithRemovedWords.has(placeKey(where)),
  );
  places.add(withNewNames.map(({ where }) => where));
  // A text that has removed words is always listed here, another one only if no list before has its place.
  const texts = allTexts.filter(({ where, words }) => words.length > 0 || places.isNew(where));
  places.add(texts.map(({ where }) => where));
  const namingEditions = places.takeNewTexts(distinct(changedBooks.flatMap((one) => textsNamingEditionsIn(one, summaries))));
  const relatedIn = ({ rulebook, change }: ChangedBook): RelatedRuleWithTexts[] =>
    relatedRules(change).map((rule) => ({ ...rule, texts: rule.facts.length === 0 ? [] : placesAbout(rule, rulebook, summaries) }));
  const related = withoutRepetition(changedBooks.flatMap(relatedIn)).map((rule) => ({ ...rule, texts: places.takeNew(rule.texts) }));
  const citing = changedBooks.flatMap(({ rulebook, change }) =>
    isRewording(change) ? [] : tablesCiting(rulebook, change, scopeOf(rulebook, change)),
  );
  const tables = [...new Set(citing)].filter((id) => places.isNew(textPlace(id)));
  places.add(tables.map(textPlace));
  const factsRead = newFactsRead(changedBooks, places);
  const definitions = withoutRepetition(changedBooks.flatMap(({ change }) => definitionsNaming(change.after, change.grown)));
  const missingRows = withoutRepetition(changedBooks.flatMap(({ change }) => findMissingRows(change)));
  const named = { related, definitions, missingRows, factsRead };
  const textsOfNamed = places.takeNewTexts(findTextsOfNamed(named, changedBooks, summaries));
  const likely = changedBooks.every(({ change }) => isRewording(change)) ? [] : findLikelyTexts(changedBooks);
  return {
    texts,
    naming,
    withNewNames,
    namingEditions,
    alike: withExamples(changedBooks, likely).filter(({ where }) => places.isNew(where)),
    tables,
    related,
    definitions,
    missingRows,
    factsRead,
    replacedEntries: withoutRepetition(changedBooks.flatMap(({ change }) => change.replacedEntries ?? [])),
    exceptions: withoutRepetition(changedBooks.flatMap(({ change }) => missingExceptions(change))),
    siblingExceptions: withoutRepetition(changedBooks.flatMap(({ change }) => siblingExceptions(change))),
    textsOfNamed,
  };
}

/** The texts of the clauses that the lists name, and what sums up clauses that a definition carries beside a changed one. */
function findTextsOfNamed(
  { related, definitions, missingRows, factsRead }: Pick<StaleReport, 'related' | 'definitions' | 'missingRows' | 'factsRead'>,
  changedBooks: readonly ChangedBook[],
  summaries: readonly SummaryLine[],
): StaleText[] {
  const named = [
    ...[...related, ...definitions, ...missingRows].flatMap(({ clauses }) => clauses),
    ...factsRead.flatMap(({ clauses, mentions }) => [...(areListed(clauses) ? clauses : []), ...mentions]),
  ];
  const carrying = related.filter(({ facts, to, neverActs }) => facts.length === 0 && to.length === 0 && !neverActs);
  const carried = new Set(carrying.flatMap(({ clauses }) => clauses));
  return [...textsOf(named, changedBooks), ...summariesIn(changedBooks, carried, summaries)];
}

function textsOf(ids: readonly ClauseId[], changedBooks: readonly ChangedBook[]): StaleText[] {
  const texts = changedBooks.flatMap(({ rulebook, change: { after } }) =>
    ids.flatMap((id) => rulebook.clauses.get(id) ?? []).map((clause) => ({ ...wholeOf(after, clause), words: [] })),
  );
  return [...new Map(texts.map((one) => [one.where, one])).values()];
}

const summariesIn = (changedBooks: readonly ChangedBook[], ids: ReadonlySet<ClauseId>, summaries: readonly SummaryLine[]): StaleText[] =>
  distinct(changedBooks.flatMap(({ rulebook }) => summariesOf(rulebook, ids, summaries).map((one) => ({ ...one, words: [] }))));

const newFactsRead = (changedBooks: readonly ChangedBook[], places: Places): StaleReport['factsRead'] =>
  withoutRepetition(changedBooks.flatMap(({ rulebook, change }) => factsReadByAdded(rulebook, change)))
    .map((fact) => ({ ...fact, clauses: newClauses(fact.clauses, places), mentions: newClauses(fact.mentions, places) }))
    .filter(({ clauses, mentions }) => clauses.length + mentions.length > 0);

const textsWithNewNamesIn = ({ rulebook, change }: ChangedBook, summaries: readonly SummaryLine[]): StaleText[] =>
  textsWithNewNames(rulebook, change, scopeOf(rulebook, change), summaries);

const textsNamingEditionsIn = (
  { rulebook, change: { after, newEditions = new Set() } }: ChangedBook,
  summaries: readonly SummaryLine[],
): StaleText[] => (newEditions.size === 0 ? [] : textsNamingEditions(rulebook, after, newEditions, summaries));

interface Places {
  add(places: readonly string[]): void;
  isNew(place: string): boolean;
  takeNew(places: readonly string[]): string[];
  takeNewTexts(texts: readonly StaleText[]): StaleText[];
}

function createPlaces(): Places {
  const keys = new Set<string>();
  const add = (places: readonly string[]): void => {
    for (const place of places) keys.add(placeKey(place));
  };
  const isNew = (place: string): boolean => !keys.has(placeKey(place));
  return {
    add,
    isNew,
    takeNew(places) {
      const found = places.filter(isNew);
      add(found);
      return found;
    },
    takeNewTexts(texts) {
      const found = texts.filter(({ where }) => isNew(where));
      add(found.map(({ where }) => where));
      return found;
    },
  };
}

const textPlace = (clause: ClauseId): string => `text of ${clause}`;

const newClauses = (clauses: readonly ClauseId[], places: Places): ClauseId[] => clauses.filter((id) => places.isNew(textPlace(id)));

function placesAbout({ clauses }: RelatedRule, rulebook: Rulebook, summaries: readonly SummaryLine[]): string[] {
  const ids = new Set(clauses);
  const readings = rulebook.readings.filter((one) => settlesOne(one, ids)).map(readingOf);
  return [...summariesOf(rulebook, ids, summaries), ...readings].map(({ where }) => where);
}

const withoutRepetition = <T>(list: readonly T[]): T[] => [...new Map(list.map((one) => [JSON.stringify(one), one])).values()];
