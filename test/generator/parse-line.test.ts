/** Lines that begin like the line before are parsed in parts: the result must be that of `JSON.parse`. */
import { expect, test } from 'vitest';
import { createParseLine } from '../../generator/cli/parse-line.ts';
import fc from '../support/properties.ts';

const MAP = '"map": {"kind": "outdoor", "squares": ["A1", "B2", "C,3", "D\\"}4", "E5", "F6"], "sizes": [1, [2, {"a": 3}]]}';
const BEGINNINGS = [`{"ask": "fire", ${MAP}`, `{${MAP}, "ask": "reach"`, `{"__proto__": 1, ${MAP}, "2": "two"`, `  {"ask":"fire",${MAP}  `];
const ENDINGS = [
  ', "from": "A1", "to": "B2"}',
  ', "from": "A2"}',
  ',"from": {"a": [1, 2]} , "ask": "again"}',
  '}',
  ',}',
  ', }',
  ', "from"}',
  ', "from": 1e400}',
  ', "map": null}',
  ', "from": 1} {}',
  ', "from": 1}}',
  '',
];

const outcome = (parse: (line: string) => unknown, line: string): unknown => {
  try {
    return JSON.stringify(parse(line)) ?? 'undefined';
  } catch (error) {
    return String(error);
  }
};

test('every line of a stream gives what JSON.parse gives, errors included', () => {
  const line = fc.tuple(fc.constantFrom(...BEGINNINGS), fc.constantFrom(...ENDINGS)).map((parts) => parts.join(''));
  fc.assert(
    fc.property(fc.array(line, { minLength: 2, maxLength: 12 }), (lines) => {
      const parse = createParseLine(() => true);
      for (const one of lines) expect(outcome((text) => parse(text).value, one)).toBe(outcome(JSON.parse, one));
    }),
    { numRuns: 2000 },
  );
});

test('`fresh` of a second line lacks the beginning that both lines share, unless `isReadable` refuses that beginning', () => {
  const lines = [`{${MAP}, "from": "A1"}`, `{${MAP}, "from": "B2"}`];
  const freshOf = (isReadable: boolean): unknown[] => {
    const parse = createParseLine(() => isReadable);
    return lines.map((line) => parse(line).fresh);
  };
  expect(freshOf(true)).toEqual([JSON.parse(lines[0] ?? ''), { from: 'B2' }]);
  expect(freshOf(false)).toEqual(lines.map((line) => JSON.parse(line)));
});
