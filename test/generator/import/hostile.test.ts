import { mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { ownBook, readAll } from '../../../generator/cli/import-read.ts';
import { compile } from '../../../generator/compile.ts';
import { layerOf, printLayer } from '../../../generator/import/layer.ts';
import { readDocument } from '../../../generator/import/read.ts';
import { visible } from '../../../generator/report/text.ts';
import { smallBook } from '../../fixtures/small-book.ts';
import { cpuTime } from '../../support/cpu-time.ts';
import { expectNothingRan } from '../hostile-sources.ts';
import { findingsIn, LEXICON } from './invented.ts';

const folder = mkdtempSync(join(tmpdir(), 'sightline-import-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
afterEach(expectNothingRan);
const { rulebook } = compile(smallBook());
if (rulebook === undefined) throw new Error('the small book does not compile');
const book = ownBook(rulebook, LEXICON);

function fileWith(name: string, content: string | Uint8Array): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

function outcome(path: string) {
  const { diagnostics, refused } = readAll([path], 'core-rulebook-2014', book);
  return { codes: [...new Set(diagnostics.map(({ code }) => code))], refused: refused.length > 0 };
}

describe('refused', () => {
  test('a file larger than Node can read, without reading it', () => {
    const path = fileWith('huge.json', '');
    truncateSync(path, 3 * 1024 ** 3);
    expect(outcome(path)).toEqual({ codes: ['print-file-too-large'], refused: true });
  });

  test.each([
    ['an empty file', 'empty.json', '', ['print-file-empty']],
    ['a byte order mark alone', 'mark.md', '\ufeff\n', ['print-file-empty']],
    ['invalid JSON', 'not.json', '{"TEA": {"english": "Pour it."}', ['json-syntax']],
    ['JSON without any text', 'none.json', '{"TEA": {"rules": {}, "isNested": true}}', ['print-file-textless']],
    ['JSON of numbers', 'numbers.json', '[1, 2, {"tea": 1}]', ['print-file-textless']],
    ['a number too large for a double', 'huge-number.json', '{"TEA": {"english": "Pour it."}, "cups": 1e400}', ['json-number-too-large']],
    ['zero bytes', 'zero.md', '# Tea\n\nPour\u0000it.', ['print-file-binary']],
    ['headings without text', 'bare.md', '# Tea\n\n# Cake', ['print-file-textless']],
    ['brackets 100,000 deep', 'deep.json', '{"A":'.repeat(100_000), ['json-too-deep']],
    ['6,000 sections', 'many.md', '# Tea\n\nPour it.\n\n'.repeat(6000), ['print-file-sections']],
  ])('%s', (_, name, content, codes) => {
    expect(outcome(fileWith(name, content))).toEqual({ codes, refused: true });
  });

  test('a path without a file, and a folder', () => {
    mkdirSync(join(folder, 'cups'));
    expect(outcome(join(folder, 'nowhere.json'))).toEqual({ codes: ['print-file-missing'], refused: true });
    expect(outcome(join(folder, 'cups'))).toEqual({ codes: ['print-file-unreadable'], refused: true });
  });
});

describe('made harmless', () => {
  test('sections ninety levels deep are read', () => {
    const deep = Array.from({ length: 90 }).reduce<string>(
      (inner) => `{"rules": {"CUP": ${inner}}, "isNested": true}`,
      '{"english": "Sip it."}',
    );
    const { document, diagnostics } = readDocument('a.json', Buffer.from(`{"TEA": {"english": "Pour it."}, "CUP": ${deep}}`));
    expect(document?.sections.filter(({ text }) => text !== '').map(({ text, path }) => [text, path.length])).toEqual([
      ['Pour it.', 1],
      ['Sip it.', 91],
    ]);
    expect(diagnostics).toEqual([]);
  });

  test('a finding at the end of a text of 60,000 characters, which is read in parts, has its right place', () => {
    const text = `# Tea\n\n${'A cup of tea. '.repeat(4300)}The the end.`;
    const found = findingsIn({ 'book.md': text }).filter(({ code }) => code === 'print-word-doubled');
    expect(found.map(({ place }) => text.split('\n')[place.line - 1]?.slice(place.column - 1))).toEqual(['The the end.']);
  });

  test('keys that would reach the prototype are left out', () => {
    const text = '{"__proto__": {"english": "a", "polluted": 1}, "constructor": {"english": "b"}, "TEA": {"english": "Pour it."}}';
    const { document, diagnostics } = readDocument('a.json', Buffer.from(text));
    expect(document?.sections.map(({ title }) => title)).toEqual(['TEA']);
    expect(diagnostics.map(({ code }) => code)).toEqual(['json-forbidden-key', 'json-forbidden-key']);
  });

  test('names of inherited properties are read as plain names', () => {
    const findings = findingsIn({ 'core.json': '{"toString": {"english": "Pour it."}, "valueOf": {"english": "|constructor| boils."}}' });
    expect(findings.map(({ code }) => code)).toContain('print-icon-unknown');
  });

  test('scripts are reported and stored as text, and terminal control characters are not stored', () => {
    const path = fileWith('script.md', '# Bushes\n\n<script>globalThis.ran = 1</script>\n\n\u001b[31mRed\u202e tea.');
    const { mappings, diagnostics } = readAll([path], 'core-rulebook-2014', book);
    expect(diagnostics.map(({ code }) => code)).toEqual(expect.arrayContaining(['print-markup-in-text', 'print-character-control']));
    const [section] = layerOf(mappings, []).sections;
    expect(section?.paragraphs).toEqual(['<script>globalThis.ran = 1</script>', '[31mRed  tea.']);
    expect(visible('\u001b[31mRed')).toBe('\ufffd[31mRed');
  });

  test('bytes that are not UTF-8 are reported and read, and a byte order mark is not reported', () => {
    const latin = readDocument('a.md', Buffer.from('# Tea\n\nWarm.\n\nCaf\xe9 au lait.', 'latin1'));
    expect(latin.document?.sections.map(({ text }) => text)).toEqual(['Warm.\n\nCafé au lait.']);
    expect(latin.diagnostics.map(({ code, place }) => [code, place.line, place.column, place.endColumn])).toEqual([
      ['print-file-misencoded', 5, 4, 5],
    ]);
    // Because of the wrong byte the text is read as Windows-1252, one character a byte: the U+FFFD counts as three, the `é` as two.
    const mixed = readDocument('a.md', Buffer.concat([Buffer.from('Tea \ufffd é '), Buffer.from('caf\xe9', 'latin1')]));
    expect(mixed.diagnostics.map(({ place }) => place.column)).toEqual([15]);
    // EF, EF BF and EF 41 begin like U+FFFD, whose bytes are EF BF BD.
    for (const end of [[0xef], [0xef, 0xbf], [0xef, 0x41]])
      expect(readDocument('a.md', Buffer.from([0x54, ...end])).diagnostics.map(({ place }) => place.column)).toEqual([2]);
    const wide = readDocument('a.md', Buffer.from('\ufeff# Tea\n\nPour it.', 'utf16le'));
    expect([wide.document?.sections.map(({ text }) => text), wide.diagnostics]).toEqual([['Pour it.'], []]);
    expect(readDocument('a.md', Buffer.from('\ufeff# Tea\n\nPour it.')).document?.sections.map(({ title }) => title)).toEqual(['Tea']);
    expect(readDocument('a.json', Buffer.from('\ufeff{"TEA": {"english": "Pour it."}}')).diagnostics).toEqual([]);
  });

  test('lone surrogates are not stored in the layer', () => {
    const path = fileWith('half.json', '{"BUSHES": {"english": "A \\ud83d half."}}');
    const { mappings, diagnostics } = readAll([path], 'core-rulebook-2014', book);
    const layer = printLayer(layerOf(mappings, diagnostics));
    expect(layer).toContain('A \ufffd half.');
    expect(layer).not.toMatch(/\\ud83d/);
  });
});

/**
 * In ms of processor time: several times what the slowest of these texts takes on a busy machine. A detector whose time grows with the
 * square of the length takes minutes.
 */
const TIME_LIMIT = 24_000;
const sectionsOf = (body: string, count: number): string => Array.from({ length: count }, (_, i) => `# Cup ${i}\n\n${body}\n\n`).join('');

describe('read in bounded time:', () => {
  test.each([
    ['spaces', sectionsOf(`a${' '.repeat(9000)}b`, 30)],
    ['line ends', sectionsOf(`a${'\n'.repeat(9000)}b`, 30)],
    ['quotation marks and brackets', sectionsOf('"('.repeat(5000), 30)],
    ['hyphenated words', sectionsOf(Array.from({ length: 900 }, (_, i) => `tea-cups${i}`).join(' '), 30)],
    ['icons', sectionsOf('The |ko| cup is full. '.repeat(20), 900)],
    ['pointers', sectionsOf('See Saucers', 900)],
    ['conditions', sectionsOf('if when modify '.repeat(1200), 30)],
    ['bullets', sectionsOf('\n • '.repeat(4000), 30)],
    ['figures', sectionsOf('Figure 3\n\nFigure 4 is Figure 5.\n'.repeat(20), 300)],
  ])('%s', (_, text) => {
    const start = cpuTime();
    // The second, shorter document makes detectors compare documents too.
    findingsIn({ 'book.md': text, 'web.txt': text.slice(0, 40_000) });
    expect(cpuTime() - start).toBeLessThan(TIME_LIMIT);
  });

  test('HTML in JSON', () => {
    const html = `<p>${'<td>tea &amp; cake</td>\n'.repeat(12_000)}${'<b><i>'.repeat(20_000)}${' '.repeat(300_000)}</p>`;
    const start = cpuTime();
    const { document } = readDocument('a.json', Buffer.from(JSON.stringify({ TEA: { english: html } })));
    expect(document?.sections.length).toBeGreaterThan(1);
    expect(cpuTime() - start).toBeLessThan(TIME_LIMIT);
  });
});
