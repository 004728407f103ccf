import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { explain } from '../../generator/cli/explain.ts';
import { openProject } from '../../generator/cli/project.ts';
import { ROOT } from '../../generator/cli/root.ts';
import { newErratum, newPublication } from '../../generator/cli/skeleton.ts';
import { editOfErratum, staleLines } from '../../generator/cli/watch-report.ts';
import type { EditionsFile } from '../../generator/generated/editions.ts';
import { editionId } from '../../generator/ids.ts';
import { addPublication } from '../../generator/skeleton/publication.ts';
import { smallBookWith } from '../fixtures/edited-small-book.ts';
import { rulebook } from '../fixtures/engines.ts';
import { packOfSmallBook } from '../fixtures/pack-of-small-book.ts';
import { writeSmallBook } from '../fixtures/small-book-folder.ts';
import { argumentsOf } from '../support/arguments-of.ts';
import { captureOutput } from '../support/captured-output.ts';
import { aListOf, aRecordWith, aText, parsedAs } from '../support/json-shape.ts';
import { parametersOfRange } from './mistakes/changes.ts';

let folder = '';
const output = captureOutput();

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sightline-skeleton-'));
  writeSmallBook(folder);
  return () => rmSync(folder, { recursive: true });
});

const startErratum = (...words: string[]): number => newErratum(folder, argumentsOf('erratum', ...words));
const startPublication = (...words: string[]): number => newPublication(folder, argumentsOf(...words));
const textOf = (path: string): string => readFileSync(join(folder, path), 'utf8');

test('a new erratum has the present text of its clause, its digest, its definitions and its examples, and changes nothing yet', () => {
  expect([startErratum('turns.escape.roll'), output.err]).toEqual([0, '']);
  expect(output.out).toContain('Wrote rules/errata/guide-roll.md.');
  const written = textOf('rules/errata/guide-roll.md');
  expect(written).toContain('id: guide.roll\npublication: guide\nsource: Guide, The roll\norder: 2\n');
  expect(written).toMatch(/## turns\.escape\.roll \{sha256:[0-9a-f]{12}\}\n\nRoll a die: 4 or more escapes, unless the die shows a 1\.\n/);
  expect(written).toContain('```set escapeOn\n{\n');
  expect(written).toContain('"value": 4');
  expect(written).toContain('  turns.escape.roll#three\n');
  expect(openProject(folder).diagnostics.map(({ code }) => code)).toEqual(['text-placeholder', 'erratum-without-effect']);
});

test('a new erratum names the other clauses of its definitions with the same numbers, which a build then reports as stale', () => {
  writeSmallBook(
    folder,
    smallBookWith([
      ...parametersOfRange(['farFrom', 7, 'ground.bushes.measure', 'ground.bushes.cover']),
      { path: 'rules/ground/bushes.md', replace: 'gives 1 more defense.', with: 'gives 1 more defense up to 7.' },
      { path: 'rules/ground/bushes.md', replace: 'The range is', with: 'Beyond 7 it is far. The range is' },
    ]),
  );
  expect([startErratum('ground.bushes.measure'), output.err]).toEqual([0, '']);
  const lines = 'Other clauses state the same numbers. If a number changes, change these texts too:\n  ground.bushes.cover: 7 (farFrom)\n';
  expect(output.out).toContain(lines);
  const path = 'rules/errata/guide-measure.md';
  expect(textOf(path)).toContain(lines);
  const changed = textOf(path)
    .replace('Beyond 7', 'Beyond 8')
    .replace(/<!--\nThe definitions[\s\S]*$/, '```set farFrom\n{ "value": 8 }\n```\n');
  writeFileSync(join(folder, path), changed);
  const { compilation } = openProject(folder);
  const node = compilation.rulebook?.errata.find(({ erratum }) => erratum.id === 'guide.measure');
  if (node === undefined) throw new Error('the erratum is not read');
  expect(staleLines({ compilation }, [editOfErratum(node)], [])).toContainEqual(
    expect.stringMatching(/^ {2}text of ground\.bushes\.cover: .* \(7\)$/),
  );
});

test('a clause that states the same number, but shares no definition with that of the erratum, is not named', () => {
  expect(startErratum('ground.bushes.cover')).toBe(0);
  expect(output.out).not.toContain('Other clauses');
});

test('a new publication, its edition and an erratum of it have no faults but those of an unfinished erratum', () => {
  expect([startPublication('publication', 'guide-2015', '--date', '2015-06', '--title', 'Guide of 2015'), output.err]).toEqual([0, '']);
  expect(output.out).toContain('Then current keeps the title "Current": change its "editionTitle" too');
  expect([startErratum('turns.escape.roll', '--publication', 'guide-2015'), output.err]).toEqual([0, '']);
  const { diagnostics, compilation } = openProject(folder);
  expect(diagnostics.map(({ code }) => code)).toEqual(['text-placeholder', 'erratum-without-effect']);
  expect(compilation.editions.map(({ book }) => book.id)).toEqual(['original', 'current', '2015']);
  expect(compilation.rulebook?.editions.documents['guide-2015']).toBe('Guide of 2015');
  expect(textOf('rules/errata/guide-2015-roll.md')).not.toContain('order:');
});

test('a second erratum can be started while the first is unfinished', () => {
  expect(startErratum('turns.escape.roll')).toBe(0);
  expect([startErratum('ground.bushes.label'), output.err]).toEqual([0, '']);
  expect(output.out).toContain('Skipped files with errors: rules/errata/guide-roll.md (erratum-without-effect). Run `sightline check`');
  expect(textOf('rules/errata/guide-label.md')).toContain('## ground.bushes.label {sha256:');
});

test('while an erratum is unfinished, explain works for everything else, and prints the errors of the erratum itself', () => {
  expect(startErratum('turns.escape.roll')).toBe(0);
  expect(explain(folder, argumentsOf('explain', 'escapeOn'))).toBe(0);
  expect([output.out, output.err]).toEqual([
    expect.stringContaining('Definition escapeOn (parameter)'),
    'Skipped files with errors: rules/errata/guide-roll.md (erratum-without-effect). Run `sightline check` to see the errors.\n',
  ]);
  output.out = '';
  expect(explain(folder, argumentsOf('explain', 'guide.roll'))).toBe(2);
  expect(output.out).toContain('erratum-without-effect');
});

test('publications are ordered by date', () => {
  expect(startPublication('edition', '2016', '--publication', 'guide-2016', '--date', '2016')).toBe(0);
  expect(startPublication('edition', '2015', '--publication', 'guide-2015', '--date', '2015')).toBe(0);
  expect(openProject(folder).compilation.editions.map(({ book }) => book.id)).toEqual(['original', 'current', '2015', '2016']);
  expect(output.out).toContain('By its date it comes before guide-2016, whose errata are applied after its own.');
});

function editionsOfBook(): EditionsFile {
  const book = rulebook().rulebook;
  if (book === undefined) throw new Error('the rulebook does not compile');
  return book.editions;
}

test('adding a publication changes nothing else in the file of editions', () => {
  const before = readFileSync(join(ROOT, 'rules/editions.json'), 'utf8');
  const { $schema } = parsedAs(before, aRecordWith({ $schema: aText }));
  const addition = addPublication(editionsOfBook(), { id: 'guide-2015', edition: editionId('2015'), date: '2015' }, $schema);
  if ('fault' in addition) throw new Error(addition.fault);
  const added = /,\n {4}"guide-2015": "Guide 2015"|,\n {4}\{\n {6}"id": "guide-2015",[^}]*\}/g;
  expect(addition.text.match(added)).toHaveLength(2);
  expect(addition.text.replaceAll(added, '')).toBe(before);
});

