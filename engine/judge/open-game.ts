import type { Event } from '../game/event.ts';
import type { Game } from '../game/game.ts';
import { listedIds, readerOf } from '../game/listed.ts';
import { createGames, firstState, type SetUp, startGame } from '../game/new-game.ts';
import { problemsOf } from '../game/problems.ts';
import type { Check } from '../game/question-rules.ts';
import type { GameRules } from '../game/rules.ts';
import { startRun } from '../game/run.ts';
import type { State } from '../game/state.ts';
import type { PlayQuestion } from '../generated/question.ts';
import { notPlaced, type Placed } from './place.ts';
import type { JudgeFault } from './shape.ts';
import { orTooManyEntries } from './too-many.ts';

/** A game and its state at the first request. */
export interface OpenGame {
  readonly game: Game;
  readonly first: State;
  /** What has happened before that request. */
  readonly events: readonly Event[];
}

export function openGame(rules: GameRules | undefined, question: PlayQuestion, placed: Placed): OpenGame | JudgeFault {
  if (rules === undefined) return { code: 'game-not-loaded', message: 'this engine judges boards and plays no games', at: '/ask' };
  const maps = [question.map, ...(question.maps ?? [])];
  const setUps = [placed, ...placed.further].map((one, index) => setUpOn(rules, { ...question, map: maps[index], maps }, one));
  const unplacedIndex = question.characters.findIndex(({ at }, index) => at.length === 0 && !mayBeOffMap(rules, question, index));
  const character = question.characters[unplacedIndex];
  if (character !== undefined) return notPlaced(character.id, unplacedIndex);
  // The game on the first map, which has those on the other maps.
  const game = orTooManyEntries(question, () => createGames(rules, setUps));
  if ('code' in game) return game;
  const refused = refusedBy(game, [...game.rules.printedChecks, ...game.rules.openingChecks]);
  if (refused !== undefined) return refused;
  const { state, events } = startGame(game);
  return { game, first: state, events };
}

export function refusedBy(game: Game, checks: readonly Check[]): JudgeFault | undefined {
  const { subjects } = game.rules;
  if (checks.length === 0) return undefined;
  const g = startRun(game, firstState(game, []), []);
  for (const check of checks)
    for (const { rule, message, it } of problemsOf(g, check)) {
      const listed = subjects.find(({ id }) => id === check.about)?.listed;
      const at = it === undefined || listed === undefined ? '/ask' : `/${listed.replaceAll('.', '/')}/${it}`;
      return { code: 'refused', message, at, rule };
    }
  return undefined;
}

/** Whether a record of the game or of the character allows the character to be on no square when the game begins. */
function mayBeOffMap(rules: GameRules, question: PlayQuestion, characterIndex: number): boolean {
  const read = readerOf(rules, question);
  return rules.columns.some(
    ({ offMap, subject, given }) => offMap === true && given !== undefined && read(subject, given)(characterIndex) === true,
  );
}

/** The set-up on one map of the question. For a game, `question.maps` lists all its maps, the first included. */
export function setUpOn(rules: GameRules, question: object, { terrain, board }: Pick<Placed, 'terrain' | 'board'>): SetUp {
  const ids = {
    ...listedIds(rules, question),
    character: board.figures.map(({ id }) => id),
    object: terrain.objects.map(({ id }) => id),
  };
  return { terrain, board, ids, question };
}
