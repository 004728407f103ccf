import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { BuildCache } from '../../generator/cli/build-cache.ts';
import { openProject } from '../../generator/cli/project.ts';
import { readSummaries } from '../../generator/cli/summaries.ts';
import { reportChanges } from '../../generator/cli/watch-report.ts';
import { isOfBook } from '../fixtures/is-of-book.ts';

const top = join(import.meta.dirname, '..', '..');

test('an edited erratum shows the verdicts that flip, each with its board', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sightline-watch-'));
  try {
    for (const name of ['rules', 'schemas']) cpSync(join(top, name), join(folder, name), { recursive: true, filter: isOfBook });
    const path = join(folder, 'rules/errata/players-guide-movement-intersections.md');
    const cache = new BuildCache();
    const before = openProject(folder, cache);
    writeFileSync(path, readFileSync(path, 'utf8').replace(', "edge-out"', ''));
    const report = reportChanges(before, openProject(folder, cache), readSummaries(top)).join('\n');
    expect(report).toMatch(/^\d+ verdicts flip:\n/);
    expect(report).toMatch(
      / \(edition current\): .*\n {2}board:\n {4} +A .*\n(?: {4}.*\n)+ {2}ask: \{"ask":"path".*\n {2}before: \{"legal":.*\n {2}now: {4}\{"legal":/,
    );
    expect(reportChanges(before, before, [])).toEqual([]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
