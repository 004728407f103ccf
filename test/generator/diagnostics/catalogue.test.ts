import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { diagnoseUnnoticed, findUnnoticed } from '../../../generator/behaviour/unnoticed.ts';
import { compareAgainst } from '../../../generator/cli/import-against.ts';
import { changeDiagnostics } from '../../../generator/cli/import-changes-report.ts';
import { ownBook, readAll } from '../../../generator/cli/import-read.ts';
import { engineOf } from '../../../generator/cli/project.ts';
import { ROOT } from '../../../generator/cli/root.ts';
import { outdatedWarnings } from '../../../generator/cli/translations.ts';
import { compile } from '../../../generator/compile.ts';
import { CATALOGUE, GROUPS } from '../../../generator/diagnostics/catalogue.ts';
import { type DiagnosticExample, isOfBook, type PrintedExample } from '../../../generator/diagnostics/entry.ts';
import type { Rulebook } from '../../../generator/rulebook.ts';
import type { Change } from '../../fixtures/edited-small-book.ts';
import { runSmallBookWith } from '../../fixtures/run-small-book.ts';
import { smallBook } from '../../fixtures/small-book.ts';
import { findingsIn, isInventedFile, LEXICON } from '../import/invented.ts';

const COMPILER = join(ROOT, 'generator');

function changeOf({ file, right, wrong }: DiagnosticExample): Change {
  if (wrong === undefined) return { path: file, remove: true };
  return right === undefined ? { path: file, text: wrong } : { path: file, replace: right, with: wrong };
}

function codesIn(example: DiagnosticExample): readonly string[] {
  const { compilation, exampleRun, flips, diagnostics } = runSmallBookWith([changeOf(example)]);
  if (exampleRun === undefined || flips === undefined) return diagnostics.map(({ code }) => code);
  const enginesOf = (editions: typeof compilation.editions) => engineOf({ ...compilation, editions });
  const unnoticed = findUnnoticed(compilation, exampleRun, flips, enginesOf, () => []);
  return [...diagnostics, ...diagnoseUnnoticed(compilation, unnoticed), ...outdatedWarnings(compilation)].map(({ code }) => code);
}

const folder = mkdtempSync(join(tmpdir(), 'sightline-catalogue-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function compiledSmallBook(): Rulebook {
  const { rulebook } = compile(smallBook());
  if (rulebook === undefined) throw new Error('the small book does not compile');
  return rulebook;
}
const rulebook = compiledSmallBook();
const ourBook = ownBook(rulebook, LEXICON);

function codesInPrint({ file, wrong, beside = [], earlier, encoding }: PrintedExample): readonly string[] {
  if (isInventedFile(file) && wrong !== undefined)
    return findingsIn({ [file]: wrong, ...Object.fromEntries(beside.map((one) => [one.file, one.text])) }).map(({ code }) => code);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  const path = join(folder, file);
  if (file.endsWith('/')) mkdirSync(path);
  else if (wrong !== undefined) writeFileSync(path, wrong, encoding);
  const imported = readAll([path], undefined, ourBook);
  if (earlier === undefined) return imported.diagnostics.map(({ code }) => code);
  writeFileSync(join(folder, 'earlier.md'), earlier);
  return changeDiagnostics(compareAgainst(imported, join(folder, 'earlier.md'), folder, ourBook, rulebook)).map(({ code }) => code);
}

describe('the example of a diagnostic gives that diagnostic:', () => {
  test.each([...CATALOGUE])('%s', (code, { example }) => {
    expect(isOfBook(example) ? codesIn(example) : codesInPrint(example)).toContain(code);
  });
});

test('every diagnostic is in one of the groups in which the site lists them', () => {
  const grouped = [...GROUPS.rules, ...GROUPS.print].flatMap(({ entries }) => Object.keys(entries));
  expect(grouped.sort()).toEqual([...CATALOGUE.keys()]);
});

test('codes are a subject and a problem, titles a phrase, explanations sentences', () => {
  for (const [code, { title, explanation }] of CATALOGUE) {
    expect(code).toMatch(/^[a-z]+(-[a-z]+)+$/);
    expect(title, code).toMatch(/^[A-Z][^.]+$/);
    expect(explanation, code).toMatch(/^[A-Z`].*\.$/);
  }
});

test('every code in the compiler is in the catalogue, and every code of the catalogue in the compiler', () => {
  const notation = globSync(join(ROOT, 'engine/board-notation/*.ts')).map((path) => readFileSync(path, 'utf8'));
  // `cli/answer-line` has the errors of lines of the judge, which are no diagnostics.
  const compilerFiles = globSync('**/*.ts', { cwd: COMPILER })
    .filter((path) => !/^(diagnostics|generated)\/|^cli\/answer-line/.test(path.replaceAll('\\', '/')))
    .map((path) => readFileSync(join(COMPILER, path), 'utf8'));
  const compiler = [...compilerFiles, ...notation].join('\n');
  // A code is the value of a field `code`, or the first string argument of a function that makes a diagnostic. Some of these functions take
  // a place before the code.
  const namedCodes = [
    ...compiler.matchAll(
      /\b(?:code: |report\(|unknownName\(\s*|make\(\s*|fault\(|(?:report|wrong)\([a-z.]+, (?:path, )?)'([a-z]+(?:-[a-z]+)+)'/g,
    ),
  ].map((found) => found[1] ?? '');
  expect(namedCodes.filter((code) => !CATALOGUE.has(code))).toEqual([]);
  expect([...CATALOGUE.keys()].filter((code) => !compiler.includes(`'${code}'`))).toEqual([]);
});
