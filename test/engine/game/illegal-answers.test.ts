import { describe, expect, test } from 'vitest';
import { isLegal } from '../../../engine/game/play.ts';
import { type Answer, apply, drawAnswer, type Game, type State } from '../../../engine/index.ts';
import { editionRulesWithPowers } from '../../fixtures/edition-rules.ts';
import { expectEnough } from '../../support/enough-cases.ts';
import { gameWithPowers } from '../../support/game-with-powers.ts';
import { createDraw, newGame, randomGameQuestion } from '../../support/random-game.ts';

const [{ gameRules, boardRules }] = editionRulesWithPowers;
const { game, first } = newGame(gameRules, boardRules);

/** The state after answers, all of which are legal. */
function after(opened: Game, start: State, ...answers: readonly Answer[]): State {
  return answers.reduce((before, answer) => {
    const played = apply(opened, before, answer);
    if ('illegal' in played) throw new Error(`${JSON.stringify(answer)}: ${played.illegal.message}`);
    return played.state;
  }, start);
}

const take = (option: string, self: number): Answer => ({ kind: 'offer', option, self });
const moving = after(game, first, take('give.move', 0));

describe('an answer that is not legal is refused with its clause', () => {
  test.each<readonly [string, State, Answer, { readonly rule: string; readonly message: string; readonly instead?: Answer }]>([
    [
      'a character of the other player',
      first,
      take('give.move', 5),
      { rule: 'turns.giving-actions.from-total', message: 'it is not a character of the active player on the map' },
    ],
    [
      'an option that no rule has',
      first,
      take('sing', 0),
      { rule: 'turns.giving-actions.from-total', message: 'there is no option "sing"' },
    ],
    [
      'an option without the character that takes it',
      first,
      take('give.move', -1),
      { rule: 'actions.move.up-to-speed', message: 'the option is for a character: its number is missing in "self"' },
    ],
    [
      'an answer of another kind',
      first,
      { kind: 'roll', dice: [3] },
      { rule: 'turns.giving-actions.from-total', message: 'the game asks for the choice of an option' },
    ],
    [
      'a menu that may not be passed',
      first,
      { kind: 'pass' },
      { rule: 'turns.giving-actions.from-total', message: 'the game asks for the choice of an option' },
    ],
    [
      'a path that leaves out a square, and the path with it',
      moving,
      { kind: 'choose', value: [14, 38] },
      { rule: 'actions.move.up-to-speed', message: 'C4 does not touch C2', instead: { kind: 'choose', value: [14, 26, 38] } },
    ],
  ])('%s', (_, state, answer, illegal) => expect(apply(game, state, answer)).toEqual({ illegal }));

  test('any answer once the game is over', () => {
    const over = after(...oneRound());
    expect(over.request).toBeNull();
    expect(apply(oneRound()[0], over, { kind: 'pass' })).toMatchObject({
      illegal: { message: 'the game is over', rule: expect.stringMatching(/^winning\./) },
    });
  });
});

/** A game of one round, in which nobody acts. */
function oneRound(): [Game, State, ...Answer[]] {
  const opened = newGame(gameRules, boardRules, { ...randomGameQuestion, roundLimit: 1 });
  const answers: Answer[] = [];
  const draw = createDraw(1);
  let state = opened.first;
  while (state.request !== null) {
    const answer = state.request.kind === 'offer' ? take('turn.declare', -1) : drawAnswer(opened.game, state, draw);
    if (answer === undefined) break;
    answers.push(answer);
    state = after(opened.game, state, answer);
  }
  return [opened.game, opened.first, ...answers];
}

/** Answers like a legal one, most of which are not legal. */
function answersLike(answer: Answer): readonly Answer[] {
  switch (answer.kind) {
    case 'choose':
      return [
        ...[99, -1, 1.5, [0, 1], [-1, 9_999], [], { 0: 1, 3: 9 }, { 99: -1 }].map((value) => ({ kind: 'choose', value }) as const),
        { kind: 'pass' },
      ];
    case 'offer':
      return [take(answer.option, 4), take(answer.option, -1), take('give.double', answer.self)];
    case 'roll':
      return [
        { kind: 'roll', dice: [7] },
        { kind: 'next', item: 0 },
      ];
    case 'order':
      return [{ ...answer, user: 99 }];
    case 'may':
      return [{ ...answer, user: 99 }];
    case 'next':
      return [{ kind: 'next', item: 99 }];
    case 'entry':
      return [{ kind: 'entry', entry: 'none' }];
    case 'pass':
      return [{ kind: 'entry', entry: 'none' }];
  }
}

test('in random games with powers every refusal has a clause and a message, and the answer it offers is legal', () => {
  const refusedKinds = new Set<string>();
  let offeredCount = 0;
  for (const seed of [1, 2, 3]) {
    const opened = gameWithPowers(gameRules, boardRules);
    const draw = createDraw(seed);
    let state = opened.first;
    for (let count = 0; count < 150 && state.request !== null; count++) {
      const legal = drawAnswer(opened.game, state, draw);
      if (legal === undefined) break;
      for (const answer of answersLike(legal)) {
        const played = apply(opened.game, state, answer);
        if (!('illegal' in played)) continue;
        const { rule, message, instead } = played.illegal;
        expect(rule, JSON.stringify([state.request, answer])).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
        expect(message).toMatch(/^\S.*[^.]$/);
        refusedKinds.add(answer.kind);
        if (instead === undefined) continue;
        offeredCount++;
        expect(isLegal(opened.game, state, instead), JSON.stringify([answer, instead])).toBe(true);
      }
      state = after(opened.game, state, legal);
    }
  }
  expectEnough(offeredCount, 50);
  expect([...refusedKinds]).toEqual(expect.arrayContaining(['choose', 'offer', 'roll', 'pass', 'next']));
});
