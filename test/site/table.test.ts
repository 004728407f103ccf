import { expect, test } from 'vitest';
import currentBoard from '../../engine/generated/current.ts';
import currentGame from '../../engine/generated/game/current.ts';
import { createEngine, drawAnswer, playerRequestOf } from '../../engine/index.ts';
import { type Fields, fieldsOf, listOf, textOf } from '../../site/src/base/json.ts';
import { isOfCharacter, sentenceOf } from '../../site/src/games/event-text.ts';
import { BUILD_TOTAL, forces } from '../../site/src/games/forces.ts';
import { GameError } from '../../site/src/games/game-error.ts';
import { signsOf } from '../../site/src/games/names.ts';
import { loadPlayableRules } from '../../site/src/games/playable-rules.ts';
import { figuresOf } from '../../site/src/table/figures.ts';
import { tableMaps } from '../../site/src/table/maps.ts';
import { readAnswer } from '../../site/src/table/read-answer.ts';
import { replayNotice } from '../../site/src/table/replay-notice.ts';
import { replay, Session } from '../../site/src/table/session.ts';
import { setUpOf } from '../../site/src/table/set-up.ts';
import { currentMapOf, objectsOf } from '../../site/src/table/table-map.ts';
import { ROUND_WITHOUT_IMMUNITY } from '../fixtures/rounds.ts';
import { expectEnough } from '../support/enough-cases.ts';
import { createDraw } from '../support/random-game.ts';
import { throughJson } from '../support/through-json.ts';

const engine = createEngine({ ...currentBoard, game: currentGame });

function newSession(mapIndex: number, playerCount: number): Session {
  const seats = forces.slice(0, playerCount).map(({ id }) => ({ force: id, kind: 'person' as const }));
  const choice = { map: fieldsOf(tableMaps[mapIndex]?.question.map), edition: 'current', roundLimit: 6, seats };
  const question = setUpOf(choice, (placement) => fieldsOf(engine.judge(placement)));
  return new Session(
    engine,
    question,
    seats.map(({ kind }) => kind),
  );
}

function playOn(session: Session, answerCount: number, seed: number): void {
  const draw = createDraw(seed);
  for (let count = 0; count < answerCount; count++) {
    const answer = drawAnswer(session.game, session.state, draw);
    if (answer === undefined) return;
    expect(session.answer(answer)).toBe(true);
  }
}

test('there are sixteen invented characters with different signs, in forces of the build total, and six maps', () => {
  expect(forces.flatMap(({ characters }) => characters)).toHaveLength(16);
  for (const { characters } of forces) expect(characters.reduce((sum, { points }) => sum + points, 0)).toBe(BUILD_TOTAL);
  const names = forces.flatMap(({ characters }) => characters.map(({ name }) => name));
  expect(new Set(signsOf(names).values()).size).toBe(16);
  expect(tableMaps).toHaveLength(6);
});

test('every map has room for two and for four forces, and both players may choose the same one', () => {
  for (const map of tableMaps.keys()) for (const players of [2, 4]) expect(newSession(map, players).kindByPlayer).toHaveLength(players);
  const seats = [0, 1].map(() => ({ force: 'night-shift', kind: 'person' as const }));
  const choice = { map: fieldsOf(tableMaps[0]?.question.map), edition: 'current', roundLimit: 6, seats };
  const question = setUpOf(choice, (placement) => fieldsOf(engine.judge(placement)));
  expect(new Session(engine, question, ['person', 'person']).game.ids.character).toContain('Tuck 2');
});

test('a figure is in the first square of its edge that the judge allows', () => {
  const seats = forces.slice(0, 2).map(({ id }) => ({ force: id, kind: 'person' as const }));
  const squareOfLast = ({ characters }: Fields): string => textOf(fieldsOf(listOf(characters).at(-1)).at) ?? '';
  const choice = { map: { kind: 'outdoor', columns: 9, rows: 9 }, edition: 'current', roundLimit: 6, seats };
  const { characters } = setUpOf(choice, (placement) => ({ allowed: !/[19]$/.test(squareOfLast(placement)) }));
  const rows = listOf(characters).map((figure) => [fieldsOf(figure).player, textOf(fieldsOf(figure).at)?.slice(-1)].join(' '));
  expect(new Set(rows)).toEqual(new Set(['Player 1 8', 'Player 2 2']));
});

