import { expect, test } from 'vitest';
import { compile } from '../../generator/compile.ts';
import { clauseId } from '../../generator/ids.ts';
import { meaningfulWords } from '../../generator/stale/meaningful-words.ts';
import { staleTexts } from '../../generator/stale/stale-texts.ts';
import { smallBookWith } from '../fixtures/edited-small-book.ts';

const summaries = [
  { text: 'A 2 gets away.', clauses: [clauseId('turns.escape.roll')] },
  { text: 'A 2 gets away, says another.', clauses: [clauseId('ground.bushes.cover')] },
];

/** The stale texts after the erratum of the small book that changes the number 2 to 4. */
const staleAfterEscape = (...changes: Parameters<typeof smallBookWith>[0]) => staleAfter('guide.escape', changes);

function staleAfter(erratumId: string, changes: Parameters<typeof smallBookWith>[0]) {
  const { rulebook, editions } = compile(smallBookWith(changes));
  const erratumNode = rulebook?.errata.find((one) => one.erratum.id === erratumId);
  if (rulebook === undefined || erratumNode === undefined) throw new Error('the small book has an erratum');
  return staleTexts(
    rulebook,
    editions.map(({ book }) => book),
    erratumNode,
    summaries,
  ).map(({ where, words }) => [where, words.join()]);
}

test('numbers count as digits and as words, and of links only the text counts', () => {
  expect([...meaningfulWords('Roll [two dice](rule:dice.number-three): 4 or more wins.')]).toEqual(['2', '4']);
});

test('a line of the quick reference with the old number is stale, one of another clause is not', () => {
  expect(staleAfterEscape()).toEqual([['quick reference', '2']]);
});

test('another clause with the old number beside a link to the clause is stale, and one that counts something else is not', () => {
  const path = 'rules/ground/bushes.md';
  const link = '[the roll](rule:turns.escape.roll)';
  const withText = (text: string) => ({ path, replace: 'Indoors it is not.', with: `Indoors it is not.\n\n${text}` });
  const staleInClauses = (change: Parameters<typeof smallBookWith>[0][number]) =>
    staleAfterEscape(change).filter(([where]) => where !== 'quick reference');
  expect(staleInClauses(withText(`A bush helps with ${link}: 2 is enough.`))).toEqual([
    [expect.stringMatching(/^text of ground\.bushes\./), '2'],
  ]);
  expect(staleInClauses(withText(`See ${link}.\n\nThe 2 bushes of the picture are green.`))).toEqual([]);
  expect(staleInClauses(withText(`See ${link} from square B2.`))).toEqual([]);
});

test('headings, aliases, examples and glossary entries with the old number are stale', () => {
  const found = staleAfterEscape(
    { path: 'rules/turns/escape.md', replace: '## The roll {', with: '## The roll of two {' },
    { path: 'rules/turns/escape.md', replace: 'says: A three is enough', with: 'says: A three is more than 2 and enough' },
    {
      path: 'rules/turns/escape.json',
      replace: '"kind": "procedure",',
      with: '"kind": "procedure", "aliases": ["needs a 2", "needs a 5"],',
    },
  );
  expect(found).toEqual([
    ['heading of turns.escape.roll', '2'],
    ['alias of turns.escape.roll', '2'],
    ['example turns.escape.roll#three', '2'],
    ['quick reference', '2'],
  ]);
});

test('a glossary entry about another clause of the page is stale where the old number precedes the same word', () => {
  const seesRest = {
    path: 'rules/glossary/terms.json',
    replace: '"forms": ["labels"], "see": "ground.bushes.label"',
    with: '"forms": ["labels"], "see": "turns.escape.rest"',
  };
  const withText = (text: string) => ({ path: 'rules/glossary/terms.md', replace: '{#label}\n\n', with: `{#label}\n\n${text} ` });
  const staleWith = (text: string) => staleAfterEscape(seesRest, withText(text)).filter(([where]) => where?.startsWith('glossary'));
  expect(staleWith('Who rests escapes on 2 or more.')).toEqual([['glossary entry glossary.terms.label', '2']]);
  expect(staleWith('Who rests for 2 rounds escapes.')).toEqual([]);
});

const erratumFile = (name: string, amends: readonly object[]) => ({
  path: `rules/errata/guide-${name}.json`,
  text: JSON.stringify({
    id: `guide.${name}`,
    kind: 'erratum',
    publication: 'guide',
    order: 2,
    title: 'Another',
    source: 'Guide',
    why: 'Another.',
    amends,
    flips: [],
  }),
});

test('the old number is the one that an earlier erratum of the same publication set', () => {
  const found = staleAfter('guide.harder', [
    erratumFile('harder', [{ definition: 'escapeOn', set: { value: 5 } }]),
    {
      path: 'rules/turns/escape.json',
      replace: '"kind": "procedure",',
      with: '"kind": "procedure", "aliases": ["needs a 2", "needs a 4"],',
    },
  ]);
  expect(found.filter(([where]) => where === 'alias of turns.escape.roll')).toEqual([['alias of turns.escape.roll', '4']]);
});

test('if an erratum removes no number and no word, the heading of its clause and the texts that link to it are listed', () => {
  const found = staleAfter('guide.easier', [
    erratumFile('easier', [{ definition: 'escape.outcome', set: { 'rows.0.gives': true } }]),
    {
      path: 'rules/ground/bushes.md',
      replace: 'Indoors it is not.',
      with: 'Indoors it is not.\n\nNobody escapes by [the roll](rule:turns.escape.roll).',
    },
  ]);
  expect(found).toContainEqual(['heading of turns.escape.roll', '']);
  expect(found).toContainEqual([expect.stringMatching(/^text of ground\.bushes\./), '']);
});
