/** The command `sightline import --against`. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { captureOutput } from '../../support/captured-output.ts';
import { importIntoSmallBook } from './import-small-book.ts';
import { changesIn, comparisonsIn, newDefectsIn, sarifResultsIn } from './reported.ts';

const { root, run, writtenFile } = importIntoSmallBook();
const output = captureOutput();
const oldFile = writtenFile('old.md', '# Bushes\n\nA bush hides a snail on 4 leaves.\n\n# Escape\n\nSnails are slow.\n');
const newFile = writtenFile('new.md', '# Bushes\n\nA bush hides a snail on 5 leaves.\n\n# Ponds\n\nA leaf hides a snail.\n');

describe('the command', () => {
  test('reports changes with the clauses, definitions and examples that may be wrong, and stores no layer', () => {
    expect(run('--as', 'core-rulebook-2014', '--json', newFile, '--against', oldFile)).toBe(1);
    expect(comparisonsIn(output.out)).toMatchObject([{ document: 'core-rulebook-2014' }]);
    const changes = changesIn(output.out);
    const [changed, added] = changes;
    expect(changes.map(({ kind, after, before }) => [kind, (after ?? before)?.headings])).toEqual([
      ['changed', ['Bushes']],
      ['new', ['Ponds']],
      ['gone', ['Escape']],
    ]);
    expect(changed).toMatchObject({ numbersGone: ['4'], numbersNew: ['5'] });
    const cited = (changed?.clauses ?? []).map(({ clause }) => clause);
    expect(cited.length).toBeGreaterThan(0);
    expect(cited.every((clause) => clause.startsWith('ground.bushes.'))).toBe(true);
    expect((changed?.clauses ?? []).flatMap(({ definitions }) => definitions).length).toBeGreaterThan(0);
    expect(added?.proposed[0]?.clause).toMatch(/^(ground|glossary)\./);
    expect(existsSync(join(root, 'private/printed.json'))).toBe(false);
    expect(comparisonsIn(readFileSync(join(root, 'private/changes.json'), 'utf8'))).toHaveLength(1);
  });

  test('reports changes as text and as SARIF', () => {
    run('--as', 'core-rulebook-2014', newFile, '--against', oldFile);
    expect(output.out).toContain('1 new, 1 gone, 0 moved, 1 changed (1 in numbers)');
    expect(output.out).toContain('A bush hides a snail on [-4-] {+5+} leaves.');
    expect(output.out).toContain('Numbers: 4 → 5');
    output.out = '';
    run('--as', 'core-rulebook-2014', '--sarif', newFile, '--against', oldFile);
    expect(
      sarifResultsIn(output.out)
        .map(({ ruleId }) => ruleId)
        .sort(),
    ).toEqual(['print-section-gone', 'print-section-new', 'print-section-numbers-changed']);
  });

  test('compares with the stored layer, and with a layer in a file', () => {
    expect(run(newFile, '--against', 'stored')).toBe(2);
    expect(output.err).toContain('There is no stored layer');
    run('--as', 'core-rulebook-2014', oldFile);
    output.out = '';
    expect(run('--as', 'core-rulebook-2014', '--json', newFile, '--against', 'stored')).toBe(1);
    expect(changesIn(output.out).map(({ kind }) => kind)).toEqual(['changed', 'new', 'gone']);
    expect(run('--as', 'core-rulebook-2014', oldFile, '--against', join(root, 'private/printed.json'))).toBe(0);
  });

  test('a defect that both versions have is not reported as new, although one section with it was removed', () => {
    const [before, after] = [
      '# Pond\n\nA leaf with ☂ is here.\n\n# Hill\n\nA leaf with ☂ is there.\n',
      '# Pond\n\nA leaf with ☂ is here.\n',
    ];
    expect(run('--json', writtenFile('stars-old.md', before))).toBe(1);
    expect(output.out).toContain('print-pictograph');
    output.out = '';
    run('--json', writtenFile('stars-new.md', after), '--against', writtenFile('stars-old.md', before));
    expect(newDefectsIn(output.out)).toEqual([]);
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
    expect(newDefectsIn(output.out).map(({ code, path }) => [code, path])).toEqual([['print-word-doubled', '/Hill']]);
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

  test('a file without an earlier version is named', () => {
    expect(run(oldFile, writtenFile('other.md', '# Pot\n\nThe pot sings.\n'), '--against', oldFile)).toBe(0);
    expect(output.out).toMatch(/other\.md was not compared: there is no earlier version of it\.\n/);
  });

  test('a layer of another version is refused', () => {
    const layer = JSON.stringify({ version: 1, documents: ['x'], sections: [], clauses: {}, defects: [] });
    expect(run(newFile, '--against', writtenFile('layer.json', layer))).toBe(2);
    expect(output.err).toMatch(
      /^sightline: There is no stored layer of version 3 at .*layer\.json\. Import the earlier version first\.\n$/,
    );
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

  const teas = (...texts: readonly string[]) => texts.map((text) => ({ text }));
  const withIds = (records: readonly object[]) => records.map((record, index) => ({ id: `tea_${index + 1}`, ...record }));
  const titled = (records: readonly object[]) => records.map((record, index) => ({ title: `Tea ${index + 1}`, ...record }));
  const before = teas('Pour the tea into 2 cups slowly.', 'Wait by the door for a guest.', 'Cut the cake before the end.');
  const after = teas('Pour the tea into 3 cups slowly.', 'Wait by the door for a guest.', 'Cut the cake before the end.');
  const newId = 'The records have a key that the earlier version does not have: id in 3 sections (tea_1, tea_2, tea_3).';
  const goneId = 'The records no longer have a key of the earlier version: id in 3 sections (tea_1, tea_2, tea_3).';
  test.each([
    ['beside texts alone', before, withIds(after), newId],
    ['in place of titles', titled(before), withIds(after), newId],
    ['beside titles', titled(before), titled(withIds(after)), newId],
    ['gone', withIds(before), after, goneId],
    ['gone, and titles in their place', withIds(before), titled(after), goneId],
  ])('ids of all records that only one version has are reported once: %s', (_, old, current, line) => {
    const file = writtenFile('tea-old.json', JSON.stringify(old));
    for (const earlier of [file, 'stored']) {
      if (earlier === 'stored') run('--as', 'teas', file);
      output.out = '';
      expect(run('--as', 'teas', writtenFile('tea-new.json', JSON.stringify(current)), '--against', earlier)).toBe(1);
      expect(output.out).toContain('0 new, 0 gone, 0 moved, 1 changed (1 in numbers); 2 unchanged');
      expect(output.out).toContain(line);
      expect(output.out).toContain('Numbers: 2 → 3\n');
      expect(output.out.match(/tea_1/g)).toHaveLength(1);
    }
  });

  test('ids alone are a change; a key of one record only is a change of that record', () => {
    const old = writtenFile('tea-old.json', JSON.stringify(titled(before)));
    const current = writtenFile('tea-new.json', JSON.stringify(titled(withIds(before))));
    expect(run('--json', current, '--against', old)).toBe(1);
    const [comparison] = comparisonsIn(output.out);
    expect(comparison).toMatchObject({ keysNew: [{ key: 'id', sectionCount: 3 }], keysGone: [], changes: [], unchanged: 3 });
    const [first, ...others] = titled(before);
    output.out = '';
    run(writtenFile('tea-new.json', JSON.stringify([{ cost: 5, ...first }, ...others])), '--against', old);
    expect(output.out).toContain('1 changed (1 in numbers); 2 unchanged');
    expect(output.out).toContain('{+cost: 5+}');
  });

  test('a record that is inserted into a list without titles does not move the others', () => {
    const old = writtenFile('tea-old.json', JSON.stringify(before));
    const current = writtenFile('tea-new.json', JSON.stringify([...teas('Sit down with all the other guests.'), ...before]));
    run(current, '--against', old);
    expect(output.out).toContain('1 new, 0 gone, 0 moved, 0 changed (0 in numbers); 3 unchanged');
  });

  test.each([
    ['a list of numbers', { dial: [8, 9, 10] }, { dial: [8, 9, 11] }, 'dial: 8, 9, [-10-] {+11+}', '10 → 11'],
    ['a list of such lists', { grid: [[1, 2], [3]] }, { grid: [[1, 2], [4]] }, 'grid: 1, 2; [-3-] {+4+}', '3 → 4'],
    ['a number beside texts', { tags: ['hot', 3] }, { tags: ['hot', 4] }, 'tags: [-3-] {+4+}', '3 → 4'],
    ['a fraction in a text', { note: 'Take ½ cup.' }, { note: 'Take ⅓ cup.' }, 'Take [-½-] {+⅓+} cup.', '½ → ⅓'],
    ['a number word', { note: 'Take one cup.' }, { note: 'Take two cup.' }, 'Take [-one-] {+two+} cup.', 'one → two'],
  ])('%s is compared with its numbers', (_, old, current, words, numbers) => {
    const [oldPot, newPot] = [old, current].map((fields, index) =>
      writtenFile(`pot-${index}.json`, JSON.stringify({ Pot: { english: 'The pot sings.', ...fields } })),
    );
    expect(run(newPot ?? '', '--against', oldPot ?? '')).toBe(1);
    expect(output.out).toContain('0 new, 0 gone, 0 moved, 1 changed (1 in numbers)');
    expect(output.out).toContain(words);
    expect(output.out).toContain(`Numbers: ${numbers}\n`);
  });

  test('a value of the whole document is compared', () => {
    const version = (number: number) => JSON.stringify({ version: number, rules: { Tea: { english: 'Pour the tea slowly.' } } });
    const old = writtenFile('tea-old.json', version(1));
    expect(run(writtenFile('tea-new.json', version(2)), '--against', old)).toBe(1);
    expect(output.out).toContain('version: [-1-] {+2+}');
  });

  test.each([
    ['½', '⅓'],
    ['one', 'two'],
  ])('%s and %s in Markdown are numbers', (old, current) => {
    const [oldTea, newTea] = [old, current].map((number, index) => writtenFile(`tea-${index}.md`, `# Tea\n\nTake ${number} cup.\n`));
    run(newTea ?? '', '--against', oldTea ?? '');
    expect(output.out).toContain(`Numbers: ${old} → ${current}\n`);
  });
});
