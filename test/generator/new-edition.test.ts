/** A further publication in `rules/editions.json` makes an edition, without new code. */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { createEngine } from '../../engine/index.ts';
import { replaceFiles } from '../../generator/cli/files.ts';
import { engineOf } from '../../generator/cli/project.ts';
import { ROOT } from '../../generator/cli/root.ts';
import { digestOf } from '../../generator/digest.ts';
import { emitBook } from '../../generator/emit/book.ts';
import { diagnoseExamples } from '../../generator/examples/diagnose.ts';
import { runAll } from '../../generator/examples/run-all.ts';
import { withoutPacks } from '../../generator/packs.ts';
import { type Change, smallBookWith } from '../fixtures/edited-small-book.ts';
import { bookCache, cachedJudgeOf, compileCached, sources } from '../fixtures/engines.ts';
import { EDITIONS_FILE, withGuideOf2015 } from '../fixtures/guide-of-2015.ts';
import { isOutsidePacks } from '../fixtures/is-outside-packs.ts';
import { runSmallBookWith } from '../fixtures/run-small-book.ts';

test('the edition has the rules of the one before it, and its emitted engine judges by them', async () => {
  const list = sources.map(({ path, text }) => ({ path, text: path === EDITIONS_FILE ? withGuideOf2015(text) : text }));
  const compilation = compileCached(withoutPacks(list));
  const { editions: compiled, diagnostics, files } = compilation;
  expect(diagnostics).toEqual([]);
  expect(diagnoseExamples(runAll(cachedJudgeOf(compilation), compilation, list, bookCache))).toEqual([]);
  expect(compiled.map(({ book }) => book.id)).toEqual(['original', '2014', 'current', '2015']);
  const [current, added] = compiled.slice(-2);
  expect(added?.lowered.ir.digest).toBe(current?.lowered.ir.digest);
  expect(added?.game?.game).toEqual(current?.game?.game);

  const folder = mkdtempSync(join(tmpdir(), 'sightline-2015-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync(join(ROOT, 'engine'), join(folder, 'engine'), { recursive: true, filter: isOutsidePacks });
  replaceFiles(folder, files);
  const { editions, loaders, gameLoaders }: typeof import('../../engine/generated/editions.ts') = await import(
    pathToFileURL(join(folder, 'engine/generated/editions.ts')).href
  );
  expect(editions.at(-1)).toBe('2015');
  const [rules, game] = [await loaders['2015']?.(), await gameLoaders['2015']?.()];
  if (rules === undefined || game === undefined) throw new Error('the edition of 2015 has no rules');
  const engine = createEngine({ ...rules.default, game: game.default });
  expect(engine.judge({ ask: 'break-away', roll: 3, edition: '2015' })).toMatchObject({ succeeds: false, edition: '2015' });
});

const editionsOfSmallBook = smallBookWith([]).find(({ path }) => path === EDITIONS_FILE)?.text ?? '';
const withEdition = { path: EDITIONS_FILE, text: withGuideOf2015(editionsOfSmallBook) };

test('the examples hold in the edition, and the site lists it with its publication', () => {
  const { compilation, exampleRun, diagnostics } = runSmallBookWith([withEdition]);
  expect(diagnostics).toEqual([]);
  if (exampleRun === undefined) throw new Error('the examples did not run');
  expect(exampleRun.results.filter(({ edition }) => edition === '2015').length).toBeGreaterThan(0);
  expect(emitBook(compilation, exampleRun).editions.at(-1)).toMatchObject({ id: '2015', publication: { id: 'guide-2015', date: '2015' } });
});

test('an erratum of the publication changes the edition alone', () => {
  const digest = digestOf('Roll a die: 4 or more escapes, unless the die shows a 1.');
  const text = `---
id: guide-2015.escape
publication: guide-2015
source: Guide of 2015
---

# Escaping needs a 3

A 3 escapes again.

## turns.escape.roll {${digest}}

Roll a die: 3 or more escapes, unless the die shows a 1.

\`\`\`set escapeOn
{ "value": 3 }
\`\`\`
`;
  const { compilation, diagnostics } = runSmallBookWith([withEdition, { path: 'rules/errata/guide-2015-escape.md', text }]);
  const engine = engineOf(compilation);
  const verdicts = ['original', 'current', '2015'].map((edition) => engine.judge({ ask: 'break-away', roll: 3, edition }));
  expect(verdicts).toMatchObject([true, false, true].map((succeeds) => ({ succeeds })));
  expect(diagnostics.map(({ code }) => code)).toEqual(['erratum-flips-outdated', 'example-verdict-changed']);
});

/**
 * A reminder: an example with `same-as`, which claims that its publication left the clause as it was. Its publication is the one whose
 * `areas` contain the area of the example, otherwise that of the default edition.
 */
const withReminder = {
  path: 'rules/turns/escape.md',
  replace: '## A rest {#rest}',
  with: '```example as-before\nsays: The label is as it was.\nsame-as: ground.bushes.label\n```\n\n## A rest {#rest}',
};

function isReminderFalse(publication: string, ...changes: readonly Change[]): boolean {
  const before = 'A line through bushes, or to a target in bushes, is hindered. Indoors it is not.';
  const text = `---
id: ${publication}.label
publication: ${publication}
source: A label
---

# The label is worded anew

Nothing changes in play.

## ground.bushes.label {${digestOf(before)}}

A line through bushes, or to a target in bushes, is hindered. Never indoors.
`;
  const { diagnostics } = runSmallBookWith([withEdition, withReminder, { path: `rules/errata/${publication}-label.md`, text }, ...changes]);
  expect(diagnostics.every(({ code }) => code === 'example-same-as-changed')).toBe(true);
  return diagnostics.length > 0;
}

test('a reminder of the guide is true although a later publication changes the clause', () => {
  expect(isReminderFalse('guide-2015')).toBe(false);
  expect(isReminderFalse('guide')).toBe(true);
});

test('a reminder in an area of a publication is about that publication', () => {
  const text = withGuideOf2015(editionsOfSmallBook).replace('"date":"2015"', '"date":"2015","areas":["turns"]');
  expect(isReminderFalse('guide-2015', { path: EDITIONS_FILE, text })).toBe(true);
  expect(isReminderFalse('guide', { path: EDITIONS_FILE, text })).toBe(false);
});

/** Codes of findings that `--accept` settles. */
const RECORDED = ['erratum-flips-outdated', 'example-chain-changed', 'example-verdict-changed'];

function findingsOfReminder(blocks: string) {
  const text = `---
id: guide.downhill
publication: guide
source: An overview
---

# Lines down a hill

Bushes below block a line down a hill.

${blocks}`;
  const { diagnostics } = runSmallBookWith([withEdition, withReminder, { path: 'rules/errata/guide-downhill.md', text }]);
  return diagnostics
    .filter(({ code, severity }) => severity === 'error' && !RECORDED.includes(code))
    .map(({ code, found, hint }) => ({ code, found, hint }));
}

test('a reminder stays true if its publication adds a key to the class of a path that carries the clause', () => {
  const findings = findingsOfReminder(`\`\`\`set path.fire
{ "class.isDownhill": "fromHeight > toHeight" }
\`\`\`

\`\`\`add
{ "id": "bush.downhill", "kind": "restriction", "path": "fire", "over": "between", "gives": "blocked", "if": "line.isDownhill && square.thick", "clauses": ["turns.escape.roll"] }
\`\`\`
`);
  expect(findings).toEqual([]);
});

test('a reminder stays true if its publication adds a value to an enumeration of the clause, and is false if it changes `first`', () => {
  const setSize = (field: string, value: string): string => `\`\`\`set character.size\n{ "${field}": "${value}" }\n\`\`\`\n`;
  expect(findingsOfReminder(setSize('type.enum.3', 'vast'))).toEqual([]);
  expect(findingsOfReminder(setSize('first', 'great')).map(({ code }) => code)).toContain('example-same-as-changed');
});

/** A block that adds an exception, stated by `clause`, to a restriction of the reminder's clause. */
const withException = (condition: string, clause: string): string => `\`\`\`set bush.between
{ "unless.0": { "if": "${condition}", "clauses": ["${clause}"], "note": "indoors" } }
\`\`\`
`;

test('a reminder stays true if its publication adds an exception that another clause states', () => {
  expect(findingsOfReminder(withException("board.kind == 'indoor'", 'turns.escape.roll'))).toEqual([]);
});

test('a reminder is false if its publication adds an exception that the clause states, or switches off a definition of the clause', () => {
  for (const [condition, clause] of [
    ["board.kind == 'indoor'", 'ground.bushes.label'],
    ['true', 'turns.escape.roll'],
  ] as const) {
    const [finding, ...others] = findingsOfReminder(withException(condition, clause));
    expect(finding).toMatchObject({
      code: 'example-same-as-changed',
      found: 'other fields of the definition "bush.between": unless',
      hint: expect.stringContaining('Undo the change that "guide.downhill" makes there.'),
    });
    expect(others).toEqual([]);
  }
});
