/** The compiler never runs text of the sources, and never emits it as markup. */
import { stripTypeScriptTypes } from 'node:module';
import { afterEach, describe, expect, test } from 'vitest';
import { engineOf } from '../../generator/cli/project.ts';
import { compile, hasErrors } from '../../generator/compile.ts';
import { emitBook } from '../../generator/emit/book.ts';
import { runAll } from '../../generator/examples/run-all.ts';
import { htmlOfText } from '../../generator/prose/html.ts';
import { smallBookWith } from '../fixtures/edited-small-book.ts';
import fc from '../support/properties.ts';
import { cache, expectNothingRan, expectSurvival, sourceWith } from './hostile-sources.ts';

afterEach(expectNothingRan);

/** `v` and `b` are names in the generated code. The linter refuses a `{` after a `$` here, so it is written as `\u007b`. */
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
  "'`$\u007bran = 1}`' == 'x'",
  'true /* */ || true',
  'b.rules',
  'v',
  'board.characters.exists(constructor, true)',
  'board.characters.exists(__proto__, true)',
  'board.characters.exists(b, opposing(b, b))',
  'process.exit(1)',
  'import("node:fs")',
];

describe('text is never run as a script:', () => {
  test.each(scripts)('an expression: %s', (script) => {
    const compilation = expectSurvival(
      ...sourceWith('rules/ground/bushes.json', 'square.thick && line.level', JSON.stringify(script).slice(1, -1)),
    );
    if (hasErrors(compilation.diagnostics)) return;
    const question = { ask: 'line-of-fire', map: { kind: 'outdoor', columns: 3, rows: 3 }, from: 'A1', to: 'C3' };
    expect(() => engineOf(compilation).judge(question)).not.toThrow();
  });

  test.each(['"], ran = 1, ["', '$\u007bran = 1}', "'); ran = 1; ('", '\\u2028ran = 1', '*/ ran = 1 /*'])('a note: %s', (note) => {
    const compilation = expectSurvival(
      ...sourceWith('rules/ground/bushes.json', '"if": "square.thick",', `"if": "square.thick", "note": ${JSON.stringify(note)},`),
    );
    for (const [path, text] of compilation.files) {
      if (!path.endsWith('.ts')) continue;
      const code = stripTypeScriptTypes(text)
        .replace(/^import .*$/gm, '')
        .replace(/^export default .*$/gm, '')
        .replace(/^export /gm, '');
      expect(() => new Function(code)()).not.toThrow();
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

/** An icon of the book: only a label and path data. */
const ICON =
  /<svg class="symbol" role="img" aria-label="[\w -]*" viewBox="0 0 16 16">(<path class="(solid|drawn)" d="[\w ,.-]*"><\/path>)+<\/svg>/g;

function expectHarmless(text: string): void {
  const html = text.replaceAll(ICON, '');
  expect(html).not.toMatch(/<(script|style|iframe|img|svg|object|embed|form|input|link|meta)\b/i);
  for (const [tag] of html.matchAll(/<[a-z][^>]*>/gi))
    expect(tag).not.toMatch(/\s(on[a-z]+|style|src)\s*=|=\s*["']?\s*(javascript|data|vbscript):/i);
}

describe('markup in sources is not emitted:', () => {
  test.each(markup)('%s', (text) => {
    expectHarmless(htmlOfText(text));
    const sources = smallBookWith([
      { path: 'rules/ground/bushes.md', replace: 'What bushes do to a line.', with: `What bushes do.\n\n${text}` },
      { path: 'rules/ground/bushes.md', replace: 'A hindered line gives', with: `${text}\n\nA hindered line gives` },
      {
        path: 'rules/readings/bushes.json',
        replace: 'Bushes under the attacker hinder nothing.',
        with: JSON.stringify(text).slice(1, -1),
      },
      {
        path: 'rules/errata/guide-escape.json',
        replace: '"text": "Roll',
        with: `"text": "${JSON.stringify(text).slice(1, -1)}\\n\\nRoll`,
      },
    ]);
    const compilation = compile(sources, cache);
    if (compilation.rulebook === undefined) return;
    // Refused sources must be harmless too: the book is emitted in spite of the diagnostics.
    const emitted = emitBook(compilation, runAll({ judge: () => ({}) }, compilation, sources));
    for (const page of emitted.pages) expectHarmless(page.openingHtml);
    for (const ruling of emitted.rulings) expectHarmless(ruling.html + (ruling.reasonHtml ?? ''));
    for (const clause of Object.values(emitted.clauses)) {
      for (const html of Object.values(clause.html)) expectHarmless(html);
      for (const { beforeHtml = '', afterHtml = '' } of clause.changes) expectHarmless(beforeHtml + afterHtml);
    }
  });

  test('random markup', () => {
    const piece = fc.constantFrom(
      ...markup,
      '<',
      '>',
      '"',
      "'",
      '`',
      '[',
      ']',
      '(',
      ')',
      '!',
      ' ',
      '\n',
      '&',
      '#',
      'a',
      '|',
      '\\',
      'onclick=ran=1',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (bits) => expectHarmless(htmlOfText(bits.join('')))),
      { seed: 5, numRuns: 400 },
    );
  });
});
