/** Writes the list of flips into the front matter of an erratum, or into an erratum that is JSON, and leaves every other byte as it is. */

export function rewriteFlips(text: string, flips: readonly string[]): string {
  if (/^\s*\{/.test(text)) return rewriteJsonFlips(text, flips);
  const lines = text.match(/[^\r\n]*(?:\r\n|\n|\r|$)/g) ?? [];
  const lineBreak = /[\r\n]+$/.exec(lines[0] ?? '')?.[0] ?? '\n';
  // Indexes of lines.
  const end = lines.findIndex((line, index) => index > 0 && /^---[ \t]*[\r\n]*$/.test(line));
  const keyIndex = lines.findIndex((line) => /^flips:/.test(line));
  const from = keyIndex > 0 && keyIndex < end ? keyIndex : end;
  let until = from;
  if (from === keyIndex) {
    until++;
    while (until < end && /^[ \t]*-[ \t]/.test(lines[until] ?? '')) until++;
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
