/** After edits of pages a build lists the texts that the edits may have made stale, as after a change of errata. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { BOOK, editedPages, recordPages } from '../../generator/cli/edited-pages.ts';
import { staleLines } from '../../generator/cli/watch-report.ts';
import { emitBook, printBook } from '../../generator/emit/book.ts';
import type { Change } from '../fixtures/edited-small-book.ts';
import { EDITIONS_FILE, withGuideOf2015 } from '../fixtures/guide-of-2015.ts';
import { runSmallBookWith } from '../fixtures/run-small-book.ts';
import { smallBook } from '../fixtures/small-book.ts';

function built(changes: readonly Change[]) {
  const { compilation, exampleRun } = runSmallBookWith(changes);
  if (exampleRun === undefined) throw new Error('the small book does not compile');
  return { compilation, exampleRun, bookText: printBook(emitBook(compilation, exampleRun)) };
}

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'sightline-pages-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

function record(folder: string, changes: readonly Change[]): void {
  const { bookText, compilation } = built(changes);
  recordPages(folder, bookText, compilation.packs);
}

/** The lines of a build with changes after one that recorded the small book. */
function linesAfter(changes: readonly Change[]): string[] {
  const folder = temporaryFolder();
  record(folder, []);
  return linesNow(folder, changes);
}

/** The lines of a build with changes after the last one that recorded its pages in the folder. */
function linesNow(folder: string, changes: readonly Change[]): string[] {
  const { bookText, ...project } = built(changes);
  const edit = editedPages(folder, bookText, project.compilation.packs);
  return edit === undefined ? [] : staleLines(project, [edit], []);
}

const JSON_FILE = 'rules/ground/bushes.json';
const newSize = { path: JSON_FILE, replace: '["tiny", "standard", "great"]', with: '["tiny", "standard", "great", "vast"]' };
const linesForNewSize = [
  '',
  'Edits since the last build without findings, which concern ground.bushes:',
  '',
  'Texts to check, which state the rule or link to it:',
  '  text of ground.bushes.label: The label: A line through bushes, or to a target in bushes, is hindered. Indoors it is not.',
  '  glossary entry glossary.terms.bush: Something green. |leaf|',
  '  glossary entry glossary.terms.label: What a line is called, as a [bush](term:bush) makes it.',
];

test('a new size lists the texts that state the rules about sizes', () => {
  expect(linesAfter([newSize]).slice(0, linesForNewSize.length)).toEqual(linesForNewSize);
});

test('an edit that was built and is then undone lists nothing', () => {
  const folder = temporaryFolder();
  record(folder, []);
  record(folder, [newSize]);
  expect(linesNow(folder, [])).toEqual([]);
  expect(linesNow(folder, [{ ...newSize, with: '["tiny", "standard", "great", "huge"]' }])).not.toEqual([]);
});

test('an edit that was undone, and is made again, lists what it listed first', () => {
  const folder = temporaryFolder();
  for (const changes of [[], [newSize], []]) record(folder, changes);
  expect(linesNow(folder, [newSize]).slice(0, linesForNewSize.length)).toEqual(linesForNewSize);
});

test('the words of a worked example that is removed from a page make no other text stale', () => {
  const path = 'rules/ground/bushes.md';
  const example = { path, replace: 'gives 1 more defense.', with: 'gives 1 more defense.\n\n> **Example.** A frightened hunter hides.' };
  const alias = { path: JSON_FILE, replace: '"aliases": ["shrubs"]', with: '"aliases": ["frightened"]' };
  const folder = temporaryFolder();
  record(folder, [alias, example]);
  const edits = [
    { path, replace: 'gives 1 more', with: 'gives 2 more' },
    { path: JSON_FILE, replace: '"modifier": 1', with: '"modifier": 2' },
  ];
  const lines = linesNow(folder, [alias, ...edits]);
  expect(lines).not.toEqual([]);
  // A line ends with the words for which its text is listed, in brackets.
  expect(lines.filter((line) => line.includes('(frightened)'))).toEqual([]);
});

