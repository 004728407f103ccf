/** The lines that a build prints about texts and rules that a change may make stale. */
import { expect, test } from 'vitest';
import { placesPrinted, printStale } from '../../generator/cli/stale-report.ts';
import { clauseId, definitionId } from '../../generator/ids.ts';

const NOTHING_STALE = {
  texts: [],
  naming: [],
  withNewNames: [],
  namingEditions: [],
  alike: [],
  tables: [],
  related: [],
  definitions: [],
  missingRows: [],
  exceptions: [],
  siblingExceptions: [],
  factsRead: [],
  replacedEntries: [],
  textsOfNamed: [],
};

test('`placesPrinted` returns the places of all texts to check, and of the texts about the rules to check that are printed', () => {
  const text = (where: string) => ({ where, text: 'It stops.', words: [], likeness: 0.1 });
  const related = Array.from({ length: 25 }, (_, index) => ({
    id: definitionId(`rule-${index}`),
    clauses: [],
    facts: ['adjacent'],
    to: [],
    neverActs: false,
    texts: [`reading.of-${index}`],
  }));
  const stale = { ...NOTHING_STALE, texts: [text('one')], naming: [text('two')], withNewNames: [text('three')], related };
  const places = placesPrinted(stale);
  expect(places.slice(0, 4)).toEqual(['one', 'two', 'three', 'reading.of-0']);
  const printed = printStale(stale).join('\n');
  expect(places.filter((place) => !printed.includes(place))).toEqual([]);
  expect(places).not.toContain('reading.of-24');
});

test('the file of a text outside the rulebook is printed with the text, and not where the text is only named', () => {
  const one = { where: 'quick reference, line 3', file: 'lines.json', text: 'It stops.' };
  expect(printStale({ ...NOTHING_STALE, texts: [{ ...one, words: [] }] }).at(-1)).toBe('  quick reference, line 3 (lines.json): It stops.');
  expect(printStale({ ...NOTHING_STALE, alike: [{ ...one, likeness: 0.1 }] }).at(-1)).toMatch(/: quick reference, line 3$/);
});

test('of a long text, the lines show the beginning, or the part with the first stale word', () => {
  const text = `First ${'and on '.repeat(40)}stale ${'and on '.repeat(40)}`;
  const linesWith = (words: readonly string[]): readonly string[] =>
    printStale({ ...NOTHING_STALE, texts: [{ where: 'quick reference', text, words }] }).filter((line) => line.includes('quick reference'));
  expect(linesWith([])).toEqual([expect.stringMatching(/^ {2}quick reference: First and .*…$/)]);
  expect(linesWith(['stale'])).toEqual([expect.stringMatching(/^ {2}quick reference: ….* stale .*… \(stale\)$/)]);
  expect(linesWith(['Stale'])).toEqual([expect.stringMatching(/^ {2}quick reference: ….* stale .*… \(Stale\)$/)]);
});

test('of many texts to check, those with the most changed words are printed, and the others named', () => {
  const texts = Array.from({ length: 25 }, (_, index) => ({
    where: index < 22 ? `text of objects.height.clause-${index}` : `reading.of-${index}`,
    text: index === 24 ? 'The height decides.' : 'Nothing.',
    words: [],
  }));
  const lines = printStale({ ...NOTHING_STALE, texts }, { changedWordsIn: (text) => (text.includes('height') ? ['height'] : []) });
  expect(lines.slice(0, 3)).toEqual(['', 'Texts to check, which state the rule or link to it:', '  reading.of-24: The height decides.']);
  expect(lines.slice(22)).toEqual([
    '  and 5 more:',
    '    objects.height: text of clause-19; text of clause-20; text of clause-21',
    '    elsewhere: reading.of-22; reading.of-23',
  ]);
  expect(printStale({ ...NOTHING_STALE, texts }, { wholeBy: 'sightline explain a.b' }).at(-1)).toBe(
    '`sightline explain a.b` prints the texts and rules that are only named here.',
  );
  expect(printStale({ ...NOTHING_STALE, texts }, { most: Number.POSITIVE_INFINITY })).toHaveLength(27);
});

