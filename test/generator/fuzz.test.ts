/** Whatever the sources hold, the compiler answers with findings: it does not throw, hang, run what it reads, or let it out as markup. */
import fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import type { Source } from '../../generator/ast.ts';
import { engineOf } from '../../generator/cli/project.ts';
import { type Compilation, compile, createCache, hasErrors } from '../../generator/compile.ts';
import { emitBook } from '../../generator/emit/book.ts';
import { runAll } from '../../generator/examples/run-all.ts';
import { htmlOfText } from '../../generator/words/html.ts';
import { smallBook } from '../fixtures/small-book.ts';
import { damage } from './diagnostics/damage.ts';

const SLOWEST = 4000;
const cache = createCache();
const book = smallBook();
const rules = book.filter(({ path }) => path.startsWith('rules/'));
const paths = rules.map(({ path }) => path);

/** Compiles, bounded in time; sources are replaced or added by path. */
function survives(...changed: readonly Source[]): Compilation {
  const start = performance.now();
  const kept = book.filter(({ path }) => !changed.some((source) => source.path === path));
  const compilation = compile([...kept, ...changed], cache);
  expect(performance.now() - start, changed.map(({ path }) => path).join()).toBeLessThan(SLOWEST);
  if (hasErrors(compilation.diagnostics)) expect(compilation.files.size).toBe(0);
  for (const { place, message } of compilation.diagnostics) expect([place.line > 0, place.column > 0, message !== '']).toEqual([true, true, true]);
  return compilation;
}

afterEach(() => {
  expect(Reflect.ownKeys(Object.prototype).length).toBe(12);
  expect(Reflect.get({}, 'polluted')).toBeUndefined();
  expect(Reflect.get(globalThis, 'ran')).toBeUndefined();
});

const path = fc.constantFrom(...paths);
const textOf = (name: string): string => rules.find((source) => source.path === name)?.text ?? '';

describe('any source', () => {
  test('of random bytes', () => {
    fc.assert(
      fc.property(path, fc.uint8Array({ maxLength: 400 }), (name, bytes) => {
        survives({ path: name, text: Buffer.from(bytes).toString('utf8') });
      }),
      { seed: 1, numRuns: 150 },
    );
  });

  test('cut off', () => {
    fc.assert(
      fc.property(path, fc.double({ min: 0, max: 1, noNaN: true }), (name, share) => {
        const text = textOf(name);
        survives({ path: name, text: text.slice(0, Math.floor(text.length * share)) });
      }),
      { seed: 2, numRuns: 150 },
    );
  });

  test('with pieces left out, doubled, or put elsewhere', () => {
    const piece = fc.tuple(fc.nat(6000), fc.nat(40), fc.nat(6000));
    const sign = fc.constantFrom('', '"', '{', '}', '[', ',', '`', '#', '|', '\u0000', '\u2028', '\ud800', '__proto__', '${ran = 1}', "'", '\\', '9'.repeat(400));
    fc.assert(
      fc.property(path, fc.array(fc.tuple(piece, sign), { minLength: 1, maxLength: 4 }), (name, edits) => {
        let text = textOf(name);
        for (const [[from, length, to], put] of edits) {
          const at = from % (text.length + 1);
          const taken = text.slice(at, at + length);
          text = text.slice(0, at) + put + text.slice(at + length);
          const other = to % (text.length + 1);
          text = text.slice(0, other) + taken + text.slice(other);
        }
        survives({ path: name, text });
      }),
      { seed: 3, numRuns: 250 },
    );
  });

  test('with other JSON in any place of it', () => {
    const value = fc.oneof(fc.jsonValue({ maxDepth: 2 }), fc.constantFrom(null, -1, 1e308, '', 'a.b.c', '__proto__', [], {}, [[]]));
    fc.assert(
      fc.property(fc.constantFrom(...paths.filter((name) => name.endsWith('.json'))), fc.nat(400), value, (name, number, to) => {
        let count = 0;
        const all = [...textOf(name).matchAll(/:/g)].length * 2;
        const text = JSON.stringify(JSON.parse(textOf(name)), (_, entry: unknown) => (count++ === number % all ? to : entry));
        survives({ path: name, text });
      }),
      { seed: 4, numRuns: 250 },
    );
  });

  test('of odd paths and none at all', () => {
    expect(compile([]).diagnostics).not.toEqual([]);
    for (const name of ['rules/a/b.json', 'rules/__proto__/x.md', 'rules/x.md', 'rules/errata/../x.json', 'rules/constructor/x.json', '', 'schemas/x.json']) {
      survives({ path: name, text: '{}' });
    }
  });
});

