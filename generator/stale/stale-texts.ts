import { clausesOf } from '../definition-clauses.ts';
import type { ClauseId } from '../ids.ts';
import type { ClauseNode, Rulebook } from '../rulebook.ts';
import {
  aliasesOf,
  aliasListOf,
  beginningOf,
  bodyOf,
  type Candidate,
  differencesOf,
  entriesOfPages,
  examplesOf,
  headingOf,
  inOneEntry,
  openingOf,
  outdatedTranslations,
  pageAliasesOf,
  questionListOf,
  questionsOf,
  readingOf,
  type SummaryLine,
  shownTexts,
  summariesOf,
  translatedHeadings,
  wholeOf,
  withoutWorkedExamples,
  workedExamplesOf,
} from './candidates.ts';
import { carriedLists } from './carried-lists.ts';
import { oldNumbersOf } from './changed-numbers.ts';
import { textsOfChangedParts } from './changed-parts.ts';
import { ordinalsBeyond } from './counted-numbers.ts';
import { derivedNumbers } from './derived-numbers.ts';
import { examplesOfExceptions } from './examples-to-check.ts';
import { illustrationsOf, totalsBeyond } from './illustrations.ts';
import { linkedTerms } from './linked-terms.ts';
import { isCommon, isNumber, meaningfulWords } from './meaningful-words.ts';
import { examplesCiting, linkingTexts, mentionsOf, numberMentions, settlesOne } from './mentions.ts';
import { createWithoutOtherQuantities } from './other-quantities.ts';
import { quotesOf } from './quotes.ts';
import { changesOnlyNumbers, type RuleChange, type Scope, scopeOf, usesChanged } from './rule-change.ts';
import { type CountedBefore, countedBefore, type IsSame, sensesOf } from './senses.ts';
import { synonymsOf } from './synonyms.ts';
import { twinsOf } from './twins.ts';

export interface StaleText extends Candidate {
  /**
   * The words that the change removed and the text still has, or one quotation of several removed words in a row, or the numbers of a text
   * in a part of a definition that changes. Empty for texts that were found by other signs, such as a link.
   */
  readonly words: readonly string[];
}

/** Texts found by removed words or numbers come first. */
export function staleTexts(rulebook: Rulebook, change: RuleChange, summaries: readonly SummaryLine[]): StaleText[] {
  const scope = scopeOf(rulebook, change);
  const translations = outdatedTranslations(rulebook, change.after, change.amended);
  const isRuleChange = !isRewording(change);
  const found = [
    ...(isRuleChange ? textsWithRemovedWords(rulebook, change, scope, summaries) : []),
    ...quotesOf(rulebook, change, summaries),
    ...textsOfChangedParts(change),
    ...(isRuleChange ? synonymsOf(rulebook, scope, new Set([...removedWords(change, withoutWorkedExamples)].filter(isNumber))) : []),
  ];
  const listed = new Set(found.filter(({ words }) => words.length > 0).map(({ where }) => where));
  const toCheck = [
    ...translations,
    ...(isRuleChange ? textsOfRule(rulebook, change, scope, summaries) : []),
    ...(isRuleChange ? carriedLists(rulebook, change, scope, listed) : []),
  ];
  return distinct([...found, ...toCheck.map((one) => ({ ...one, words: [] }))]);
}

/**
 * Keeps each text with removed words once, and of the other texts one for each place that has no text with removed words. The place
 * `aliases of X` counts as having one if `alias of X` has one.
 */
export function distinct(texts: readonly StaleText[]): StaleText[] {
  const found = new Map(texts.filter(({ words }) => words.length > 0).map((one) => [`${one.where} ${one.text}`, one]));
  const places = new Set([...found.values()].map(({ where }) => where));
  const others = new Map(texts.toReversed().map((one) => [one.where, one]));
  return [
    ...found.values(),
    ...[...others.values()].toReversed().filter(({ where }) => !places.has(where.replace(/^aliases of /, 'alias of '))),
  ];
}

/** Whether only texts change, all of them of clauses that definitions carry: the rules are then the same as before. */
export const isRewording = ({ after, amended, added, replaced }: RuleChange): boolean =>
  added.size === 0 &&
  replaced.length === 0 &&
  [...amended].every((id) => after.definitions.some(({ definition }) => clausesOf(definition).includes(id)));

