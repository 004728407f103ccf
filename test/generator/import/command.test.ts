import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { importDocuments } from '../../../generator/cli/import.ts';
import { writeSmallBook } from '../../fixtures/small-book-folder.ts';
import { argumentsOf } from '../../support/arguments-of.ts';
import { captureOutput } from '../../support/captured-output.ts';
import { aListOf, anObject, aRecordWith, aText, parsedAs } from '../../support/json-shape.ts';
import { LEXICON } from './invented.ts';
import { fileIn, sarifResultsIn } from './reported.ts';

const root = mkdtempSync(join(tmpdir(), 'sightline-command-'));
writeSmallBook(root);
afterAll(() => rmSync(root, { recursive: true, force: true }));

const bookText =
  '# Bushes\n\nThe hedge is thick.\n\n# Cover\n\nA leaf hides a snail.\n\n# Escape\n\nSnails are slow.\n\n# Compost\n\nIt is warm.\n';
const bookPath = join(root, 'book.md');
const layerPath = join(root, 'private/printed.json');
const output = captureOutput();

beforeEach(() => rmSync(join(root, 'private'), { recursive: true, force: true }));

const run = (...words: string[]): number => importDocuments(root, argumentsOf('import', ...words), LEXICON);

test('a document without defects is stored whole, by clause', () => {
  writeFileSync(bookPath, bookText);
  expect([run('--as', 'core-rulebook-2014', bookPath), output.err]).toEqual([0, '']);
  const stored = parsedAs(
    readFileSync(layerPath, 'utf8'),
    aRecordWith({ sections: aListOf(aRecordWith({ headings: aListOf(aText) })), clauses: anObject }),
  );
  expect(stored.sections[0]).toEqual({ document: 'core-rulebook-2014', headings: ['Bushes'], paragraphs: ['The hedge is thick.'] });
  expect(stored.sections.map(({ headings }) => headings)).toEqual([['Bushes'], ['Cover'], ['Escape'], ['Compost']]);
  expect(Object.keys(stored.clauses)).toEqual(['ground.bushes.cover', 'ground.bushes.label', 'turns.escape.roll']);
  expect(readdirSync(join(root, 'private'))).toEqual(['printed.json']);
});

test('sections without a clause and cited headings without a section are reported', () => {
  writeFileSync(bookPath, bookText);
  run('--as', 'core-rulebook-2014', bookPath);
  expect(output.out).toMatch(/ 1 section that no clause cites:\n {4}13:3 Compost: no clause is like it/);
  expect(output.out).toMatch(/headings that clauses cite and the document lacks:\n(?: {4}.*\n)* {4}"MEASURE"/);
  expect(output.out).toMatch(/Clauses that cite only headings the documents lack: [1-9]/);
});

test('defects are reported with line and column, and the layer is stored nevertheless', () => {
  writeFileSync(bookPath, bookText.replace('The hedge', 'The the hedge'));
  expect([run('--as', 'core-rulebook-2014', '--json', bookPath), existsSync(layerPath)]).toEqual([1, true]);
  const { defects, mapped, unmapped, missing } = fileIn(output.out);
  expect(defects.map(({ code, line, column }) => [code, line, column])).toEqual([['print-word-doubled', 3, 1]]);
  expect([mapped.length, unmapped.length, missing.length > 0]).toEqual([3, 1, true]);
  output.out = '';
  run('--as', 'core-rulebook-2014', '--sarif', bookPath);
  expect(sarifResultsIn(output.out).map(({ ruleId, level }) => [ruleId, level])).toEqual([['print-word-doubled', 'warning']]);
});

test('keys whose values are not read as text are listed, and are no defects', () => {
  const path = join(root, 'cards.json');
  writeFileSync(path, '[{"id": "a", "title": "Tea", "cost": 5, "text": "Pour it."}, {"title": "Cake", "cost": 3, "text": "Cut it."}]');
  expect(run('--json', path)).toBe(0);
  expect(fileIn(output.out).unreadKeys).toEqual([{ key: 'cost', count: 2 }]);
  output.out = '';
  run(path);
  expect(output.out).toContain('The values of these keys are not read as text: cost (2).');
});

test('if one file is refused, the stored layer does not change, and all errors are reported', () => {
  writeFileSync(bookPath, bookText);
  run(bookPath);
  const before = readFileSync(layerPath, 'utf8');
  writeFileSync(bookPath, bookText.replace('thick', 'thin'));
  writeFileSync(join(root, 'bad.json'), '{');
  expect(run(bookPath, join(root, 'bad.json'), join(root, 'none.md'))).toBe(2);
  expect(readFileSync(layerPath, 'utf8')).toBe(before);
  expect(output.out).toMatch(/json-syntax/);
  expect(output.out).toMatch(/print-file-missing/);
  expect(output.err).toMatch(/Nothing was stored: .*bad\.json, .*none\.md cannot be read\./);
});

test.each([
  ['a name that no document can have', ['--as', 'Tactics Data', 'x.json'], 'cannot name a document'],
  ['one name for two files', ['--as', 'tactics-data', 'x.json', 'y.json'], 'one file'],
  ['a folder that would be published', ['--out', join(root, 'site'), 'x.json'], 'inside the project'],
])('%s is refused', (_, argv, message) => {
  expect(run(...argv)).toBe(2);
  expect(output.err).toContain(message);
});

test('a folder that cannot be written to is reported, not thrown', () => {
  writeFileSync(bookPath, bookText);
  writeFileSync(join(root, 'private'), '');
  expect(run(bookPath)).toBe(2);
  expect(output.err).toMatch(/^sightline: Cannot .*\. The private layer in .* is unchanged\. Name another folder with --out\.\n$/);
});

test('a file that is none of the cited documents is checked and stored under its own name', () => {
  const path = join(root, 'My Tea Rules.txt');
  writeFileSync(path, 'Pour the the tea.');
  expect(run('--json', path)).toBe(1);
  const file = fileIn(output.out);
  expect([file.document, file.by, file.defects.map(({ code }) => code)]).toEqual(['my-tea-rules', 'unknown', ['print-word-doubled']]);
});

test('an unknown name in --as is that of a new document, with the nearest cited document as a hint', () => {
  writeFileSync(bookPath, bookText);
  run('--as', 'core-rulebok-2014', bookPath);
  expect(output.out).toContain('is core-rulebok-2014, as given by --as: a new document. Did you mean "core-rulebook-2014"?');
});
