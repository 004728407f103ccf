/** Opens a game from the set-up of a question `play`. */
import { listedIds, readerOf } from '../game/listed.ts';
import { createGames, firstState, type SetUp, startGame } from '../game/new-game.ts';
import { problemsOf } from '../game/problems.ts';
import type { Check } from '../game/question-rules.ts';
import type { Event, GameRules } from '../game/rules.ts';
import { startRun } from '../game/run.ts';
import type { Game, State } from '../game/state.ts';
import type { BoardMap, PlayQuestion } from '../generated/question.ts';
import { notPlaced, type Placed, placeBoard } from './place.ts';
import { escapeKey, firstFault, isObject, type JudgeFault, type ShapeWalk } from './shape.ts';
import { orTooMany } from './too-many.ts';

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
  const setUp = setUpOn(rules, { ...question, maps }, placed);
  const setUps = [setUp];
  for (const [index, map] of (question.maps ?? []).entries()) {
    const placedFurther = placeOn(question, map, placed);
    if ('code' in placedFurther) return { ...placedFurther, at: placedFurther.at.replace(/^\/map(?=\/|$)/, `/maps/${index}`) };
    setUps.push(setUpOn(rules, { ...question, map, maps }, placedFurther));
  }
  const unplacedIndex = question.characters.findIndex(({ at }, index) => at.length === 0 && !mayBeOffMap(rules, question, index));
  const character = question.characters[unplacedIndex];
  if (character !== undefined) return notPlaced(character.id, unplacedIndex);
  const game = orTooMany(question, () => createGames(rules, setUps));
  if ('code' in game) return game;
  const refused = refusedBy(game, [...game.rules.printedChecks, ...game.rules.openingChecks]);
  if (refused !== undefined) return refused;
  const { state, events } = startGame(game);
  return { game, first: state, events };
}

/** The first fault that one of these checks finds, at the entry of the question that it is about. */
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

/** The set-up on one map of the question. `question.maps` lists all maps. */
export function setUpOn(rules: GameRules, question: object, { terrain, board }: Placed): SetUp {
  const ids = {
    ...listedIds(rules, question),
    character: board.figures.map(({ id }) => id),
    object: terrain.objects.map(({ id }) => id),
  };
  return { terrain, board, ids, question };
}

/** The board of a question on one of its further maps, or the first fault of it. The pointers of that map begin with `/map`. */
function placeOn(question: PlayQuestion, map: BoardMap, { terrain }: Placed): Placed | JudgeFault {
  const walk: ShapeWalk = { definitions: {}, faults: [], spots: [], order: new Map() };
  walkSpots(walk, map, '/map');
  for (const list of ['characters', 'objects'] as const)
    for (const [index, { at }] of (question[list] ?? []).entries()) walkSpots(walk, at, `/${list}/${index}/at`);
  const placed = placeBoard(terrain.rules, { ...question, map }, walk);
  return firstFault(placed.faults, walk.order) ?? placed;
}

/** Adds the squares and edges anywhere in a value. Those of a map are in lists: a string that is a field itself is a name or a kind. */
function walkSpots(walk: ShapeWalk, value: unknown, pointer: string): void {
  walk.order.set(pointer, walk.order.size);
  if (typeof value === 'string') walk.spots.push({ at: pointer, text: value, what: value.includes('|') ? 'edge' : 'square' });
  else if (Array.isArray(value)) for (const [index, entry] of value.entries()) walkSpots(walk, entry, `${pointer}/${index}`);
  else if (isObject(value))
    for (const [field, inner] of Object.entries(value))
      if (typeof inner !== 'string') walkSpots(walk, inner, `${pointer}/${escapeKey(field)}`);
}