describe('a huge source', () => {
  const large = 10 * 1024 * 1024;
  test.each([
    ['one line of text', 'x'.repeat(large)],
    ['one line of brackets', '['.repeat(large)],
    ['one text', `"${'x'.repeat(large)}"`],
    ['one number', '9'.repeat(large)],
    ['many lines', '\n'.repeat(large)],
  ])('%s', (_, text) => {
    for (const name of ['rules/turns/escape.md', 'rules/turns/escape.json']) expect(survives({ path: name, text }).diagnostics).not.toEqual([]);
  });

  test.each([
    ['lists', '['.repeat(5000) + ']'.repeat(5000)],
    ['objects', '{"a":'.repeat(5000) + '1' + '}'.repeat(5000)],
    ['quotes', `# T\n\n${'> '.repeat(5000)}x`],
    ['bullets', `# T\n\n${'- '.repeat(5000)}x`],
    ['emphasis', `# T\n\n${'*a_'.repeat(1200)}`],
    ['links', `# T\n\n${'['.repeat(1900)}a${']('.repeat(1900)}`],
  ])('nested deeply: %s', (_, text) => {
    for (const name of ['rules/turns/escape.md', 'rules/turns/escape.json']) survives({ path: name, text });
  });

  test.each([
    ['brackets', `${'('.repeat(900)}true${')'.repeat(900)}`],
    ['negations', `${'!'.repeat(1900)}true`],
    ['minus signs', `${'-'.repeat(1900)}1 == 1`],
    ['a chain of facts', `square${'.bush'.repeat(350)}`],
    ['a chain of conditions', `true${' && true'.repeat(240)}`],
    ['nested list forms', `${'board.characters.exists(c, '.repeat(60)}true${')'.repeat(60)}`],
    ['a choice of choices', `${'true ? '.repeat(250)}true${' : true'.repeat(250)}`],
  ])('an expression of %s', (_, text) => {
    survives(...changed('rules/ground/bushes.json', 'square.thick && line.level', text));
  });

  test('a table of too many inputs', () => {
    survives(...changed('rules/turns/escape.json', '"from": -2, "to": 2', '"from": -999999999, "to": 999999999'));
  });
});

function changed(name: string, from: string, to: string): Source[] {
  return damage([{ path: name, replace: from, with: to }], book).filter((source) => source.path === name);
}

const scripts = [
  'globalThis.ran = 1',
  '(() => { ran = 1 })()',
  'square.constructor.constructor("ran = 1")()',
  'square["constructor"]',
  'constructor',
  '__proto__',
  'thing.__proto__.polluted',
  'square.__proto__ == 1',
  'square.toString',
  "'`${ran = 1}`' == 'x'",
  'true /* */ || true',
  'b.rules',
  'v',
  'board.characters.exists(constructor, true)',
  'board.characters.exists(__proto__, true)',
  'board.characters.exists(b, opposing(b, b))',
  'process.exit(1)',
  'import("node:fs")',
];

