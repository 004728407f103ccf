import { expect, test } from 'vitest';
import { editionRules } from '../../fixtures/edition-rules.ts';
import { carriedOutActions, completeActions } from '../../support/complete-actions.ts';
import { expectEnough } from '../../support/enough-cases.ts';
import { newGame, playRandomly } from '../../support/random-game.ts';

test('in a game without powers, an action before its dice is an option with one choice at most', () => {
  const [{ gameRules, boardRules }] = editionRules;
  const { game, first } = newGame(gameRules, boardRules);
  let actionCount = 0;
  playRandomly(game, first, 1, (state) => {
    if (state.request?.kind !== 'offer') return;
    const actions = completeActions(game, state);
    actionCount += actions.length;
    expect(actions).toEqual(carriedOutActions(game, state));
  });
  expectEnough(actionCount, 1000);
});
