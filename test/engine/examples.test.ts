import { describe, expect, test } from 'vitest';
import { diagnoseExamples } from '../../generator/examples/diagnose.ts';
import { asksJudge, runExample } from '../../generator/examples/run.ts';
import { engine, rulebook } from '../fixtures/engines.ts';
import { expectEnough } from '../support/enough-cases.ts';

const { rulebook: book, editions } = rulebook();
const pages = [...(book?.pages.values() ?? [])].map(({ id, clauses }) => ({
  id,
  examples: clauses.flatMap((clause) => book?.clauses.get(clause)?.ast.examples ?? []).filter(asksJudge),
}));

test('the rulebook has examples and editions', () => {
  expectEnough(pages.flatMap(({ examples }) => examples).length, 1000);
  expect(editions.map((edition) => edition.book.id)).toEqual(book?.editions.publications.map(({ edition }) => edition));
});

describe('the committed engine gives the verdicts and chains that the examples claim:', () => {
  test.each(pages)('$id', ({ examples }) => {
    const results = examples.flatMap((example) => editions.map(({ book: { id } }) => runExample(engine, example, id)));
    expect(diagnoseExamples({ results, compilerResults: [] }).map(({ message }) => message)).toEqual([]);
  });
});
