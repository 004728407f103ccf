/**
 * Recorded games: the answers of the players, every event with its clauses, and a digest of the shown state after every eighth answer and
 * at the end.
 * `RECORD=1` records them anew; then read the difference.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { drawAnswer } from '../../../engine/game/draw.ts';
import type { Event } from '../../../engine/game/event.ts';
import type { Game } from '../../../engine/game/game.ts';
import { proceed } from '../../../engine/game/play.ts';
import { gameAt } from '../../../engine/game/run.ts';
import type { Answer, State } from '../../../engine/game/state.ts';
import { createEngine } from '../../../engine/index.ts';
import { eventFields, stateShown } from '../../../engine/judge/play.ts';
import { editionRules, editionRulesWithCards, editionRulesWithPowers } from '../../fixtures/edition-rules.ts';
import { type RecordedSetUp, setUps } from '../../fixtures/recorded-games/set-ups.ts';
import { parseAnswer } from '../../support/parse-answer.ts';
import { createDraw } from '../../support/random-game.ts';

const FOLDER = join(import.meta.dirname, '../../fixtures/recorded-games');
const MOST_SEEDS = 400;
const MOST_ANSWERS = 400;

test.each(setUps)('$name has the events that were recorded', (setUp) => {
  const path = join(FOLDER, `${setUp.name}.txt`);
  if (process.env.RECORD === '1') writeFileSync(path, record(setUp));
  expect(existsSync(path)).toBe(true);
  const text = readFileSync(path, 'utf8');
  expect(replay(setUp, answersIn(text))).toBe(text);
  for (const type of setUp.eventTypes) expect(text).toContain(`\n  ${type} `);
});

const RULES = { none: editionRules, standard: editionRulesWithPowers, cards: editionRulesWithCards } as const;

function open({ edition, pack, question }: RecordedSetUp): {
  readonly game: Game;
  readonly first: State;
  readonly events: readonly Event[];
} {
  const rules = RULES[pack ?? 'none'].find((one) => one.edition === edition);
  if (rules === undefined) throw new Error(`there is no edition ${edition}`);
  const engine = createEngine({ ...rules.boardRules, game: rules.gameRules });
  const opened = engine.open(question);
  if ('error' in opened) throw new Error(opened.error.message);
  return opened;
}

const answersIn = (text: string): Answer[] =>
  text
    .split('\n')
    .filter((line) => line.startsWith('> '))
    .map((line) => parseAnswer(line.slice(2)));

function replay(setUp: RecordedSetUp, answers: readonly Answer[]): string {
  const { game, first, events } = open(setUp);
  const lines = [setUp.name, ...eventLines(game, first, events)];
  let state = first;
  for (const [index, answer] of answers.entries()) {
    const played = proceed(game, state, answer, true);
    state = played.state;
    lines.push(`> ${JSON.stringify(answer)}`, ...eventLines(game, state, played.events));
    if (index % 8 === 7) lines.push(`# ${digest(game, state)}`);
  }
  return `${lines.join('\n')}\n# ${digest(game, state)}\n`;
}

const eventLines = (game: Game, state: State, events: readonly Event[]): string[] =>
  events.map((event) => `  ${event.type} ${JSON.stringify(eventFields(gameAt(game, state), event))} ${event.because.join(' ')}`);

const digest = (game: Game, state: State): string =>
  createHash('sha256')
    .update(JSON.stringify(stateShown(game, state)))
    .digest('hex')
    .slice(0, 16);

function record(setUp: RecordedSetUp): string {
  const { game, first } = open(setUp);
  for (let seed = 0; seed < MOST_SEEDS; seed++) {
    const text = replay(setUp, randomAnswers(game, first, seed));
    if (setUp.eventTypes.every((type) => text.includes(`\n  ${type} `))) return text;
  }
  throw new Error(`none of ${MOST_SEEDS} games of ${setUp.name} has ${setUp.eventTypes.join(', ')}`);
}

function randomAnswers(game: Game, first: State, seed: number): Answer[] {
  const draw = createDraw(seed);
  const answers: Answer[] = [];
  let state = first;
  while (state.request !== null && answers.length < MOST_ANSWERS) {
    const answer = drawAnswer(game, state, draw);
    if (answer === undefined) break;
    answers.push(answer);
    state = proceed(game, state, answer).state;
  }
  return answers;
}
