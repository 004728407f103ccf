import { expect, test } from 'vitest';
import { readGame } from '../../site/src/boards/game.ts';
import { startingQuestions } from '../../site/src/boards/starting-questions.ts';

test('a board shows the largest speed and damage that a question may have', () => {
  const shown = [
    readGame({ ...startingQuestions.moving, speed: 999 })?.speed,
    readGame({ ...startingQuestions['knock-back'], damageTaken: 999 })?.damage,
  ];
  expect(shown).toEqual([999, 999]);
});
