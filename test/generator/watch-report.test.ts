import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { BuildCache } from '../../generator/cli/build-cache.ts';
import { editedErrata, recordErrata } from '../../generator/cli/edited-errata.ts';
import { openProject } from '../../generator/cli/project.ts';
import { placesPrinted, printStale } from '../../generator/cli/stale-report.ts';
import { acceptedFlipLines, editOfErratum, flipLines, staleLines } from '../../generator/cli/watch-report.ts';
import { clauseId, definitionId } from '../../generator/ids.ts';
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

test('`placesPrinted` returns the places of all texts to check, and of the texts about the rules to check that are printed', () => {
  const text = (where: string) => ({ where, text: 'It stops.', words: [], likeness: 0.1 });
  const related = Array.from({ length: 25 }, (_, index) => ({
    id: definitionId(`rule-${index}`),
    clauses: [],
    facts: ['adjacent'],
    to: [],
    neverActs: false,
    texts: [`reading.of-${index}`],
  }));
  const stale = { ...NOTHING_STALE, texts: [text('one')], naming: [text('two')], withNewNames: [text('three')], related };
  const places = placesPrinted(stale);
  expect(places.slice(0, 4)).toEqual(['one', 'two', 'three', 'reading.of-0']);
  const printed = printStale(stale).join('\n');
  expect(places.filter((place) => !printed.includes(place))).toEqual([]);
  expect(places).not.toContain('reading.of-24');
});

test('the file of a text outside the rulebook is printed with the text, and not where the text is only named', () => {
  const one = { where: 'quick reference, line 3', file: 'lines.json', text: 'It stops.' };
  expect(printStale({ ...NOTHING_STALE, texts: [{ ...one, words: [] }] }).at(-1)).toBe('  quick reference, line 3 (lines.json): It stops.');
  expect(printStale({ ...NOTHING_STALE, alike: [{ ...one, likeness: 0.1 }] }).at(-1)).toMatch(/: quick reference, line 3$/);
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

const NOTHING_STALE = {
  texts: [],
  naming: [],
  withNewNames: [],
  namingEditions: [],
  alike: [],
  tables: [],
  related: [],
  definitions: [],
  exceptions: [],
  siblingExceptions: [],
  factsRead: [],
  replacedEntries: [],
};

test('of a long text, the lines show the beginning, or the part with the first stale word', () => {
  const text = `First ${'and on '.repeat(40)}stale ${'and on '.repeat(40)}`;
  const linesWith = (words: readonly string[]): readonly string[] =>
    printStale({ ...NOTHING_STALE, texts: [{ where: 'quick reference', text, words }] }).filter((line) => line.includes('quick reference'));
  expect(linesWith([])).toEqual([expect.stringMatching(/^ {2}quick reference: First and .*…$/)]);
  expect(linesWith(['stale'])).toEqual([expect.stringMatching(/^ {2}quick reference: ….* stale .*… \(stale\)$/)]);
  expect(linesWith(['Stale'])).toEqual([expect.stringMatching(/^ {2}quick reference: ….* stale .*… \(Stale\)$/)]);
});

test('of many texts to check those with the highest counts are printed, and the others named', () => {
  const texts = Array.from({ length: 25 }, (_, index) => ({
    where: index < 22 ? `text of objects.height.clause-${index}` : `reading.of-${index}`,
    text: index === 24 ? 'The height decides.' : 'Nothing.',
    words: [],
  }));
  const lines = printStale({ ...NOTHING_STALE, texts }, { countChanged: (text) => Number(text.includes('height')) });
  expect(lines.slice(0, 3)).toEqual(['', 'Texts to check, which state the rule or link to it:', '  reading.of-24: The height decides.']);
  expect(lines.slice(22)).toEqual([
    '  and 5 more:',
    '    objects.height: text of clause-19; text of clause-20; text of clause-21',
    '    elsewhere: reading.of-22; reading.of-23',
  ]);
  expect(printStale({ ...NOTHING_STALE, texts }, { wholeBy: 'sightline explain a.b' }).at(-1)).toBe(
    '`sightline explain a.b` prints the texts that are only named here.',
  );
  expect(printStale({ ...NOTHING_STALE, texts }, { most: Number.POSITIVE_INFINITY })).toHaveLength(27);
});

test('texts that only share words with the old ones are named, the others printed', () => {
  const alike = [
    { where: 'text one', text: 'It stops beside an opponent.', likeness: 0.5 },
    { where: 'text two', text: 'An opponent.', likeness: 0.3 },
  ];
  expect(printStale({ ...NOTHING_STALE, alike })).toEqual([
    '',
    'Texts to check, which say nearly the same:',
    '  text one: It stops beside an opponent.',
    '',
    'Texts that only share words with the old ones (1): text two',
  ]);
});

test('of many texts that say nearly the same, the most similar are printed, and the others named', () => {
  const alike = Array.from({ length: 8 }, (_, index) => ({ where: `text ${index}`, text: 'It stops.', likeness: 0.9 - index / 20 }));
  const lines = printStale({ ...NOTHING_STALE, alike });
  expect(lines).toHaveLength(10);
  expect(lines.at(-1)).toBe('Texts that only share words with the old ones (2): text 6, text 7');
});

test('a rule to check is printed with the texts about its clauses', () => {
  const rule = { id: definitionId('reach'), clauses: [clauseId('objects.reach')], facts: ['adjacent'], to: [], neverActs: false };
  const printed = printStale({
    ...NOTHING_STALE,
    related: [{ ...rule, texts: ['quick reference, line 3', 'reading.reach'] }],
  });
  expect(printed.at(-1)).toBe('  reach: reads adjacent; objects.reach; see also quick reference, line 3, reading.reach');
  expect(printStale({ ...NOTHING_STALE, related: [{ ...rule, texts: [] }] }).at(-1)).toBe('  reach: reads adjacent; objects.reach');
  expect(printStale({ ...NOTHING_STALE, related: [{ ...rule, neverActs: true, texts: [] }] }).at(-1)).toBe(
    '  reach: can never act any more; objects.reach',
  );
});
