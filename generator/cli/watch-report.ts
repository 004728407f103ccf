import type { JsonObject } from '../../engine/base/json.ts';
import { signsOf } from '../../engine/board-notation/signs.ts';
import type { ExampleAst } from '../ast.ts';
import { printAnswers } from '../behaviour/difference.ts';
import type { Compilation } from '../compile.ts';
import { acceptedFlips } from '../examples/accept.ts';
import { type ExampleResult, hasVerdict, isRefusedUnclaimed, isShortOfDice, questionOf, verdictText } from '../examples/run.ts';
import { runsOf } from '../examples/run-all.ts';
import type { EditionId } from '../ids.ts';
import { printQuestion } from '../parse/print-question.ts';
import type { ErratumNode } from '../rulebook.ts';
import { readingOf, type SummaryLine } from '../stale/candidates.ts';
import { createFindLikelyTexts } from '../stale/likely-texts.ts';
import { settlesOne } from '../stale/mentions.ts';
import { type ChangeIn, changeByErratum } from '../stale/rule-change.ts';
import { changesIn, findStale } from '../stale/stale-report.ts';
import type { Project } from './project.ts';
import { placesPrinted, printStale } from './stale-report.ts';

const MOST_FLIPS = 12;
const MOST_EXAMPLES = 20;

export function flipLines(before: Project, after: Project): string[] {
  const key = (example: string, edition: EditionId): string => `${edition} ${example}`;
  const answersBefore = new Map(resultsIn(before).map(({ example, edition, answer }) => [key(example.id, edition), answer]));
  const flips = resultsIn(after).flatMap(({ example, edition, answer }) => {
    const answerBefore = answersBefore.get(key(example.id, edition));
    return answerBefore === undefined || verdictText(answerBefore) === verdictText(answer)
      ? []
      : [{ example, edition, answerBefore, answer }];
  });
  return printFlips(flips, after);
}

/** The verdicts that `build --accept` has recorded in place of others, each with its board. */
export function acceptedFlipLines(project: Project): string[] {
  const flips = (project.exampleRun === undefined ? [] : runsOf(project.exampleRun)).flatMap(acceptedFlips);
  const claimed = flips.map(({ claim, ...result }) => ({
    ...result,
    answerBefore: claim?.refused === undefined ? (claim?.verdict ?? {}) : { error: claim.refused },
  }));
  return printFlips(claimed, project);
}

interface Flip extends Pick<ExampleResult, 'example' | 'edition' | 'answer'> {
  readonly answerBefore: JsonObject;
}

function printFlips(flips: readonly Flip[], { compilation }: Pick<Project, 'compilation'>): string[] {
  if (flips.length === 0) return [];
  return [
    flips.length === 1 ? '1 verdict flips:' : `${flips.length} verdicts flip:`,
    ...flips.slice(0, MOST_FLIPS).flatMap(({ example, edition, answerBefore, answer }) => {
      const [printedBefore, printed] = printAnswers(answerBefore, answer);
      return [
        '',
        `${example.id} (edition ${edition}): ${example.says}`,
        ...printQuestion(questionOf(example), signsOf(compilation.mapKinds)).map((line) => `  ${line}`),
        `  before: ${printedBefore}`,
        `  now:    ${printed}`,
      ];
    }),
    ...(flips.length > MOST_FLIPS ? ['', `and ${flips.length - MOST_FLIPS} more`] : []),
  ];
}

const resultsIn = ({ exampleRun }: Pick<Project, 'exampleRun'>): readonly ExampleResult[] =>
  exampleRun === undefined ? [] : runsOf(exampleRun).flatMap(({ results }) => results);

interface Edit {
  readonly title: string;
  /** The id of the edited erratum; absent if pages were edited. */
  readonly erratum?: string;
  readonly changeIn: ChangeIn;
}

export const editOfErratum = (node: ErratumNode): Edit => ({
  title: `Erratum ${node.erratum.id}:`,
  erratum: node.erratum.id,
  changeIn: (rulebook, books) => changeByErratum(rulebook, books, node),
});

export function staleLines(
  project: Pick<Project, 'compilation' | 'exampleRun'>,
  edits: readonly Edit[],
  summaries: readonly SummaryLine[],
): string[] {
  const { compilation } = project;
  if (compilation.rulebook === undefined || edits.length === 0) return [];
  const books = [compilation, ...compilation.packs.map((pack) => pack.compilation)];
  const findLikelyTexts = createFindLikelyTexts(summaries);
  const reports = edits.map(({ title, erratum, changeIn }) => {
    const changes = changesIn(books, changeIn);
    const stale = findStale(changes, summaries, findLikelyTexts);
    const lines = printStale(stale, {
      changedWordsIn: changes[0]?.change.changedWordsIn,
      wholeBy: erratum === undefined ? undefined : `sightline explain ${erratum}`,
    });
    return { lines: lines.length === 0 ? [] : ['', title, ...lines], places: placesPrinted(stale) };
  });
  const staleTextLines = reports.flatMap(({ lines }) => lines);
  // Refused questions are left out, since their mistakes are reported by themselves, unless they lack dice: then their verdict has changed.
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
    'The verdicts of these examples flip. Check that their sentences (`says`) and the texts of their clauses still describe the verdict:',
    ...examples.slice(0, MOST_EXAMPLES).map(({ id, says }) => `  example ${id}: ${says}${shortOfDice.has(id) ? ' (needs more dice)' : ''}`),
    ...(examples.length > MOST_EXAMPLES
      ? [`  and ${examples.length - MOST_EXAMPLES} more: ${countedByClause(examples.slice(MOST_EXAMPLES))}`]
      : []),
    ...readingLines(books, examples, new Set(reports.flatMap(({ places }) => places))),
  ];
}

/** @param printed the places of the texts in other lines: readings there are left out */
function readingLines(
  books: readonly Pick<Compilation, 'rulebook'>[],
  examples: readonly ExampleAst[],
  printed: ReadonlySet<string>,
): string[] {
  const clauses = new Set(examples.map(({ clause }) => clause));
  const settling = books.flatMap(({ rulebook }) => rulebook?.readings.filter((one) => settlesOne(one, clauses)) ?? []);
  const ids = [...new Set(settling.map((one) => readingOf(one).where))].filter((where) => !printed.has(where));
  return ids.length === 0 ? [] : ['', `Readings to check, which settle the clauses of these examples: ${ids.join(', ')}`];
}

const countedByClause = (examples: readonly ExampleAst[]): string =>
  [...Map.groupBy(examples, ({ clause }) => clause)].map(([clause, { length }]) => `${clause} (${length})`).join(', ');
