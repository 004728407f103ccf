import { expect, test } from 'vitest';
import { withoutPacks } from '../../generator/packs.ts';
import { editedBook } from '../fixtures/edited-book.ts';
import { compileCached } from '../fixtures/engines.ts';

test('a step that reads an object which may be none needs the condition of its trigger, or one of its own', () => {
  const file = 'rules/objects/holding.json';
  const reportedWith = (condition: string, steps = {}): readonly (readonly unknown[])[] =>
    compileCached(withoutPacks(editedBook([{ file, id: 'place.put', set: { if: condition, ...steps } }]))).diagnostics.map(
      ({ code, refersTo, place }) => [code, refersTo?.[0], place.pointer?.replace(/^.*\/(?=steps)/, '')],
    );
  const findingAtStep = ['expression-wrong-type', 'place.put', 'steps/0/with/what'];
  expect(reportedWith('move.mover.holds != none && move.puts != none')).toEqual([]);
  expect(reportedWith('move.puts != none')).toEqual([findingAtStep]);
  expect(reportedWith('move.mover.holds != none || move.puts != none')).toContainEqual(findingAtStep);
  const step = { call: 'object.place', with: { who: 'move.mover', what: 'move.mover.holds', at: 'move.puts' } };
  expect(reportedWith('move.puts != none', { steps: [{ ...step, if: 'move.mover.holds != none' }] })).toEqual([]);
});
