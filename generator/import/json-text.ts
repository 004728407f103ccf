const ESCAPE = /\\(?:u[0-9a-fA-F]{4}|.)/gs;

/** The offset in the source of a character of a decoded string, whose literal is at `[start, end)` with its quotation marks. */
export function sourceOffset(source: string, start: number, end: number, decodedOffset: number): number {
  let decodedCount = 0;
  let sourceAt = start + 1;
  const inside = source.slice(start + 1, end - 1);
  for (const found of inside.matchAll(ESCAPE)) {
    const escapeAt = start + 1 + found.index;
    if (decodedCount + (escapeAt - sourceAt) >= decodedOffset) break;
    decodedCount += escapeAt - sourceAt + 1;
    sourceAt = escapeAt + found[0].length;
    if (decodedCount === decodedOffset) return sourceAt;
  }
  return Math.min(sourceAt + (decodedOffset - decodedCount), end - 1);
}
