import { describe, expect, it } from 'vitest';
import { pageId } from '../../../generator/ids.ts';
import { parsePage } from '../../../generator/parse/markdown.ts';
import { cpuTime } from '../../support/cpu-time.ts';
import fc from '../../support/properties.ts';

const parse = (text: string) => parsePage({ path: 'rules/terrain/water.md', text }, pageId('terrain.water'));
const faults = (text: string) => parse(text).diagnostics.map(({ code, place }) => `${code} ${place.line}:${place.column}`);
const pageWith = (body: string) => `# Water\n\n## Wet {#wet}\n\n${body}\n`;

const example = '```example one\nsays: Wet.\nask: {"ask":"action-total","buildTotal":300}\n```';

describe('a page', () => {
  // "3:1" and "2d6:5": some dialects of Markdown read a colon before a name or number as a directive.
  const text = `# Water\n\nWhat it is *for*.\n\n## Wet feet {#wet}\n\nFirst.\n\n\n${example}\n\nOdds are 3:1 on 2d6:5.\n\n## Dry **land** {#dry-land}\nSecond.\n`;

  it('has a title, an opening and clauses', () => {
    const { page, diagnostics } = parse(text);
    expect(diagnostics).toEqual([]);
    expect(page).toMatchObject({ id: 'terrain.water', path: 'rules/terrain/water.md', title: 'Water', place: { line: 1, column: 1 } });
    expect(page?.opening.tree.children.map((node) => node.type)).toEqual(['paragraph']);
    expect(page?.clauses.map(({ id, title, place }) => [id, title, place.line])).toEqual([
      ['terrain.water.wet', 'Wet feet', 5],
      ['terrain.water.dry-land', 'Dry land', 17],
    ]);
  });

  it('cuts examples out of text and tree', () => {
    const [wet] = parse(text).page?.clauses ?? [];
    expect(wet?.text).toBe('First.\n\nOdds are 3:1 on 2d6:5.');
    expect(wet?.prose.tree.children.map((node) => node.type)).toEqual(['paragraph', 'paragraph']);
    expect(wet?.examples).toMatchObject([{ id: 'terrain.water.wet#one', says: 'Wet.', place: { line: 10, endLine: 13 } }]);
    expect(JSON.stringify(wet?.prose.tree)).toContain('Odds are 3:1 on 2d6:5.');
  });

  it('has the same text with CRLF line breaks and with a byte order mark', () => {
    const textsOf = (source: string) => parse(source).page?.clauses.map((clause) => clause.text);
    expect(textsOf(text.replaceAll('\n', '\r\n'))).toEqual(textsOf(text));
    expect(textsOf(`\ufeff${text}`)).toEqual(textsOf(text));
  });
});

describe('a fault of a page is reported at its place:', () => {
  it('the title', () => {
    expect(faults('')).toEqual(['page-title-missing 1:1']);
    expect(faults('Words.\n\n# Late\n')).toEqual(['page-title-missing 1:1']);
    expect(faults('#\n')).toEqual(['page-title-missing 1:1']);
    expect(faults('# One\n\n# Two\n')).toEqual(['page-title-duplicate 3:1']);
  });

  it('the ids of clauses', () => {
    expect(faults('# A\n## B\n')).toEqual(['clause-id-missing 2:1']);
    expect(faults('# A\n## B {#Not_good}\n## C {c}\n## D {#a*b*}\n')).toEqual([
      'clause-id-malformed 2:1',
      'clause-id-malformed 3:1',
      'clause-id-malformed 4:1',
    ]);
    expect(faults('# A\n## {#b}\n')).toEqual(['clause-title-missing 2:1']);
    expect(faults('# A\n## B {#b}\n## C {#b}\n')).toEqual(['clause-duplicate 3:1']);
    expect(faults('# A\n\n> ## B {#b}\n')).toEqual(['heading-nested 3:3']);
  });

  it('the places of examples', () => {
    expect(faults(`# A\n\n${example}\n`)).toEqual(['example-outside-clause 3:1']);
    expect(faults(pageWith(`${example}\n\n${example}`))).toEqual(['example-duplicate 10:1']);
    expect(faults(pageWith(example.replace(' one', '')))).toEqual(['example-id-missing 5:1']);
    expect(faults(pageWith(example.replace('one', 'One two')))).toEqual(['example-id-malformed 5:1']);
    expect(faults(pageWith(example.replace('example', 'exmaple')))).toEqual(['example-fence-misspelt 5:1']);
    expect(faults(pageWith(`- a\n\n  ${example.replaceAll('\n', '\n  ')}`))).toEqual(['example-nested 7:3']);
    expect(faults(pageWith(`  ${example}`))).toEqual(['example-nested 5:3']);
    expect(faults(pageWith(example.slice(0, -4)))).toEqual(['example-unclosed 5:1']);
  });

  it('HTML, pictures and links', () => {
    expect(faults(pageWith('a <b>b</b>\n\n<script>alert(1)</script>\n\n<!-- c -->'))).toEqual([
      'html-forbidden 5:3',
      'html-forbidden 7:1',
      'html-forbidden 9:1',
    ]);
    for (const link of ['[a](rule:terrain.water.wet) [b](https://example.org/x)', '<https://example.org/x>', 'https://example.org/x'])
      expect(faults(pageWith(link)), link).toEqual([]);
    for (const url of [
      'javascript:alert(1)',
      'JaVaScRiPt:x',
      'data:text/html,x',
      'http://a.b',
      '//a.b',
      '/a',
      '#a',
      '../a.md',
      'rule:',
      'https:',
      'file:///etc',
      'vbscript:x',
    ]) {
      expect(faults(pageWith(`[a](${url})`)), url).toEqual(['link-forbidden 5:1']);
    }
    for (const link of ['![a](https://a.b/c.png)', '<mailto:a@b.cd>', 'www.example.org', 'a@example.org', '[a]: https://a.b', '[^a]: b']) {
      expect(faults(pageWith(link)), link).toEqual(['link-forbidden 5:1']);
    }
  });
});

