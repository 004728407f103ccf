/** Two versions of one document: which sections are new, gone, moved or changed, and which clauses of our book cite them. */
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { importDocuments } from '../../../generator/cli/import.ts';
import { type ClauseId, clauseId } from '../../../generator/ids.ts';
import { affectedBy } from '../../../generator/import/affected.ts';
import { compareVersions } from '../../../generator/import/versions.ts';
import { wordChanges } from '../../../generator/import/word-changes.ts';
import { indexTexts } from '../../../generator/likeness.ts';
import { writeSmallBook } from '../../fixtures/small-book-folder.ts';
import { argumentsOf } from '../../support/arguments-of.ts';
import { captureOutput } from '../../support/captured-output.ts';
import { cpuTime } from '../../support/cpu-time.ts';
import { LEXICON } from './invented.ts';

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
    ['"one" beside a number', [section('TEA', 'Take one cup.')], [section('TEA', 'Take two cup.')], [['changed', 'TEA', 'numbers']]],
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

  test('a number that becomes a range is no negative number', () => {
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

  test('of the clauses that cite a section, those that state a changed sentence come first, and words count as numbers', () => {
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
    const examples = (word: string) => Array.from({ length: 3000 }, (_, i) => section('TEA', `${word}${i} `.repeat(3) + i));
    const start = cpuTime();
    expect(compareVersions(longVersion('tea'), longVersion('milk')).changes.length).toBeGreaterThan(0);
    expect(compareVersions(examples('tea'), examples('milk')).changes).toHaveLength(3000);
    // In ms of processor time.
    expect(cpuTime() - start).toBeLessThan(8000);
  });
});

const root = mkdtempSync(join(tmpdir(), 'sightline-versions-'));
writeSmallBook(root);
afterAll(() => rmSync(root, { recursive: true, force: true }));
const output = captureOutput();
const run = (...words: string[]): number => importDocuments(root, argumentsOf('import', ...words), LEXICON);
const writtenFile = (name: string, text: string): string => {
  writeFileSync(join(root, name), text);
  return join(root, name);
};
const oldFile = writtenFile('old.md', '# Bushes\n\nA bush hides a snail on 4 leaves.\n\n# Escape\n\nSnails are slow.\n');
const newFile = writtenFile('new.md', '# Bushes\n\nA bush hides a snail on 5 leaves.\n\n# Ponds\n\nA leaf hides a snail.\n');

/** A section of one of the two versions, as JSON. */
interface Side {
  readonly headings: readonly string[];
}

