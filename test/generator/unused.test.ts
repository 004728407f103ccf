/** Definitions that can never act are errors, kind by kind. */
import { expect, test } from 'vitest';
import { checkUnused } from '../../generator/checks/check-unused.ts';
import { unusedNames, usesOfNames } from '../../generator/checks/idle/unused-names.ts';
import type { Definition } from '../../generator/generated/definition.ts';
import { clauseId, type DefinitionId, definitionId, editionId } from '../../generator/ids.ts';
import { Memo } from '../../generator/memo.ts';
import type { EditionBook } from '../../generator/rulebook.ts';
import { rulebook } from '../fixtures/engines.ts';

const clauses: Definition['clauses'] = [clauseId('a.b.c')];
const place = { file: 'rules/a/b.json', line: 1, column: 1 };

const booksOf = (...editions: readonly (readonly Definition[])[]): readonly EditionBook[] =>
  editions.map((definitions, edition) => ({
    id: editionId(String(edition)),
    laterAreas: new Set<string>(),
    changed: new Map<DefinitionId, readonly string[]>(),
    removed: new Map<DefinitionId, never>(),
    replaced: new Map<string, never>(),
    texts: new Map<never, string>(),
    changes: [],
    definitions: definitions.map((definition) => ({
      definition,
      document: { path: place.file, value: null, placeOf: () => place },
      pointer: '',
    })),
  }));

const idsOfUnused = (...editions: readonly (readonly Definition[])[]): string[] =>
  checkUnused(booksOf(...editions)).flatMap(({ refersTo }) => refersTo ?? []);

const tokens: Definition = { id: definitionId('figure.tokens'), kind: 'record', of: 'figure', type: 'int', first: 0, clauses };
const figure: Definition = { id: definitionId('figure'), kind: 'subject', listed: 'characters', clauses };
const limit: Definition = { id: definitionId('tokenLimit'), kind: 'parameter', type: 'int', value: 2, clauses };
const restProcedure: Extract<Definition, { kind: 'procedure' }> = {
  id: definitionId('rest'),
  kind: 'procedure',
  name: 'resting',
  takes: { who: 'figure' },
  steps: [{ set: 'figure.tokens', of: 'who', to: 0, if: 'who.tokens > tokenLimit' }],
  clauses,
};
const restOption: Extract<Definition, { kind: 'option' }> = {
  id: definitionId('take.rest'),
  kind: 'option',
  title: 'Rest',
  in: 'turn',
  self: 'figure',
  steps: [{ call: definitionId('rest'), with: { who: 'self' } }],
  clauses,
};
const turn: Definition = {
  id: definitionId('turn'),
  kind: 'procedure',
  name: 'turn',
  steps: [{ offer: 'turn', by: '0', through: definitionId('rest') }],
  clauses,
};
const game: Extract<Definition, { kind: 'subject' }> = {
  id: definitionId('game'),
  kind: 'subject',
  runs: definitionId('turn'),
  clauses,
};
const round: Definition = { id: definitionId('game.round'), kind: 'record', of: 'game', type: 'int', first: 1, shown: 'round', clauses };
const usedDefinitions = [figure, tokens, limit, restProcedure, restOption, turn, game, round];

test('a book whose definitions are all used has no diagnostics', () => {
  expect(idsOfUnused(usedDefinitions)).toEqual([]);
  expect(checkUnused(rulebook().editions.map(({ book }) => book))).toEqual([]);
});

test.each<readonly [string, Definition, string]>([
  [
    'a record that is only written',
    { ...restProcedure, steps: [{ set: 'figure.tokens', of: 'who', to: 0, if: 'tokenLimit > 1' }] },
    'figure.tokens',
  ],
  [
    'a parameter that nothing reads',
    { ...restProcedure, steps: [{ set: 'figure.tokens', of: 'who', to: 0, if: 'who.tokens > 2' }] },
    'tokenLimit',
  ],
  ['an option of a menu that nothing offers', { ...restOption, in: 'night' }, 'take.rest'],
  ['a procedure that nothing calls', { ...game, runs: definitionId('rest') }, 'turn'],
])('%s is unused', (_name, changed, id) => {
  const definitions = usedDefinitions.map((d): Definition => (d.id === changed.id ? changed : d));
  expect(idsOfUnused(definitions)).toContain(id);
});

