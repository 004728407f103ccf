/** Rule documents in Markdown, with heading marks or, as from a scan, without. */
import type { Source } from '../ast.ts';
import type { Diagnostic } from '../diagnostic.ts';
import { tooLarge } from '../parse/json.ts';
import { indexLines, LARGEST_SOURCE, type LineIndex } from '../parse/line-index.ts';
import { missingText, type PrintedSection, pointerOf, type ReadResult } from './document.ts';
import { type Heading, type Outline, outlineOf } from './headings.ts';
import { maskMarkdown } from './markdown-mask.ts';

/** Never throws. */
export function readMarkdownDocument(source: Source): ReadResult {
  if (source.text.length > LARGEST_SOURCE) return { diagnostics: [tooLarge(source, LARGEST_SOURCE)] };
  const printed = indexLines(source);
  const unmaskedOutline = outlineOf(printed, false);
  const lines = unmaskedOutline.hasHeadingMarks ? indexLines({ path: source.path, text: maskMarkdown(printed.text) }) : printed;
  const outline = unmaskedOutline.hasHeadingMarks ? outlineOf(lines, false) : unmaskedOutline;
  return readResultOf(lines, outline, 'markdown', warningsOn(lines, outline), printed.text);
}

/** The sections between headings; a text without headings is one section without a title. `unmasked` is the text before masking. */
export function readResultOf(
  lines: LineIndex,
  outline: Outline,
  form: 'markdown' | 'text',
  diagnostics: readonly Diagnostic[],
  unmasked = lines.text,
): ReadResult {
  const sections = [...textBefore(lines, outline, unmasked), ...sectionsOf(lines, outline, unmasked)];
  if (!sections.some(({ text }) => /\p{L}/u.test(text))) return { diagnostics: [...diagnostics, missingText(lines)] };
  return {
    document: { file: lines.path, form, hasHeadingMarks: outline.hasHeadingMarks, sections, contents: outline.contents },
    diagnostics,
  };
}

function asPrinted(text: string, unmasked: string, start: number): { readonly printed?: string } {
  const original = unmasked.slice(start, start + text.length).replaceAll('\r', ' ');
  return original === text ? {} : { printed: original };
}

function textBefore(lines: LineIndex, { headings, contentsLines }: Outline, unmasked: string): PrintedSection[] {
  const [first] = headings;
  const until = Math.min(
    first === undefined ? lines.text.length : lines.startOf(first.line),
    contentsLines === undefined ? Number.POSITIVE_INFINITY : lines.startOf(contentsLines[0]),
  );
  const text = lines.text.slice(0, until).replaceAll('\r', ' ').trimEnd();
  if (text.trim() === '') return [];
  const blankLength = /^(?:[ \t]*\n)*/.exec(text)?.[0].length ?? 0;
  return [
    {
      path: [],
      title: '',
      text: text.slice(blankLength),
      ...asPrinted(text.slice(blankLength), unmasked, blankLength),
      isGroup: false,
      place: lines.place(blankLength),
      placeOf: (from, to) => lines.place(blankLength + from, to === undefined ? undefined : blankLength + to),
    },
  ];
}

function sectionsOf(lines: LineIndex, outline: Outline, unmasked: string): PrintedSection[] {
  const enclosing: Heading[] = [];
  return outline.headings.map((heading, index) => {
    const next = outline.headings[index + 1];
    while (enclosing.length > 0 && (enclosing.at(-1)?.level ?? 0) >= heading.level) enclosing.pop();
    enclosing.push(heading);
    const path = enclosing.map(({ title }) => title);
    const contentsStart = outline.contentsLines === undefined ? Number.POSITIVE_INFINITY : lines.startOf(outline.contentsLines[0]);
    const until = Math.min(
      next === undefined ? lines.text.length : lines.startOf(next.line),
      contentsStart > heading.start ? contentsStart : Number.POSITIVE_INFINITY,
    );
    const raw = lines.text.slice(heading.end, until).replaceAll('\r', ' ');
    // Blank lines around the text go, a blank before its first letter stays: it may be where a symbol was.
    const blankLength = /^(?:[ \t]*\n)*/.exec(raw)?.[0].length ?? 0;
    const text = raw.slice(blankLength).trimEnd();
    const base = heading.end + blankLength;
    const pointer = pointerOf(path);
    // The first heading may be the title of the file, which holds the whole.
    const isGroup = text === '' && ((next !== undefined && next.level > heading.level) || index === 0);
    return {
      path,
      title: heading.title,
      text,
      ...asPrinted(text, unmasked, base),
      isGroup,
      place: { ...lines.place(heading.start, heading.start + heading.title.length), pointer },
      placeOf: (from, to) => ({ ...lines.place(base + from, to === undefined ? undefined : base + to), pointer }),
    };
  });
}

function warningsOn(lines: LineIndex, outline: Outline): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  const first = outline.headings[0];
  if (!outline.hasHeadingMarks && first !== undefined) {
    const message = `No heading of this file has a mark; ${outline.headings.length} were recognised by their form.`;
    const hint = 'Compare the list of headings with another document: a run-in heading looks like text.';
    diagnostics.push({
      code: 'print-headings-unmarked',
      severity: 'warning',
      message,
      place: lines.place(first.start),
      found: 'lines in capitals',
      expected: '# Title',
      hint,
    });
  }
  for (const line of outline.strays) {
    const text = lines.line(line).trim();
    const start = lines.startOf(line) + lines.line(line).indexOf(text);
    const message = 'This line in capitals is where a picture was: it is read as a caption, not as a heading.';
    diagnostics.push({
      code: 'print-caption-stray',
      severity: 'warning',
      message,
      place: lines.place(start, start + text.length),
      found: text,
    });
  }
  return diagnostics;
}