test.each(['Guide of 2015', 'The Players Guide'])('the sentence about a publication needs no article for the title %s', (title) => {
  const addition = addPublication(editionsOfBook(), { id: 'guide-2015', edition: editionId('2015'), title });
  expect(addition).toMatchObject({ text: expect.stringContaining(`"says": "The rules with every erratum of “${title}”."`) });
});

test('a title that the schema would refuse is refused', () => {
  const addition = addPublication(editionsOfBook(), { id: 'x', edition: editionId('2015') });
  expect(addition).toEqual({ fault: '`X` is too short for a title: give one with `--title`.' });
});

test('an edition that is named after a date gets it as its title and its date, one with another name gets no date', () => {
  const titleAndDateOf = (edition: string): unknown => {
    const path = join(folder, 'rules/editions.json');
    expect(startPublication('edition', edition, '--publication', `guide-${edition}`)).toBe(0);
    const aPublication = aRecordWith({ edition: aText, editionTitle: aText }, { date: aText });
    const { publications } = parsedAs(readFileSync(path, 'utf8'), aRecordWith({ publications: aListOf(aPublication) }));
    const { editionTitle, date } = publications.find((one) => one.edition === edition) ?? {};
    return [editionTitle, date];
  };
  expect(['2015', '2015-06-30', 'next-year'].map(titleAndDateOf)).toEqual([
    ['2015', '2015'],
    ['2015-06-30', '2015-06-30'],
    ['Next year', undefined],
  ]);
});

test.each([
  ['a page', () => startErratum('turns.escape'), '`turns.escape` is a page. Name one of its clauses, such as `turns.escape.roll`.'],
  ['an unknown clause', () => startErratum('turns.escape.rol'), 'There is no clause `turns.escape.rol`. Did you mean `turns.escape.roll`?'],
  ['an unknown publication', () => startErratum('turns.escape.roll', '--publication', 'guides'), 'Did you mean `guide`?'],
  ['a publication twice', () => startPublication('publication', 'guide'), 'There is a publication `guide` already.'],
  ['an edition twice', () => startPublication('edition', 'current', '--publication', 'other'), 'There is an edition `current` already.'],
  ['an edition named like a module', () => startPublication('edition', 'packs'), 'No edition can have the id `packs`: another module'],
  ['an edition named like an area', () => startPublication('publication', 'turns'), 'No edition can have the id `turns`: an area'],
  ['a day that does not exist', () => startPublication('publication', 'g', '--date', '2015-02-30'), '`2015-02-30` is not a date'],
  ['an id with capitals', () => startPublication('publication', 'Guide-2015'), '`Guide-2015` is not an id'],
] as const)('%s is refused in one line', (_, run, message) => {
  expect(run()).toBe(2);
  expect(output.err).toContain(message);
  expect(output.err.trimEnd().split('\n')).toHaveLength(1);
});

test('an erratum to a clause of a pack is refused, and the pack is named', () => {
  for (const { path, text } of packOfSmallBook()) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  expect(startErratum('cards.one.luck')).toBe(2);
  expect(output.err).toBe('sightline: `cards.one.luck` is a clause of the pack `cards`. Errata change clauses of the rulebook.\n');
});
