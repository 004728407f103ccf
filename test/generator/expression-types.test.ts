import { expect, test } from 'vitest';
import type { Environment } from '../../generator/language/environment.ts';
import { type Fault, lowerInferred } from '../../generator/language/expression.ts';
import { parseExpression } from '../../generator/language/parse-expression.ts';
import { BOOL, INT, type Type } from '../../generator/language/types.ts';
import { createVariables } from '../../generator/language/variables.ts';

const THING: Type = { kind: 'subject', name: 'thing' };
const THINGS: Type = { kind: 'list', of: THING };
const list = (of: Type): Type => ({ kind: 'list', of });
const setOf = (...values: string[]): Type => ({ kind: 'set', values });

const VARIABLES = createVariables([
  ['p', { type: BOOL, code: 'p' }],
  ['c', { type: THING, code: 'c' }],
  ['things', { type: THINGS, code: 'things' }],
  ['groups', { type: list(THINGS), code: 'groups' }],
  ['tests', { type: list(BOOL), code: 'tests' }],
  ['amounts', { type: { kind: 'map', key: 'thing' } as const, code: 'amounts' }],
  ['one', { type: setOf('a', 'b'), code: 'one' }],
  ['same', { type: setOf('a', 'b'), code: 'same' }],
  ['other', { type: setOf('b', 'a'), code: 'other' }],
  ['size', { type: { kind: 'enum', name: '', values: ['small', 'great'] } as const, code: 'size' }],
]);

const environment: Environment = {
  facts: new Map([
    [
      'thing',
      new Map([
        ['cost', { type: INT, read: (thing: string) => `${thing}.cost` }],
        ['next', { type: { kind: 'optional', of: THING }, read: (thing: string) => `${thing}.next` }],
      ]),
    ],
  ]),
  parameters: new Map(),
  frame: () => VARIABLES,
  labels: () => [],
  parse: parseExpression,
};

const BEAST: Type = { kind: 'subject', name: 'beast' };
const withOverloads: Environment = {
  ...environment,
  names: new Map([['beast', ['wolf', 'boar']]]),
  functions: new Map([
    [
      'age',
      [
        { takes: [BEAST], gives: INT, code: ([beast]) => `ageOf(${beast})` },
        { takes: [list(BEAST)], gives: INT, code: ([beasts]) => `agesOf(${beasts})` },
      ],
    ],
  ]),
};

function lowered(text: string, known = environment): { readonly code: string | undefined; readonly faults: readonly Fault[] } {
  const faults: Fault[] = [];
  const result = lowerInferred(text, { environment: known, variables: VARIABLES, faults, uses: new Set(), reads: new Set() });
  return { code: result?.code, faults };
}

/** The codes of the faults of an expression: undefined is a wrong type. */
const codesOf = (text: string): readonly unknown[] => lowered(text).faults.map(({ code }) => code);

test.each([
  'things.map(c, c.cost > 1, c.cost)',
  'things.exists(c, c.cost > 1, c.cost > 2)',
  'things.size(5)',
  'amounts.put(c, 1, 2)',
  'amounts.without(c, 1)',
])('%s is refused: the method takes fewer arguments', (text) => {
  expect(codesOf(text)).toEqual(['expression-unknown-function']);
});

test('the fault of an unknown method lists the methods of its receiver', () => {
  expect(lowered('things.any(c, c.cost > 1)').faults).toMatchObject([
    { message: expect.stringMatching(/^a list has/), expected: expect.stringContaining('first()') },
  ]);
  expect(lowered('amounts.putt(c, 1)').faults).toMatchObject([
    { message: expect.stringMatching(/^a map has/), expected: expect.stringMatching(/^put\(x, n\), without\(x\), total\(\), exists/) },
  ]);
});

test('what is proved of a variable is not proved of a bound variable with its name', () => {
  expect(codesOf('c.next != none && things.exists(d, c.next.cost > 1)')).toEqual([]);
  expect(codesOf('c.next != none && things.exists(c, c.next.cost > 1)')).toEqual([undefined]);
  expect(codesOf('things.exists(c, c.next != none && c.next.cost > 1)')).toEqual([]);
});

// A set is a number in the code, in which each bit stands for the value at its place in the list.
test('two sets with the same values in another order are of different types', () => {
  expect(codesOf("'a' in (p ? one : same)")).toEqual([]);
  expect(codesOf("'a' in (p ? one : other)")).toEqual([undefined]);
});

test.each([
  ["size in ['great', 4]", '4'],
  ["size in [4, 'great']", '4'],
  ['size in [4, 5]', '4'],
  ["c.cost in ['great', 4]", "'great'"],
  ["size in ['great', p]", 'p'],
  ["'great' in [size, 4]", '4'],
])('in %s the fault is at the first entry that does not fit: %s', (text, entry) => {
  const [first] = lowered(text).faults;
  expect(text.slice(first?.start, first?.end)).toBe(entry);
});

test('a name is looked up in a list of values of an enumeration', () => {
  expect(lowered("'great' in [size, 'small']")).toEqual({ code: '[size, 0].includes(1)', faults: [] });
  expect(lowered("size in ['small', size]")).toEqual({ code: '[0, size].includes(size)', faults: [] });
});

test('an index beyond a list reads a value of the type of its items', () => {
  const evaluated = (text: string): unknown => new Function('groups', 'tests', 'things', `return ${lowered(text).code};`)([], [], []);
  expect(evaluated('groups[5].exists(s, s.cost > 1)')).toBe(false);
  expect(evaluated('tests[5]')).toBe(false);
  expect(evaluated('things[5]')).toBe(-1);
});

test('an overload is not called with a name that no subject has', () => {
  expect(lowered("age('boar')", withOverloads)).toEqual({ code: 'ageOf(1)', faults: [] });
  expect(lowered("age(['wolf'])", withOverloads)).toEqual({ code: 'agesOf([0])', faults: [] });
  expect(lowered("age('baor')", withOverloads).faults).toHaveLength(1);
});

test('rounding without the parameter for it is an unknown name', () => {
  expect(codesOf('half(c.cost)')).toEqual(['expression-unknown-name']);
});
