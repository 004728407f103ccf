/** The source offset of each character of a decoded JSON string. */

const ESCAPE = /\\(?:u[0-9a-fA-F]{4}|.)/gs;

/** The offset in the source of the decoded offset, for the string literal that begins at `start` with its quotation mark. */
export function sourceOffset(source: string, start: number, end: number, decoded: number): number {
  let units = 0;
  let at = start + 1;
  const inside = source.slice(start + 1, end - 1);
  for (const found of inside.matchAll(ESCAPE)) {
    const here = start + 1 + found.index;
    if (units + (here - at) >= decoded) break;
    units += here - at + 1;
    at = here + found[0].length;
    if (units === decoded) return at;
  }
  return Math.min(at + (decoded - units), end - 1);
}
