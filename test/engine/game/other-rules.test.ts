import { expect, test } from 'vitest';
import { legalAnswers, proceed } from '../../../engine/game/play.ts';
import { editionRules } from '../../fixtures/edition-rules.ts';
import { newGame } from '../../support/random-game.ts';

test('a state is refused in a game under the rules of another edition, and in no other', () => {
  const games = editionRules.map(({ edition, gameRules, boardRules }) => ({ edition, ...newGame(gameRules, boardRules) }));
  const refused = games.flatMap(({ edition, game }) =>
    games.flatMap(({ edition: editionOfState, first }) => {
      try {
        legalAnswers(game, first);
        return [];
      } catch (error) {
        return [`${editionOfState} in ${edition}: ${error}`];
      }
    }),
  );
  const message = 'RangeError: the state is of a game under other rules';
  expect(refused).toEqual(
    ['2014 in current', 'original in current', 'current in 2014', 'original in 2014', 'current in original', '2014 in original'].map(
      (editions) => `${editions}: ${message}`,
    ),
  );
});

test('a state of a game that went on is refused under other rules', () => {
  const [current, of2014] = editionRules.map(({ gameRules, boardRules }) => newGame(gameRules, boardRules));
  if (current === undefined || of2014 === undefined) throw new Error('there are fewer than two editions');
  const answer = legalAnswers(current.game, current.first).at(0);
  if (answer === undefined) throw new Error('the game has no legal answer');
  const { state } = proceed(current.game, current.first, answer);
  expect(() => legalAnswers(of2014.game, state)).toThrow(new RangeError('the state is of a game under other rules'));
});