function textsOfRule(rulebook: Rulebook, change: RuleChange, scope: Scope, summaries: readonly SummaryLine[]): Candidate[] {
  const { after, amended, texts } = change;
  const { stated, carried, affected, statesNeitherOldNorNew } = scope;
  // The worked examples that the change leaves as they were.
  const workedExamples = affected
    .filter(({ id }) => !stated.has(id) && carried.has(id))
    .concat(affected.filter(({ id }) => amended.has(id)))
    .flatMap((clause) => workedExamplesOf(after, clause))
    .filter(({ text, clause }) => !amended.has(clause) || texts.some(({ before }) => before.includes(text)));
  const alsoCarried = affected.filter(({ id }) => !stated.has(id) && carried.has(id));
  const alsoStating = [...alsoCarried, ...twinsOf(rulebook, change, scope)];
  const idsAlsoStating = new Set(alsoStating.map(({ id }) => id));
  const pages = [...rulebook.pages.values()].filter(({ clauses }) => clauses.some((id) => stated.has(id)));
  // An opening sums up what is on the pages that it links to, seldom with numbers.
  const targets = new Set<string>([...stated, ...(changesOnlyNumbers(change) ? [] : pages.map(({ id }) => id))]);
  return [
    ...workedExamples,
    ...affected
      .filter(({ id }) => stated.has(id))
      .flatMap((clause) => [
        ...(amended.has(clause.id)
          ? [headingOf(clause), ...aliasListOf(clause), ...questionListOf(rulebook, clause)]
          : [wholeOf(after, clause)]),
        ...differencesOf(clause),
      ]),
    ...summariesOf(rulebook, stated, summaries),
    // `true` counts all clauses of the erratum's publication as affected, so that only the one that states the erratum is left out: the
    // others may be older than the erratum.
    ...linkingTexts(rulebook, after, stated, (id) => !stated.has(id) && !change.statesNewRule(id, true)),
    ...examplesCiting(
      clausesOn(pagesOf(rulebook, change, scope), rulebook, scope).filter(({ id }) => statesNeitherOldNorNew(id)),
      amended,
    ),
    ...examplesOfExceptions(
      change,
      affected.filter(({ id }) => stated.has(id)),
    ),
    ...alsoStating.map((clause) => wholeOf(after, clause)),
    ...summariesOf(rulebook, idsAlsoStating, summaries),
    ...rulebook.readings.filter((one) => settlesOne(one, idsAlsoStating)).map(readingOf),
    // Entries with a changed number are found by the number.
    ...(changesOnlyNumbers(change) ? [] : entriesOfPages(rulebook, amended)),
    ...pages.map(beginningOf),
    ...[...rulebook.pages.values()]
      .filter((page) => !pages.includes(page) && page.ast.opening.ruleLinks.some(({ id }) => targets.has(id)))
      .map(openingOf),
  ];
}

function textsWithRemovedWords(rulebook: Rulebook, change: RuleChange, scope: Scope, summaries: readonly SummaryLine[]): StaleText[] {
  const { after, amended } = change;
  const { affected } = scope;
  const removed = withoutCommon(rulebook, removedWords(change, withoutWorkedExamples));
  const withExamples = new Set([...removed, ...[...removedWords(change)].filter(isNumber)]);
  const ids = new Set(affected.map(({ id }) => id));
  const pages = pagesOf(rulebook, change, scope);
  const ofPages = clausesOn(pages, rulebook, scope);
  const textsIn = (clauses: readonly ClauseNode[]): Candidate[] => [
    ...clauses.flatMap((clause) => [headingOf(clause), ...(amended.has(clause.id) ? [] : [bodyOf(after, clause)])]),
    ...clauses.flatMap((clause) => [...aliasesOf(clause), ...examplesOf(clause), ...differencesOf(clause)]),
  ];
  const counted = countedBefore(rulebook, change, scope);
  const withWords = createWithWords(removed, counted);
  const withWordsOfExamples = createWithWords(withExamples, counted);
  const withWordsOf = ({ id }: ClauseNode) => (amended.has(id) ? withWordsOfExamples : withWords);
  const { isRepeated, isSame, isSameNumber, isOldIfNumber, isSurelySame, isMentioned, isCountedAlike } = sensesOf(change, removed, counted);
  const others = affected.filter(({ id }) => !amended.has(id));
  const ofRule = [
    ...pageAliasesOf(rulebook, new Set(ofPages.map(({ id }) => id))),
    ...translatedHeadings(rulebook, ids),
    ...summariesOf(rulebook, scope.stated, summaries),
  ];
  const withoutOtherQuantities = createWithoutOtherQuantities(rulebook, change, scope, counted);
  return withoutOtherQuantities([
    ...withWordsOfExamples(textsIn(affected.filter(({ id }) => amended.has(id))), () => true),
    ...withWords(textsIn(ofPages), isRepeated),
    ...withWords(ofRule, () => true),
    ...withWords(textsIn(others.filter(({ page }) => pages.has(page))), isOldIfNumber),
    ...withWords(shownTextsOf(change), isSame),
    ...withWords(
      [
        ...textsIn(others.filter(({ page }) => !pages.has(page))),
        ...pageAliasesOf(rulebook, ids),
        ...summariesOf(rulebook, ids, summaries),
      ],
      isSurelySame,
    ),
    ...affected.flatMap((clause) =>
      inOneEntry(withWordsOf(clause)(questionsOf(rulebook, clause), scope.stated.has(clause.id) ? isSameNumber : isRepeated)),
    ),
    ...withWords(linkingTexts(rulebook, after, new Set([...pages, ...ofPages.map(({ id }) => id)]), scope.isUnaffected), isCountedAlike),
    ...withWords(mentionsOf(rulebook, change, scope), isMentioned),
    ...numberMentions(rulebook, change, scope),
    ...derivedNumbers(rulebook, change, scope),
    ...linkedTerms(rulebook, change, scope),
    ...totalsBeyond(rulebook, change, scope, counted),
    ...illustrationsOf(rulebook, change, scope, [...removed].filter(isNumber)).filter(({ page }) => !pages.has(page)),
  ]);
}

