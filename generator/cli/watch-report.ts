/** Reports the effect of a change of the rules: the verdicts that flip, and the texts that may still state the old rule. */
import type { ExampleAst } from '../ast.ts';
import { printAnswers } from '../behaviour/difference.ts';
import { type ExampleResult, hasVerdict, isRefusedUnclaimed, isShortOfDice, questionOf, verdictText } from '../examples/run.ts';
import { runsOf } from '../examples/run-all.ts';
import type { EditionId } from '../ids.ts';
import { signsOf } from '../parse/map-kinds.ts';
import { printQuestion } from '../parse/print-board.ts';
import type { ErratumNode } from '../rulebook.ts';
import type { SummaryLine } from '../stale/candidates.ts';
import { comparisonsToCheck } from '../stale/former-last-values.ts';
import { meaningfulWords } from '../stale/meaningful-words.ts';
import { missingExceptions } from '../stale/missing-exceptions.ts';
import { type ChangeIn, changeByErratum, type RuleChange } from '../stale/rule-change.ts';
import { distinct, type StaleText, staleTexts } from '../stale/stale-texts.ts';
import type { Project } from './project.ts';

/** Flips beyond these are not printed, only counted. */
const MOST_FLIPS = 12;
/** Examples beyond these are not printed, only counted by page. */
const MOST_EXAMPLES = 20;
/** Texts to check beyond these are not printed, only named. */
const MOST_TEXTS = 20;
/** Characters of a text that are printed. */
const WIDEST = 120;

/** The verdicts that changed since the last build, each with its board. */
export function flipLines(before: Project, after: Project): string[] {
  const key = (example: string, edition: EditionId): string => `${edition} ${example}`;
  const answersBefore = new Map(resultsIn(before).map(({ example, edition, answer }) => [key(example.id, edition), answer]));
  const flips = resultsIn(after).flatMap(({ example, edition, answer }) => {
    const answerBefore = answersBefore.get(key(example.id, edition));
    return answerBefore === undefined || verdictText(answerBefore) === verdictText(answer)
      ? []
      : [{ example, edition, answerBefore, answer }];
  });
  if (flips.length === 0) return [];
  return [
    flips.length === 1 ? '1 verdict flips:' : `${flips.length} verdicts flip:`,
    ...flips.slice(0, MOST_FLIPS).flatMap(({ example, edition, answerBefore, answer }) => {
      const [printedBefore, printed] = printAnswers(answerBefore, answer);
      return [
        '',
        `${example.id} (edition ${edition}): ${example.says}`,
        ...printQuestion(questionOf(example), signsOf(after.compilation.mapKinds)).map((line) => `  ${line}`),
        `  before: ${printedBefore}`,
        `  now:    ${printed}`,
      ];
    }),
    ...(flips.length > MOST_FLIPS ? ['', `and ${flips.length - MOST_FLIPS} more`] : []),
  ];
}

/** The results of the examples of the rulebook and of packs. */
const resultsIn = ({ exampleRun }: Pick<Project, 'exampleRun'>): readonly ExampleResult[] =>
  exampleRun === undefined ? [] : runsOf(exampleRun).flatMap(({ results }) => results);

/** An edited erratum or edited pages. */
interface Edit {
  readonly title: string;
  readonly changeIn: ChangeIn;
}

export const editOfErratum = (node: ErratumNode): Edit => ({
  title: `Erratum ${node.erratum.id}:`,
  changeIn: (rulebook, books) => changeByErratum(rulebook, books, node),
});

