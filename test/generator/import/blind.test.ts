/**
 * Four rule texts of invented games with the mistakes of typists, scans and editors. Their author did not know the detectors, and listed
 * the mistakes of each text. `history.json` has the results of the first runs; the limits here are for detectors tuned on these texts.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ownBook, readAll } from '../../../generator/cli/import-read.ts';
import { ROOT } from '../../../generator/cli/root.ts';
import { rulebook } from '../../fixtures/engines.ts';
import { aListOf, aRecordWith, aText, parsedAs } from '../../support/json-shape.ts';
import { LEXICON } from './invented.ts';

/** `quote` is the faulty place, as printed, and `mistake` what is wrong with it, in the words of the author. */
const aMistake = aRecordWith({ quote: aText, mistake: aText });

const FOLDER = join(ROOT, 'test/generator/import/blind');
/** The least share of the listed mistakes that are found (recall), and of the findings that are right (precision). */
const [LEAST_RECALL, LEAST_PRECISION] = [0.6, 0.95];
/** Findings that are right although the author did not list them. */
const ALSO_RIGHT: readonly string[] = ['hollow-stars.json:121', 'hollow-stars.json:5', 'ironfen.txt:85'];
/** How many characters before and after a quotation a finding may be. */
const [BEFORE, AFTER] = [3, 2];
/** BEFORE for a bracket that is not closed: the opening bracket is reported, but the author quotes where it should close. */
const BEFORE_BRACKET = 60;

const names = readdirSync(FOLDER);
const files = names.filter((name) => names.includes(listNameOf(name)));

function listNameOf(file: string): string {
  return file.replace(/\.\w+$/, '.expected.json');
}

describe('texts with natural mistakes', () => {
  const compiled = rulebook().rulebook;
  if (compiled === undefined) throw new Error('the rulebook does not compile');
  const book = ownBook(compiled, LEXICON);
  const results = files.map((file) => resultsOf(file, book));

  test.each(results)(
    '$file: most listed mistakes are found, and nearly all findings are right',
    ({ listedCount, foundCount, reportedCount, wrongFindings }) => {
      expect(foundCount / listedCount).toBeGreaterThanOrEqual(LEAST_RECALL);
      expect(1 - wrongFindings.length / reportedCount, wrongFindings.join('\n')).toBeGreaterThanOrEqual(LEAST_PRECISION);
    },
  );

  test('nearly all findings in all files are right', () => {
    const reportedCount = results.reduce((sum, one) => sum + one.reportedCount, 0);
    const wrongFindings = results.flatMap((one) => one.wrongFindings);
    expect(1 - wrongFindings.length / reportedCount).toBeGreaterThanOrEqual(LEAST_PRECISION);
  });
});

function resultsOf(file: string, book: ReturnType<typeof ownBook>) {
  const text = readFileSync(join(FOLDER, file), 'utf8');
  const mistakes = parsedAs(readFileSync(join(FOLDER, listNameOf(file)), 'utf8'), aListOf(aMistake));
  const lineStarts = [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)];
  const findings = readAll([join(FOLDER, file)], undefined, book).diagnostics.map(({ code, place, found }) => ({
    offset: (lineStarts[place.line - 1] ?? 0) + place.column - 1,
    line: `${file}:${place.line}`,
    text: `${file}:${place.line} ${code} ${found}`,
  }));
  const places = mistakes.map(({ quote, mistake }) => {
    const printed = file.endsWith('.json') ? JSON.stringify(quote).slice(1, -1) : quote;
    // The only heading that is quoted is a repeated one: its second copy is the mistake.
    const start = quote.startsWith('#') ? text.lastIndexOf(printed) : text.indexOf(printed);
    expect(start, quote).toBeGreaterThanOrEqual(0);
    return { from: start - (mistake.includes('bracket') ? BEFORE_BRACKET : BEFORE), until: start + printed.length + AFTER };
  });
  const covers = ({ from, until }: { from: number; until: number }, offset: number): boolean => from <= offset && offset <= until;
  return {
    file,
    listedCount: mistakes.length,
    foundCount: places.filter((place) => findings.some(({ offset }) => covers(place, offset))).length,
    reportedCount: findings.length,
    wrongFindings: findings
      .filter(({ offset, line }) => !places.some((place) => covers(place, offset)) && !ALSO_RIGHT.includes(line))
      .map((finding) => finding.text),
  };
}
