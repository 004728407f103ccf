/** What the reports of the test runners count. Skipped tests count as neither. */
import { readFileSync } from 'node:fs';

export interface Totals {
  readonly passed: number;
  readonly failed: number;
  /** Tests among the passed that did not pass at once. */
  readonly retried?: readonly string[];
}

/** A file that failed without a failed test (it did not load) counts as one failure. Throws when the report is missing. */
export function vitestTotals(file: string): Totals {
  const report: {
    numPassedTests: number;
    numFailedTests: number;
    testResults: { status: string; assertionResults: { status: string }[] }[];
  } = JSON.parse(readFileSync(file, 'utf8'));
  const broken = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.some((result) => result.status === 'failed'),
  );
  return { passed: report.numPassedTests, failed: report.numFailedTests + broken.length };
}

interface Suite {
  readonly suites?: readonly Suite[];
  readonly specs: readonly { readonly title: string; readonly file: string; readonly tests: readonly { readonly status: string }[] }[];
}

/** A test that passed only when tried again counts as passed, and is named. An error outside all tests is a failure. Throws when the report is missing. */
export function playwrightTotals(file: string): Totals {
  const report: {
    stats: { expected: number; unexpected: number; flaky: number };
    errors: unknown[];
    suites: Suite[];
  } = JSON.parse(readFileSync(file, 'utf8'));
  const { expected, unexpected, flaky } = report.stats;
  return { passed: expected + flaky, failed: unexpected + report.errors.length, retried: report.suites.flatMap(flakyIn) };
}

const flakyIn = ({ suites = [], specs }: Suite): string[] => [
  ...specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky')).map(({ file, title }) => `${file}: ${title}`),
  ...suites.flatMap(flakyIn),
];
