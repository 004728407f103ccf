import { describe, expect, it } from 'vitest';
import { parseJson } from '../../../generator/parse/json.ts';
import { cpuTime } from '../../support/cpu-time.ts';
import fc from '../../support/properties.ts';

const parse = (text: string) => parseJson({ path: 'rules/a.json', text });
const faults = (text: string) =>
  parse(text).diagnostics.map(({ code, place, found, expected }) => [code, place.line, place.column, found, expected]);

describe('a JSON source', () => {
  it('gives the value that JSON.parse gives', () => {
    fc.assert(
      fc.property(fc.jsonValue({ noUnicodeString: false }), fc.constantFrom(undefined, 2), (value, indent) => {
        const text = JSON.stringify(value, null, indent);
        fc.pre(!/"(__proto__|constructor|prototype)"/.test(text));
        expect(parse(text).document?.value).toEqual(JSON.parse(text));
      }),
    );
  });

  it('is refused exactly when JSON.parse refuses it', () => {
    const token = fc.constantFrom(
      '{',
      '}',
      '[',
      ']',
      ',',
      ':',
      '"',
      '"a"',
      '1',
      '-',
      '0',
      '.5',
      'e3',
      'true',
      'nul',
      ' ',
      '\n',
      '\\',
      '\\u00e9',
      '\t',
      "'",
      '//',
      '\u0000',
    );
    fc.assert(
      fc.property(fc.array(token, { maxLength: 12 }), (tokens) => {
        const text = tokens.join('');
        let isValid = true;
        try {
          JSON.parse(text);
        } catch {
          isValid = false;
        }
        expect(parse(text).diagnostics.some((diagnostic) => diagnostic.code === 'json-syntax')).toBe(!isValid);
      }),
      { numRuns: 2000 },
    );
  });

  it('is refused with what was found and what was expected', () => {
    expect(faults('{\n  "a": 1,\n}')).toEqual([['json-syntax', 3, 1, '}', 'a name in double quotes']]);
    expect(faults('{"a" 1}')).toEqual([['json-syntax', 1, 6, '1', ': and a value']]);
    expect(faults('[1 2]')).toEqual([['json-syntax', 1, 4, '2', ', or ]']]);
    expect(faults('{"a": tru}')).toEqual([['json-syntax', 1, 7, 'tru', 'a value']]);
    expect(faults('')).toEqual([['json-syntax', 1, 1, 'the end of the text', 'a value']]);
    expect(faults('{"a": 1}\r\nx')).toEqual([['json-syntax', 2, 1, 'x', 'the end of the text']]);
    expect(faults('["a\nb"]')).toEqual([['json-syntax', 1, 4, 'a line break inside a string', 'the closing ", or an escape such as \\n']]);
    expect(faults('[1,\n 1.2.3]')).toEqual([['json-syntax', 2, 2, '1.2.3', 'a value']]);
  });

  it('may have numbers of any length, but none beyond the largest', () => {
    const long = '1'.repeat(60);
    // If a key is repeated, momoa parses the source after `JSON.parse` (json-value.ts). It must accept the same numbers.
    expect(parse(`{"a": ${long}, "b": 0.${long}}`)).toMatchObject({ document: { value: { a: Number(long) } }, diagnostics: [] });
    expect(faults(`{"a": ${long},\n "a": 0.${long}}`)).toEqual([['json-duplicate-key', 2, 2, 'a', undefined]]);
    const allowedNumbers = `a number from -${Number.MAX_VALUE} to ${Number.MAX_VALUE}`;
    expect(faults('{"a": 1,\n "b": -1e999}')).toEqual([['json-number-too-large', 2, 7, 'the number -1e999', allowedNumbers]]);
    const digits = '1'.repeat(400);
    expect(faults(`[${digits}]`)).toEqual([
      ['json-number-too-large', 1, 2, `a number of 400 characters, ${digits.slice(0, 40)}…`, allowedNumbers],
    ]);
  });

  it('is refused with a hint for frequent mistakes', () => {
    const hints = ["{'a': 1}", '[1,]', '[1 // one\n]', '["a" "b"]', '{"a": ]}', ']'].map((text) => parse(text).diagnostics[0]?.hint);
    expect(hints).toEqual([
      'JSON strings are written in double quotes.',
      'Leave out the comma before ].',
      'JSON has no comments.',
      'A comma is missing before this.',
      undefined,
      undefined,
    ]);
  });

  it('reports duplicate keys and keeps the first', () => {
    const { document, diagnostics } = parse('{"a": 1,\n "a": 2}');
    expect(document?.value).toEqual({ a: 1 });
    expect(diagnostics).toMatchObject([
      { code: 'json-duplicate-key', place: { line: 2, column: 2 }, related: [{ place: { line: 1, column: 2 } }] },
    ]);
  });

  it('refuses keys that reach prototypes, however they are written', () => {
    const { document, diagnostics } = parse('{"\\u005f_proto__": {"polluted": 1}, "b": [{"constructor": {"prototype": 1}}]}');
    expect(diagnostics.map(({ code, found }) => [code, found])).toEqual([
      ['json-forbidden-key', '__proto__'],
      ['json-forbidden-key', 'constructor'],
      ['json-forbidden-key', 'prototype'],
    ]);
    expect(document?.value).toEqual({ b: [{}] });
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  });

  it('has a place for every pointer', () => {
    const { document } = parse('\ufeff{\r\n  "a/b": [1, {"c": "x"}],\r\n  "~": null\r\n}');
    expect(document?.placeOf('/a~1b/1/c')).toEqual({
      file: 'rules/a.json',
      line: 2,
      column: 20,
      endLine: 2,
      endColumn: 23,
      pointer: '/a~1b/1/c',
    });
    expect(document?.placeOf('/a~1b/1/c', 'key')).toMatchObject({ line: 2, column: 15, endColumn: 18 });
    expect(document?.placeOf('/a~1b/7/c')).toMatchObject({ line: 2, column: 10, pointer: '/a~1b' });
    expect(document?.placeOf('/~0')).toMatchObject({ line: 3, column: 8 });
    expect(document?.placeOf('')).toMatchObject({ line: 1, column: 1, endLine: 4, endColumn: 2 });
    expect(document?.placeOf('/nowhere/at/all', 'key')).toMatchObject({ line: 1, pointer: '' });
  });
});

describe('a hostile JSON source', () => {
  const codes = (text: string) => parse(text).diagnostics.map((diagnostic) => diagnostic.code);

  it('may be nested 200 levels deep and no deeper', () => {
    expect(codes('['.repeat(200) + ']'.repeat(200))).toEqual([]);
    expect(codes('['.repeat(201) + ']'.repeat(201))).toEqual(['json-too-deep']);
    expect(codes('{"a":'.repeat(100_000))).toEqual(['json-too-deep']);
    expect(codes('['.repeat(4_000_000))).toEqual(['json-too-deep']);
  });

  it('is refused quickly if it is huge', () => {
    const huge = `"${'x'.repeat(10 * 1024 * 1024)}"`;
    const before = cpuTime();
    expect(codes(huge)).toEqual(['source-too-large']);
    // In ms of processor time.
    expect(cpuTime() - before).toBeLessThan(2000);
    // More values than a source may have.
    expect(codes(`[${'0,'.repeat(2_000_000)}0]`)).toEqual(['source-too-large']);
  });

  it('never throws, whatever it contains', () => {
    const anyText = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.json().chain((json) => fc.nat(json.length).map((end) => json.slice(0, end))),
    );
    fc.assert(
      fc.property(anyText, (source) => Array.isArray(parse(source).diagnostics)),
      { numRuns: 500 },
    );
  });
});
