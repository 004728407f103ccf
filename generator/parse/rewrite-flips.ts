/** Writes the list of flips into the front matter of an erratum, or into an erratum that is JSON, and leaves every other byte as it is. */
import { lineBreakOf, linesWithBreaks } from './line-index.ts';

export function rewriteFlips(text: string, flips: readonly string[]): string {
  if (/^\s*\{/.test(text)) return rewriteJsonFlips(text, flips);
  const lines = linesWithBreaks(text);
  const lineBreak = lineBreakOf(lines[0] ?? '');
  const end = lines.findIndex((line, index) => index > 0 && /^---[ \t]*[\r\n]*$/.test(line));
  const keyIndex = lines.findIndex((line) => /^flips:/.test(line));
  const from = keyIndex > 0 && keyIndex < end ? keyIndex : end;
  let until = from;
  if (from === keyIndex) {
    until++;
    // Blank lines may be between the items; those after the last one stay.
    for (let index = until; index < end && /^[ \t]*(?:-[ \t].*)?[\r\n]*$/.test(lines[index] ?? ''); index++)
      if (lines[index]?.trim() !== '') until = index + 1;
  }
  const newLines = flips.length === 0 ? [] : ['flips:', ...flips.map((flip) => `  - ${flip}`)];
  lines.splice(from, until - from, ...newLines.map((line) => line + lineBreak));
  return lines.join('');
}

/** In JSON the list is always there. Ids of examples contain no bracket. */
function rewriteJsonFlips(text: string, flips: readonly string[]): string {
  const written = flips.length === 0 ? '[]' : `[${flips.map((flip) => JSON.stringify(flip)).join(', ')}]`;
  return text.replace(/("flips"\s*:\s*)\[[^\]]*\]/, (_, key: string) => `${key}${written}`);
}