describe('an expression is never run as a script:', () => {
  test.each(scripts)('%s', (script) => {
    const compilation = survives(...changed('rules/ground/bushes.json', 'square.thick && line.level', JSON.stringify(script).slice(1, -1)));
    if (hasErrors(compilation.diagnostics)) return;
    const question = { ask: 'line-of-fire', map: { kind: 'outdoor', columns: 3, rows: 3 }, from: 'A1', to: 'C3' };
    expect(() => engineOf(compilation).judge(question)).not.toThrow();
  });

  test.each(['"], ran = 1, ["', '${ran = 1}', "'); ran = 1; ('", '\\u2028ran = 1', '*/ ran = 1 /*'])('nor is a note: %s', (note) => {
    const compilation = survives(...changed('rules/ground/bushes.json', '"if": "square.thick",', `"if": "square.thick", "note": ${JSON.stringify(note)},`));
    for (const text of compilation.files.values()) {
      const code = text.replace(/^import .*$/gm, '').replace('export const rules: Rules =', 'const rules =').replace(/^export .*$/gm, '');
      if (text.includes('question-schema')) continue;
      expect(() => new Function(code.replace('const schema: Schema =', 'const schema ='))()).not.toThrow();
    }
  });
});

const markup = [
  '<script>ran = 1</script>',
  '<img src=x onerror="ran = 1">',
  '<svg/onload=ran=1>',
  '[x](javascript:ran=1)',
  '[x](JaVaScRiPt:ran=1)',
  '[x](data:text/html,<script>ran=1</script>)',
  '[x](<javascript:ran=1>)',
  '<javascript:ran=1>',
  '[x](https://a.b/"onmouseover="ran=1)',
  '![x](https://a.b/c.png "x\\" onload=ran=1")',
  '[x](rule:"><script>ran=1</script>)',
  '[x]: javascript:ran=1\n\n[x]',
  '`<script>`',
  '&lt;script&gt;ran=1&lt;/script&gt;',
  '| a |\n| - |\n| <script>ran=1</script> |',
  '<a href="https://a.b" onclick="ran=1">x</a>',
  '<style>*{background:url(x)}</style><iframe src=x>',
];

function expectHarmless(html: string): void {
  expect(html).not.toMatch(/<(script|style|iframe|img|svg|object|embed|form|input|link|meta)\b/i);
  for (const [tag] of html.matchAll(/<[a-z][^>]*>/gi)) expect(tag).not.toMatch(/\s(on[a-z]+|style|src)\s*=|=\s*["']?\s*(javascript|data|vbscript):/i);
}

describe('markup does not get out:', () => {
  test.each(markup)('%s', (text) => {
    expectHarmless(htmlOfText(text));
    const list = damage(
      [
        { path: 'rules/ground/bushes.md', replace: 'What bushes do to a line.', with: `What bushes do.\n\n${text}` },
        { path: 'rules/ground/bushes.md', replace: 'A hindered line gives', with: `${text}\n\nA hindered line gives` },
        { path: 'rules/rulings/bushes.json', replace: 'Bushes under the attacker hinder nothing.', with: JSON.stringify(text).slice(1, -1).padEnd(12) },
        { path: 'rules/errata/guide-escape.json', replace: '"text": "Roll', with: `"text": "${JSON.stringify(text).slice(1, -1)}\\n\\nRoll` },
      ],
      book,
    );
    const compilation = compile(list, cache);
    if (compilation.rulebook === undefined) return;
    // Also what was refused must be harmless: the pages are made as if nobody had read the findings.
    const emitted = emitBook(compilation, runAll({ judge: () => ({}) }, compilation, list));
    for (const page of emitted.pages) expectHarmless(page.openingHtml);
    for (const ruling of emitted.rulings) expectHarmless(ruling.html + (ruling.reasonHtml ?? ''));
    for (const clause of Object.values(emitted.clauses)) {
      for (const html of Object.values(clause.html)) expectHarmless(html);
      for (const { beforeHtml = '', afterHtml = '' } of clause.changes) expectHarmless(beforeHtml + afterHtml);
    }
  });

  test('random markup', () => {
    const bit = fc.constantFrom(...markup, '<', '>', '"', "'", '`', '[', ']', '(', ')', '!', ' ', '\n', '&', '#', 'a', '|', '\\', 'onclick=ran=1');
    fc.assert(
      fc.property(fc.array(bit, { maxLength: 12 }), (bits) => expectHarmless(htmlOfText(bits.join('')))),
      { seed: 5, numRuns: 400 },
    );
  });
});
