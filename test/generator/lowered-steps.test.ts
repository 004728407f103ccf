import { expect, test } from 'vitest';
import { lowerGame } from '../../generator/game/lower.ts';
import type { DefinitionOf, Step } from '../../generator/game/program.ts';
import type { Definition } from '../../generator/generated/definition.ts';
import { clauseId, definitionId } from '../../generator/ids.ts';

type Steps = DefinitionOf<'procedure'>['steps'];

const clauses: Definition['clauses'] = [clauseId('a.b.c')];
const COMMON: readonly Definition[] = [
  { id: definitionId('player'), kind: 'subject', listed: 'players', clauses },
  { id: definitionId('character'), kind: 'subject', listed: 'characters', clauses },
  { id: definitionId('shield'), kind: 'capability', of: 'effect', takes: { amount: 'int' }, clauses },
];
const ROLLS: readonly Definition[] = [
  { id: definitionId('game'), kind: 'subject', rolls: definitionId('dice'), clauses },
  {
    ...procedure('dice', 'rolling', [{ roll: 'count', sides: 'sides', for: 'purpose', by: 'by', as: 'made' }]),
    takes: { count: 'int', sides: 'int', purpose: 'purpose', who: 'character?', by: 'player' },
    holds: { dice: '[int]' },
    gives: 'dice',
  },
];

function procedure(id: string, name: string, steps: Steps): DefinitionOf<'procedure'> {
  return { id: definitionId(id), kind: 'procedure', name, steps, clauses };
}

const play = (...steps: Steps): Definition => ({
  ...procedure('play', 'playing', steps),
  takes: { who: 'character', n: 'int', flag: 'bool', them: '[character]' },
});

type Fault = readonly [pointer: string, message: string, found: string | undefined, start: number, end: number];

const faultsOf = (definitions: readonly Definition[]): readonly Fault[] =>
  lowerGame(definitions).faults.map(({ pointer, message, found, start, end }) => [pointer, message, found, start, end]);

const faultsOfPlay = (...steps: Steps): readonly Fault[] => faultsOf([...COMMON, play(...steps)]);

const codeOf = (definitions: readonly Definition[], id: string): string =>
  JSON.stringify(lowerGame(definitions).routines.find(({ routine }) => routine.id === id)?.code);

const SQUARES = { choose: '[square]', prompt: 'Where?', as: 'chosen' } as const;
const SHARES = { choose: '{character: int}', prompt: 'How many?', as: 'chosen' } as const;

test('a fault in an argument of "paths" or in "count" is at its column', () => {
  const unknown = (name: string): unknown => expect.stringContaining(`"${name}" is not known here`);
  expect(faultsOfPlay({ ...SQUARES, from: 'paths(who, n, whoo)' })).toEqual([['/steps/0/from', unknown('whoo'), 'whoo', 14, 18]]);
  expect(faultsOfPlay({ choose: '[character]', prompt: 'Whom?', as: 'chosen', from: 'them', count: '1..nn' })).toEqual([
    ['/steps/0/count', unknown('nn'), 'nn', 3, 5],
  ]);
});

test('"splits" takes exactly two arguments, which may contain brackets', () => {
  expect(faultsOfPlay({ ...SHARES, from: 'splits((n + 1) * 2, them)' })).toEqual([]);
  expect(faultsOfPlay({ ...SHARES, from: 'splits(n)' })).toEqual([['/steps/0/from', '"splits" takes 2 values', '1', 0, 9]]);
  expect(faultsOfPlay({ ...SHARES, from: 'splits(n, them, n)' })).toEqual([['/steps/0/from', '"splits" takes 2 values', '3', 0, 18]]);
});

test('"who" of a choice may be a conditional expression, and its faults are at "who"', () => {
  const record: Definition = {
    id: definitionId('character.player'),
    kind: 'record',
    of: 'character',
    type: 'player',
    given: 'player',
    clauses,
  };
  const choice = { choose: 'character', prompt: 'Whom?', from: 'them', as: 'chosen' } as const;
  const definitions = (who: string): readonly Definition[] => [...COMMON, record, play({ ...choice, who })];
  expect(faultsOf(definitions('flag ? who : who'))).toEqual([]);
  expect(faultsOf(definitions('whoo')).map(([pointer]) => pointer)).toEqual(['/steps/0/who']);
});

test('only the procedure of all rolls rolls a number of dice that an expression gives', () => {
  const step: Step = { roll: 'n', sides: '6', for: 'attack', as: 'dice' };
  expect(faultsOf([...COMMON, ...ROLLS, play(step)])).toEqual([
    ['/steps/0/roll', 'only "dice" rolls a number of dice that an expression gives', 'n', 0, 0],
  ]);
});

test('"who" of a roll is refused where no procedure of all rolls gets it', () => {
  const step: Step = { roll: '2d6', for: 'attack', who: 'who', as: 'dice' };
  expect(faultsOf([...COMMON, ...ROLLS, play(step)])).toEqual([]);
  expect(faultsOfPlay(step).map(([pointer, , found]) => [pointer, found])).toEqual([['/steps/0/who', 'who']]);
});

