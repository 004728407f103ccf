/** Everything that a change of the rules may make stale. */
import type { Rulebook } from '../rulebook.ts';
import type { Candidate, SummaryLine } from './candidates.ts';
import { definitionsNaming, type NamingDefinition, textsNaming } from './grown-lists.ts';
import { likelyTexts } from './likely-texts.ts';
import { type MissingException, missingExceptions, type RelatedRule, relatedRules } from './related-rules.ts';
import { type RuleChange, scopeOf } from './rule-change.ts';
import { distinct, isRewording, type StaleText, staleTexts } from './stale-texts.ts';

export interface StaleReport {
  readonly texts: readonly StaleText[];
  /** Texts that name several of a list to which the change adds; `words` are those names. */
  readonly naming: readonly StaleText[];
  /** Texts that say nearly the same as the old ones, and are not found by other signs. */
  readonly alike: readonly Candidate[];
  readonly related: readonly RelatedRule[];
  readonly definitions: readonly NamingDefinition[];
  readonly exceptions: readonly MissingException[];
}

export function findStale(rulebook: Rulebook, change: RuleChange, summaries: readonly SummaryLine[]): StaleReport {
  const texts = staleTexts(rulebook, change, summaries);
  const related = relatedRules(change);
  return {
    texts,
    naming: textsNaming(rulebook, change.after, change.grown),
    alike: isRewording(change) ? [] : likelyTexts(rulebook, change, scopeOf(rulebook, change), related, summaries),
    related,
    definitions: definitionsNaming(change.after, change.grown),
    exceptions: missingExceptions(change),
  };
}

/** One report of those of the rulebook and of its packs, which are compiled together with it. */
export function joinReports(reports: readonly StaleReport[]): StaleReport {
  const texts = distinct(reports.flatMap((one) => one.texts));
  const naming = distinct(reports.flatMap((one) => one.naming));
  const found = new Set([...texts, ...naming].map(({ where }) => where));
  return {
    texts,
    naming,
    alike: distinct(reports.flatMap((one) => one.alike).map((one) => ({ ...one, words: [] }))).filter(({ where }) => !found.has(where)),
    related: once(reports.flatMap((one) => one.related)),
    definitions: once(reports.flatMap((one) => one.definitions)),
    exceptions: once(reports.flatMap((one) => one.exceptions)),
  };
}

const once = <T>(list: readonly T[]): T[] => [...new Map(list.map((one) => [JSON.stringify(one), one])).values()];
