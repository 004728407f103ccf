/** Lowered expressions against an independent evaluator of the same language (CEL): random well-typed expressions on random values. */
import { Environment as Cel } from '@marcbachmann/cel-js';
import { describe, expect, test } from 'vitest';
import type { Environment } from '../../generator/language/environment.ts';
import { lowerText, type Scope } from '../../generator/language/expression.ts';
import { parseExpression } from '../../generator/language/parse-expression.ts';
import { BOOL, INT, type Type } from '../../generator/language/types.ts';
import { createVariables } from '../../generator/language/variables.ts';
import fc from '../support/properties.ts';

/** In alphabetical order, since CEL compares them as texts. */
const LEVELS = ['high', 'low', 'medium'] as const;
const LEVEL: Type = { kind: 'enum', name: 'level', values: LEVELS };
const MARKS = ['a', 'b', 'c'] as const;

const variables = createVariables([
  ['x', { type: INT, code: 'v.x' }],
  ['y', { type: INT, code: 'v.y' }],
  ['p', { type: BOOL, code: '(v.p === 1)' }],
  ['q', { type: BOOL, code: '(v.q === 1)' }],
  ['level', { type: LEVEL, code: 'v.level' }],
  ['marks', { type: { kind: 'set', values: MARKS }, code: 'v.marks' }],
  ['nums', { type: { kind: 'list', of: INT }, code: 'v.nums' }],
  ['thing', { type: { kind: 'subject', name: 'thing' }, code: 'v' }],
]);

const facts = new Map([['thing', new Map([['count', { type: INT, read: (thing: string) => `${thing}.count` }]])]]);

const environment: Environment = {
  facts,
  // 0 is `up`, the first value of the enumeration: `half` and `share` round up, as `rounded` does below.
  parameters: new Map([['roundings', { type: { kind: 'enum', name: '', values: ['up', 'down'] }, value: 0, rounds: true }]]),
  frame: () => variables,
  labels: () => [],
  parse: parseExpression,
};

const rounded = (a: bigint, b: bigint): bigint => BigInt(Math.ceil(Number(a) / Number(b)));
const cel = new Cel({ unlistedVariablesAreDyn: true })
  .registerFunction('min(int, int): int', (a: bigint, b: bigint) => (a < b ? a : b))
  .registerFunction('max(int, int): int', (a: bigint, b: bigint) => (a > b ? a : b))
  .registerFunction('abs(int): int', (a: bigint) => (a < 0n ? -a : a))
  .registerFunction('sign(int): int', (a: bigint) => (a > 0n ? 1n : a < 0n ? -1n : 0n))
  .registerFunction('half(int): int', (a: bigint) => rounded(a, 2n))
  .registerFunction('share(int, int): int', rounded)
  .registerFunction('sum(list): int', (list: bigint[]) => list.reduce((total, entry) => total + entry, 0n));

interface Values {
  readonly x: number;
  readonly y: number;
  readonly p: boolean;
  readonly q: boolean;
  readonly level: (typeof LEVELS)[number];
  readonly marks: readonly (typeof MARKS)[number][];
  readonly nums: readonly number[];
  readonly count: number;
}

const smallNumber = fc.integer({ min: -9, max: 9 });
const anyValues: fc.Arbitrary<Values> = fc.record({
  x: smallNumber,
  y: smallNumber,
  p: fc.boolean(),
  q: fc.boolean(),
  level: fc.constantFrom(...LEVELS),
  marks: fc.uniqueArray(fc.constantFrom(...MARKS)),
  nums: fc.array(smallNumber, { minLength: 1, maxLength: 4 }),
  count: smallNumber,
});

const joined = (...parts: fc.Arbitrary<string>[]): fc.Arbitrary<string> => fc.tuple(...parts).map((texts) => texts.join(''));
const fixed = (text: string) => fc.constant(text);
const oneOf = (...texts: string[]) => fc.constantFrom(...texts);

