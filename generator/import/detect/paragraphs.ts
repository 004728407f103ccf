/** Paragraphs and tables that a scan broke. */
import type { Diagnostic } from '../../diagnostic.ts';
import type { Corpus } from '../corpus.ts';
import { finding, type PrintedSection, shortLine } from '../document.ts';
import { GLYPH } from './icons.ts';
import { UNENDING } from './leftovers.ts';
import { excerpt, matchesIn } from './pattern.ts';

export function findParagraphs(corpus: Corpus): Diagnostic[] {
  return corpus.documents.flatMap(({ document, sections, isEnglish }) =>
    document.form === 'json'
      ? sections.flatMap((section) => (isEnglish ? brokenParagraphs(section, (text) => UNENDING.test(text)) : []))
      : sections.flatMap((section) => [...brokenParagraphs(section, () => true), ...brokenTables(section)]),
  );
}

/** In characters: how much of the text before a break is looked at. */
const LONGEST_ENDING = 30;

/**
 * A paragraph without an end mark, and the next in lower case: a page or column ended here. In JSON, where such paragraphs may be the
 * entries of a list, `mayBreak` is only true of a text that is no whole entry.
 */
function brokenParagraphs(section: PrintedSection, mayBreak: (text: string) => boolean): Diagnostic[] {
  return matchesIn(section.text, /(?<=[\p{L}\p{N},;'’-])\n[ \t]*(?:\n[ \t]*)+(?=\p{Ll})/gu).flatMap((gap) => {
    const after = gap.index + gap[0].length;
    // A first line after the break that ends with a colon introduces a list, and so probably does not continue the sentence before the break.
    if (/^[^\n]*:[ \t]*(?:\n|$)/.test(section.text.slice(after, after + 200))) return [];
    if (!mayBreak(section.text.slice(Math.max(0, gap.index - LONGEST_ENDING), gap.index))) return [];
    const found = excerpt(section.text, gap.index, after).replaceAll(/\s+/g, ' ');
    const message = 'A paragraph is broken in mid-sentence.';
    return [
      finding(section, {
        code: 'print-paragraph-broken',
        severity: 'warning',
        message,
        at: [after, after + 1],
        found,
        expected: 'one paragraph',
        hint: 'Both parts are read as one.',
      }),
    ];
  });
}

/** Rows of different lengths or repeated rows: the structure of the table is lost. */
function brokenTables(section: PrintedSection): Diagnostic[] {
  const lines = matchesIn(section.text, /^.*$/gm);
  // A line of at least four cells is a row of a table.
  const rows = lines.filter(([line]) => line.split('\t').length > 3);
  const [first] = rows;
  if (rows.length < 3 || first === undefined) return [];
  const sizes = new Set(rows.map(([line]) => line.split('\t').length));
  // Without the first two cells, which may name or number the row.
  const restsOfRows = rows.map(([line]) => line.split('\t').slice(2).join('\t'));
  const doubledCount = restsOfRows.filter((body, index) => restsOfRows.indexOf(body) !== index && body.trim() !== '').length;
  if (sizes.size === 1 && doubledCount === 0) return [];
  const found = `${rows.length} rows, of ${[...sizes].sort((a, b) => a - b).join(', ')} cells, ${doubledCount} of them doubled`;
  const hint = 'Never import it cell by cell: rebuild it by hand from the text.';
  const table = finding(section, {
    code: 'print-table-broken',
    severity: 'error',
    message: 'The structure of this table is lost.',
    at: [first.index, first.index + first[0].length],
    found,
    expected: 'rows of one length',
    hint,
  });
  return [table, ...foreignGlyphs(section, rows.map(([line]) => line).join('\n'))];
}

/** Symbols that the text of the section has but its table does not hold; triangles and bullets (U+25A0 to U+25FF) are no symbols. */
function foreignGlyphs(section: PrintedSection, table: string): Diagnostic[] {
  return matchesIn(section.text, GLYPH)
    .filter(([glyph]) => !table.includes(glyph) && !/^[\u25a0-\u25ff]/.test(glyph))
    .map((match) => {
      const message = 'The text explains a symbol that its table does not hold.';
      const inTable = [...new Set(table.match(GLYPH) ?? [])].join(' ');
      return finding(section, {
        code: 'print-symbol-foreign',
        severity: 'note',
        message,
        at: [match.index, match.index + match[0].length],
        found: match[0],
        expected: shortLine(inTable),
      });
    });
}
