import { expect, test } from 'vitest';
import { sentenceOf } from '../../generator/sentence/sentence.ts';
import { rulebook } from '../fixtures/engines.ts';

test('the sentence of every definition of the book and of its packs has no gaps', () => {
  const book = rulebook();
  const editions = [book, ...book.packs.map(({ compilation }) => compilation)].flatMap((compilation) => compilation.editions);
  const definitions = new Set(editions.flatMap((edition) => edition.book.definitions.map(({ definition }) => definition)));
  const broken = [...definitions].flatMap((definition) => {
    const sentence = sentenceOf(definition);
    return /undefined|NaN|\[object|\bof (?:(?:or|if|at|in)\b|[.,;:)])/.test(sentence) ? [`${definition.id}: ${sentence}`] : [];
  });
  expect(definitions.size).toBeGreaterThan(500);
  expect(broken).toEqual([]);
});
