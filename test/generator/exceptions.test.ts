import { expect, test } from 'vitest';
import { compile } from '../../generator/compile.ts';
import { clausesOf } from '../../generator/definition-clauses.ts';
import { setFields, toJson } from '../../generator/errata/set-fields.ts';
import type { Definition } from '../../generator/generated/definition.ts';
import { clauseId, definitionId } from '../../generator/ids.ts';
import { instantiate } from '../../generator/instantiate/board.ts';
import { sentenceOf } from '../../generator/sentence/sentence.ts';
import { smallBookWith } from '../fixtures/edited-small-book.ts';
import { rulebook } from '../fixtures/engines.ts';
import { foggyRestriction } from '../fixtures/foggy-restriction.ts';

test('the clauses of a definition include those of its exceptions, each once', () => {
  expect(clausesOf(foggyRestriction)).toEqual(['a.b.fog', 'a.b.lantern', 'a.b.tower']);
});

test('the sentence of a definition includes its exceptions', () => {
  expect(sentenceOf(foggyRestriction)).toBe(
    'A line of fire becomes hindered at a square between its ends if the square is foggy and the line is level, unless the square is occupied, or unless the larger size of the line is 3.',
  );
  const value: Definition = {
    id: definitionId('cover'),
    kind: 'value',
    of: 'defense',
    in: 'line',
    modifier: 1,
    unless: [{ if: 'line.range == 0', clauses: [clauseId('a.b.c')] }],
    clauses: [clauseId('a.b.c')],
  };
  expect(sentenceOf(value)).toBe('Defense (line) gets a modifier of 1, unless the range of the line is 0.');
});

test('an erratum changes one exception, adds one after the last, and gives the first to a definition that has none', () => {
  const exception = { if: 'line.level', clauses: [clauseId('a.b.new')] };
  // The list `unless` as JSON, which is before the definition's own clauses.
  const unlessAfter = (fields: { readonly [path: string]: unknown }) => {
    const changed = setFields(toJson(foggyRestriction), fields);
    return JSON.stringify(changed).match(/(?<="unless":).*?\](?=,"clauses":\["a\.b\.fog"\]\})/)?.[0];
  };
  expect(unlessAfter({ 'unless.0.if': 'line.level' })).toContain('[{"if":"line.level","clauses":["a.b.lantern","a.b.fog"]},');
  expect(unlessAfter({ 'unless.2': exception })).toMatch(/,\{"if":"line\.level","clauses":\["a\.b\.new"\]\}\]$/);
  expect(setFields({ id: 'x' }, { 'unless.0': exception })).toEqual({ id: 'x', unless: [exception] });
});

const CONDITION_FIELD = '"if": "square.thick && line.level",';
const edited = compile(
  smallBookWith([
    {
      path: 'rules/ground/bushes.json',
      replace: CONDITION_FIELD,
      with: '"if": "square.thick", "unless": [{ "if": "!line.level", "clauses": ["ground.bushes.cover"] }],',
    },
  ]),
);

test('the kernel gets one test of condition and exceptions together, the condition alone, and each exception alone', () => {
  expect(edited.diagnostics).toEqual([]);
  const edition = edited.editions.at(-1);
  const entry = edition?.lowered.ir.entries.find(({ id }) => id === 'bush.between')?.entry;
  expect(entry).toMatchObject({
    clauses: ['ground.bushes.label'],
    test: { as: 'test' },
    condition: { as: 'test' },
    unless: [{ clauses: ['ground.bushes.cover'], test: { as: 'test' } }],
  });
  if (edition === undefined) throw new Error('no edition');
  const restriction = instantiate(edition.lowered.ir).restrictions.find(({ id }) => id === 'bush.between');
  expect(restriction?.unless?.length).toBe(1);
});

test('an exception cites a clause only in editions that have the clause', () => {
  const ofEdition = (id: string) => rulebook().editions.find(({ book }) => book.id === id);
  const cited = (id: string) => JSON.stringify(ofEdition(id)?.lowered.ir.entries.find((e) => e.id === 'stop.opposing')?.entry.unless);
  expect(cited('current')).toContain('guide.breaking-away.freedom-after-success');
  expect(cited('original')).not.toContain('guide.');
  expect(cited('original')).toContain('turns.breaking-away.move-past');
});

/** The small book with one more exception. Of its two clauses, `cites` has only the second. */
const withException = (to: string) =>
  compile(
    smallBookWith([
      {
        path: 'rules/ground/bushes.json',
        replace: '"definitions": [\n',
        with: `"definitions": [\n    { "id": "bush.low", "kind": "exception", "to": ["${to}"], "if": "square.elevation > 1", "clauses": ["ground.bushes.label", "ground.bushes.cover"], "cites": ["ground.bushes.cover"] },\n`,
      },
    ]),
  );

test('an exception that is a definition cites the clauses under "cites" alone', () => {
  const { diagnostics, editions } = withException('bush.target');
  expect(diagnostics).toEqual([]);
  const target = editions.at(-1)?.lowered.ir.entries.find(({ id }) => id === 'bush.target');
  expect(target?.entry).toMatchObject({ unless: [{ clauses: ['ground.bushes.cover'] }] });
});

test('"cites" of an exception to a property does nothing', () => {
  expect(withException('square.thick').diagnostics.map(({ code, message }) => `${code}: ${message}`)).toEqual([
    'field-without-effect: No verdict and no event names the clauses of "bush.low", so "cites" does nothing.',
  ]);
});