test.each<[string, Definition]>([
  ['a property', { id: definitionId('figure.tired'), kind: 'property', of: 'figure', type: 'bool', is: 'figure.tokens > 1', clauses }],
  ['a function', { id: definitionId('tired'), kind: 'property', takes: { f: 'figure' }, type: 'bool', is: 'f.tokens > 1', clauses }],
  [
    'a table',
    { id: definitionId('table'), kind: 'table', inputs: { a: 'bool' }, gives: 'bool', rows: [{ if: 'a', gives: true }], clauses },
  ],
  [
    'a calculation',
    { id: definitionId('luck'), kind: 'calculation', of: ['luck'], takes: { f: 'figure' }, steps: [{ start: '1' }], clauses },
  ],
  ['a value of a quantity', { id: definitionId('bonus'), kind: 'value', of: 'luck', modifier: 1, clauses }],
  ['a value in a context', { id: definitionId('wind'), kind: 'value', of: 'speed', in: 'line', modifier: 1, clauses }],
  ['a constraint on a menu', { id: definitionId('no'), kind: 'constraint', on: 'option', of: 'night', if: 'true', clauses }],
  ['a constraint on a role', { id: definitionId('no'), kind: 'constraint', on: 'choose', of: 'victim', if: 'true', clauses }],
  ['a constraint on a procedure', { id: definitionId('no'), kind: 'constraint', on: 'call', of: 'sleep', if: 'true', clauses }],
  ['a constraint on a check', { id: definitionId('no'), kind: 'constraint', on: 'check', of: 'force', if: 'true', clauses }],
  ['a subject', { id: definitionId('ghost'), kind: 'subject', clauses }],
])('%s that nothing uses is unused', (_name, definition) => {
  expect(idsOfUnused([...usedDefinitions, definition])).toEqual([definition.id]);
});

test('a definition that one edition uses is used', () => {
  expect(
    idsOfUnused(
      usedDefinitions,
      usedDefinitions.map((d): Definition => (d.id === 'take.rest' ? { ...restOption, in: 'night' } : d)),
    ),
  ).toEqual([]);
});

const calling = (id: string, called: string): Definition => ({
  id: definitionId(id),
  kind: 'procedure',
  name: id,
  steps: [{ call: definitionId(called) }],
  clauses,
});

test.each<[string, readonly Definition[], readonly string[]]>([
  ['a procedure that only it calls', [calling('nap', 'nap')], ['nap']],
  ['two procedures that call only each other', [calling('nap', 'doze'), calling('doze', 'nap')], ['nap', 'doze']],
  ['a procedure that only an unused one calls', [calling('nap', 'doze'), calling('doze', 'rest')], ['nap']],
  [
    'what a cycle of unused procedures calls',
    [calling('nap', 'doze'), calling('doze', 'nap'), calling('dream', 'rest')],
    ['nap', 'doze', 'dream'],
  ],
  [
    'a record that only an unused procedure reads',
    [
      { ...restProcedure, id: definitionId('nap'), name: 'nap', steps: [{ set: 'figure.tokens', of: 'who', to: 'who.naps' }] },
      { id: definitionId('figure.naps'), kind: 'record', of: 'figure', type: 'int', clauses },
    ],
    ['nap'],
  ],
])('%s: one finding for one mistake', (_name, added, ids) => {
  expect(idsOfUnused([...usedDefinitions, ...added])).toEqual(ids);
});

test('a duration that no step uses, and an effect that none starts, can never act', () => {
  const day: Definition = { id: definitionId('this-day'), kind: 'duration', at: 'rest.end', clauses };
  const dazed: Definition = { id: definitionId('dazed'), kind: 'capability', of: 'effect', clauses };
  const start: Definition = { ...restProcedure, steps: [{ start: dazed.id, on: 'who', until: day.id }] };
  const idsWith = (...definitions: readonly Definition[]): readonly string[] => {
    const books = booksOf(definitions);
    const memo = new Memo();
    return unusedNames(books, usesOfNames(books, memo), memo).flatMap(({ refersTo }) => refersTo ?? []);
  };
  expect(idsWith(dazed, day)).toEqual(['dazed', 'this-day']);
  expect(idsWith(dazed, day, start)).toEqual([]);
});

test('a sort that differs in one letter from one that an expression reads is refused, other sorts are not', () => {
  const capability = (id: string, of: string): Definition => ({ id: definitionId(id), kind: 'capability', of, clauses });
  const reads: Definition = {
    ...restProcedure,
    steps: [{ set: 'figure.tokens', of: 'who', to: 0, if: "who.abilities.exists(a, a.of == 'power')" }],
  };
  const books = booksOf([capability('a', 'power'), capability('b', 'powwer'), capability('c', 'moment'), reads]);
  const memo = new Memo();
  expect(unusedNames(books, usesOfNames(books, memo), memo).map(({ found, hint }) => [found, hint])).toEqual([
    ['powwer', 'Did you mean "power"?'],
  ]);
});
