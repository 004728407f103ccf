/** Texts that say nearly the same as a rule that changes, found by the words they share. */

import type { Definition } from '../generated/definition.ts';
import { indexTexts } from '../likeness.ts';
import type { Rulebook } from '../rulebook.ts';
import { type Candidate, openingOf, type SummaryLine, textOf } from './candidates.ts';
import { blocksOf } from './mentions.ts';
import type { RelatedRule } from './related-rules.ts';
import type { RuleChange, Scope } from './rule-change.ts';

/** Below this likeness, two texts of the book have only words of the same subject in common. */
const LEAST_LIKENESS = 0.27;
/** The most texts that are found for one text compared. */
const MOST_LIKELY = 6;
/** The most texts that are found in all. */
const MOST = 20;

/**
 * The texts most like the old texts of the clauses that state the rule, like their headings, or like the notes of related rules; best first,
 * and none of those clauses.
 */
export function likelyTexts(
  rulebook: Rulebook,
  change: RuleChange,
  { stated }: Scope,
  related: readonly RelatedRule[],
  summaries: readonly SummaryLine[],
): Candidate[] {
  const { after, amended, texts } = change;
  // `true`: of the clauses of an erratum's publication, only the one that states the erratum is no candidate.
  const others = [...rulebook.clauses.values()].filter(({ id }) => !amended.has(id) && !stated.has(id) && !change.statesNewRule(id, true));
  const candidates: readonly Candidate[] = [
    ...others.map((clause) => ({ where: `text of ${clause.id}`, text: `${clause.ast.title}: ${textOf(after, clause)}` })),
    ...[...rulebook.pages.values()].map(openingOf),
    ...rulebook.readings.flatMap(({ reading: { id, text, reason } }) =>
      [text, reason].flatMap(blocksOf).map((block) => ({ where: id, text: block })),
    ),
    ...summaries.map(({ where, text }) => ({ where, text })),
  ];
  const stating = [...rulebook.clauses.values()].filter(({ id }) => stated.has(id));
  const before = new Map(texts.map((one) => [one.clause, one.before]));
  const ids = new Set(related.flatMap(({ id, facts }) => (facts.length > 0 ? [id] : [])));
  const compared = [
    ...stating.flatMap((clause) => [clause.ast.title, `${clause.ast.title}: ${before.get(clause.id) ?? textOf(after, clause)}`]),
    ...after.definitions.flatMap(({ definition }) => (ids.has(definition.id) ? notesOf(definition) : [])),
  ];
  const index = indexTexts(new Map(candidates.map(({ text }, number) => [String(number), text])));
  const found = compared.flatMap((text) => index.nearest(text, MOST_LIKELY)).filter(({ likeness }) => likeness >= LEAST_LIKENESS);
  const likeliest = new Set(found.toSorted((a, b) => b.likeness - a.likeness).map(({ id }) => id));
  return [...likeliest].slice(0, MOST).flatMap((id) => candidates[Number(id)] ?? []);
}

const notesOf = (definition: Definition): readonly string[] => {
  const note = definition.kind === 'constraint' ? definition.message : definition.kind === 'restriction' ? definition.note : undefined;
  return note === undefined ? [] : [note];
};
