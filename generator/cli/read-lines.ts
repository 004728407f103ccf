/** Splits a stream of bytes into lines at LF or CRLF, in constant memory. Other separators, U+2028 or a CR alone, are part of a line. */

const LF = 10;
const CR = 13;
const BOM = Buffer.from([0xef, 0xbb, 0xbf]);

/** A line as text, or the number of bytes of one that is over the limit and was dropped while it arrived. */
export type Line = string | { readonly bytes: number };

/** The line that is being read: its pieces so far, none if it is over the limit, and its bytes. */
interface OpenLine {
  readonly pieces: Buffer[];
  bytes: number;
}

/** Yields the lines of every chunk in order: those that end in one chunk as one list. A byte order mark at the beginning is left out. */
export async function* readLines(chunks: AsyncIterable<Buffer | string>, mostBytes: number): AsyncGenerator<readonly Line[]> {
  const open: OpenLine = { pieces: [], bytes: 0 };
  let isFirstLine = true;
  const close = (): Line => {
    const { bytes } = open;
    const lineBytes = open.pieces.length === 1 ? open.pieces[0] : Buffer.concat(open.pieces);
    open.pieces.length = 0;
    open.bytes = 0;
    const mayHaveBom = isFirstLine;
    isFirstLine = false;
    if (bytes > mostBytes || lineBytes === undefined) return { bytes };
    const start = mayHaveBom && lineBytes.subarray(0, BOM.length).equals(BOM) ? BOM.length : 0;
    return lineBytes.toString('utf8', start, lineBytes.at(-1) === CR ? lineBytes.length - 1 : lineBytes.length);
  };
  for await (const chunk of chunks) {
    const bytes = typeof chunk === 'string' ? Buffer.from(chunk) : chunk;
    const lines: Line[] = [];
    let start = 0;
    for (let end = bytes.indexOf(LF); end >= 0; end = bytes.indexOf(LF, start)) {
      add(open, bytes.subarray(start, end), mostBytes);
      lines.push(close());
      start = end + 1;
    }
    if (start < bytes.length) add(open, bytes.subarray(start), mostBytes);
    if (lines.length > 0) yield lines;
  }
  if (open.bytes > 0) yield [close()];
}

function add(open: OpenLine, piece: Buffer, mostBytes: number): void {
  open.bytes += piece.length;
  if (open.bytes > mostBytes) open.pieces.length = 0;
  else open.pieces.push(piece);
}
