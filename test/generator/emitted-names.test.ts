/** Whatever names rules give to parameters, bound variables and properties, the emitted code means the same. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { lowerGame } from '../../generator/game/lower.ts';
import type { Definition, Step } from '../../generator/generated/definition.ts';
import { clauseId, definitionId, editionId } from '../../generator/ids.ts';
import { codeOf, instantiateCode } from '../../generator/instantiate/game.ts';
import { lowerText } from '../../generator/language/expression.ts';
import { parseExpression } from '../../generator/language/parse-expression.ts';
import { INT } from '../../generator/language/types.ts';
import { createVariables } from '../../generator/language/variables.ts';
import { functionsOf } from '../../generator/lower/functions.ts';

const clauses: Definition['clauses'] = [clauseId('a.b.c')];

/** The functions of the engine that generated modules import. */
const HELPERS = ['current.ts', 'game/current.ts'].flatMap((file) =>
  [...readFileSync(`engine/generated/${file}`, 'utf8').matchAll(/^import \{([^}]*)\}/gm)].flatMap(([, names = '']) =>
    names.split(',').map((name) => name.replace('type ', '').trim()),
  ),
);
/** Names that generated code itself uses for parameters and variables. */
const OWN_NAMES = ['b', 'g', 'it', 'of', 'one', 'operation', 'option', 'problems', 'rules', 'u', 'v'];
const JAVASCRIPT =
  'arguments await break case catch class const continue debugger default delete do else enum eval export extends false finally for ' +
  'function if implements import in instanceof interface let new null package private protected public return static super switch this ' +
  'throw true try typeof undefined var void while with yield';
const isName = (word: string): boolean => {
  const ast = parseExpression(word);
  return 'op' in ast && ast.op === 'id';
};
// Without the words of JavaScript that cannot be names in expressions.
const NAMES = [...new Set([...HELPERS, ...OWN_NAMES, ...JAVASCRIPT.split(' ')])].filter((name) => /^[a-z]/.test(name) && isName(name));

const players: Definition = { id: definitionId('player'), kind: 'subject', listed: 'players', clauses };

const property = (name: string): Definition => ({
  id: definitionId(name),
  kind: 'property',
  type: 'int',
  takes: { [name]: 'int', numbers: '[int]' },
  is: `${name} + numbers.filter(${name}, ${name} > 1).sum() + players.size()`,
  clauses,
});

test('a property, its parameter and a bound variable may have the name of a helper or a word of JavaScript', () => {
  expect(NAMES).toEqual(expect.arrayContaining(['all', 'first', 'g', 'new', 'v', 'value']));
  const game = lowerGame([players, ...NAMES.map(property)]);
  expect(game.faults).toEqual([]);
  const { evaluate } = instantiateCode(codeOf({ edition: editionId('current'), digest: '', game }));
  const run = '{ game: { all: { player: [0, 1] } } }';
  for (const name of NAMES) expect([name, evaluate(`${name}_property(${run}, 3, [1, 2, 5])`)]).toEqual([name, 12]);
});

test('the item of an "each" may have the name of a helper or of a variable of the generated code', () => {
  const [first, ...others] = NAMES.map(
    (name): Step => ({
      each: 'players',
      as: name,
      where: `${name} == playing.who && players.size() > 1`,
      steps: [{ set: 'playing.found', to: 'it + 1' }],
    }),
  );
  if (first === undefined) throw new Error('there are no names');
  const play: Definition = {
    id: definitionId('play'),
    kind: 'procedure',
    name: 'playing',
    takes: { who: 'player' },
    holds: { found: 'int' },
    steps: [first, ...others],
    clauses,
  };
  const game = lowerGame([players, play]);
  expect(game.faults).toEqual([]);
  const { evaluate } = instantiateCode(codeOf({ edition: editionId('current'), digest: '', game }));
  const found = 'v = { who: 1, found: 0 }; play_procedure.code[0].does({ game: { all: { player: [0, 1] } } }, v); return v.found;';
  expect(evaluate(`(() => { let ${found} })()`)).toBe(NAMES.length);
});

test('a fact with the name of a property that all objects have begins with its initial value', () => {
  const takes = { valueOf: 'int', toString: 'bool' } as const;
  const play: Definition = {
    id: definitionId('play'),
    kind: 'procedure',
    name: 'playing',
    takes,
    steps: [{ set: 'playing.valueOf', to: 1 }],
    clauses,
  };
  const game = lowerGame([players, play]);
  expect(game.faults).toEqual([]);
  const { evaluate } = instantiateCode(codeOf({ edition: editionId('current'), digest: '', game }));
  expect(evaluate('({ ...play_procedure.initialFacts({}) })')).toEqual({ valueOf: 0, toString: 0 });
  expect(evaluate('({ ...play_procedure.initialFacts({ valueOf: 3 }) })')).toEqual({ valueOf: 3, toString: 0 });
});

test('an argument that a function of the board gets is not confused with a variable that the function binds', () => {
  const above: Definition = {
    id: definitionId('above'),
    kind: 'property',
    type: 'bool',
    takes: { least: 'int' },
    is: 'numbers.exists(n, n > least)',
    clauses,
  };
  const variables = createVariables([['numbers', { type: { kind: 'list', of: INT }, code: '[1, 2, 3]' }]]);
  const environment = { parse: parseExpression, facts: new Map(), parameters: new Map(), labels: () => [], frame: () => variables };
  const calls = { called: new Set<never>(), parameters: new Set<string>(), faults: new Map() };
  const functions = functionsOf([above], environment, calls);
  const scope = { environment: { ...environment, functions }, variables, faults: [], uses: new Set<string>(), reads: new Set<string>() };
  const lowered = lowerText('numbers.filter(n, above(n)).size()', INT, scope);
  expect(scope.faults).toEqual([]);
  expect(new Function(`return ${lowered?.code};`)()).toBe(2);
});
