/** Everything that a change of the rules may make stale. */
import type { ClauseId } from '../ids.ts';
import type { Rulebook } from '../rulebook.ts';
import { readingOf, type SummaryLine, summariesOf } from './candidates.ts';
import { type FactRead, factsReadByAdded } from './facts-read.ts';
import { definitionsNaming, type NamingDefinition, textsNaming } from './grown-lists.ts';
import type { ChangedBook, FindLikelyTexts, LikelyText } from './likely-texts.ts';
import { settlesOne, tablesCiting } from './mentions.ts';
import { type MissingException, missingExceptions, type RelatedRule, relatedRules } from './related-rules.ts';
import { scopeOf } from './rule-change.ts';
import { distinct, isRewording, type StaleText, staleTexts } from './stale-texts.ts';

export interface StaleReport {
  readonly texts: readonly StaleText[];
  /** Texts that name several of a list to which the change adds; `words` are those names. */
  readonly naming: readonly StaleText[];
  /** Texts that say nearly the same as the old ones, and are not found by other signs; best first. */
  readonly alike: readonly LikelyText[];
  /** Clauses with a table that has examples of the rule, if their texts are not found by other signs. */
  readonly tables: readonly ClauseId[];
  readonly related: readonly RelatedRuleWithTexts[];
  readonly definitions: readonly NamingDefinition[];
  readonly exceptions: readonly MissingException[];
  readonly factsRead: readonly FactRead[];
}

interface RelatedRuleWithTexts extends RelatedRule {
  /** Where the texts are that sum up or settle its clauses and are not found by other signs. */
  readonly texts: readonly string[];
}

/** @param changedBooks the change in the rulebook and in its packs, which are compiled together with it */
export function findStale(
  changedBooks: readonly ChangedBook[],
  summaries: readonly SummaryLine[],
  findLikelyTexts: FindLikelyTexts,
): StaleReport {
  const allTexts = distinct(changedBooks.flatMap(({ rulebook, change }) => staleTexts(rulebook, change, summaries)));
  const naming = distinct(changedBooks.flatMap(({ rulebook, change }) => textsNaming(rulebook, change.after, change.grown, summaries)));
  const inNaming = new Set(naming.map(({ where }) => where));
  const texts = allTexts.filter(({ where, words }) => words.length > 0 || !inNaming.has(where));
  const relatedIn = ({ rulebook, change }: ChangedBook): RelatedRuleWithTexts[] =>
    relatedRules(change).map((rule) => ({ ...rule, texts: rule.facts.length === 0 ? [] : placesAbout(rule, rulebook, summaries) }));
  const listed = new Set([...texts, ...naming].map(({ where }) => where));
  const related = withoutRepetition(changedBooks.flatMap(relatedIn)).map((rule) => ({
    ...rule,
    texts: rule.texts.filter((where) => !listed.has(where)),
  }));
  const citing = changedBooks.flatMap(({ rulebook, change }) =>
    isRewording(change) ? [] : tablesCiting(rulebook, change, scopeOf(rulebook, change)),
  );
  const tables = [...new Set(citing)].filter((id) => !listed.has(`text of ${id}`));
  const definitions = withoutRepetition(changedBooks.flatMap(({ change }) => definitionsNaming(change.after, change.grown)));
  const found = new Set([
    ...listed,
    ...[...related, ...definitions].flatMap(({ clauses }) => clauses.map((id) => `text of ${id}`)),
    ...related.flatMap((rule) => rule.texts),
    ...tables.map((id) => `text of ${id}`),
  ]);
  const likely = changedBooks.every(({ change }) => isRewording(change)) ? [] : findLikelyTexts(changedBooks);
  return {
    texts,
    naming,
    alike: likely.filter(({ where }) => !found.has(where)),
    tables,
    related,
    definitions,
    factsRead: withoutRepetition(changedBooks.flatMap(({ rulebook, change }) => factsReadByAdded(rulebook, change)))
      .map((fact) => ({ ...fact, mentions: fact.mentions.filter((id) => !listed.has(`text of ${id}`)) }))
      .filter(({ clauses, mentions }) => clauses.length + mentions.length > 0),
    exceptions: withoutRepetition(changedBooks.flatMap(({ change }) => missingExceptions(change))),
  };
}

function placesAbout({ clauses }: RelatedRule, rulebook: Rulebook, summaries: readonly SummaryLine[]): string[] {
  const ids = new Set(clauses);
  const readings = rulebook.readings.filter((one) => settlesOne(one, ids)).map(readingOf);
  return [...summariesOf(rulebook, ids, summaries), ...readings].map(({ where }) => where);
}

const withoutRepetition = <T>(list: readonly T[]): T[] => [...new Map(list.map((one) => [JSON.stringify(one), one])).values()];
