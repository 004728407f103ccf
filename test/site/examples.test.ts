import { expect, test } from 'vitest';
import { editionId } from '../../generator/ids.ts';
import { fieldsOf } from '../../site/src/base/json.ts';
import { summarise } from '../../site/src/boards/summary-of-any.ts';
import { eventSentences } from '../../site/src/games/event-sentences.ts';
import { exampleAnchor, exampleHref, furtherExamples, shownExamples } from '../../site/src/lib/examples.ts';
import { realBook } from '../fixtures/real-book.ts';

const clauses = Object.values(realBook.clauses);

test('every example of a clause is on its page or on the page of further examples', () => {
  for (const clause of clauses) {
    const placed = new Set([...shownExamples(realBook, clause), ...furtherExamples(realBook, clause)]);
    expect(placed).toEqual(new Set(clause.examples));
  }
});

const otherThanGames = ({ examples }: (typeof clauses)[number]) => examples.filter(({ question }) => fieldsOf(question).ask !== 'play');

test('a clause with examples that are not games shows one or two of these, and no other', () => {
  const withMany = clauses.filter((clause) => otherThanGames(clause).length > 2);
  expect(new Set(withMany.map((clause) => shownExamples(realBook, clause).length))).toEqual(new Set([1, 2]));
  for (const clause of clauses) {
    const shown = shownExamples(realBook, clause);
    expect(shown.length).toBeGreaterThanOrEqual(Math.min(1, otherThanGames(clause).length));
    expect(shown.filter((example) => !otherThanGames(clause).includes(example))).toEqual([]);
  }
});

test('the address of an example is its page’s, or that of the further examples; no two are the same', () => {
  const addresses = clauses.flatMap((clause) => clause.examples.map((example) => exampleHref(realBook, clause, example)));
  expect(new Set(addresses).size).toBe(addresses.length);
  const rim = clauses.find(({ id }) => id === 'terrain.rim.definition');
  const [first, second] = rim?.examples ?? [];
  if (rim === undefined || first === undefined || second === undefined) throw new Error('the rim has examples');
  expect(exampleHref(realBook, rim, first)).toBe(`/terrain/rim/#${exampleAnchor(first)}`);
  expect(exampleHref(realBook, rim, second)).toBe(`/terrain/rim/examples/#${exampleAnchor(second)}`);
});

test('a game is shown in sentences, and every other verdict has a specific word', async () => {
  const judged = clauses.flatMap(({ examples }) => examples).filter(({ verdicts }) => verdicts.current !== undefined);
  const words = judged.map(({ question, verdicts }) => summarise(fieldsOf(question), fieldsOf(verdicts.current)).phrase);
  expect(words.filter((word) => word === 'Verdict' || word.includes('?'))).toEqual([]);
  const exampleOf = (id: string) => fieldsOf(judged.find((example) => example.id === id)?.question);
  expect(await eventSentences(editionId('current'), exampleOf('turns.pushing.one-damage#a-second-token'))).toEqual([
    'A moves along A1 to B1.',
    'Action tokens for A: 1.',
    'A is pushed.',
    'A takes damage: 1.',
  ]);
  expect(await eventSentences(editionId('current'), exampleOf('combat.attack-roll.hit#exactly-the-defense'))).toEqual([]);
});
