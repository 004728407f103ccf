import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { build } from '../../generator/cli/build.ts';
import { check } from '../../generator/cli/check.ts';
import { sidesOf, unionOfIds } from '../../generator/sources/conflicts.ts';
import { packOfSmallBook } from '../fixtures/pack-of-small-book.ts';
import { writeSmallBook } from '../fixtures/small-book-folder.ts';
import { argumentsOf } from '../support/arguments-of.ts';
import { captureOutput } from '../support/captured-output.ts';
import { anObject, aRecordWith, parsedAs } from '../support/json-shape.ts';

const CHAINS = 'rules/turns/escape.chains.json';
const IDS = 'rules/permanent-ids.json';

const output = captureOutput();
let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'sightline-heal-'));
  writeSmallBook(root);
});
afterEach(() => rmSync(root, { recursive: true }));

const textOf = (path: string): string => readFileSync(join(root, path), 'utf8');
const conflict = (ours: string, theirs: string): string =>
  `${'<'.repeat(7)} HEAD\n${ours}\n${'='.repeat(7)}\n${theirs}\n${'>'.repeat(7)} theirs\n`;

test.each(['missing', 'in conflict'])('a build records the chains anew if their file is %s', async (state) => {
  const recorded = textOf(CHAINS);
  if (state === 'missing') rmSync(join(root, CHAINS));
  else writeFileSync(join(root, CHAINS), `{\n${conflict('  "roll#three": ["a.b.c"]', '  "roll#three": []')}}\n`);
  await build(root, argumentsOf('build'));
  expect(textOf(CHAINS)).toBe(recorded);
  expect(output.err).toContain(`Wrote ${CHAINS} again.`);
});

test.each(['missing', 'in conflict'])('a build records the chains of a pack anew if their file is %s', async (state) => {
  const chains = 'rules/packs/cards/cards/one.chains.json';
  writeSmallBook(root, packOfSmallBook());
  await build(root, argumentsOf('build', '--accept'));
  const recorded = textOf(chains);
  expect(recorded).toContain('"luck#three": ["turns.escape.roll"]');
  if (state === 'missing') rmSync(join(root, chains));
  else writeFileSync(join(root, chains), `{\n${conflict('  "luck#three": ["a.b.c"]', '  "luck#three": []')}}\n`);
  await build(root, argumentsOf('build'));
  expect(textOf(chains)).toBe(recorded);
  expect(output.err).toContain(`Wrote ${chains} again.`);
});

test('a build leaves out the chain of an example whose verdict has changed', async () => {
  rmSync(join(root, CHAINS));
  const page = 'rules/turns/escape.md';
  writeFileSync(join(root, page), textOf(page).replace('verdict: {"succeeds":false}', 'verdict: {"succeeds":true}'));
  await build(root, argumentsOf('build'));
  expect(() => textOf(CHAINS)).toThrow();
});

test('a build writes the permanent ids of both sides of a conflict and of the book', async () => {
  const ours = '    "turns.escape": ["old-ours", "roll"]';
  const theirs = '    "turns.escape": ["old-theirs"],\n    "turns.gone": ["all"]';
  writeFileSync(join(root, IDS), `{\n  "clauses": {\n${conflict(ours, theirs)}  }\n}\n`);
  const redirects = ['turns.escape.old-ours', 'turns.escape.old-theirs', 'turns.gone.all'].map((id) => `"${id}": "turns.escape.roll"`);
  const contents = textOf('rules/book.json').replace('"languages"', `"renamed": { ${redirects.join(', ')} },\n  "languages"`);
  writeFileSync(join(root, 'rules/book.json'), contents);
  expect(await check(root, argumentsOf('check'))).toBe(1);
  expect(output.out).toContain('Run `sightline build`: it writes the file anew and loses no id.');
  await build(root, argumentsOf('build'));
  const { clauses } = parsedAs(textOf(IDS), aRecordWith({ clauses: anObject }));
  expect(clauses['turns.escape']).toEqual(['old-ours', 'old-theirs', 'rest', 'roll']);
  expect(clauses['turns.gone']).toEqual(['all']);
});

test('the common base of a conflict is on neither side, and the ids of two sides cannot be joined if one is unreadable', () => {
  const text = `[\n<<<<<<< HEAD\n1\n||||||| base\n2\n=======\n3\n>>>>>>> theirs\n]`;
  expect(sidesOf(text)).toEqual(['[\n1\n]', '[\n3\n]']);
  expect(unionOfIds(['{ "errata": ["a"] }', '{ "errata": [ }'])).toBeUndefined();
});
