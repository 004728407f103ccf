import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { BuildCache } from '../../generator/cli/build-cache.ts';
import { editedErrata, recordErrata } from '../../generator/cli/edited-errata.ts';
import { openProject } from '../../generator/cli/project.ts';
import { flipLines, staleLines } from '../../generator/cli/watch-report.ts';
import { clauseId } from '../../generator/ids.ts';
import { smallBookWith } from '../fixtures/edited-small-book.ts';
import { buildCache } from '../fixtures/engines.ts';
import { isOutsidePacks } from '../fixtures/is-outside-packs.ts';

const projectRoot = join(import.meta.dirname, '..', '..');

test('an edited erratum shows the verdicts that flip, each with its board', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sightline-watch-'));
  try {
    for (const name of ['rules', 'schemas'])
      cpSync(join(projectRoot, name), join(folder, name), { recursive: true, filter: isOutsidePacks });
    const path = join(folder, 'rules/errata/players-guide-movement-intersections.md');
    const before = openProject(folder, buildCache);
    // Without `edge-out` a wall between the side square and the end of a diagonal step no longer closes that way round.
    writeFileSync(path, readFileSync(path, 'utf8').replace(', "edge-out"', ''));
    const report = flipLines(before, openProject(folder, buildCache)).join('\n');
    expect(report).toMatch(/^\d+ verdicts flip:\n/);
    expect(report).toMatch(
      / \(edition current\): .*\n {2}board:\n {4} +A .*\n(?: {4}.*\n)+ {2}ask: \{"ask":"path".*\n {2}before: \{"legal":.*\n {2}now: {4}\{"legal":/,
    );
    expect(flipLines(before, before)).toEqual([]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('stale texts and flipped examples of an edited erratum are listed until a build without diagnostics records the erratum', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sightline-stale-'));
  try {
    for (const { path, text } of smallBookWith([])) {
      mkdirSync(join(folder, path, '..'), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    const linesNow = (): string[] => {
      const project = openProject(folder, new BuildCache());
      const { rulebook } = project.compilation;
      if (rulebook === undefined) throw new Error('the small book compiles');
      const lines = staleLines(project, editedErrata(folder, rulebook), [
        { text: 'A 2 gets away.', clauses: [clauseId('turns.escape.roll')] },
      ]);
      if (project.diagnostics.length === 0) recordErrata(folder, rulebook);
      return lines;
    };
    // The first call records the errata.
    expect([linesNow(), linesNow()]).toEqual([[], []]);
    const path = join(folder, 'rules/errata/guide-escape.json');
    writeFileSync(path, readFileSync(path, 'utf8').replace('4 or more', '3 or more').replace('"value": 4', '"value": 3'));
    const lines = [
      '',
      'guide.escape: texts that may still state the old rule:',
      '  quick reference: A 2 gets away. (2)',
      '',
      'The verdicts of these examples flip. Check that they say so:',
      '  example turns.escape.roll#three: A three is enough as printed, and no longer.',
    ];
    // The failing example is a diagnostic, so neither call records the erratum.
    expect([linesNow(), linesNow()]).toEqual([lines, lines]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
