import { describe, expect, test } from 'vitest';
import { type ClauseId, clauseId } from '../../../generator/ids.ts';
import { affectedBy } from '../../../generator/import/affected.ts';
import { compareVersions } from '../../../generator/import/versions.ts';
import { wordChanges } from '../../../generator/import/word-changes.ts';
import { indexTexts } from '../../../generator/likeness.ts';
import { cpuTime } from '../../support/cpu-time.ts';

const section = (title: string, text: string) => ({ path: title.split('/'), text });
const tea = section('TEA', 'Pour the tea slowly. Wait for 3 minutes.');
const cake = section('CAKE', 'Cut the cake in eight pieces before the guests come.');
const changesBetween = (...sides: Parameters<typeof compareVersions>) =>
  compareVersions(...sides).changes.map((change) => [
    change.kind,
    ('after' in change ? change.after : change.before).path.join('/'),
    change.kind === 'changed' ? change.changes.weight : '',
  ]);

describe('sections', () => {
  test.each([
    ['none', [tea, cake], [tea, cake], []],
    ['spaces and kinds of quotation marks do not count', [section('TEA', 'The “pot”  sings.')], [section('TEA', 'The "pot"\nsings.')], []],
    [
      'new and gone',
      [tea],
      [cake],
      [
        ['new', 'CAKE', ''],
        ['gone', 'TEA', ''],
      ],
    ],
    ['moved under another heading', [tea, cake], [section('DRINKS/TEA', tea.text), cake], [['moved', 'DRINKS/TEA', '']]],
    ['a number', [tea], [section('TEA', 'Pour the tea slowly. Wait for 4 minutes.')], [['changed', 'TEA', 'numbers']]],
    ['an icon', [section('TEA', 'Take a |pot|.')], [section('TEA', 'Take a |cup|.')], [['changed', 'TEA', 'numbers']]],
    ['a sign', [section('TEA', 'Heat it by -1.')], [section('TEA', 'Heat it by 1.')], [['changed', 'TEA', 'numbers']]],
    ['a word', [tea], [section('TEA', 'Pour the milk slowly. Wait for 3 minutes.')], [['changed', 'TEA', 'words']]],
    ['a mark', [tea], [section('TEA', 'Pour the tea slowly; wait for 3 minutes.')], [['changed', 'TEA', 'marks']]],
    ['a mark that is gone', [tea], [section('TEA', 'Pour the tea slowly wait for 3 minutes.')], [['changed', 'TEA', 'marks']]],
    ['a dash', [section('TEA', 'Pour 2-3 cups.')], [section('TEA', 'Pour 2–3 cups.')], []],
    [
      'moved, with other words',
      [cake],
      [section('SWEETS/TART', 'Cut the cake in eight pieces before the children come.')],
      [['changed', 'SWEETS/TART', 'words']],
    ],
    [
      'two sections exchanged, each with other words',
      [tea, cake],
      [section('TEA', cake.text.replace('come', 'go')), section('CAKE', tea.text.replace('slowly', 'fast'))],
      [
        ['changed', 'TEA', 'words'],
        ['changed', 'CAKE', 'words'],
      ],
    ],
    [
      'moved, with another number, and a new text in its place',
      [tea],
      [section('TEA', cake.text), section('POT', tea.text.replace('3', '4'))],
      [
        ['new', 'TEA', ''],
        ['changed', 'POT', 'numbers'],
      ],
    ],
    ['a number in words', [cake], [section('CAKE', cake.text.replace('eight', 'nine'))], [['changed', 'CAKE', 'numbers']]],
    ['a number now in digits', [cake], [section('CAKE', cake.text.replace('eight', '8'))], [['changed', 'CAKE', 'words']]],
    ['a pronoun', [section('TEA', 'Take one.')], [section('TEA', 'Take some.')], [['changed', 'TEA', 'words']]],
    ['"one" as a number', [section('TEA', 'Take one cup.')], [section('TEA', 'Take two cup.')], [['changed', 'TEA', 'numbers']]],
    ['a fraction', [section('TEA', 'Take ½ cup.')], [section('TEA', 'Take ¼ cup.')], [['changed', 'TEA', 'numbers']]],
    ['a die', [section('TEA', 'Roll a d6.')], [section('TEA', 'Roll a d20.')], [['changed', 'TEA', 'numbers']]],
    ['a pictograph', [section('TEA', 'Take a 🍵.')], [section('TEA', 'Take a 🍰.')], [['changed', 'TEA', 'numbers']]],
    ['a dash for a minus', [section('TEA', 'Heat it by –1.')], [section('TEA', 'Heat it by -1.')], []],
    [
      'a dash for a minus that is gone',
      [section('TEA', 'Heat it by –1.')],
      [section('TEA', 'Heat it by 1.')],
      [['changed', 'TEA', 'numbers']],
    ],
    [
      'characters that look alike',
      [section('CAFE\u0301', 'The cafe\u0301 of\u00adfers a ﬁne tea ☕\ufe0f for 1,000.')],
      [section('CAFÉ', 'The café offers a fine tea ☕ for 1000.')],
      [],
    ],
    ['two sections with one heading', [tea, section('TEA', cake.text)], [section('TEA', cake.text), tea], []],
  ])('the changes between two versions: %s', (_, before, after, expected) => {
    expect(changesBetween(before, after)).toEqual(expected);
  });

  test('the dash of a range is no minus sign', () => {
    expect(wordChanges('Take 2 cups.', 'Take 2-3 cups.')).toMatchObject({ numbersGone: [], numbersNew: ['3'] });
    expect(wordChanges('Heat it by 1.', 'Heat it by -1.')).toMatchObject({ numbersGone: ['1'], numbersNew: ['-1'] });
  });

  test('removed and added words are listed, with their numbers', () => {
    const changes = wordChanges('Wait for 3 minutes, then pour.', 'Wait for 5 minutes at most, then pour.');
    expect(changes).toEqual({
      runs: [
        { kind: 'same', text: 'Wait for' },
        { kind: 'gone', text: '3' },
        { kind: 'new', text: '5' },
        { kind: 'same', text: 'minutes' },
        { kind: 'new', text: 'at most' },
        { kind: 'same', text: ', then pour.' },
      ],
      weight: 'numbers',
      numbersGone: ['3'],
      numbersNew: ['5'],
    });
  });

  test('the changed numbers are those at changed places, even if the other version has the same number elsewhere', () => {
    const { numbersGone, numbersNew } = wordChanges(
      'A roll of 3 or less fails, of 4 or more wins.',
      'A roll of 4 or less fails, of 5 or more wins.',
    );
    expect([numbersGone, numbersNew]).toEqual([
      ['3', '4'],
      ['4', '5'],
    ]);
    expect(wordChanges('Take 2 cups.', 'Take 2-3 cups.').numbersNew).toEqual(['3']);
    expect(wordChanges('Take 3 cups. Wait for 4 minutes.', 'Wait for 4 minutes. Take 3 cups.')).toMatchObject({
      weight: 'words',
      numbersGone: [],
      numbersNew: [],
    });
    expect(wordChanges('First 3 cups, then 4.', 'First 4 cups, then 3.')).toMatchObject({
      weight: 'numbers',
      numbersGone: ['3', '4'],
      numbersNew: ['4', '3'],
    });
  });

  test('of the clauses that cite a section, those that state a changed sentence come first, and numbers in words count', () => {
    const texts = new Map([
      ['pour', 'Pour the tea with a steady hand into each cup.'],
      ['cake', 'A cake is cut in 8 pieces.'],
      ['wait', 'One guest waits by the door, and one by the window.'],
    ]);
    const [before, after] = [
      'Guests wait by the door. Pour the tea with a steady hand. Sugar is on the table. Cut a cake in eight pieces. Guests sit.',
      'Guests wait by the door. Pour the tea with one hand. Sugar is on the table. Cut a cake in nine pieces. Guests sit.',
    ];
    const [change] = compareVersions([section('TEA', before)], [section('TEA', after)]).changes;
    if (change === undefined) throw new Error('nothing changed');
    const dependents = {
      ofClause: (clause: ClauseId) => ({ clause, title: clause, definitions: [], examples: [], readings: [], errata: [] }),
      textOf: (clause: ClauseId) => texts.get(clause) ?? '',
    };
    const { clauses } = affectedBy(change, ['wait', 'pour', 'cake'].map(clauseId), dependents, indexTexts(texts));
    expect(clauses.map(({ clause, numbers }) => [clause, numbers])).toEqual([
      ['cake', ['eight']],
      ['pour', []],
      ['wait', []],
    ]);
    expect(clauses.find(({ clause }) => clause === 'pour')?.likeness).toBeGreaterThan(0.5);
  });

  test('two versions of 320,000 words each, and of 3,000 sections with one heading, are compared in bounded time', () => {
    const longVersion = (word: string) => Array.from({ length: 40 }, (_, i) => section(`T${i}`, `${word} ${i} `.repeat(4000)));
    const sameHeading = (word: string) => Array.from({ length: 3000 }, (_, i) => section('TEA', `${word}${i} `.repeat(3) + i));
    const start = cpuTime();
    expect(compareVersions(longVersion('tea'), longVersion('milk')).changes.length).toBeGreaterThan(0);
    expect(compareVersions(sameHeading('tea'), sameHeading('milk')).changes).toHaveLength(3000);
    // In ms of processor time.
    expect(cpuTime() - start).toBeLessThan(8000);
  });
});
