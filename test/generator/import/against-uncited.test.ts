/** The command `sightline import --against`. */
import { describe, expect, test } from 'vitest';
import { captureOutput } from '../../support/captured-output.ts';
import { importIntoSmallBook } from './import-small-book.ts';
import { changesIn, fileIn, newDefectsIn } from './reported.ts';

const { run, writtenFile } = importIntoSmallBook();
const output = captureOutput();

describe('the command', () => {
  test('proposes clauses by likeness for changed and gone sections that no clause cites', () => {
    const tale = 'A hindered line gives 4 more defense.';
    const before = writtenFile('tales-old.md', `# Garden\n\n${tale}\n\n# Lawn\n\nThe range is the larger distance, in columns or rows.\n`);
    const after = writtenFile('tales-new.md', `# Garden\n\n${tale.replace('4', '5')}\n`);
    run('--json', after, '--against', before);
    const changes = changesIn(output.out);
    expect(changes.map(({ kind, clauses, proposed }) => [kind, clauses, proposed[0]?.clause.split('.')[0]])).toEqual([
      ['changed', [], 'ground'],
      ['gone', [], 'ground'],
    ]);
    expect(Object.keys(changes[0]?.proposed[0] ?? {})).toEqual(expect.arrayContaining(['definitions', 'examples', 'numbers']));
    output.out = '';
    run(after, '--against', before);
    expect(output.out.match(/No clause cites it\. By likeness, these may now be wrong:\n {6}ground\./g)).toHaveLength(2);
    output.out = '';
    run('--sarif', after, '--against', before);
    expect(output.out.match(/No clause cites it\. Perhaps ground\./g)).toHaveLength(2);
  });

  test('finds the clauses that cite a section which is gone from a document that only --as names', () => {
    const before = writtenFile(
      'named-old.json',
      JSON.stringify({ Bushes: { english: 'Dig the bed in spring.' }, Pots: { english: 'Wash the pots with hot water.' } }),
    );
    const after = writtenFile('named-new.json', JSON.stringify({ Pots: { english: 'Wash the pots with hot water.' } }));
    run('--as', 'core-rulebook-2014', '--json', after, '--against', before);
    const changes = changesIn(output.out);
    expect(changes[0]).toMatchObject({ kind: 'gone', clauses: [{ clause: expect.stringMatching(/^ground\.bushes\./) }] });
  });
});

describe('a defect', () => {
  const rule = (number: number) => `# Scout\n\nIf it hits, the scout may modify it's attack value by +${number} for a turn.\n`;
  const newDefects = () => newDefectsIn(output.out).map(({ code }) => code);
  test.each([
    ['a file', (before: string) => before],
    ['the stored layer', () => 'stored'],
  ])('of which only the words beside it changed is not new against %s', (_, earlierOf) => {
    const before = writtenFile('scout-old.md', rule(1));
    run('--json', before);
    expect(fileIn(output.out).defects).toMatchObject([{ code: 'print-word-wrong', expected: 'its' }]);
    output.out = '';
    expect(run('--json', writtenFile('scout-new.md', rule(2)), '--against', earlierOf(before))).toBe(1);
    expect(newDefects()).toEqual([]);
  });

  test('of the same kind in another place of the section is new', () => {
    const before = writtenFile('scout-old.md', rule(1));
    const after = `${rule(1)}The scout has it's own dial, and no other has one.\n`;
    run('--json', writtenFile('scout-new.md', after), '--against', before);
    expect(newDefects()).toEqual(['print-word-wrong']);
  });
});