test('only the steps of a procedure open points', () => {
  const later: Step = { later: 'playing.begun', steps: [{ point: 'playing.done' }] };
  expect(faultsOfPlay({ point: 'playing.begun' }, later).map(([pointer, , found]) => [pointer, found])).toEqual([
    ['/steps/1/steps/0/point', 'playing.done'],
  ]);
  const trigger: Definition = { id: definitionId('t'), kind: 'trigger', at: 'playing.begun', steps: [{ point: 't.done' }], clauses };
  expect(faultsOf([...COMMON, play({ point: 'playing.begun' }), trigger]).map(([pointer, , found]) => [pointer, found])).toEqual([
    ['/steps/0/point', 't.done'],
  ]);
});

test('a step calls no calculation of a set', () => {
  const set: Definition = {
    id: definitionId('powers'),
    kind: 'calculation',
    of: ['powers'],
    type: '[capability]',
    takes: { who: 'character' },
    steps: [{ gather: 'has', start: '[]' }],
    clauses,
  };
  const steps: Steps = [
    { call: 'powers', with: { who: 'who' }, as: 'list' },
    { let: 'list.size()', as: 'size' },
  ];
  expect(faultsOf([...COMMON, set, play(...steps)])).toEqual([
    ['/steps/0/call', '"powers" is a set, which an expression reads', 'powers', 0, 0],
  ]);
});

test('a fact that an effect needs is reported once: by its misspelt name, or as missing', () => {
  const start: Step = { start: definitionId('shield'), on: 'who' };
  expect(faultsOfPlay(start)).toEqual([['/steps/0/start', '"shield" needs "amount"', 'nothing', 0, 0]]);
  expect(faultsOfPlay({ ...start, with: { amuont: '1' } }).map(([pointer]) => pointer)).toEqual(['/steps/0/with/amuont']);
});

test('"self" of a trigger is a character or a list of characters', () => {
  const trigger = (self: string, more: object = {}): readonly Definition[] => [
    ...COMMON,
    play({ point: 'playing.begun' }),
    { id: definitionId('t'), kind: 'trigger', at: 'playing.begun', self, steps: [{ let: 'self', as: 'user' }], clauses, ...more },
  ];
  for (const more of [{}, { capability: 'shield' }]) {
    expect(faultsOf(trigger('characters', more))).toEqual([]);
    expect(faultsOf(trigger('[]', more))).toEqual([]);
    expect(faultsOf(trigger('squares', more))).toEqual([['/self', 'this has the wrong type', 'a list (each a square)', 0, 7]]);
    expect(faultsOf(trigger('nobody', more)).map(([pointer, , found]) => [pointer, found])).toEqual([['/self', 'nobody']]);
  }
});

test('a "later" may run at once, so its steps may read the procedure of its point only where the steps around the "later" may too', () => {
  const sub = procedure('sub', 'crumbling', [{ later: 'playing.begun', steps: [{ let: 'playing.n', as: 'number' }] }]);
  const question: Definition = { id: definitionId('q'), kind: 'question', ask: 'q', gives: {}, steps: [{ call: 'sub' }], clauses };
  const game = [...COMMON, play({ call: 'sub' }, { point: 'playing.begun' }), sub];
  expect(faultsOf(game)).toEqual([]);
  expect(faultsOf([...game, question]).map(([pointer, message]) => [pointer, message])).toEqual([
    ['/steps/0/steps/0/let', 'there may be no playing here'],
  ]);
});

test('a "later" reads and sets its own copy of the facts of its procedure', () => {
  const later: Step = { later: 'playing.begun', steps: [{ set: 'playing.n', to: 'it + 1' }] };
  expect(codeOf([...COMMON, play({ point: 'playing.begun' }, later)], 'play /steps/1')).toContain('v.n = (v.n + 1);');
});

test('the end of the game cites what the procedure that ends it cites', () => {
  const [first, second] = [clauseId('a.b.c'), clauseId('a.b.d')];
  const end: Definition = {
    ...procedure('fin', 'finishing', [{ emit: 'end', says: 'It ends.' }]),
    clauses: [first, second],
    cites: [second],
  };
  const game: Definition = { id: definitionId('game'), kind: 'subject', runs: definitionId('play'), ends: definitionId('fin'), clauses };
  expect(lowerGame([game, play({ call: 'fin' }), end]).ends).toEqual([second]);
});

test('a function with the name of a method of JavaScript objects is unknown', () => {
  expect(faultsOfPlay({ let: 'toString(n)', as: 'text' }).map(([, message]) => message)).toEqual(['there is no function "toString"']);
});

test('a choice may be stored in a fact of its type that the procedure holds, and then is the value of the fact', () => {
  const holding = (type: string) => ({
    ...procedure('play', 'playing', [{ choose: 'character', prompt: 'Who?', from: 'characters', as: 'hero' }]),
    holds: { hero: type },
  });
  const foe = { id: definitionId('foe'), kind: 'constraint', on: 'choose', of: 'hero', message: 'It is the hero.', clauses } as const;
  expect(faultsOf([...COMMON, holding('character'), { ...foe, if: "within('play') && it == playing.hero" }])).toEqual([]);
  expect(faultsOf([...COMMON, holding('player')]).map(([, message]) => message)).toContain('there is a fact "hero" already');
});