/** Random texts of expressions, by type. `inner` is a condition on `n`, an entry of the list to whose method it is passed. */
const { int, bool, list } = fc.letrec<{ int: string; bool: string; list: string; inner: string }>((tie) => ({
  int: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    fc.oneof(fc.nat(9).map(String), oneOf('x', 'y', 'thing.count', 'nums.size()', 'nums[0]')),
    joined(fixed('('), tie('int'), oneOf(' + ', ' - ', ' * '), tie('int'), fixed(')')),
    joined(tie('int'), oneOf(' + ', ' - '), fc.nat(9).map(String)),
    joined(
      fixed('-'),
      tie('int').map((text) => `(${text})`),
    ),
    joined(fixed('('), tie('bool'), fixed(' ? '), tie('int'), fixed(' : '), tie('int'), fixed(')')),
    joined(oneOf('min(', 'max('), tie('int'), fixed(', '), tie('int'), fixed(')')),
    joined(oneOf('abs(', 'sign(', 'half('), tie('int'), fixed(')')),
    joined(fixed('share('), tie('int'), fixed(', '), fc.integer({ min: 1, max: 9 }).map(String), fixed(')')),
    joined(fixed('sum('), tie('list'), fixed(')')),
    joined(tie('list'), fixed('.size()')),
  ),
  bool: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    oneOf('p', 'q', 'true', 'false'),
    joined(fixed('('), tie('bool'), oneOf(' && ', ' || ', ' == ', ' != '), tie('bool'), fixed(')')),
    joined(
      fixed('!'),
      tie('bool').map((text) => `(${text})`),
    ),
    joined(fixed('('), tie('int'), oneOf(' == ', ' != ', ' < ', ' <= ', ' > ', ' >= '), tie('int'), fixed(')')),
    joined(
      fixed('('),
      fixed('level'),
      oneOf(' == ', ' != ', ' < ', ' <= ', ' > ', ' >= '),
      oneOf(...LEVELS).map((text) => `'${text}')`),
    ),
    oneOf(...MARKS).map((mark) => `('${mark}' in marks)`),
    joined(tie('list'), oneOf('.exists(n, ', '.all(n, '), tie('inner'), fixed(')')),
  ),
  list: fc.oneof(
    { maxDepth: 3 },
    fixed('nums'),
    joined(tie('list'), fixed('.filter(n, '), tie('inner'), fixed(')')),
    joined(tie('list'), fixed('.map(n, n + '), tie('int'), fixed(')')),
  ),
  inner: joined(fixed('n'), oneOf(' == ', ' < ', ' >= '), tie('int')),
}));

function lowered(text: string, type: Type): string {
  const scope: Scope = { environment, variables, faults: [], uses: new Set(), reads: new Set() };
  const result = lowerText(text, type, scope);
  expect(scope.faults, text).toEqual([]);
  return result?.code ?? '';
}

const sum = (entries: readonly number[]) => entries.reduce((total, entry) => total + entry, 0);

function evaluateLowered(text: string, type: Type, { p, q, level, marks, ...rest }: Values): unknown {
  const mask = marks.reduce((total, mark) => total | (2 ** MARKS.indexOf(mark)), 0);
  const v = { ...rest, p: Number(p), q: Number(q), level: LEVELS.indexOf(level), marks: mask };
  return new Function('v', 'sum', `"use strict"; return ${lowered(text, type)};`)(v, sum);
}

function evaluateCel(text: string, { x, y, p, q, level, marks, nums, count }: Values): unknown {
  const thing = { count: BigInt(count) };
  return cel.evaluate(text, { x: BigInt(x), y: BigInt(y), p, q, level, marks: [...marks], nums: nums.map(BigInt), thing });
}

const withBigInts = (value: unknown): unknown =>
  typeof value === 'number' ? BigInt(value) : value instanceof Array ? value.map(withBigInts) : value;

describe('a lowered expression has the same value as in CEL:', () => {
  test.each([
    ['whole numbers', int, INT],
    ['truth', bool, BOOL],
    ['lists', list, { kind: 'list', of: INT } satisfies Type],
  ] as const)('%s', (_, texts, type) => {
    fc.assert(
      fc.property(texts, anyValues, (text, values) => {
        expect(withBigInts(evaluateLowered(text, type, values)), text).toEqual(evaluateCel(text, values));
      }),
      { numRuns: 2500 },
    );
  });

  test.each(['1 - -2', '- -x', '!(!p)', '-(x - y)', 'x - (y - 1)', '-x * -y', 'p ? q ? 1 : 2 : 3', '(x) * -(-9)', 'half(-3)', 'half(3)'])(
    '%s',
    (text) => {
      const values: Values = { x: -3, y: 4, p: true, q: false, level: 'low', marks: [], nums: [1], count: 0 };
      expect(withBigInts(evaluateLowered(text, text.startsWith('!') ? BOOL : INT, values))).toEqual(evaluateCel(text, values));
    },
  );
});