describe('the command', () => {
  test('reports changes with the clauses, definitions and examples that may be wrong, and leaves the layer alone', () => {
    expect(run('--as', 'core-rulebook-2014', '--json', newFile, '--against', oldFile)).toBe(1);
    const [{ document, changes }] = JSON.parse(output.out).comparisons;
    expect(document).toBe('core-rulebook-2014');
    expect(
      changes.map(({ kind, after, before }: { kind: string; after?: Side; before?: Side }) => [kind, (after ?? before)?.headings]),
    ).toEqual([
      ['changed', ['Bushes']],
      ['new', ['Ponds']],
      ['gone', ['Escape']],
    ]);
    expect([changes[0].numbersGone, changes[0].numbersNew]).toEqual([['4'], ['5']]);
    const cited = changes[0].clauses.map(({ clause }: { clause: string }) => clause);
    expect(cited.length).toBeGreaterThan(0);
    expect(cited.every((clause: string) => clause.startsWith('ground.bushes.'))).toBe(true);
    expect(changes[0].clauses.flatMap(({ definitions }: { definitions: string[] }) => definitions).length).toBeGreaterThan(0);
    expect(changes[1].proposed[0].id).toMatch(/^(ground|glossary)\./);
    expect(existsSync(join(root, 'private/printed.json'))).toBe(false);
    expect(JSON.parse(readFileSync(join(root, 'private/changes.json'), 'utf8')).comparisons.length).toBe(1);
  });

  test('reports changes as text and as SARIF', () => {
    run('--as', 'core-rulebook-2014', newFile, '--against', oldFile);
    expect(output.out).toContain('1 new, 1 gone, 0 moved, 1 changed (1 in numbers)');
    expect(output.out).toContain('A bush hides a snail on [-4-] {+5+} leaves.');
    expect(output.out).toContain('Numbers: 4 → 5');
    output.out = '';
    run('--as', 'core-rulebook-2014', '--sarif', newFile, '--against', oldFile);
    expect(
      JSON.parse(output.out)
        .runs[0].results.map(({ ruleId }: { ruleId: string }) => ruleId)
        .sort(),
    ).toEqual(['print-section-gone', 'print-section-new', 'print-section-numbers-changed']);
  });

  test('compares with the stored layer, and with a layer in a file', () => {
    expect(run(newFile, '--against', 'stored')).toBe(2);
    expect(output.err).toContain('There is no stored layer');
    run('--as', 'core-rulebook-2014', oldFile);
    output.out = '';
    expect(run('--as', 'core-rulebook-2014', '--json', newFile, '--against', 'stored')).toBe(1);
    const [{ changes }] = JSON.parse(output.out).comparisons;
    expect(changes.map(({ kind }: { kind: string }) => kind)).toEqual(['changed', 'new', 'gone']);
    expect(run('--as', 'core-rulebook-2014', oldFile, '--against', join(root, 'private/printed.json'))).toBe(0);
  });

  test('a defect that both versions have is not reported as new, although one section with it was removed', () => {
    const [before, after] = ['# Pond\n\nA |star| is here.\n\n# Hill\n\nA |star| is there.\n', '# Pond\n\nA |star| is here.\n'];
    expect(run('--json', writtenFile('stars-old.md', before))).toBe(1);
    expect(output.out).toContain('print-icon-unknown');
    output.out = '';
    run('--json', writtenFile('stars-new.md', after), '--against', writtenFile('stars-old.md', before));
    expect(JSON.parse(output.out).newDefects).toEqual([]);
  });

  test.each([
    ['a file', (before: string) => before],
    ['the stored layer', () => 'stored'],
  ])('a defect that %s has in one place is reported as new in a second one', (_, earlierOf) => {
    const before = writtenFile(
      'doubled-old.md',
      '# Pond\n\nThe leaf is wet.\n\n# Hill\n\nThe leaf is dry.\n\n# Tree\n\nThe the leaf is green.\n',
    );
    const after = writtenFile(
      'doubled-new.md',
      '# Pond\n\nThe leaf is wet.\n\n# Hill\n\nThe the leaf is dry.\n\n# Tree\n\nThe the leaf is green.\n',
    );
    run(before);
    output.out = '';
    run('--json', after, '--against', earlierOf(before));
    const { newDefects } = JSON.parse(output.out);
    expect(newDefects.map(({ code, path }: { code: string; path: string }) => [code, path])).toEqual([['print-word-doubled', '/Hill']]);
  });

  test.each([
    ['a file that is not there', 'none.md', undefined],
    ['an empty file', 'empty.md', ''],
    ['no JSON', 'broken.json', '{"TEA": '],
    ['a folder', '.', undefined],
  ])('%s as the earlier version is refused in one line', (_, name, text) => {
    const path = text === undefined ? join(root, name) : writtenFile(name, text);
    expect(run(newFile, '--against', path)).toBe(2);
    expect(output.err).toMatch(/^sightline: .* cannot be read\.\n$/);
  });

  test('versions in different formats are compared as one document', () => {
    const lists = writtenFile(
      'lists.json',
      JSON.stringify([
        { title: 'Bushes', text: ['A bush hides a snail on 4 leaves.'] },
        { title: 'Escape', text: { en: 'Snails are slow.', de: 'Schnecken.' } },
      ]),
    );
    expect(run(lists, '--against', oldFile)).toBe(1);
    expect(output.out).toContain('1 new, 0 gone, 0 moved, 0 changed');
    expect(output.out).toContain('new Escape › de');
  });

  test.each([
    ['a file', (before: string) => before],
    ['the stored layer', () => 'stored'],
  ])('short values, translations and empty sections are compared with %s too', (_, earlierOf) => {
    const version = (cost: string, spanish: string, otherSections: object) =>
      JSON.stringify({ Teapot: { cost, type: 'Light', english: 'The the pot sings for 2 rounds.', spanish }, ...otherSections });
    const before = writtenFile('pots-1.json', version('5', 'La tetera canta.', {}));
    run('--as', 'pots', before);
    output.out = '';
    const after = writtenFile('pots-2.json', version('8', 'La tetera no canta.', { Saucer: { rules: {}, isNested: true } }));
    expect(run('--as', 'pots', after, '--against', earlierOf(before))).toBe(1);
    expect(output.out).toContain('1 new, 0 gone, 0 moved, 2 changed (1 in numbers)');
    expect(output.out).toContain('cost: [-5-] {+8+} type: Light');
    expect(output.out).toContain('La tetera {+no+} canta.');
    expect(output.out).toContain('new Saucer');
    // The doubled word is in both versions.
    expect(output.out).not.toContain('print-word-doubled');
  });
});
