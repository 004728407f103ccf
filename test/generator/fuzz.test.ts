/** Whatever the sources contain, the compiler returns diagnostics: it does not throw and does not hang. */

import { afterEach, describe, expect, test } from 'vitest';
import { compile } from '../../generator/compile.ts';
import fc from '../support/properties.ts';
import { bookSources, expectNothingRan, expectSurvival, sourceWith } from './hostile-sources.ts';

afterEach(expectNothingRan);

const rules = bookSources.filter(({ path }) => path.startsWith('rules/'));
const paths = rules.map(({ path }) => path);
const anyPath = fc.constantFrom(...paths);
const textOf = (path: string): string => rules.find((source) => source.path === path)?.text ?? '';

describe('the compiler returns diagnostics for a source', () => {
  test('of random bytes', () => {
    fc.assert(
      fc.property(anyPath, fc.uint8Array({ maxLength: 400 }), (path, bytes) => {
        expectSurvival({ path, text: Buffer.from(bytes).toString('utf8') });
      }),
      { seed: 1, numRuns: 150 },
    );
  });

  test('cut off', () => {
    fc.assert(
      fc.property(anyPath, fc.double({ min: 0, max: 1, noNaN: true }), (path, share) => {
        const text = textOf(path);
        expectSurvival({ path, text: text.slice(0, Math.floor(text.length * share)) });
      }),
      { seed: 2, numRuns: 150 },
    );
  });

  test('with pieces left out, moved or doubled, and odd text inserted', () => {
    const piece = fc.tuple(fc.nat(6000), fc.nat(40), fc.nat(6000), fc.nat(2));
    const insertion = fc.constantFrom(
      '',
      '"',
      '{',
      '}',
      '[',
      ',',
      '`',
      '#',
      '|',
      '\u0000',
      '\u2028',
      '\ud800',
      '__proto__',
      // `${ran = 1}`, escaped for the linter: it would run in a template literal, and `expectNothingRan` looks for `ran`.
      '$\u007bran = 1}',
      "'",
      '\\',
      '9'.repeat(400),
    );
    fc.assert(
      fc.property(anyPath, fc.array(fc.tuple(piece, insertion), { minLength: 1, maxLength: 4 }), (path, edits) => {
        let text = textOf(path);
        for (const [[from, length, to, copies], inserted] of edits) {
          const start = from % (text.length + 1);
          const taken = text.slice(start, start + length);
          text = text.slice(0, start) + inserted + text.slice(start + length);
          const target = to % (text.length + 1);
          text = text.slice(0, target) + taken.repeat(copies) + text.slice(target);
        }
        expectSurvival({ path, text });
      }),
      { seed: 3, numRuns: 250 },
    );
  });

  test('with other JSON in any place of it', () => {
    const value = fc.oneof(fc.jsonValue({ maxDepth: 2 }), fc.constantFrom(null, -1, 1e308, '', 'a.b.c', '__proto__', [], {}, [[]]));
    fc.assert(
      fc.property(fc.constantFrom(...paths.filter((path) => path.endsWith('.json'))), fc.nat(400), value, (path, place, replacement) => {
        let count = 0;
        // A rough number of values, entries of lists included; if it is too high, some texts stay as they are.
        const valueCount = [...textOf(path).matchAll(/:/g)].length * 2;
        const text = JSON.stringify(JSON.parse(textOf(path)), (_, entry: unknown) =>
          count++ === place % valueCount ? replacement : entry,
        );
        expectSurvival({ path, text });
      }),
      { seed: 4, numRuns: 250 },
    );
  });

  test('of an odd path, and for no source at all', () => {
    expect(compile([]).diagnostics).not.toEqual([]);
    for (const path of [
      'rules/a/b.json',
      'rules/__proto__/x.md',
      'rules/x.md',
      'rules/errata/../x.json',
      'rules/constructor/x.json',
      '',
      'schemas/x.json',
    ]) {
      expectSurvival({ path, text: '{}' });
    }
  });
});

describe('the compiler returns diagnostics in time for', () => {
  const characterCount = 10 * 1024 * 1024;
  test.each([
    ['one line of text', 'x'.repeat(characterCount)],
    ['one line of brackets', '['.repeat(characterCount)],
    ['one text', `"${'x'.repeat(characterCount)}"`],
    ['one number', '9'.repeat(characterCount)],
    ['many lines', '\n'.repeat(characterCount)],
  ])('a source of 10 MiB: %s', (_, text) => {
    for (const path of ['rules/turns/escape.md', 'rules/turns/escape.json'])
      expect(expectSurvival({ path, text }).diagnostics).not.toEqual([]);
  });

  test.each([
    ['lists', '['.repeat(5000) + ']'.repeat(5000)],
    ['objects', `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`],
    ['quotes', `# T\n\n${'> '.repeat(5000)}x`],
    ['bullets', `# T\n\n${'- '.repeat(5000)}x`],
    // A paragraph may have 4,000 signs of markup; parentheses are not counted.
    ['emphasis', `# T\n\n${'*a_'.repeat(1200)}`],
    ['links', `# T\n\n${'['.repeat(1900)}a${']('.repeat(1900)}`],
  ])('a deeply nested source: %s', (_, text) => {
    for (const path of ['rules/turns/escape.md', 'rules/turns/escape.json']) expectSurvival({ path, text });
  });

  test.each([
    // The schema allows 2,000 characters in an expression.
    ['brackets', `${'('.repeat(900)}true${')'.repeat(900)}`],
    ['negations', `${'!'.repeat(1900)}true`],
    ['minus signs', `${'-'.repeat(1900)}1 == 1`],
    ['a chain of facts', `square${'.bush'.repeat(350)}`],
    ['a chain of conditions', `true${' && true'.repeat(240)}`],
    ['nested list forms', `${'board.characters.exists(c, '.repeat(60)}true${')'.repeat(60)}`],
    ['a choice of choices', `${'true ? '.repeat(140)}true${' : true'.repeat(140)}`],
  ])('an expression of %s', (_, text) => {
    const { diagnostics } = expectSurvival(...sourceWith('rules/ground/bushes.json', 'square.thick && line.level', text));
    // An expression that the schema refuses is not read.
    expect(diagnostics.map(({ code }) => code)).not.toContain('value-wrong-shape');
  });

  test('an expression of more characters than the schema allows', () => {
    const text = `true${' && true'.repeat(250)}`;
    const { diagnostics } = expectSurvival(...sourceWith('rules/ground/bushes.json', 'square.thick && line.level', text));
    expect(diagnostics.map(({ code }) => code)).toEqual(['value-wrong-shape']);
  });

  test('a table of too many inputs', () => {
    expectSurvival(...sourceWith('rules/turns/escape.json', '"from": -2, "to": 2', '"from": -999999999, "to": 999999999'));
  });
});