/** Where the players place the figures, `setUpOf` asks the judge for no places. */
const noJudge = () => ({});

test('a game that begins with its set-up comes to the first turn on one of the maps, with objects and figures on it', () => {
  const seats = forces.slice(0, 3).map(({ id }) => ({ force: id, kind: 'person' as const }));
  const [map = {}, ...others] = tableMaps.map(({ question }) => fieldsOf(question.map));
  const question = setUpOf({ map, otherMaps: others, edition: 'current', roundLimit: 6, seats }, noJudge);
  for (const seed of [1, 2]) {
    const session = new Session(engine, question, ['person', 'person', 'person']);
    expect(session.opening.map(({ type }) => type)).toEqual(['forces-revealed']);
    const draw = createDraw(seed);
    while (session.isBeingSetUp) {
      const answer = drawAnswer(session.game, session.state, draw);
      if (answer === undefined || !session.answer(answer)) throw new Error(`seed ${seed} is stuck`);
    }
    // The key begins with the index of the map.
    const { map: played, key } = currentMapOf(session);
    const chosen = [map, ...others][Number(key.split(' ')[0])];
    expect([played.columns, played.rows, played.walls]).toEqual([chosen?.columns, chosen?.rows, chosen?.walls ?? []]);
    expect(figuresOf(session.game, session.state, question).filter(({ at }) => at.length === 0)).toEqual([]);
    // Each of the three players brings three objects.
    expect(objectsOf(session, session.state)).toHaveLength(9);
  }
});

test('in the set-up a person is not asked where only one answer is possible, and undo does not stop there', () => {
  const seats = forces.slice(0, 2).map(({ id }) => ({ force: id, kind: 'person' as const }));
  const [map = {}, ...others] = tableMaps.map(({ question }) => fieldsOf(question.map));
  const question = setUpOf({ map, otherMaps: others, edition: 'current', roundLimit: 6, seats }, noJudge);
  const session = new Session(engine, question, ['person', 'person']);
  for (const dice of [
    [6, 6],
    [1, 2],
  ])
    expect(session.answer({ kind: 'roll', dice })).toBe(true);
  const afterRolls = session.shownAnswerCount;
  const kindNow = (): string | undefined => playerRequestOf(session.game, session.state)?.kind;
  expect(kindNow()).toBe('offer');
  session.answerForcedRequests();
  expect([session.shownAnswerCount, kindNow()]).toEqual([afterRolls + 1, 'choose']);
  // The menu had one entry: there is nothing to cancel.
  expect(session.answersBeforeMenu).toBeUndefined();
  expect(session.answersBeforeDecision(-1)).toBe(afterRolls - 1);
  session.answerForcedRequests();
  expect(session.shownAnswerCount).toBe(afterRolls + 1);
});

test('changes of the map in a game are drawn: a destroyed wall becomes debris', () => {
  const character = (id: string, player: string, at: string) => ({
    id,
    player,
    at,
    dial: [{ speed: 6, attack: 9, defense: 16, damage: 3 }],
  });
  const question = {
    ask: 'play',
    map: { kind: 'outdoor', columns: 4, rows: 2, walls: ['A1|B1', 'C1|D1'] },
    players: ['Player 1', 'Player 2'],
    buildTotal: 100,
    start: { round: ROUND_WITHOUT_IMMUNITY, turn: 'Player 1' },
    characters: [character('A', 'Player 1', 'A1'), character('B', 'Player 2', 'D2')],
    actions: [],
    dice: [],
  };
  const session = new Session(engine, question, ['person', 'person']);
  expect(currentMapOf(session).map.walls).toEqual(['A1|B1', 'C1|D1']);
  expect(session.answer({ kind: 'offer', option: 'give.close-wall', self: 0 })).toBe(true);
  const { map } = currentMapOf(session);
  expect([map.walls, map.terrain.debris]).toEqual([['C1|D1'], ['A1', 'B1']]);
});

