import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createEngine } from '../../engine/index.ts';
import { replaceFiles } from '../../generator/cli/files.ts';
import { openProject } from '../../generator/cli/project.ts';
import type { Diagnostic } from '../../generator/diagnostic.ts';
import { digestOf } from '../../generator/digest.ts';
import { emitBook } from '../../generator/emit/book.ts';
import { clauseId } from '../../generator/ids.ts';
import { buildCache } from '../fixtures/engines.ts';
import { isOutsidePacks } from '../fixtures/is-outside-packs.ts';

const projectRoot = join(import.meta.dirname, '..', '..');
const folder = mkdtempSync(join(tmpdir(), 'sightline-2015-'));
const inCopy = (path: string): string => join(folder, path);

// Warnings do not count: without the packs no example notices the erratum on tokens.
const errorsOf = (found: readonly Diagnostic[]): readonly Diagnostic[] => found.filter(({ severity }) => severity === 'error');

beforeAll(() => {
  for (const name of ['rules', 'schemas', 'engine'])
    cpSync(join(projectRoot, name), inCopy(name), { recursive: true, filter: isOutsidePacks });
  const editions: { publications: object[]; documents: object } = JSON.parse(readFileSync(inCopy('rules/editions.json'), 'utf8'));
  const publication = {
    id: 'guide-2015',
    title: 'Guide of 2015',
    edition: '2015',
    editionTitle: '2015',
    date: '2015',
    says: 'With the guide of 2015.',
  };
  const documents = { ...editions.documents, 'guide-2015': 'Guide of 2015' };
  writeFileSync(
    inCopy('rules/editions.json'),
    JSON.stringify({ ...editions, documents, publications: [...editions.publications, publication] }),
  );
});
afterAll(() => rmSync(folder, { recursive: true }));

test('an edition and its publication are added in rules/editions.json alone', async () => {
  const { compilation, diagnostics, exampleRun } = openProject(folder, buildCache);
  expect(errorsOf(diagnostics)).toEqual([]);
  expect(compilation.editions.map(({ book }) => book.id)).toEqual(['original', '2014', 'current', '2015']);
  if (exampleRun === undefined) throw new Error('the examples did not run');
  expect(emitBook(compilation, exampleRun).editions.at(-1)).toMatchObject({ id: '2015', publication: { id: 'guide-2015', date: '2015' } });
  replaceFiles(folder, compilation.files);
  const { editions, loaders }: typeof import('../../engine/generated/editions.ts') = await import(
    pathToFileURL(inCopy('engine/generated/editions.ts')).href
  );
  expect(editions.at(-1)).toBe('2015');
  const rules = await loaders['2015']?.();
  if (rules === undefined) throw new Error('the edition of 2015 has no rules');
  expect(createEngine(rules.default).judge({ ask: 'break-away', roll: 3, edition: '2015' })).toMatchObject({
    succeeds: false,
    edition: '2015',
  });
});

test('an erratum of the new publication changes the new edition alone', () => {
  const { compilation: before } = openProject(folder, buildCache);
  const rollText = before.editions.at(-1)?.book.texts.get(clauseId('turns.breaking-away.roll')) ?? '';
  const guideText = before.rulebook?.clauses.get(clauseId('guide.breaking-away.four-or-higher'))?.ast.text ?? '';
  writeFileSync(
    inCopy('rules/errata/guide-2015-breaking-away.md'),
    `---
id: guide-2015.breaking-away
publication: guide-2015
source: Guide of 2015
---

# Breaking away needs a 5

A 4 no longer breaks away.

## turns.breaking-away.roll {${digestOf(rollText)}}

Roll one die. From 5 up the character breaks away.

## guide.breaking-away.four-or-higher {${digestOf(guideText)}}

From 5 up the character breaks away.

\`\`\`set breakAwayOn
{ "value": 5 }
\`\`\`
`,
  );
  const { engine, diagnostics } = openProject(folder, buildCache);
  const verdicts = ['original', '2014', 'current', '2015'].map((edition) => engine?.judge({ ask: 'break-away', roll: 4, edition }));
  expect(verdicts).toMatchObject([true, true, true, false].map((succeeds) => ({ succeeds })));
  expect(new Set(errorsOf(diagnostics).map(({ code }) => code))).toEqual(new Set(['erratum-flips-outdated', 'example-verdict-changed']));
});
