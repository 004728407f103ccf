/** What the report of stale texts lists for an erratum. Each text is in only one of its lists. */
import { expect, test } from 'vitest';
import { digestOf } from '../../generator/digest.ts';
import { clauseId } from '../../generator/ids.ts';
import { findStale } from '../../generator/stale/stale-report.ts';
import { changedBook } from '../fixtures/changed-small-book.ts';

const restriction = { kind: 'restriction', path: 'fire', over: 'between', gives: 'blocked', note: 'moss' };
const moss = { add: { ...restriction, id: 'moss.between', if: 'square.thick', clauses: ['turns.escape.rest'] } };
const alike = (where: string) => ({ where, text: 'Green.', likeness: 0.5 });

test('the opening of a page that is listed with its aliases is in no other list', () => {
  const changed = changedBook([moss]);
  const { texts, alike: found } = findStale([changed], [], () => [
    alike('opening of the page turns.escape'),
    alike('opening of the page ground.bushes'),
  ]);
  expect(texts.map(({ where }) => where)).toContain('opening and aliases of the page turns.escape');
  expect(found.map(({ where }) => where)).toEqual(['opening of the page ground.bushes']);
});

test('a clause about a fact that a new rule reads is named beside the fact and its text listed once; a stale clause is not named there', () => {
  const factsAfter = (...edits: Parameters<typeof changedBook>[1] & readonly object[]) =>
    findStale([changedBook([moss], edits)], [], () => [alike('text of ground.bushes.label')]);
  const { alike: found, factsRead, textsOfNamed } = factsAfter();
  expect(factsRead.map(({ id, clauses }) => [id, ...clauses])).toEqual([['square.thick', 'ground.bushes.label']]);
  expect(textsOfNamed.map(({ where }) => where)).toEqual(['text of ground.bushes.label']);
  expect(found).toEqual([]);
  const linking = { path: 'rules/ground/bushes.md', replace: 'Indoors it is not.', with: 'Indoors [nobody](rule:turns.escape.rest) is.' };
  expect(factsAfter(linking).factsRead).toEqual([]);
});

test('a text of the publication of the erratum is listed if it links to the clause of the changed rule', () => {
  const ofGuide = { path: 'rules/editions.json', replace: '"id": "guide",', with: '"id": "guide", "areas": ["turns"],' };
  const linking = { path: 'rules/turns/escape.md', replace: 'has rested', with: 'has rested [in bushes](rule:ground.bushes.label)' };
  const { texts } = findStale([changedBook([{ definition: 'bush.between', set: { gives: 'blocked' } }], [ofGuide, linking])], [], () => []);
  expect(texts.map(({ where }) => where)).toContain('text of turns.escape.rest');
});

test('the opening of another page is listed if it links to the page of the rule, but not if only a number changes', () => {
  const opening = {
    path: 'rules/turns/escape.md',
    replace: '# Escape\n',
    with: '# Escape\n\nHow to get past [bushes](rule:ground.bushes).\n',
  };
  const isOpeningListed = (...amends: readonly object[]): boolean =>
    findStale([changedBook(amends, [opening])], [], () => []).texts.some(({ where }) => where === 'opening of the page turns.escape');
  expect(isOpeningListed({ definition: 'bush.between', set: { gives: 'blocked' } })).toBe(true);
  expect(isOpeningListed({ definition: 'cover.defense', set: { modifier: 3 } })).toBe(false);
});

test('a glossary entry that is named beside a fact is in no other list', () => {
  const { alike: found } = findStale([changedBook([moss])], [], () => [alike('glossary entry ground.bushes.label')]);
  expect(found).toEqual([]);
});

test('a text about two rules to check is named beside the first', () => {
  const line = { candidate: { where: 'quick reference, line 1', text: 'Bushes hinder.' }, clauses: [clauseId('ground.bushes.label')] };
  const { related } = findStale([changedBook([{ definition: 'set-up.withered', set: { if: 'square.thick' } }])], [line], () => []);
  const named = related.filter(({ texts }) => texts.includes('quick reference, line 1'));
  expect(related.length).toBeGreaterThan(1);
  expect(named.map(({ id }) => id)).toEqual([related[0]?.id]);
});

const LINE_COVER = `"if": "line.label == 'hindered'",
      "clauses": ["ground.bushes.cover"]`;

test('a line that sums up a clause which a definition carries beside a changed one is listed', () => {
  const line = { candidate: { where: 'quick reference, line 1', text: 'Count squares.' }, clauses: [clauseId('ground.bushes.measure')] };
  const placesWith = (clauses: string): readonly string[] =>
    findStale(
      [
        changedBook(
          [
            moss,
            {
              clause: 'ground.bushes.cover',
              expects: digestOf('A hindered line gives 1 more defense.'),
              text: 'A hindered line gives 1 defense.',
            },
          ],
          [{ path: 'rules/ground/bushes.json', replace: LINE_COVER, with: LINE_COVER.replace('["ground.bushes.cover"]', `[${clauses}]`) }],
        ),
      ],
      [line],
      () => [],
    ).textsOfNamed.map(({ where }) => where);
  expect(placesWith('"ground.bushes.cover", "ground.bushes.measure"')).toContain('quick reference, line 1');
  expect(placesWith('"ground.bushes.cover"')).not.toContain('quick reference, line 1');
});

test('texts that have the word of an added value already are in a list of their own, also openings of pages', () => {
  const size = [{ definition: 'character.size', set: { 'type.enum.3': 'vast' } }];
  const edits = [
    { path: 'rules/turns/escape.md', replace: '# Escape\n', with: '# Escape\n\nThe field is vast.\n' },
    { path: 'rules/turns/escape.md', replace: 'Whoever has rested heals.', with: 'A rest costs vasts.' },
    { path: 'rules/readings/bushes.json', replace: 'hinder nothing.', with: 'hinder vast armies.' },
    { path: 'rules/book.json', replace: '"languages": {', with: '"synonyms": { "great": ["vast"], "bush": ["shrub"] }, "languages": {' },
  ];
  const { texts, withNewNames } = findStale([changedBook(size, edits)], [], () => []);
  expect(withNewNames.map(({ where, words }) => `${where}: ${words.join()}`)).toEqual([
    'text of turns.escape.rest: vasts',
    'opening of the page turns.escape: vast',
    'reading.bushes: vast',
    'synonyms of "great": vast',
  ]);
  expect(texts.map(({ where }) => where)).not.toContain('text of turns.escape.rest');
});

test('an erratum that changes nothing but the clauses that definitions cite lists no text', () => {
  const citing = { definition: 'bush.target', set: { clauses: ['ground.bushes.label', 'turns.escape.rest'] } };
  const lists = Object.entries(findStale([changedBook([citing])], [], () => [alike('opening of the page ground.bushes')]));
  expect(lists.filter(([, list]) => list.length > 0)).toEqual([]);
});

test('a definition of which only the clauses change is not among the rules that change', () => {
  const { texts, related } = findStale(
    [
      changedBook([
        { definition: 'bush.target', set: { clauses: ['ground.bushes.label', 'ground.bushes.measure'] } },
        { definition: 'escapeOn', set: { value: 5 } },
      ]),
    ],
    [],
    () => [],
  );
  expect(texts.map(({ where }) => where)).toEqual(['text of turns.escape.roll', 'opening and aliases of the page turns.escape']);
  expect(related).toEqual([]);
});
