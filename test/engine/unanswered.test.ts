import { expect, test } from 'vitest';
import { createEngine } from '../../engine/index.ts';
import { editionRules } from '../fixtures/edition-rules.ts';

const [{ boardRules, gameRules }] = editionRules;
const asked = { ask: 'action-total', buildTotal: 300 };

test('a question that no definition answers, or not wholly, is not answered', () => {
  const questions = gameRules.questions.filter(({ ask }) => ask !== asked.ask);
  expect(questions.length).toBe(gameRules.questions.length - 1);
  const withoutActions = gameRules.questions.map((one) => ({ ...one, gives: one.gives.filter(({ name }) => name !== 'actions') }));
  for (const left of [questions, withoutActions]) {
    const verdict = createEngine({ ...boardRules, game: { ...gameRules, questions: left } }).judge(asked);
    expect(verdict).toMatchObject({ error: { code: 'not-answered', at: '/ask' } });
  }
  expect(createEngine({ ...boardRules, game: gameRules }).judge(asked)).not.toHaveProperty('error');
});
