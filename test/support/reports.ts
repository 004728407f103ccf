/** Reads the reports of the test runners: how many tests passed and failed, and the failures. Skipped tests count as neither. */
import { readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { aListOf, aNumber, aRecordWith, aText, type Check, type Checked, parsedAs } from './json-shape.ts';

export interface Totals {
  readonly passed: number;
  readonly failed: number;
  /** One line for each failure: its file, its name and the first lines of its error. */
  readonly failures?: readonly string[];
}

const root = resolve(import.meta.dirname, '../..');
const ERROR_LINES = 6;

const aVitestReport = aRecordWith({
  numPassedTests: aNumber,
  testResults: aListOf(
    aRecordWith(
      {
        name: aText,
        status: aText,
        assertionResults: aListOf(aRecordWith({ status: aText, fullName: aText }, { failureMessages: aListOf(aText) })),
      },
      { message: aText },
    ),
  ),
});

/** A file that failed without a failed test (it did not load) counts as one failure. Throws when the report is missing. */
export function vitestTotals(file: string): Totals {
  const report = parsedAs(readFileSync(file, 'utf8'), aVitestReport);
  const failures = report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((result) => result.status === 'failed');
    if (failed.length === 0 && status === 'failed') return [failure(name, 'the file did not load', message)];
    return failed.map(({ fullName, failureMessages }) => failure(name, fullName, failureMessages?.[0]));
  });
  return { passed: report.numPassedTests, failed: failures.length, failures };
}

const anError = aRecordWith({}, { message: aText });
const aTest = aRecordWith({ status: aText, results: aListOf(aRecordWith({}, { error: anError })) });
const aSpec = aRecordWith({ file: aText, title: aText, tests: aListOf(aTest) });

interface Suite {
  readonly suites?: readonly Suite[];
  readonly specs: readonly Checked<typeof aSpec>[];
}

function aSuite(value: unknown, at: string): asserts value is Suite {
  checkSuite(value, at);
}
// To assert, `checkSuite` needs a declared type; but a declared type keeps the types of the fields from being inferred. So there are two
// constants.
const suiteFields = aRecordWith({ specs: aListOf(aSpec) }, { suites: aListOf(aSuite) });
const checkSuite: Check<Suite> = suiteFields;

const aPlaywrightReport = aRecordWith({
  stats: aRecordWith({ expected: aNumber }),
  errors: aListOf(anError),
  suites: aListOf(aSuite),
});

/** An error outside all tests is a failure. Throws when the report is missing. */
export function playwrightTotals(file: string): Totals {
  const { stats, errors, suites } = parsedAs(readFileSync(file, 'utf8'), aPlaywrightReport);
  const specs = (suite: Suite): Suite['specs'] => [...suite.specs, ...(suite.suites ?? []).flatMap(specs)];
  const failures = [
    ...errors.map(({ message }) => failure(root, 'outside all tests', message)),
    ...suites
      .flatMap(specs)
      .flatMap(({ file: path, title, tests }) =>
        tests
          .filter(({ status }) => status === 'unexpected' || status === 'flaky')
          .map(({ results }) =>
            failure(resolve(root, 'test/e2e', path), title, results.find(({ error }) => error !== undefined)?.error?.message),
          ),
      ),
  ];
  return { passed: stats.expected, failed: failures.length, failures };
}

function failure(file: string, name: string, message = ''): string {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '');
  return [`${relative(root, file)}: ${name}`, ...lines.slice(0, ERROR_LINES).map((line) => `    ${line.slice(0, 200)}`)].join('\n');
}