describe('signs of emphasis that a text may have', () => {
  it.each(['2 * 3 * 4', '\\*\\*a', 'a\\_', 'snake_case', '**a** *b* `c` ~~d~~', '***a***', '`2**3`'])('%s', (text) => {
    expect(faults(pageWith(text))).toEqual([]);
  });
});

describe('a hostile page', () => {
  const codes = (text: string) => parse(text).diagnostics.map((diagnostic) => diagnostic.code);
  const expectQuickRefusal = (text: string, code: string) => {
    const before = cpuTime();
    expect(codes(text)).toContain(code);
    // In ms of processor time.
    expect(cpuTime() - before).toBeLessThan(5000);
  };

  it('is refused quickly', () => {
    expectQuickRefusal(`# A\n\n${'x'.repeat(10 * 1024 * 1024)}\n`, 'source-too-large');
    // More signs of markup than a paragraph may have.
    expectQuickRefusal(`# A\n\n${'[a]('.repeat(30_000)}\n`, 'source-too-large');
    expectQuickRefusal(`# A\n\n${'*a **b '.repeat(30_000)}\n`, 'source-too-large');
    expectQuickRefusal(`# A\n\n${'>'.repeat(100_000)}a\n`, 'markdown-too-deep');
    expectQuickRefusal(`# A\n\n${'- '.repeat(100_000)}a\n`, 'markdown-too-deep');
    expectQuickRefusal(Array.from({ length: 300 }, (_, level) => `${' '.repeat(level * 2)}- a`).join('\n'), 'markdown-too-deep');
    // More underlined headings than a page may have.
    expectQuickRefusal(`# A\n\n${'a\n=\n'.repeat(10_000)}`, 'source-too-large');
    expectQuickRefusal(`## ${' '.repeat(200_000)}{{#a}\n`, 'page-title-missing');
    expectQuickRefusal(pageWith(`\`\`\`example a\nsays: b\n${'verdict x: {}\n'.repeat(15_000)}\`\`\``), 'example-key-duplicate');
    expectQuickRefusal(pageWith(`\`\`\`example a\nboard:\n${' A'.repeat(100_000)}\n\`\`\``), 'board-header-malformed');
  });

  it('never throws, whatever it contains', () => {
    const piece = fc.constantFrom(
      '# ',
      '## ',
      '{#',
      '}',
      '```example a\n',
      '```',
      'board:\n',
      '  A B\n',
      ' 1 A b\n',
      '---',
      'ask: ',
      '{"',
      '\n',
      '\r',
      '<b>',
      '[',
      '](',
      ')',
      '&',
      '|',
      '\\',
      '\u0000',
      '> ',
      '- ',
    );
    const anyText = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(fc.oneof(piece, fc.string({ maxLength: 3 })), { maxLength: 40 }).map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(anyText, (source) => Array.isArray(parse(source).diagnostics)),
      { numRuns: 500 },
    );
  });
});
