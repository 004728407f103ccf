/** Lists of squares that are limited by a fact: lowered code visits only the squares that the engine has indexed by it. */
import { expect, test } from 'vitest';
import type { Environment } from '../../generator/language/environment.ts';
import { lowerText } from '../../generator/language/expression.ts';
import { parseExpression } from '../../generator/language/parse-expression.ts';
import { BOOL, type Type } from '../../generator/language/types.ts';
import { createVariables } from '../../generator/language/variables.ts';

const SQUARE: Type = { kind: 'subject', name: 'square' };
const LIST: Type = { kind: 'list', of: SQUARE };

const environment: Environment = {
  facts: new Map([
    [
      'square',
      new Map([
        ['blocking', { type: BOOL, read: (s: string) => `blocking(${s})`, holders: { among: 'squares', code: 'blockingSquares' } }],
        ['water', { type: BOOL, read: (s: string) => `water(${s})` }],
      ]),
    ],
  ]),
  parameters: new Map(),
  frame: () =>
    createVariables([
      ['squares', { type: LIST, code: 'squares' }],
      ['path', { type: LIST, code: 'path' }],
    ]),
  labels: () => [],
  parse: parseExpression,
};

const codeOf = (text: string, type: Type): string | undefined =>
  lowerText(text, type, { environment, variables: environment.frame(''), faults: [], uses: new Set(), reads: new Set() })?.code;

test('a filter and an `exists` that ask for an indexed fact visit only the squares that have it', () => {
  expect(codeOf('squares.filter(s, s.blocking)', LIST)).toBe('blockingSquares.filter((s_) => blocking(s_))');
  expect(codeOf('squares.exists(s, s.blocking && s.water)', BOOL)).toBe('blockingSquares.some((s_) => (blocking(s_) && water(s_)))');
});

test('other conditions and other lists are evaluated for every item', () => {
  expect(codeOf('squares.all(s, s.blocking)', BOOL)).toBe('squares.every((s_) => blocking(s_))');
  expect(codeOf('squares.filter(s, !s.blocking)', LIST)).toBe('squares.filter((s_) => !(blocking(s_)))');
  expect(codeOf('squares.filter(s, s.blocking || s.water)', LIST)).toBe('squares.filter((s_) => (blocking(s_) || water(s_)))');
  expect(codeOf('squares.filter(s, s.water)', LIST)).toBe('squares.filter((s_) => water(s_))');
  expect(codeOf('path.filter(s, s.blocking)', LIST)).toBe('path.filter((s_) => blocking(s_))');
});
