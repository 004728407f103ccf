import { areaOf, type PageId } from '../ids.ts';
import type { ClauseNode, EditionBook, Rulebook } from '../rulebook.ts';
import { type Candidate, inOneEntry, questionsOf, textOf, workedExamplesOf } from './candidates.ts';
import { changedNumbers } from './changed-numbers.ts';
import { isLimitIn, totalsIn, wordsByNumber } from './counted-numbers.ts';
import { dependingClauses } from './depending-clauses.ts';
import type { RuleChange, Scope } from './rule-change.ts';
import type { CountedBefore } from './senses.ts';

/** Numbers of one digit have many senses: one word beside them may be the same by chance, as in "a character with damage 3". */
const LEAST_SHARED_WITH_ONE_DIGIT = 2;

type WithNumber = Candidate & { readonly words: readonly string[] };

interface Illustration extends WithNumber {
  readonly page: PageId;
}

/**
 * The worked examples and tables that have one of the numbers beside words that were beside it before. They are on the pages of the
 * definitions that depend on a changed one, directly or through others. A number in a table is beside the head of its column. After those
 * of a clause come the questions with the number that the clause answers: it has the same sense there.
 */
export function illustrationsOf(rulebook: Rulebook, change: RuleChange, scope: Scope, numbers: readonly string[]): Illustration[] {
  if (numbers.length === 0) return [];
  const besideBefore = wordsByNumber(oldTextsOf(rulebook, change, scope), 'beside');
  const clauses = dependingClauses(change.after, change.changed);
  const pages = new Set([...rulebook.clauses.values()].filter(({ id }) => clauses.has(id)).map(({ page }) => page));
  const withNumbers = (texts: readonly Candidate[], searched: readonly string[], leastSharedWithMoreDigits: number): WithNumber[] =>
    texts.flatMap((one) => {
      const beside = wordsByNumber([one.text], 'beside');
      const words = searched.filter((number) => {
        const shared = [...(beside.get(number) ?? [])].filter((word) => besideBefore.get(number)?.has(word) === true);
        return beside.has(number) && shared.length >= (number.length > 1 ? leastSharedWithMoreDigits : LEAST_SHARED_WITH_ONE_DIGIT);
      });
      return words.length === 0 ? [] : [{ ...one, words }];
    });
  return [...rulebook.clauses.values()]
    .filter(({ id, page }) => pages.has(page) && scope.isUnaffected(id))
    .flatMap((clause) => {
      const found = withNumbers([...workedExamplesOf(change.after, clause), ...tablesOf(change.after, clause)], numbers, 1);
      const shown = new Set(found.flatMap(({ words }) => words));
      return [...found, ...inOneEntry(withNumbers(questionsOf(rulebook, clause), [...shown], 0))].map((one) => ({
        ...one,
        page: clause.page,
      }));
    });
}

/**
 * The worked examples of the same area with a total of a thing that only the greater of the old and the new limit allows: one in which two
 * players have 2 and 3 objects, five together, if the limit was six and is four now.
 */
export function totalsBeyond(rulebook: Rulebook, change: RuleChange, scope: Scope, counted: CountedBefore): WithNumber[] {
  const oldTexts = oldTextsOf(rulebook, change, scope);
  const limits = changedNumbers(change).flatMap(({ before, now }) => {
    const things = counted(String(before));
    const isLimit = now !== undefined && things !== undefined && oldTexts.some((text) => isLimitIn(text, String(before)));
    return isLimit ? [{ least: Math.min(before, now), most: Math.max(before, now), things }] : [];
  });
  if (limits.length === 0) return [];
  const areas = new Set([...scope.stated].map(areaOf));
  return [...rulebook.clauses.values()]
    .filter(({ id }) => areas.has(areaOf(id)) && scope.isUnaffected(id))
    .flatMap((clause) => workedExamplesOf(change.after, clause))
    .flatMap(({ where, text }) => {
      const totals = [...totalsIn(text)].flatMap(([thing, total]) =>
        limits.some(({ least, most, things }) => things.has(thing) && total > least && total <= most) ? [String(total)] : [],
      );
      return totals.length === 0 ? [] : [{ where, text, words: [...new Set(totals)] }];
    });
}

/** The old texts of the change, or those of the clauses that state the rule if no text changes. */
const oldTextsOf = ({ clauses }: Rulebook, { after, texts }: RuleChange, { stated }: Scope): readonly string[] =>
  texts.length > 0
    ? texts.map(({ before }) => before)
    : [...stated].flatMap((id) => clauses.get(id) ?? []).map((one) => textOf(after, one));

/** The rows of tables, with the head of the column after each cell. */
const tablesOf = (book: EditionBook, clause: ClauseNode): Candidate[] =>
  textOf(book, clause)
    .split(/\n\s*\n/)
    .filter((block) => block.startsWith('|'))
    .flatMap((block) => {
      const [head = [], , ...rows] = block.split('\n').map((row) => row.split('|').slice(1, -1));
      const text = rows.map((row) => row.map((cell, index) => `${cell.trim()} ${head[index]?.trim() ?? ''}`).join('; ')).join('; ');
      return [{ where: `table in ${clause.id}`, text }];
    });
