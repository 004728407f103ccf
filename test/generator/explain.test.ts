import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { Source } from '../../generator/ast.ts';
import type { KnownBook } from '../../generator/cli/explain/known.ts';
import { explain, explainIn, knownOf } from '../../generator/cli/explain.ts';
import { ROOT } from '../../generator/cli/root.ts';
import { compile } from '../../generator/compile.ts';
import { CATALOGUE } from '../../generator/diagnostics/catalogue.ts';
import { packOfSmallBook } from '../fixtures/pack-of-small-book.ts';
import { smallBook } from '../fixtures/small-book.ts';
import { writeSmallBook } from '../fixtures/small-book-folder.ts';
import { argumentsOf } from '../support/arguments-of.ts';
import { captureOutput } from '../support/captured-output.ts';

const sources = smallBook();
const known = knownOf({ compilation: compile(sources), sources });

test.each([
  ['ground.bushes', 'Page ground.bushes: Bushes', '  ground.bushes.label: The label (executed)'],
  ['turns.escape.roll', 'Clause turns.escape.roll: The roll', 'Changed by guide.escape (edition current)'],
  ['ground.bushes.label', 'Clause ground.bushes.label: The label', 'Reading: reading.bushes'],
  ['escapeOn', 'Definition escapeOn (parameter)', 'changed by guide.escape):'],
  ['turns.escape.roll#three', 'Example turns.escape.roll#three: A three is enough', 'Flipped by guide.escape'],
  ['guide.escape', 'Erratum guide.escape: Escape needs a 4', '  turns.escape.roll#three'],
  ['reading.bushes', 'Reading reading.bushes: Bushes under the attacker', 'Clauses: ground.bushes.label'],
])('%s is explained as %s', (id, head, line) => {
  const [found, ...others] = known === undefined ? [] : explainIn(known, id);
  expect(others).toEqual([]);
  expect(found?.lines[0]).toContain(head);
  expect(found?.lines.join('\n')).toContain(line);
});

test.each(['turns.escape.roll', 'escapeOn', 'turns.escape.roll#three'])('the editions of %s are in the order of publication', (id) => {
  // In a JavaScript object a key such as "2014" would come before "original".
  const files = sources.map(({ path, text }) => ({
    path,
    text: path.endsWith('editions.json') ? text.replaceAll('"current"', '"2014"') : text,
  }));
  const book = knownOf({ compilation: compile(files), sources: files });
  const lines = book === undefined ? [] : explainIn(book, id).flatMap((one) => one.lines);
  const listed = lines.flatMap((line) => /^(?:Edition |Text \(|Definitions \(| {2})(original|2014)\b/.exec(line)?.[1] ?? []);
  expect(listed.length).toBeGreaterThan(1);
  expect(listed).toEqual(listed.map((_, index) => (index % 2 === 0 ? 'original' : '2014')));
});

test('editions with the same verdicts or definitions share their lines', () => {
  const lines = known === undefined ? [] : explainIn(known, 'ground.bushes.label').flatMap((one) => one.lines);
  const named = lines.filter((line) => /^(?:Definitions \(| {2})(?:original|current)\b/.test(line));
  expect(named.map((line) => line.replace(/:.*/, ''))).toEqual(['Definitions (original, current)', '  original, current']);
});

test.each(['guide.escape', 'reading.bushes', 'escapeOn'])('%s is explained without running the examples', (id) => {
  if (known === undefined) throw new Error('the small book does not compile');
  const { rulebook, editions, packs, summaries, pathOnDisk } = known;
  const withoutVerdicts: KnownBook = {
    rulebook,
    editions,
    packs,
    summaries,
    pathOnDisk,
    get book(): never {
      throw new Error('the examples are run');
    },
  };
  expect(explainIn(withoutVerdicts, id)).toEqual(explainIn(known, id));
});

test.each([
  ['cards.one', 'Page cards.one: One', 'rules/packs/cards/cards/one.md, part “Cards”'],
  ['cards.one.luck', 'Clause cards.one.luck: Luck', '  luck.defense (value)'],
  ['luck.defense', 'Definition luck.defense (value)', 'Edition original (rules/packs/cards/cards/one.json:8):'],
  ['cards.one.luck#three', 'Example cards.one.luck#three: A three', 'rules/packs/cards/cards/one.md:9'],
])('%s of a pack is explained as %s', (id, head, line) => {
  const files = [...sources, ...packOfSmallBook()];
  const [pack] = compile(files).packs;
  const book =
    pack === undefined ? undefined : knownOf({ compilation: pack.compilation, sources: pack.sources.sources, pack: pack.sources });
  const [found] = book === undefined ? [] : explainIn(book, id);
  expect(found?.lines[0]).toContain(head);
  expect(found?.lines.join('\n')).toContain(line);
});

test('an erratum is explained with what it makes stale in packs', () => {
  const withLink = ({ path, text }: Source): Source => ({
    path,
    text: text.replace('Luck gives', 'After [a roll](rule:turns.escape.roll) luck gives'),
  });
  const files = [...sources, ...packOfSmallBook().map(withLink)];
  const book = knownOf({ compilation: compile(files), sources: files });
  const [found] = book === undefined ? [] : explainIn(book, 'guide.escape');
  expect(found?.lines.join('\n')).toContain('text of cards.one.luck');
});

const output = captureOutput();

test('a diagnostic is explained with its example', () => {
  expect(explain(ROOT, argumentsOf('explain', 'link-dead'))).toBe(0);
  expect(output.out).toMatch(/^Diagnostic link-dead: .*\n\n.*\.\n\nExample, .*:\n {2}.*\n\nin place of:\n {2}.*\n$/);
  output.out = '';
  explain(ROOT, argumentsOf('explain', '--json', 'link-dead'));
  const json: unknown = JSON.parse(output.out);
  expect(json).toEqual({ id: 'link-dead', ...CATALOGUE.get('link-dead') });
});

test('an unknown id is refused with the nearest one', () => {
  const root = mkdtempSync(join(tmpdir(), 'sightline-explain-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  writeSmallBook(root);
  expect(explain(root, argumentsOf('explain', 'ground.bushes.lable'))).toBe(2);
  expect(output.err).toBe('sightline: Nothing has the id `ground.bushes.lable`. Did you mean `ground.bushes.label`?\n');
});

test('an id that only a pack has is explained', () => {
  const root = mkdtempSync(join(tmpdir(), 'sightline-explain-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  writeSmallBook(root, packOfSmallBook());
  expect(explain(root, argumentsOf('explain', 'luck.defense'))).toBe(0);
  expect(output.out).toMatch(/^Definition luck\.defense \(value\)\n/);
});
