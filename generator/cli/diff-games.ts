/** `sightline diff A B --games`: replays games of each edition by the rules of the other, and lists the first action that differs. */
import type { Engine } from '../../engine/index.ts';
import { type Departure, departureOf } from '../behaviour/departures.ts';
import { printDeparture } from '../behaviour/print.ts';
import type { ExampleRun } from '../examples/run-all.ts';
import type { EditionId } from '../ids.ts';
import type { Arguments } from './arguments.ts';
import { judgeIn, questionsOf } from './edition-answers.ts';
import { createProgress } from './progress.ts';
import { recordedGames } from './record-games.ts';
import { print } from './terminal.ts';

const GAMES = 100;

interface Departed extends Departure {
  readonly game: number;
  readonly recordedIn: EditionId;
  readonly replayedIn: EditionId;
}

export function diffGames(
  { run, engine }: { readonly run: ExampleRun; readonly engine: Engine },
  from: EditionId,
  to: EditionId,
  seed: number,
  args: Arguments,
): number {
  const questions = questionsOf(run);
  const progress = createProgress();
  progress.step('Replaying recorded games');
  const departed: Departed[] = [];
  let games = 0;
  for (const [recordedIn, replayedIn] of [
    [from, to],
    [to, from],
  ] as const)
    for (const game of recordedGames(engine, questions, recordedIn, seed, GAMES / 2)) {
      games++;
      const departure = departureOf(game, judgeIn(engine, recordedIn), judgeIn(engine, replayedIn));
      if (departure !== undefined) departed.push({ game: games, recordedIn, replayedIn, ...departure });
    }
  progress.end();
  if (args.json) print(JSON.stringify({ from, to, seed, games, departed }, null, 2));
  else {
    for (const one of departed)
      print(`Game ${one.game}, recorded in ${one.recordedIn}, ${printDeparture(one, one.recordedIn, one.replayedIn).join('\n')}`);
    print(`${departed.length} of ${games} recorded games go differently in ${from} and ${to} (seed ${seed})`);
  }
  return 0;
}
