/** Finds errata that change the rules and flip no example, and for each a position or game whose verdict changes. */

import type { JsonObject } from '../../engine/base/json.ts';
import { signsOf } from '../../engine/board-notation/signs.ts';
import type { CheckedEdition } from '../checked-edition.ts';
import type { Compilation } from '../compile.ts';
import type { Diagnostic } from '../diagnostic.ts';
import { ask, type Judge, printAnswer, questionOf, verdictText } from '../examples/run.ts';
import type { ExampleRun } from '../examples/run-all.ts';
import type { EditionId } from '../ids.ts';
import { publicationOf } from '../publication-of.ts';
import type { Rulebook } from '../rulebook.ts';
import { definitionsOf, focusOf } from './focus.ts';
import { printExample } from './print.ts';
import { randomGames, randomQuestions } from './questions.ts';
import { type Difference, findDifferences, isClear, orFailed } from './search.ts';

const TRIES = 6000;
/** The number of varied games for each erratum if no position differs: a game takes several times as long as a position. */
const GAME_TRIES = 600;
/** The number of games that are recorded with each set of rules if no position differs. */
const GAMES = 20;

type RecordGames = (
  editions: readonly CheckedEdition[],
  questions: readonly JsonObject[],
  edition: EditionId,
  count: number,
) => Iterable<JsonObject>;

/** A position or game on which the erratum changes the verdict. */
interface NoticingQuestion extends Difference {
  /** What each edition answers with the erratum. */
  readonly answers: ReadonlyMap<EditionId, JsonObject>;
}

/** By the id of each erratum that changes the rules and flips no example: the smallest position or game that shows the change, if found. */
export type Unnoticed = ReadonlyMap<string, NoticingQuestion | undefined>;

/**
 * Tries random positions for errata without flips, then varied games, then recorded ones. `flips` has the examples that each erratum flips,
 * by its id.
 */
export function findUnnoticed(
  compilation: Compilation,
  run: ExampleRun,
  flips: ReadonlyMap<string, readonly string[]>,
  engineOf: (editions: readonly CheckedEdition[]) => Judge,
  recordGames: RecordGames,
): Unnoticed {
  const unnoticed = new Map<string, NoticingQuestion | undefined>();
  const questionsByExample = new Map<string, JsonObject>();
  for (const { example } of run.results) if (example.question !== undefined) questionsByExample.set(example.id, example.question);
  const { rulebook } = compilation;
  if (rulebook === undefined) return unnoticed;
  for (const { erratum } of rulebook.errata) {
    if ((flips.get(erratum.id) ?? []).length > 0) continue;
    const { edition } = publicationOf(rulebook, erratum);
    const without = compilation.without?.([erratum.id]) ?? [];
    const rulesDigestOf = (editions: readonly CheckedEdition[]): string | undefined =>
      editions.find(({ book }) => book.id === edition)?.lowered.ir.digest;
    if (rulesDigestOf(without) === rulesDigestOf(compilation.editions)) continue;
    if (isNoticedByPack(run, erratum.id, edition, engineOf)) continue;
    const definitions = definitionsOf(compilation.editions, edition);
    const focus = focusOf(run, edition, definitionsOf(without, edition), definitions);
    const [before, after] = [engineOf(without), engineOf(compilation.editions)];
    const questions = [...questionsByExample.values()];
    const find = (tried: Iterable<JsonObject>, tries: number): Difference | undefined => {
      const answerBy = (judge: Judge) => (question: JsonObject) => ask(judge, question, edition);
      return findDifferences(tried, answerBy(before), answerBy(after), { tries, onlyFirst: true })[0];
    };
    const games = (): JsonObject[] =>
      [without, compilation.editions].flatMap((editions) => [...recordGames(editions, questions, edition, GAMES)]);
    const seed = 1;
    const difference = firstClear([
      () => find(randomQuestions(questions, seed, definitions, focus), TRIES),
      () => find(randomGames(questions, seed, definitions, focus), GAME_TRIES),
      () => find(games(), GAMES * 2),
    ]);
    unnoticed.set(
      erratum.id,
      difference === undefined ? undefined : { ...difference, answers: answersTo(difference.question, after, compilation.editions) },
    );
  }
  return unnoticed;
}

function firstClear(searches: readonly (() => Difference | undefined)[]): Difference | undefined {
  let first: Difference | undefined;
  for (const search of searches) {
    const found = search();
    if (found !== undefined && isClear(found)) return found;
    first ??= found;
  }
  return first;
}

const answersTo = (question: JsonObject, judge: Judge, editions: readonly CheckedEdition[]): ReadonlyMap<EditionId, JsonObject> =>
  new Map(editions.map(({ book: { id } }) => [id, orFailed((asked) => ask(judge, asked, id))(question)]));

/** Whether the rulebook with a pack gives an example of that pack another verdict without the erratum. */
function isNoticedByPack(
  run: ExampleRun,
  erratumId: string,
  edition: EditionId,
  engineOf: (editions: readonly CheckedEdition[]) => Judge,
): boolean {
  return (run.packs ?? []).some((pack) => {
    const results = pack.run.results.filter((result) => result.edition === edition);
    const without = pack.compilation.without?.([erratumId]);
    if (without === undefined || results.length === 0) return false;
    const engine = engineOf(without);
    return results.some(({ example, answer }) => verdictText(ask(engine, questionOf(example), edition)) !== verdictText(answer));
  });
}

function searchedKinds({ clauses }: Rulebook): string {
  const asked = [...clauses.values()].flatMap(({ ast }) => ast.examples.map(({ question }) => question?.['ask']));
  return [...new Set(asked)]
    .filter((kind) => typeof kind === 'string')
    .sort()
    .join(', ');
}

export function diagnoseUnnoticed(compilation: Compilation, unnoticed: Unnoticed): Diagnostic[] {
  const { rulebook } = compilation;
  if (rulebook === undefined) return [];
  return rulebook.errata.flatMap(({ erratum, document }): Diagnostic[] => {
    if (!unnoticed.has(erratum.id)) return [];
    const difference = unnoticed.get(erratum.id);
    const clause = erratum.amends.flatMap((amendment) => ('clause' in amendment ? [amendment.clause] : []))[0] ?? erratum.clause;
    const below = clause === undefined ? 'below a clause that the erratum changes' : `below ${clause}`;
    const finding = {
      code: 'erratum-unnoticed',
      severity: 'warning',
      expected: 'an example whose verdict the erratum changes',
      place: document.placeOf('/id'),
    } as const;
    if (difference === undefined)
      return [
        {
          ...finding,
          message: `No example notices the change of "${erratum.id}", and no other question was found on which it changes a verdict.`,
          found: `no verdict that changes in ${TRIES + GAME_TRIES} variations of the examples (${searchedKinds(rulebook)}) and ${2 * GAMES} recorded games`,
          hint: `The search can miss a rare case: if you know a question that the change decides, write it as an example ${below}. Otherwise check that the changed definitions can act.`,
        },
      ];
    return [
      {
        ...finding,
        message: [
          `No example notices the change of "${erratum.id}". This one would:`,
          ...printExample(
            difference.question,
            difference.answers,
            'changed-by-the-erratum',
            signsOf(compilation.mapKinds),
            rulebook.editions.default,
          ),
        ].join('\n'),
        found: `without the erratum: ${printAnswer(difference.before)}`,
        hint: `Paste it ${below}, give it a name and a sentence, and run \`sightline build --accept\`.`,
      },
    ];
  });
}
