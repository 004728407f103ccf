/**
 * Lists the verdicts that differ between two editions: those of examples, and the smallest position and game of each kind of difference.
 */

import type { JsonObject } from '../../engine/base/json.ts';
import { signsOf } from '../../engine/board-notation/signs.ts';
import type { Engine } from '../../engine/index.ts';
import { type Departure, departureOf } from '../behaviour/departures.ts';
import { printAnswers } from '../behaviour/difference.ts';
import { randomSeries } from '../behaviour/edition-series.ts';
import { printDifference } from '../behaviour/print.ts';
import { type Difference, findDifferences } from '../behaviour/search.ts';
import type { Compilation } from '../compile.ts';
import { chainOf, refusalOf, verdictOf, verdictText } from '../examples/run.ts';
import type { ExampleRun } from '../examples/run-all.ts';
import type { EditionId } from '../ids.ts';
import type { Arguments } from './arguments.ts';
import { judgeIn, questionsOf } from './edition-answers.ts';
import { createProgress } from './progress.ts';
import { recordedGames } from './record-games.ts';
import { print } from './terminal.ts';

/** Random positions tried: they take a few seconds. */
const TRIES = 8000;
/** Games played by the rules of one edition and replayed by those of the other. */
const GAMES = 100;
/** Games varied from those of examples that show the definitions that differ. */
const VARIED_GAMES = 600;

interface Judged {
  readonly run: ExampleRun;
  readonly engine: Engine;
  readonly compilation: Compilation;
}

interface Answers {
  readonly before: JsonObject;
  readonly after: JsonObject;
}

export function diffBehaviour(judged: Judged, from: EditionId, to: EditionId, seed: number, args: Arguments): number {
  const { run, engine, compilation } = judged;
  const examples = examplesThatDiffer(run, from, to);
  const progress = createProgress();
  progress.step('Comparing random positions');
  const find = (questions: Iterable<JsonObject>, tries: number): Difference[] =>
    findDifferences(questions, judgeIn(engine, from), judgeIn(engine, to), { tries });
  const random = randomSeries(run, questionsOf(run), compilation.editions, [from, to], seed);
  const positions = find(random.positions, TRIES);
  progress.step('Comparing recorded and varied games');
  const recorded = gamesOf(judged, from, to, seed);
  const games = [...find(recorded, GAMES), ...find(random.games, VARIED_GAMES)];
  progress.end();
  if (args.json) {
    const verdict = (answer: JsonObject): JsonObject => refusalOf(answer) ?? verdictOf(answer);
    const withVerdicts = <T extends Answers>(one: T): T => ({ ...one, before: verdict(one.before), after: verdict(one.after) });
    print(
      JSON.stringify(
        { from, to, examples: examples.map(withVerdicts), seed, positions: positions.map(withVerdicts), games: games.map(withVerdicts) },
        null,
        2,
      ),
    );
    return 0;
  }
  for (const { example, before, after, because } of examples) {
    const [printedBefore, printedAfter] = printAnswers(before, after);
    print(`${example}\n  ${from}: ${printedBefore}\n  ${to}: ${printedAfter}\n  chain: ${because.join(' → ')}`);
  }
  print(
    `${examples.length === 1 ? '1 verdict of an example differs' : `${examples.length} verdicts of examples differ`} between ${from} and ${to}`,
  );
  for (const difference of [...positions, ...games])
    print(
      `\n${printDifference(difference, from, to, signsOf(compilation.mapKinds), departureIn(engine, from, to, difference.question)).join('\n')}`,
    );
  print(
    `\n${positions.length} ${positions.length === 1 ? 'kind' : 'kinds'} of difference in ${TRIES} random positions, ${games.length} in ${recorded.length} games played and ${VARIED_GAMES} varied (seed ${seed})`,
  );
  return 0;
}

/**
 * Where a game first goes otherwise by the rules of `to` than by those of `from`, whichever it was recorded by; undefined for other
 * questions.
 */
const departureIn = (engine: Engine, from: EditionId, to: EditionId, question: JsonObject): Departure | undefined =>
  question['ask'] === 'play' ? departureOf(question, judgeIn(engine, from), judgeIn(engine, to)) : undefined;

function examplesThatDiffer(run: ExampleRun, from: EditionId, to: EditionId) {
  const answers = new Map(run.results.map(({ example, edition, answer }) => [`${edition} ${example.id}`, answer]));
  return [...new Set(run.results.map(({ example }) => example.id))].flatMap((example) => {
    const [before, after] = [answers.get(`${from} ${example}`), answers.get(`${to} ${example}`)];
    if (before === undefined || after === undefined || verdictText(before) === verdictText(after)) return [];
    return [{ example, before, after, because: chainOf(after) }];
  });
}

const gamesOf = ({ run, engine }: Judged, from: EditionId, to: EditionId, seed: number) =>
  [from, to].flatMap((edition) => [...recordedGames(engine, questionsOf(run), edition, seed, GAMES / 2)]);