test('of many rules to check the first are printed, and the others named unless all are asked for', () => {
  const related = Array.from({ length: 22 }, (_, index) => ({
    id: definitionId(`rule.n${index}`),
    clauses: [],
    texts: [],
    facts: ['size'],
    to: [],
    neverActs: false,
  }));
  const lines = printStale({ ...NOTHING_STALE, related }, { wholeBy: 'sightline explain a.b' });
  expect(lines.slice(-4)).toEqual([
    '  rule.n19: reads size; ',
    '  and 2 more: rule.n20, rule.n21',
    '',
    '`sightline explain a.b` prints the texts and rules that are only named here.',
  ]);
  expect(printStale({ ...NOTHING_STALE, related }, { most: Number.POSITIVE_INFINITY }).at(-1)).toBe('  rule.n21: reads size; ');
});

test('a long text is cut so that most of the changed words are shown', () => {
  const text = `The mover ${'goes on and '.repeat(20)}stops beside the mover. ${'It goes on. '.repeat(20)}`;
  const textsOfNamed = [{ where: 'text of a.b.c', text, words: [] }];
  const lines = printStale({ ...NOTHING_STALE, textsOfNamed }, { changedWordsIn: () => ['mover', 'stop'] });
  expect(lines.at(-1)).toMatch(/^ {2}text of a\.b\.c: ….* stops beside the mover\. .*…$/);
  expect(printStale({ ...NOTHING_STALE, textsOfNamed }).at(-1)).toMatch(/^ {2}text of a\.b\.c: The mover goes .*…$/);
});

test('texts that only share words with the old ones are named, the others printed', () => {
  const alike = [
    { where: 'text one', text: 'It stops beside an opponent.', likeness: 0.5 },
    { where: 'text two', text: 'An opponent.', likeness: 0.3 },
  ];
  expect(printStale({ ...NOTHING_STALE, alike })).toEqual([
    '',
    'Texts to check, which say nearly the same:',
    '  text one: It stops beside an opponent.',
    '',
    'Texts that only share words with the old ones (1): text two',
  ]);
});

test('of many texts that say nearly the same, the most similar are printed, and the others named', () => {
  const alike = Array.from({ length: 8 }, (_, index) => ({ where: `text ${index}`, text: 'It stops.', likeness: 0.9 - index / 20 }));
  const lines = printStale({ ...NOTHING_STALE, alike });
  expect(lines).toHaveLength(10);
  expect(lines.at(-1)).toBe('Texts that only share words with the old ones (2): text 6, text 7');
});

test('a rule to check is printed with the texts about its clauses', () => {
  const rule = { id: definitionId('reach'), clauses: [clauseId('objects.reach')], facts: ['adjacent'], to: [], neverActs: false };
  const printed = printStale({
    ...NOTHING_STALE,
    related: [{ ...rule, texts: ['quick reference, line 3', 'reading.reach'] }],
  });
  expect(printed.at(-1)).toBe('  reach: reads adjacent; objects.reach; see also quick reference, line 3, reading.reach');
  expect(printStale({ ...NOTHING_STALE, related: [{ ...rule, texts: [] }] }).at(-1)).toBe('  reach: reads adjacent; objects.reach');
  expect(printStale({ ...NOTHING_STALE, related: [{ ...rule, neverActs: true, texts: [] }] }).at(-1)).toBe(
    '  reach: can never act any more; objects.reach',
  );
});

test('a function without a row for a value that was banned is printed with the values for which it has rows, and its clauses', () => {
  const row = {
    ids: [definitionId('stride')],
    clauses: [clauseId('ground.bushes.measure')],
    names: ['tiny', 'standard'],
    lacking: 'great',
  };
  expect(printStale({ ...NOTHING_STALE, missingRows: [row] }).at(-1)).toBe(
    '  stride: has no row for great, only for tiny, standard; ground.bushes.measure',
  );
});