test('an edited text lists the texts that quote it, an edited example lists nothing', () => {
  const path = 'rules/ground/bushes.md';
  const edited = {
    path,
    replace: 'A line through bushes, or to a target in bushes',
    with: 'A line that goes through bushes or ends in them',
  };
  const quoting = { path: 'rules/turns/escape.md', replace: 'Whoever has', with: 'A line through bushes, or to a target, and who' };
  const folder = temporaryFolder();
  record(folder, [quoting]);
  expect(linesNow(folder, [quoting, edited])).toEqual([
    '',
    'Edits since the last build without findings, which concern ground.bushes:',
    '',
    'Texts that may still state the old rule:',
    '  text of turns.escape.rest: A line through bushes, or to a target, and who rested heals. (“a line through bushes or to”)',
  ]);
  expect(linesAfter([{ path, replace: 'says: One bush', with: 'says: A single bush' }])).toEqual([]);
});

test('a new definition of a new clause lists no text of that clause', () => {
  const lines = linesAfter([
    newSize,
    { path: 'rules/ground/bushes.md', replace: '## Cover {#cover}', with: '## Moss {#moss}\n\nMoss is soft.\n\n## Cover {#cover}' },
    {
      path: JSON_FILE,
      replace: '    "cover": {',
      with: '    "moss": { "kind": "definition", "executable": true, "sources": { "core-rulebook-2014": "MOSS" } },\n    "cover": {',
    },
    {
      path: JSON_FILE,
      replace: '      "id": "square.thick",',
      with: '      "id": "square.moss", "kind": "record", "of": "square", "type": "bool", "given": "map.moss", "draws": {}, "clauses": ["ground.bushes.moss"]\n    },\n    {\n      "id": "square.thick",',
    },
  ]);
  expect(lines.slice(0, linesForNewSize.length)).toEqual(linesForNewSize);
  expect(lines.filter((line) => /moss/i.test(line))).toEqual([]);
});

test('in a fresh checkout the pages are compared with the generated book as it was first read, until a build records them', () => {
  const folder = temporaryFolder();
  expect(linesNow(folder, [newSize])).toEqual([]);
  mkdirSync(dirname(join(folder, BOOK)), { recursive: true });
  // A book in conflict after a merge counts as absent.
  writeFileSync(join(folder, BOOK), '<<<<<<< ours\n');
  expect(linesNow(folder, [newSize])).toEqual([]);
  writeFileSync(join(folder, BOOK), built([]).bookText);
  expect(linesNow(folder, [newSize]).slice(0, linesForNewSize.length)).toEqual(linesForNewSize);
  // The comparison above has recorded the generated book. A build with findings replaces the file and records nothing.
  writeFileSync(join(folder, BOOK), built([newSize]).bookText);
  expect(linesNow(folder, [newSize]).slice(0, linesForNewSize.length)).toEqual(linesForNewSize);
  record(folder, [newSize]);
  expect(linesNow(folder, [newSize])).toEqual([]);
});

const PACK: readonly Change[] = [
  {
    path: 'rules/packs/hedges/pack.json',
    text: JSON.stringify({ id: 'hedges', title: 'Hedges', says: 'Thicker bushes.', pages: ['hedges.thorns'] }),
  },
  {
    path: 'rules/packs/hedges/hedges/thorns.md',
    text: '# Thorns\n\nHedges have thorns.\n\n## The hedge {#hedge}\n\nA hedge ends lines.\n\n## Nearby {#nearby}\n\nSee [the hedge](rule:hedges.thorns.hedge).\n',
  },
  {
    path: 'rules/packs/hedges/hedges/thorns.json',
    text: JSON.stringify({
      page: 'hedges.thorns',
      aliases: [],
      clauses: Object.fromEntries(
        ['hedge', 'nearby'].map((id) => [
          id,
          { kind: 'definition', executable: id === 'hedge', sources: { 'core-rulebook-2014': 'HEDGE' } },
        ]),
      ),
      definitions: [
        {
          id: 'hedge.target',
          kind: 'restriction',
          path: 'fire',
          over: 'target',
          gives: 'blocked',
          if: 'square.bush && square.elevation == 2',
          clauses: ['hedges.thorns.hedge'],
        },
      ],
    }),
  },
];

