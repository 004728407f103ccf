import { expect, test } from 'vitest';
import { engineOf } from '../../generator/cli/project.ts';
import { compile } from '../../generator/compile.ts';
import { diagnoseExamples } from '../../generator/examples/diagnose.ts';
import { runAll } from '../../generator/examples/run-all.ts';
import { smallBookWith } from '../fixtures/edited-small-book.ts';

function hintsAfter(error: { readonly code: string; readonly at: string; readonly message: string }, editions: readonly string[]) {
  const sources = smallBookWith([]);
  const compilation = compile(sources);
  const run = runAll(engineOf(compilation), compilation, sources);
  const results = run.results.map((result) => {
    if (result.example.id !== 'turns.escape.roll#three' || !editions.includes(result.edition)) return result;
    const example = { ...result.example, question: { ...result.example.question, dice: [3, 4, 6] } };
    return { ...result, example, passes: false, answer: { error } };
  });
  return diagnoseExamples({ ...run, results }).map(({ code, hint }) => [code, hint]);
}

const MALFORMED = { code: 'malformed', at: '/from', message: 'no square' };
const DICE_MISSING = { code: 'dice-missing', at: '/dice', message: 'more dice are rolled' };
const DICE_LEFT = { code: 'dice-left', at: '/dice/2', message: '1 die is left after the last action' };

test('if one edition alone refuses the question, the hint proposes to claim the refusal for that edition', () => {
  expect(hintsAfter(MALFORMED, ['original'])).toEqual([
    [
      'example-question-refused',
      'Correct the question. If it is to be refused in this edition alone, claim it: `refused original: {"code":"malformed","at":"/from"}`.',
    ],
  ]);
});

test('dice that are left over are named', () => {
  const [[, hint] = []] = hintsAfter(DICE_LEFT, ['current']);
  expect(hint).toContain('The question gives 3 dice, and 2 are rolled: 6 at the end of "dice" is left over. In the other editions');
  expect(hint).toContain('claim it: `refused current: {"code":"dice-left","at":"/dice/2"}`.');
});

test('if dice are missing in one edition alone, the hint asks for the dice that this edition rolls', () => {
  expect(hintsAfter(DICE_MISSING, ['current'])[0]?.[1]).toMatch(/^Add the dice that this edition rolls: an edition in which/);
  expect(hintsAfter(DICE_MISSING, ['original', 'current'])[0]?.[1]).toMatch(/^Add the dice that are rolled: the question gives too few\.$/);
});

test('if every edition refuses the question of a claimed verdict, the hint does not propose to claim the refusal', () => {
  expect(hintsAfter(MALFORMED, ['original', 'current'])).toEqual([['example-question-refused', 'Correct the question.']]);
});
