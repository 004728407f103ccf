/** Surveys Markdown before it is parsed: refuses text that would take minutes to parse, and finds the extensions that it needs. */
import type { Diagnostic } from '../diagnostic.ts';
import { ICON } from '../prose/icons.ts';
import type { LineIndex } from './line-index.ts';
import { type Extensions, extensionsFor } from './markdown-tree.ts';

/** A page of the book is far smaller. In UTF-16 units. */
export const LARGEST_PAGE = 256 * 1024;
/** Lists and quotes within each other. */
const DEEPEST_NESTING = 40;
/** Signs that may begin markup, in one paragraph or table: pairing them takes time that grows with their square. */
const MOST_MARKS = 4000;

/** Headings written by underlining, which the parser finds in a time that grows with their square. */
const MOST_UNDERLINES = 400;

const MARKS = /[[\]*_~|<`!]/g;
/** Fences at the margin only: an indented block may end with the list that it is in, so its lines are surveyed like text. */
const FENCE = /^(`{3,}(?=[^`]*$)|~{3,})/;
const UNDERLINE = /^[ \t>]*(?:=+|-+)[ \t]*$/;
const FENCE_END = /^ {0,3}(`{3,}|~{3,})[ \t]*$/;

interface Survey {
  readonly refused?: Diagnostic;
  /** Those that the text outside the fences needs. */
  readonly extensions: Extensions;
}

export function surveyMarkdown(lines: LineIndex): Survey {
  let extensions: Extensions = 'none';
  let fence: string | undefined;
  let markCount = 0;
  let underlineCount = 0;
  for (let number = 1; number <= lines.count; number++) {
    const line = lines.line(number);
    const opening = FENCE.exec(line)?.[1];
    if (fence !== undefined) {
      if (FENCE_END.exec(line)?.[1]?.startsWith(fence)) fence = undefined;
    } else if (opening !== undefined) {
      fence = opening;
      markCount = 0;
    } else {
      // The bars of an icon do not make a table.
      extensions = extensionsFor(line.replace(ICON, ''), extensions);
      if (line.trim() !== '' && nestingOf(line) > DEEPEST_NESTING) {
        return refuse(
          lines,
          number,
          'markdown-too-deep',
          `lists or quotes nested more than ${DEEPEST_NESTING} deep`,
          `at most ${DEEPEST_NESTING} levels`,
        );
      }
      if (UNDERLINE.test(line) && ++underlineCount > MOST_UNDERLINES) {
        return refuse(
          lines,
          number,
          'source-too-large',
          `more than ${MOST_UNDERLINES} underlined headings`,
          `at most ${MOST_UNDERLINES} of them`,
        );
      }
      markCount = line.trim() === '' ? 0 : markCount + (line.match(MARKS)?.length ?? 0);
      if (markCount > MOST_MARKS) {
        return refuse(
          lines,
          number,
          'source-too-large',
          `a paragraph with more than ${MOST_MARKS} signs of markup`,
          `at most ${MOST_MARKS} of them`,
        );
      }
    }
  }
  return { extensions };
}

/** How deep a line's containers may be: its markers of lists and quotes, two columns of indentation counting as one. */
function nestingOf(line: string): number {
  const marker = /([ \t]*)(>|[-*+](?=[ \t]|$)|[0-9]{1,9}[.)](?=[ \t]|$))?/y;
  let levels = 0;
  for (;;) {
    const found = marker.exec(line);
    if (found === null) return levels;
    levels += Math.floor((found[1] ?? '').replaceAll('\t', '    ').length / 2);
    if (found[2] === undefined) return levels;
    levels++;
  }
}

function refuse(lines: LineIndex, number: number, code: string, found: string, expected: string): Survey {
  const place = lines.place(lines.startOf(number));
  const message = `This Markdown is refused: it has ${found}.`;
  return { refused: { code, severity: 'error', message, place, found, expected }, extensions: 'none' };
}
