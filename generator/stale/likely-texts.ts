import type { ClauseId, EditionId } from '../ids.ts';
import { indexTexts, type LikenessIndex } from '../likeness.ts';
import type { EditionBook, Rulebook } from '../rulebook.ts';
import { blocksOfReading, type Candidate, openingOf, type SummaryLine, wholeOf } from './candidates.ts';
import { changesOnlyNumbers, type RuleChange, type Scope, scopeOf } from './rule-change.ts';

export interface LikelyText extends Candidate {
  /** Its greatest likeness to one of the texts that change, from 0 to 1. */
  readonly likeness: number;
  readonly clause?: ClauseId;
}

/** A change as it is in the rulebook alone or together with a pack. */
export interface ChangedBook {
  readonly rulebook: Rulebook;
  readonly change: RuleChange;
}

/** Texts that are less alike are not found: they have only words of the same subject in common. */
const LEAST_LIKENESS = 0.27;
/** Of the texts found, those that are less alike often share only words. */
export const LIKENESS_OF_CLOSE_TEXTS = 0.4;
const MOST_LIKELY = 12;
/** If more clauses than this state the changed rule, none is compared: no text is about the change alone. */
const MOST_STATING = 6;

interface BookTexts {
  readonly texts: readonly { readonly candidate: Candidate; readonly clause?: ClauseId }[];
  /** Its ids are positions in `texts`. */
  readonly index: LikenessIndex;
}

export type FindLikelyTexts = (changedBooks: readonly ChangedBook[]) => LikelyText[];

/** Texts are indexed once for all changes of an edition, when the first of them compares texts. */
export function createFindLikelyTexts(summaries: readonly SummaryLine[]): FindLikelyTexts {
  const textsByEdition = new Map<EditionId, BookTexts>();
  const textsOf = (changedBooks: readonly ChangedBook[], edition: EditionId): BookTexts => {
    const known = textsByEdition.get(edition) ?? indexBooks(changedBooks, summaries);
    textsByEdition.set(edition, known);
    return known;
  };
  return (changedBooks) => {
    const [first] = changedBooks;
    // If only numbers change, the texts to check contain the old number; `mentions.ts` and `related-rules.ts` find these.
    if (first === undefined || changedBooks.every(({ change }) => changesOnlyNumbers(change))) return [];
    const scopes = changedBooks.map(({ rulebook, change }) => ({ rulebook, change, scope: scopeOf(rulebook, change) }));
    const compared = new Set(scopes.flatMap(textsToCompare));
    if (compared.size === 0) return [];
    const { texts, index } = textsOf(changedBooks, first.change.after.id);
    const isOfNoChangedRule = ({ clause }: { readonly clause?: ClauseId }): boolean =>
      clause === undefined || scopes.every(({ change, scope }) => mayBeStale(change, scope, clause));
    const found = [...compared]
      .flatMap((text) => index.nearest(text, MOST_LIKELY))
      .flatMap(({ id, likeness }) => {
        const one = texts[Number(id)];
        if (one === undefined || likeness < LEAST_LIKENESS || !isOfNoChangedRule(one)) return [];
        return [{ ...one.candidate, likeness, ...(one.clause === undefined ? {} : { clause: one.clause }) }];
      })
      .toSorted((a, b) => a.likeness - b.likeness);
    // Of each place, the text most alike.
    return [...new Map(found.map((one) => [one.where, one])).values()].toSorted((a, b) => b.likeness - a.likeness);
  };
}

/**
 * Whether a clause states neither what changes nor the new rule. Of the clauses of an erratum's publication only the one that states the
 * erratum counts as stating the new rule, unlike in `Scope.statesNeitherOldNorNew`: the others may be older than the erratum.
 */
const mayBeStale = (change: RuleChange, { stated }: Scope, clause: ClauseId): boolean =>
  !change.amended.has(clause) && !stated.has(clause) && !change.statesNewRule(clause, true);

/** The old texts of the clauses that state the rule, with their headings. */
function textsToCompare({ rulebook, change, scope }: ChangedBook & { readonly scope: Scope }): string[] {
  if (scope.stated.size > MOST_STATING) return [];
  const before = new Map(change.texts.map((one) => [one.clause, one.before]));
  return [...scope.stated].flatMap((id) => {
    const clause = rulebook.clauses.get(id);
    return clause === undefined ? [] : [wholeOf(change.after, clause, before.get(id)).text];
  });
}

function indexBooks(changedBooks: readonly ChangedBook[], summaries: readonly SummaryLine[]): BookTexts {
  const all = [
    ...changedBooks.flatMap(({ rulebook, change }) => textsOfBook(rulebook, change.after)),
    ...summaries.map(({ candidate }) => ({ candidate })),
  ];
  const texts = [...new Map(all.map((one) => [`${one.candidate.where} ${one.candidate.text}`, one])).values()];
  return { texts, index: indexTexts(new Map(texts.map(({ candidate }, position) => [String(position), candidate.text]))) };
}

const textsOfBook = (rulebook: Rulebook, book: EditionBook): BookTexts['texts'] => [
  ...[...rulebook.clauses.values()].map((clause) => ({ candidate: wholeOf(book, clause), clause: clause.id })),
  ...[...[...rulebook.pages.values()].map(openingOf), ...rulebook.readings.flatMap(blocksOfReading)].map((candidate) => ({ candidate })),
];
