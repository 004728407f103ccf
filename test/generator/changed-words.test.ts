/** An erratum sets fields. The texts to check are ranked by how many of the names and numbers of these fields they have. */
import { expect, test } from 'vitest';
import { digestOf } from '../../generator/digest.ts';
import { changeBy } from '../fixtures/changed-small-book.ts';

const MEASURE = 'The range is the larger distance, in columns or rows. A line along one of them is direct.';

function counterFor(newText: string): (text: string) => number | undefined {
  const { changedWordsIn } = changeBy([
    { definition: 'path.fire', set: { cost: 'to.thick ? 2 : 1', 'ends.squares': 'worst' } },
    { clause: 'ground.bushes.measure', expects: digestOf(MEASURE), text: newText },
  ]);
  return (text) => changedWordsIn?.(text).length;
}

test('the name of a changed field counts, in the plural as well, and so does a number beside what the new text counts, squares', () => {
  const countIn = counterFor('Each bush uses 2 squares of the range.');
  expect(countIn('A step costs one square.')).toBe(2);
  expect(countIn('Each counts as one square.')).toBe(1);
  expect(countIn('There are two ways round the corner.')).toBe(0);
  expect(countIn('Squares are drawn.')).toBe(1);
});

test('a number counts beside any word if the new text has no number', () => {
  expect(counterFor('The range is shorter in bushes.')('There are two ways.')).toBe(1);
});