test('a saved game is replayed to the same state; undo goes back by one decision of a person, and redo goes forward again', () => {
  const session = newSession(0, 2);
  playOn(session, 60, 5);
  const replayed = replay(engine, { ...throughJson(session.toSaved()) });
  expect(replayNotice(replayed)).toBeUndefined();
  expect(replayed.session.state).toEqual(session.state);
  const previousDecision = session.answersBeforeDecision(-1);
  const { shownAnswerCount } = session;
  expect(previousDecision).toBe(shownAnswerCount - 1);
  session.showAfter(previousDecision ?? 0);
  expect(session.answersBeforeDecision(1)).toBe(shownAnswerCount);
});

test('cancelling an action at an earlier step keeps the game after it, and at the last step removes the action', () => {
  const session = newSession(0, 2);
  playOn(session, 60, 5);
  const cancellable = [...session.steps.keys()].filter((answerCount) => {
    session.showAfter(answerCount);
    return session.answersBeforeMenu !== undefined;
  });
  const [earlier = 0] = cancellable;
  const stepCount = session.steps.length;
  session.showAfter(earlier);
  expect([cancellable.length > 0, session.cancel(), session.steps.length]).toEqual([true, true, stepCount]);
  expect(session.shownAnswerCount).toBeLessThan(earlier);
  const started = replay(engine, { ...session.toSaved(), answers: session.toSaved().answers.slice(0, earlier) }).session;
  expect(started.cancel()).toBe(true);
  expect(started.steps.length).toBeLessThan(earlier);
});

test('an answer after undo replaces the later answers', () => {
  const session = newSession(1, 2);
  playOn(session, 30, 2);
  session.showAfter(10);
  playOn(session, 1, 9);
  expect(session.steps).toHaveLength(11);
});

test('every event is a whole sentence', () => {
  const session = newSession(2, 3);
  playOn(session, 400, 4);
  const sentences = session.steps.flatMap(({ events }) => events.map((event) => sentenceOf(session.game, event)));
  expectEnough(sentences.length, 50);
  for (const sentence of sentences) expect(sentence).toMatch(/^[A-Z][^{}]*\.$/);
});

test.each([
  [null],
  [{ kind: 'roll' }],
  [{ kind: 'roll', dice: ['6'] }],
  [{ kind: 'choose', value: 'A1' }],
  [{ kind: 'choose', value: { x: 2 } }],
  [JSON.parse('{"kind":"choose","value":{"__proto__":1}}')],
  [{ kind: 'offer', option: 3, self: 0 }],
  [{ kind: 'sing' }],
])('a malformed answer is not read: %j', (written) => expect(readAnswer(written)).toBeUndefined());

test('a malformed game is refused with a reason, and a game with an answer that cannot be read is replayed up to it', () => {
  expect(() => replay(engine, { game: { ask: 'play', map: {} }, pilots: ['person'], answers: [] })).toThrow(GameError);
  const { game, pilots, answers } = newSession(0, 2).toSaved();
  const unreadable = replay(engine, { game, pilots, answers: [...answers, { kind: 'sing' }] });
  expect(replayNotice(unreadable)?.text).toBe('Answer 1 of this game cannot be read. The last answer is left out.');
});

test('an event with a list of characters is about characters, and one with a list of players is not', () => {
  const eventOf = (subject: string) => ({ type: 'placed', says: '{who}', fields: { who: [{ subject, number: 0 }] }, because: [] });
  expect([isOfCharacter(eventOf('character')), isOfCharacter(eventOf('player'))]).toEqual([true, false]);
});

test('a map without room for the figures is refused with a reason', () => {
  const seats = forces.slice(0, 2).map(({ id }) => ({ force: id, kind: 'person' as const }));
  const choice = { map: { kind: 'outdoor', columns: 1, rows: 6 }, edition: 'current', roundLimit: 6, seats };
  expect(() => setUpOf(choice, () => ({ allowed: false }))).toThrow(GameError);
});

test('rules that cannot be loaded are reported to the player', async () => {
  // Without a page, the titles have no address that can be fetched.
  await expect(loadPlayableRules('current', 'current')).rejects.toThrow('The rules could not be loaded. Try again when you are online.');
  await expect(loadPlayableRules('none', 'current')).rejects.toThrow('There are no rules of an edition “none”.');
});
