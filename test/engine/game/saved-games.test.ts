import { describe, expect, test } from 'vitest';
import { type Answer, apply, drawAnswer, type OpenGame, replayGame, type SavedGame, traceOf } from '../../../engine/index.ts';
import { packedEngine } from '../../../generator/cli/generated.ts';
import { createDraw, randomGameQuestion } from '../../support/random-game.ts';
import { throughJson } from '../../support/through-json.ts';

const engine = await packedEngine();

function open(question: object): OpenGame {
  const opened = engine.open(question);
  if ('error' in opened) throw new Error(opened.error.message);
  return opened;
}

function save(question: object, answers: Iterable<Answer>): Required<SavedGame> {
  const { game, first: start } = open(question);
  const traces = [];
  const given = [];
  let state = start;
  for (const answer of answers) {
    const played = apply(game, state, answer);
    if ('illegal' in played) throw new Error(played.illegal.message);
    traces.push(traceOf(game, played));
    given.push(answer);
    state = played.state;
  }
  return throughJson({ game: question, answers: given, digest: start.rulesDigest, traces });
}

const replayIn = (edition: string, saved: SavedGame) => replayGame(open({ ...saved.game, edition }), saved);

const figure = (id: string, player: string, at: string) => ({
  id,
  player,
  at,
  dial: [{ speed: 8, attack: 10, defense: 16, damage: 2 }],
});

/** A moves away from B with a break away roll of 3, which succeeds in 2014 alone. Then A's player ends the turn. */
const breakAway = {
  ask: 'play',
  edition: '2014',
  map: { kind: 'outdoor', columns: 6, rows: 3 },
  players: ['p1', 'p2'],
  buildTotal: 100,
  start: { round: 2, turn: 'p1' },
  characters: [figure('A', 'p1', 'B2'), figure('B', 'p2', 'C2')],
  actions: [],
  dice: [],
};
const answersToBreakAway: readonly Answer[] = [
  { kind: 'offer', option: 'give.move', self: 0 },
  { kind: 'choose', value: [7, 6] },
  { kind: 'roll', dice: [3] },
  { kind: 'offer', option: 'turn.declare', self: -1 },
];

function* randomAnswers(question: object, seed: number): Iterable<Answer> {
  const { game, first: start } = open(question);
  const draw = createDraw(seed);
  let state = start;
  for (let count = 0; count < 120; count++) {
    const answer = drawAnswer(game, state, draw);
    if (answer === undefined) return;
    yield answer;
    const played = apply(game, state, answer);
    if ('illegal' in played) throw new Error(played.illegal.message);
    state = played.state;
  }
}

describe('a saved game', () => {
  test('goes as it was saved by the same rules', () => {
    for (const seed of [1, 2]) {
      const saved = save(randomGameQuestion, randomAnswers(randomGameQuestion, seed));
      const { played, departure } = replayIn('current', saved);
      expect([played.length, departure]).toEqual([saved.answers.length, undefined]);
      expect(saved.traces.some(({ events }) => events.length > 1)).toBe(true);
    }
  });

  test('by other rules departs where something else happens, by the clause of that, though every answer stays legal', () => {
    const saved = save(breakAway, answersToBreakAway);
    const { played, departure } = replayIn('current', saved);
    expect(played).toHaveLength(4);
    expect(departure).toMatchObject({
      index: 2,
      answer: { kind: 'roll', dice: [3] },
      rule: 'turns.breaking-away.failure',
      event: { type: 'failed-to-break-away' },
    });
    expect(departure?.illegal).toBeUndefined();
    expect(replayIn('2014', saved).departure).toBeUndefined();
  });

  test('departs where an answer is not legal, by the clause that refuses it; without traces too', () => {
    const { game, answers } = save(breakAway, answersToBreakAway);
    const { played, departure } = replayIn('2014', { game, answers: answers.toSpliced(1, 1) });
    expect(played).toHaveLength(1);
    expect(departure).toMatchObject({
      index: 1,
      rule: 'actions.move.up-to-speed',
      illegal: { message: 'the game asks for the choice of path' },
    });
    // Without traces nothing shows that something else happens.
    expect(replayIn('current', { game, answers }).departure).toBeUndefined();
  });

  test('departs where fewer events follow, by the clause of the one that is missing, and where the state alone differs', () => {
    const saved = save(breakAway, answersToBreakAway);
    const [choice, path, roll, end] = saved.traces;
    if (choice === undefined || path === undefined || roll === undefined || end === undefined)
      throw new Error('four answers have a trace each');
    const events = [...roll.events, 'combat.knock-back.path 01234567'];
    const missing = { ...saved, traces: [choice, path, { ...roll, events }, end] };
    expect(replayIn('2014', missing).departure).toMatchObject({ index: 2, rule: 'combat.knock-back.path' });
    const changed = { ...saved, traces: [choice, { ...path, state: '01234567' }, roll, end] };
    expect(replayIn('2014', changed).departure).toMatchObject({ index: 1, rule: 'actions.move.up-to-speed' });
  });
});