const shownTextsOf = ({ after, amended, changed, written }: RuleChange): Candidate[] =>
  shownTexts(
    after.definitions
      .map(({ definition }) => definition)
      .filter((one) => changed.has(one.id) || usesChanged(one, changed) || clausesOf(one).some((id) => amended.has(id))),
    written,
  );

/**
 * The pages of the clauses with a changed text, or of those that state the rule if no text changes. The page of a glossary is left out,
 * because its other entries are about other rules.
 */
function pagesOf({ clauses }: Rulebook, { amended }: RuleChange, { stated }: Scope): ReadonlySet<string> {
  const pagesWith = (ids: ReadonlySet<ClauseId>): ReadonlySet<string> =>
    new Set([...ids].flatMap((id) => clauses.get(id) ?? []).flatMap(({ page, data }) => (data.term === undefined ? page : [])));
  const ofTexts = pagesWith(amended);
  return ofTexts.size > 0 ? ofTexts : pagesWith(stated);
}

const clausesOn = (pages: ReadonlySet<string>, { clauses }: Rulebook, { stated, statesNeitherOldNorNew }: Scope): ClauseNode[] =>
  [...clauses.values()].filter(({ id, page }) => pages.has(page) && (stated.has(id) || statesNeitherOldNorNew(id)));

/** Returns a search for the texts that have a removed word in its old sense (`isSame`), or the ordinal that follows a removed number. */
const createWithWords = (removed: ReadonlySet<string>, counted: CountedBefore) => {
  const numbers = [...removed].filter(isNumber);
  return (texts: readonly Candidate[], isSame: IsSame): StaleText[] =>
    texts.flatMap((one) => {
      const words = [...meaningfulWords(one.text)].filter((word) => removed.has(word) && isSame(one.text, word));
      const ordinals = numbers.flatMap((number) => ordinalsBeyond(one.text, number, counted(number)));
      return words.length + ordinals.length === 0 ? [] : [{ ...one, words: [...words, ...ordinals] }];
    });
};

function withoutCommon(rulebook: Rulebook, words: ReadonlySet<string>): ReadonlySet<string> {
  if ([...words].every((word) => /^\d/.test(word))) return words;
  const counts = new Map<string, number>();
  for (const { ast } of rulebook.clauses.values())
    for (const word of meaningfulWords(ast.text)) if (words.has(word)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return new Set([...words].filter((word) => /^\d/.test(word) || !isCommon(counts.get(word) ?? 0, rulebook)));
}

/**
 * The words that old texts have and no new text has, and the numbers that definitions had before. `select` returns the part of an old text
 * that is read. The numbers are included even if a new text has them in another sense, such as 4 in "5 or higher succeeds, 4 or lower
 * fails" after "4 or higher".
 */
function removedWords(change: RuleChange, select = (text: string): string => text): ReadonlySet<string> {
  const { texts } = change;
  const newWords = new Set(texts.flatMap(({ after }) => [...meaningfulWords(after)]));
  const oldWords = texts.flatMap(({ before }) => [...meaningfulWords(select(before))]);
  return new Set([...oldWords.filter((word) => !newWords.has(word)), ...oldNumbersOf(change)]);
}
