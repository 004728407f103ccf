/** What the reports of the test runners count. Skipped tests count as neither. */
import { readFileSync } from 'node:fs';

export interface Totals {
  readonly passed: number;
  readonly failed: number;
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

/** An error outside all tests is a failure. Throws when the report is missing. */
export function playwrightTotals(file: string): Totals {
  const { stats, errors }: { stats: { expected: number; unexpected: number }; errors: unknown[] } = JSON.parse(readFileSync(file, 'utf8'));
  return { passed: stats.expected, failed: stats.unexpected + errors.length };
}