/** Lists, for each edit, the texts that may still state the old rule, and then the examples whose claims no longer hold. */
export function staleLines(
  project: Pick<Project, 'compilation' | 'exampleRun'>,
  edits: readonly Edit[],
  summaries: readonly SummaryLine[],
): string[] {
  const { compilation } = project;
  if (compilation.rulebook === undefined || edits.length === 0) return [];
  const books = [compilation, ...compilation.packs.map((pack) => pack.compilation)];
  const staleTextLines = edits.flatMap(({ title, changeIn }) => {
    const changes = books.flatMap(({ rulebook, editions }) => {
      const editionBooks = editions.map(({ book }) => book);
      const change = rulebook === undefined ? undefined : changeIn(rulebook, editionBooks);
      return rulebook === undefined || change === undefined ? [] : [{ rulebook, change }];
    });
    // A pack is compiled together with the texts of the rulebook.
    const texts = distinct(changes.flatMap(({ rulebook, change }) => staleTexts(rulebook, change, summaries)));
    const changesAlone = changes.map(({ change }) => change);
    const words = new Set(changesAlone.flatMap(({ changedWords = [] }) => [...changedWords]));
    const lines = [...printStaleTexts(texts, words), ...comparisonLines(changesAlone), ...exceptionLines(changesAlone)];
    return lines.length === 0 ? [] : ['', title, ...lines];
  });
  // A refused question usually has a mistake, which is reported by itself; one that lacks dice lacks them because its verdict changed.
  const flipped = resultsIn(project).filter(
    (result) =>
      result.claim !== undefined && !hasVerdict(result.claim, result.answer) && (!isRefusedUnclaimed(result) || isShortOfDice(result)),
  );
  const examples = [...new Map(flipped.map(({ example }) => [example.id, example])).values()];
  const shortOfDice = new Set(flipped.filter(isShortOfDice).map(({ example }) => example.id));
  if (examples.length === 0) return staleTextLines;
  return [
    ...staleTextLines,
    '',
    'The verdicts of these examples flip. Check that their sentences (`says`) still describe the verdict:',
    ...examples.slice(0, MOST_EXAMPLES).map(({ id, says }) => `  example ${id}: ${says}${shortOfDice.has(id) ? ' (needs more dice)' : ''}`),
    ...(examples.length > MOST_EXAMPLES
      ? [`  and ${examples.length - MOST_EXAMPLES} more: ${countedByPage(examples.slice(MOST_EXAMPLES))}`]
      : []),
  ];
}

function comparisonLines(changes: readonly RuleChange[]): string[] {
  const found = changes.flatMap(comparisonsToCheck).map(({ id, value }) => `  ${id}: compares with '${value}'`);
  return found.length === 0 ? [] : ['', 'Comparisons to check. They compare with a value that was the last one:', ...new Set(found)];
}

function exceptionLines(changes: readonly RuleChange[]): string[] {
  const found = changes
    .flatMap(missingExceptions)
    .map(({ added, exception, to }) => `  ${exception}: to ${to.join(', ')}, not to ${added}`);
  return found.length === 0
    ? []
    : ['', 'Exceptions to check. They apply to rules like a new one, but not to the new one:', ...new Set(found)];
}

/** How many of the examples each page has. */
const countedByPage = (examples: readonly ExampleAst[]): string =>
  [...Map.groupBy(examples, ({ clause }) => clause.slice(0, clause.lastIndexOf('.')))]
    .map(([page, { length }]) => `${page} (${length})`)
    .join(', ');

/**
 * Prints two groups: texts that still have removed words, then texts that only have to be checked.
 * @param changedWords if there are many texts to check, those with most of these words come first
 */
export function printStaleTexts(texts: readonly StaleText[], changedWords: ReadonlySet<string> = new Set()): string[] {
  const stale = texts.filter(({ words }) => words.length > 0);
  const toCheck = texts.filter(({ words }) => words.length === 0);
  const score = ({ text }: StaleText): number => [...meaningfulWords(text)].filter((word) => changedWords.has(word)).length;
  const ranked = toCheck.length <= MOST_TEXTS ? toCheck : toCheck.toSorted((a, b) => score(b) - score(a));
  const rest = ranked.slice(MOST_TEXTS);
  const groups = [
    { title: 'Texts that may still state the old rule:', of: stale, more: [] },
    {
      title: 'Texts to check, which state the rule or link to it:',
      of: ranked.slice(0, MOST_TEXTS),
      more: rest.length === 0 ? [] : [`  and ${rest.length} more: ${rest.map(({ where }) => where).join(', ')}`],
    },
  ];
  return groups.flatMap(({ title, of, more }) => (of.length === 0 ? [] : ['', title, ...of.map(printStaleText), ...more]));
}

function printStaleText({ where, text, words }: StaleText): string {
  const line = `  ${where}: ${excerpt(text.replaceAll(/\s+/g, ' '), words)}`;
  return words.length === 0 ? line : `${line} (${words.join(', ')})`;
}

/** As much of a text as fits on a line, with its first stale word. */
function excerpt(text: string, words: readonly string[]): string {
  if (text.length <= WIDEST) return text;
  const positions = words.map((word) => text.toLowerCase().indexOf(word)).filter((index) => index >= 0);
  const first = positions.length === 0 ? 0 : Math.min(...positions);
  const start = Math.max(0, Math.min(text.length - WIDEST, first - WIDEST / 2));
  return `${start > 0 ? '…' : ''}${text.slice(start, start + WIDEST)}${start + WIDEST < text.length ? '…' : ''}`;
}