test('edits of the text and of the definitions of a pack list the texts that state its rule', () => {
  const folder = temporaryFolder();
  record(folder, PACK);
  expect(linesNow(folder, PACK)).toEqual([]);
  const higher: Change = { path: 'rules/packs/hedges/hedges/thorns.json', replace: 'square.elevation == 2', with: 'square.elevation >= 2' };
  const reworded: Change = {
    path: 'rules/packs/hedges/hedges/thorns.md',
    replace: 'A hedge ends lines',
    with: 'No line goes past a hedge',
  };
  expect(linesNow(folder, [...PACK, higher])).toContain('  text of hedges.thorns.hedge: The hedge: A hedge ends lines.');
  const aboutLabel = 'glossary entry glossary.terms.bush, glossary entry glossary.terms.label, reading.bushes';
  expect(linesNow(folder, [...PACK, reworded, higher])).toEqual([
    '',
    'Edits since the last build without findings, which concern hedges.thorns:',
    '',
    'Texts to check, which state the rule or link to it:',
    '  heading of hedges.thorns.hedge: The hedge',
    '  text of hedges.thorns.nearby: See [the hedge](rule:hedges.thorns.hedge).',
    '  opening of the page hedges.thorns: Hedges have thorns.',
    '',
    'Rules to check. They read what a rule that changes reads, are exceptions to it, carry a clause that changes, or can never act any more:',
    `  bush.between: reads .bush; ground.bushes.label; see also ${aboutLabel}`,
    '  bush.target: reads .bush; ground.bushes.label',
    '  set-up.withered: reads .bush; ground.bushes.measure',
    '',
    'Texts of the clauses that the lists of rules and definitions name:',
    '  text of ground.bushes.label: The label: A line through bushes, or to a target in bushes, is hindered. Indoors it is not.',
    '  text of ground.bushes.measure: Measure: The range is the larger distance, in columns or rows. A line along one of them is direct.',
  ]);
});

test('a new edition lists the texts that name another edition and not the new one, and those that count editions', () => {
  const naming = [
    { path: 'rules/readings/bushes.json', replace: 'hinder nothing.', with: 'hinder nothing in edition *Current*. In *Original* they do.' },
    { path: 'rules/turns/escape.md', replace: 'Whoever has rested heals.', with: 'In the original edition, a rest heals.' },
    { path: 'rules/turns/escape.md', replace: 'How to get away.', with: 'How to get away in all three editions, or in either.' },
    { path: 'rules/turns/escape.md', replace: 'says: A three is', with: 'says: In *Current* and *2015* a three is' },
    {
      path: 'rules/ground/bushes.md',
      replace: 'Indoors it is not.',
      with: 'The *current squares* are the original ones in every edition, as **Current** says.',
    },
  ];
  const folder = temporaryFolder();
  record(folder, naming);
  const text = smallBook().find(({ path }) => path === EDITIONS_FILE)?.text ?? '';
  expect(linesNow(folder, [...naming, { path: EDITIONS_FILE, text: withGuideOf2015(text) }])).toEqual([
    '',
    'Edits since the last build without findings, which concern edition 2015:',
    '',
    'Texts that name or count editions, to check for the new one:',
    '  text of turns.escape.rest: In the original edition, a rest heals. (Original)',
    '  opening of the page turns.escape: How to get away in all three editions, or in either. (three editions)',
    '  reading.bushes: Bushes under the attacker hinder nothing in edition *Current*. In *Original* they do. (Original, Current)',
  ]);
  expect(linesNow(folder, naming)).toEqual([]);
  // No edition is new.
  const reworded = { path: 'rules/turns/escape.md', replace: 'in all three editions', with: 'wherever you are in all three editions' };
  const edited = { path: 'rules/turns/escape.md', replace: 'a rest heals', with: 'a rest always heals' };
  const lines = linesNow(folder, [...naming, edited, reworded]);
  expect(lines).toContain('Edits since the last build without findings, which concern turns.escape:');
  expect(lines).not.toContain('Texts that name or count editions, to check for the new one:');
});

test('an edit that changes only the clauses of a definition lists no text', () => {
  const replace = '"if": "square.thick",\n      "clauses": ["ground.bushes.label"]';
  expect(linesAfter([{ path: JSON_FILE, replace, with: replace.replace('label', 'measure') }])).toEqual([]);
});
