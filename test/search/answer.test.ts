import { describe, expect, test } from 'vitest';
import { book } from '../../site/src/lib/book.ts';
import { answersOf } from '../../site/src/lib/search-answers.ts';
import { answerOf, markMatches } from '../../site/src/search/answer.ts';
import { nearestVerdict } from '../../site/src/search/answers.ts';
import { plainLines } from '../../site/src/search/markup-text.ts';
import { expectEnough } from '../support/enough-cases.ts';
import { search } from './measure.ts';

const { thesaurus } = search;
const termsOf = (query: string) => search.find(query).terms;

describe('the text of a clause', () => {
  test('has one plain line per paragraph, list item or table row', () => {
    const html = '<p>Roll one <a href="/x">d6</a>.\nTwice &amp; again.</p>\n<ul><li>4 succeeds</li><li>3 fails</li></ul>';
    expect(plainLines(html)).toBe('Roll one d6. Twice & again.\n4 succeeds\n3 fails');
    expect(plainLines('<table><tr><td>1</td><td>2</td></tr></table>')).toBe('1: 2');
  });
});

describe('the sentence that answers', () => {
  const text =
    'Bushes and trees are hindering terrain, as every player of the game knows.\nA character that enters a bush must stop there, at once.';

  test('is the one with the most words of the query', () => {
    expect(answerOf(text, termsOf('do I have to stop'), thesaurus)).toBe('A character that enters a bush must stop there, at once.');
  });

  test('is the first one if no other matches better', () => {
    expect(answerOf(text, termsOf('bush'), thesaurus)).toBe('Bushes and trees are hindering terrain, as every player of the game knows.');
  });

  test('is followed by the next one when it is short', () => {
    expect(answerOf('It stops. Then its turn ends.', termsOf('stop'), thesaurus)).toBe('It stops. Then its turn ends.');
  });
});

test('matching words are marked, synonyms and typing errors too, and nothing is lost', () => {
  const text = 'A rooftop is <elevated> terrain.';
  const parts = markMatches(text, termsOf('elevatd roof'), thesaurus);
  expect(parts.filter(({ matches }) => matches).map((part) => part.text)).toEqual(['rooftop', 'elevated']);
  expect(parts.map((part) => part.text).join('')).toBe(text);
});

test('the verdict shown is of the example that is nearest to the query', () => {
  const verdicts = [
    { says: 'A wall blocks.', tone: 'blocked', word: 'Blocked' },
    { says: 'A bush hinders.', tone: 'hindered', word: 'Hindered' },
  ] as const;
  expect(nearestVerdict({ text: '', verdicts }, termsOf('shoot through a bush'), thesaurus)?.word).toBe('Hindered');
  expect(nearestVerdict({ text: '', verdicts }, termsOf('tokens'), thesaurus)?.word).toBe('Blocked');
  expect(nearestVerdict({ text: '' }, termsOf('tokens'), thesaurus)).toBeUndefined();
});

test('the verdicts shown are of examples in which the clause applies, where there are any', () => {
  const { clauses, pages, defaultEdition } = book;
  const answers = [...new Set(pages.map(({ path }) => path.split('/')[0] ?? ''))].flatMap((area) => Object.entries(answersOf(book, area)));
  const wronglyShown = answers.flatMap(([id, { usual }]) => {
    const examples = clauses[id]?.examples ?? [];
    const applying = examples.filter(
      ({ form, verdicts }) => form === 'judge' && JSON.stringify(verdicts[defaultEdition] ?? {}).includes(`"${id}"`),
    );
    const shown = usual.verdicts ?? [];
    return applying.length === 0 ? [] : shown.filter(({ says }) => !applying.some((example) => example.says === says)).map(() => id);
  });
  expectEnough(answers.length, 1000);
  expect(wronglyShown).toEqual([]);
});

test('if no verdict names the clause, verdicts are shown only if the first example has a one-word verdict', () => {
  // The first example of this clause is a game, which has no one-word verdict. Its later examples may be counterexamples.
  expect(answersOf(book, 'objects')['objects.picking-up.while-moving']?.usual.verdicts).toBeUndefined();
  // The first example of this clause is a line of fire.
  expect(answersOf(book, 'terrain')['terrain.water.line-of-fire']?.usual.verdicts?.[0]?.word).toBe('Clear');
});
