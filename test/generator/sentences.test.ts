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

test('a capability in a set is named, and so is every argument of a property', () => {
  const definitions = rulebook().packs.flatMap(({ compilation }) => compilation.editions.flatMap(({ book }) => book.definitions));
  const sentence = (id: string): string | undefined =>
    definitions.filter(({ definition }) => definition.id === id).map(({ definition }) => sentenceOf(definition))[0];
  expect([sentence('isDuo'), sentence('thrownDamage')]).toEqual([
    'C (character) counts as “is duo” exactly when C uses duo attack.',
    expect.stringContaining('2 if “strikes with” is true of C, ranged and light'),
  ]);
});
