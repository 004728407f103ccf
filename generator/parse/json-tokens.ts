/** The first fault: what is at `[start, end)`, and what should be. */
export interface JsonFault {
  readonly code: 'json-syntax' | 'json-too-deep' | 'json-number-too-large' | 'source-too-large';
  readonly start: number;
  readonly end: number;
  readonly found: string;
  readonly expected: string;
  readonly hint?: string;
}

const WORDS: { readonly [word: string]: true } = { true: true, false: true, null: true };
const NUMBER = /-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?/y;
const [TAB, LF, CR, SPACE, QUOTE, BACKSLASH] = [9, 10, 13, 32, 34, 92] as const;
/** Cut off at 40 characters, since a word is shown in messages. */
const RUN = /[A-Za-z0-9_$.+-]{1,40}/y;

export function skipSpace(text: string, from: number): number {
  let at = from;
  while (at < text.length) {
    const code = text.charCodeAt(at);
    if (code !== SPACE && code !== LF && code !== CR && code !== TAB) break;
    at++;
  }
  return at;
}

/** The offset after the string that begins at `start`, or what is wrong inside it. */
export function stringEnd(text: string, start: number): number | JsonFault {
  for (let at = start + 1; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) return at + 1;
    if (code < SPACE) {
      const isLineBreak = code === LF || code === CR;
      const sign = code === TAB ? 'a tab' : 'a control character';
      const found = `${isLineBreak ? 'a line break' : sign} inside a string`;
      const hint = isLineBreak ? { hint: 'A double quote is missing at the end of the text.' } : {};
      return { code: 'json-syntax', start: at, end: at + 1, found, expected: 'the closing ", or an escape such as \\n', ...hint };
    }
    if (code !== BACKSLASH) continue;
    const escapePattern = /["\\/bfnrt]|u[0-9a-fA-F]{4}/y;
    escapePattern.lastIndex = at + 1;
    const validEscape = escapePattern.exec(text);
    if (validEscape === null) {
      const found = text.slice(at, at + 2);
      return {
        code: 'json-syntax',
        start: at,
        end: at + found.length,
        found,
        expected: 'one of \\" \\\\ \\/ \\b \\f \\n \\r \\t or \\u and four hexadecimal digits',
      };
    }
    at += validEscape[0].length;
  }
  return { code: 'json-syntax', start, end: start + 1, found: 'a string without an end', expected: 'the closing "' };
}

/** The offset after a number, true, false or null; undefined when none of them is there. */
export function scalarEnd(text: string, start: number): number | JsonFault | undefined {
  const word = wordAt(text, start);
  if (Object.hasOwn(WORDS, word)) return start + word.length;
  NUMBER.lastIndex = start;
  const number = NUMBER.exec(text)?.[0] ?? '';
  const end = start + number.length;
  if (number === '' || wordAt(text, end) !== '') return undefined;
  if (Number.isFinite(Number(number))) return end;
  const found = number.length > word.length ? `a number of ${number.length} characters, ${word}…` : `the number ${number}`;
  return { code: 'json-number-too-large', start, end, found, expected: `a number from -${Number.MAX_VALUE} to ${Number.MAX_VALUE}` };
}

export function wordAt(text: string, start: number): string {
  RUN.lastIndex = start;
  return RUN.exec(text)?.[0] ?? '';
}
