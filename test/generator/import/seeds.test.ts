/** The importer against the published documents and the list of their defects; where the documents are not there, nothing runs. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT, readSources } from '../../../generator/cli/files.ts';
import { readAll } from '../../../generator/cli/import.ts';
import { compile } from '../../../generator/compile.ts';
import type { Diagnostic } from '../../../generator/diagnostic.ts';
import { groupRepeats } from '../../../generator/import/group.ts';
import { FOR_A_PERSON, FOUND, IN_PART, type Sign } from './seed-defects.ts';

const folder = process.env.SIGHTLINE_SEEDS || join(ROOT, '..', 'shared', 'seeds');
const there = existsSync(folder);

describe.runIf(there)('the published documents', () => {
  const files = there
    ? readdirSync(folder)
        .filter((name) => name !== 'README.md')
        .map((name) => join(folder, name))
    : [];
  const { rulebook } = compile(readSources(ROOT));
  const imported = rulebook === undefined ? undefined : readAll(files, undefined, rulebook);
  const mappings = imported?.mappings ?? [];
  const diagnostics = imported?.diagnostics ?? [];
  const documentOf = new Map(mappings.map(({ document }) => [document.file, document.id]));

  const shows =
    ([document, code, path = '']: Sign) =>
    (one: Diagnostic): boolean =>
      documentOf.get(one.place.file) === document && one.code === code && `${one.place.pointer ?? ''} ${one.found ?? ''}`.includes(path);

  test('each is recognised', () => {
    expect([...documentOf.values()].sort()).toEqual([
      'core-rulebook-2014',
      'core-rules-data',
      'golden-rules-web-page',
      'players-guide',
      'tactics-data',
    ]);
  });

  test('every defect that a program can find is found', () => {
    const missed = Object.entries(FOUND).flatMap(([number, signs]) =>
      signs.filter((sign) => diagnostics.filter(shows(sign)).length < (sign[3] ?? 1)).map((sign) => `${number}: ${sign.join(' ')}`),
    );
    expect(missed).toEqual([]);
  });

  test('every defect of the list is either found or left to a person', () => {
    const list = readFileSync(join(folder, '..', 'seed-defects.md'), 'utf8').match(/^\| D\d{3}/gm) ?? [];
    const known = [...Object.keys(FOUND), ...Object.keys(FOR_A_PERSON)].sort();
    expect(known).toEqual(list.map((row) => row.slice(2)));
    expect(Object.keys(IN_PART).filter((number) => FOUND[number] === undefined)).toEqual([]);
  });

  test('few findings show no defect of the list', () => {
    const signs = Object.values(FOUND).flat();
    const unlisted = diagnostics.filter((one) => !signs.some((sign) => shows(sign)(one)));
    // Most of these are defects that the list tells of in other documents or by an example.
    expect(unlisted.length).toBeLessThan(70);
  });

  test('the report stays short', () => {
    const counts = Object.fromEntries(
      mappings.map(({ document }) => [document.id, groupRepeats(diagnostics).filter(({ place }) => place.file === document.file).length]),
    );
    expect(Math.max(...Object.values(counts))).toBeLessThan(90);
  });

  test('no clause cites a heading that its document lacks', () => {
    expect(mappings.flatMap(({ missing }) => missing)).toEqual([]);
  });
});
