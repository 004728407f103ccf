import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { BuildCache } from '../../generator/cli/build-cache.ts';
import { editedErrata, recordErrata } from '../../generator/cli/edited-errata.ts';
import { openProject } from '../../generator/cli/project.ts';
import { acceptedFlipLines, editOfErratum, flipLines, staleLines } from '../../generator/cli/watch-report.ts';
import { clauseId } from '../../generator/ids.ts';
import { writeSmallBook } from '../fixtures/small-book-folder.ts';

const SLOPES_ERRATUM = `---
id: guide.slopes
publication: guide
source: Guide, Bushes
---

# Bushes hinder on slopes

Bushes hinder a line that is not level, in place of one that is.

\`\`\`set bush.between
{ "if": "square.thick && !line.level" }
\`\`\`
`;

test('a new erratum shows the verdicts that flip, each with its board', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sightline-watch-'));
  try {
    writeSmallBook(folder);
    const before = openProject(folder, new BuildCache());
    writeFileSync(join(folder, 'rules/errata/guide-slopes.md'), SLOPES_ERRATUM);
    const report = flipLines(before, openProject(folder, new BuildCache())).join('\n');
    expect(report).toMatch(/^1 verdict flips:\n\nground\.bushes\.label#one-bush \(edition current\): /);
    expect(report).toMatch(
      /\n {2}board:\n {4} +A .*\n(?: {4}.*\n)+ {2}ask: \{"ask":"line-of-fire".*\n {2}before: .*"hindered".*\n {2}now: {4}.*"clear"/,
    );
    expect(flipLines(before, before)).toEqual([]);
    // `build --accept` replaces the verdict that the example claims, which is the verdict before the erratum: the flip is the same.
    expect(acceptedFlipLines(openProject(folder, new BuildCache())).join('\n')).toBe(report);
    expect(acceptedFlipLines(before)).toEqual([]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('stale texts and flipped examples of an edited erratum are listed again by every build that has diagnostics', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sightline-stale-'));
  try {
    writeSmallBook(folder);
    const linesNow = (): string[] => {
      const project = openProject(folder, new BuildCache());
      const { rulebook } = project.compilation;
      if (rulebook === undefined) throw new Error('the small book does not compile');
      const lines = staleLines(project, editedErrata(folder, rulebook).map(editOfErratum), [
        { candidate: { where: 'quick reference', text: 'A 2 gets away.' }, clauses: [clauseId('turns.escape.roll')] },
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
      'Erratum guide.escape:',
      '',
      'Texts that may still state the old rule:',
      '  quick reference: A 2 gets away. (2)',
      '',
      'Texts to check, which state the rule or link to it:',
      '  heading of turns.escape.roll: The roll',
      '  opening and aliases of the page turns.escape: How to get away.; run',
      '',
      'The verdicts of these examples flip. Check that their sentences (`says`) and the texts of their clauses still describe the verdict:',
      '  example turns.escape.roll#three: A three is enough as printed, and no longer.',
    ];
    // The failing example is a diagnostic, so neither call records the erratum.
    expect([linesNow(), linesNow()]).toEqual([lines, lines]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('an example that needs more dice than before is listed among those that flip', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sightline-dice-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeSmallBook(folder);
  const project = openProject(folder, new BuildCache());
  const { exampleRun, compilation } = project;
  if (exampleRun === undefined || compilation.rulebook === undefined) throw new Error('the small book does not compile');
  const answer = { error: { code: 'dice-missing', at: '/dice', message: 'the dice run out at action 0' } };
  const results = exampleRun.results.map((one) => (one.example.id === 'turns.escape.roll#three' ? { ...one, passes: false, answer } : one));
  const lines = staleLines({ ...project, exampleRun: { ...exampleRun, results } }, compilation.rulebook.errata.map(editOfErratum), []);
  expect(lines.at(-1)).toBe('  example turns.escape.roll#three: A three is enough as printed, and no longer. (needs more dice)');
});

test('the readings that settle the clauses of flipped examples are listed, if no other line has them', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sightline-readings-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeSmallBook(folder);
  const project = openProject(folder, new BuildCache());
  const { exampleRun, compilation } = project;
  if (exampleRun === undefined || compilation.rulebook === undefined) throw new Error('the small book does not compile');
  const { errata, readings } = compilation.rulebook;
  const settled = readings[0]?.reading;
  const answer = { error: { code: 'dice-missing', at: '/dice', message: 'the dice run out at action 0' } };
  const results = exampleRun.results.map((one) => (settled?.clauses.includes(one.example.clause) ? { ...one, answer } : one));
  const lines = staleLines({ ...project, exampleRun: { ...exampleRun, results } }, errata.map(editOfErratum), []);
  expect(lines.at(-1)).toBe(`Readings to check, which settle the clauses of these examples: ${settled?.id}`);
});

test('in a fresh checkout, which no build has recorded, the errata that the generated book does not have are the new ones', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sightline-fresh-'));
  try {
    writeSmallBook(folder);
    const { rulebook } = openProject(folder, new BuildCache()).compilation;
    if (rulebook === undefined) throw new Error('the small book does not compile');
    const ids = rulebook.errata.map(({ erratum }) => erratum.id);
    expect(editedErrata(folder, rulebook)).toEqual([]);
    const [newId, ...builtIds] = ids;
    mkdirSync(join(folder, 'site/src/generated'), { recursive: true });
    // A book in conflict after a merge counts as absent.
    writeFileSync(join(folder, 'site/src/generated/book.json'), '<<<<<<< ours\n');
    expect(editedErrata(folder, rulebook)).toEqual([]);
    writeFileSync(join(folder, 'site/src/generated/book.json'), JSON.stringify({ errata: builtIds.map((id) => ({ id })) }));
    expect(editedErrata(folder, rulebook).map(({ erratum }) => erratum.id)).toEqual([newId]);
    recordErrata(folder, rulebook);
    expect(editedErrata(folder, rulebook)).toEqual([]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
