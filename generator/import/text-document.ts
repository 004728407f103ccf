/** Rule documents as plain text, such as a saved web page: headings are lines in capitals. */
import type { Source } from '../ast.ts';
import type { Diagnostic } from '../diagnostic.ts';
import { tooLarge } from '../parse/json.ts';
import { indexLines, LARGEST_SOURCE, type LineIndex } from '../parse/line-index.ts';
import type { ReadResult } from './document.ts';
import { isCapitals, outlineOf } from './headings.ts';
import { readResultOf } from './markdown-document.ts';

/** Lines that a web page puts around an article. */
const FURNITURE =
  /^(menu|search|home|share this|skip to content|leave a (reply|comment)|cancel reply|your email address will not be published.*|post comment|required fields are marked.*|posted (on|in) .*|tags?:.*|\d+ comments?)[\s*.]*$/i;

/** Never throws. Furniture of the web page is reported and cut out. */
export function readTextDocument(source: Source): ReadResult {
  if (source.text.length > LARGEST_SOURCE) return { diagnostics: [tooLarge(source, LARGEST_SOURCE)] };
  const printed = indexLines(source);
  const diagnostics: Diagnostic[] = [];
  for (let number = 1; number <= printed.count; number++) {
    const line = printed.line(number).trim();
    if (!FURNITURE.test(line)) continue;
    const start = printed.startOf(number) + printed.line(number).indexOf(line);
    const message = 'This line belongs to the web page, not to the rules; it is left out.';
    diagnostics.push({
      code: 'print-page-furniture',
      severity: 'note',
      message,
      place: printed.place(start, start + line.length),
      found: line,
    });
  }
  // Blanked, not removed, so that every offset stays.
  const text = printed.text.replaceAll(/[^\r\n]+/g, (line) => (FURNITURE.test(line.trim()) ? ' '.repeat(line.length) : line));
  const lines = indexLines({ path: source.path, text });
  return readResultOf(lines, outlineOf(lines, isDense(lines)), 'text', diagnostics);
}

/** Whether most lines in capitals have their text right below, as on a saved web page, and not after a blank line. */
function isDense(lines: LineIndex): boolean {
  let [denseCount, apartCount] = [0, 0];
  for (let number = 1; number < lines.count; number++) {
    if (!isCapitals(lines.line(number))) continue;
    if (lines.line(number + 1).trim() === '') apartCount++;
    else denseCount++;
  }
  return denseCount >= apartCount;
}
