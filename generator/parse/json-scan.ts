/** Finds the first fault of a JSON text without recursion. Texts that would exhaust the stack of the recursive parser are refused here. */
import { CONFLICT_ADVICE } from './conflict.ts';
import { type JsonFault, scalarEnd, skipSpace, stringEnd, wordAt } from './json-tokens.ts';

export const DEEPEST_JSON = 200;
/**
 * About as many values as memory allows. Only tokens are counted, four to a value: its name, the colon, itself and the comma. An object or
 * a list has one more, an entry of a list two fewer.
 */
const MOST_VALUES = 400_000;
export const MOST_TOKENS = MOST_VALUES * 4;

type Awaited = 'value' | 'value or ]' | 'key' | 'key or }' | 'colon' | 'comma' | 'end';

/** Undefined for a text that is exactly one JSON value. */
export function scanJson(text: string): JsonFault | undefined {
  const openBrackets: ('{' | '[')[] = [];
  let awaited: Awaited = 'value';
  let tokenCount = 0;
  const afterValue = (): Awaited => (openBrackets.length > 0 ? 'comma' : 'end');
  let at = skipSpace(text, 0);
  for (; at < text.length; at = skipSpace(text, at)) {
    const sign = text[at] ?? '';
    const top = openBrackets.at(-1);
    if ((sign === '{' || sign === '[') && awaited.startsWith('value')) {
      openBrackets.push(sign);
      if (openBrackets.length > DEEPEST_JSON) return tooDeep(at);
      awaited = sign === '{' ? 'key or }' : 'value or ]';
      at++;
    } else if ((sign === '}' && top === '{' && (awaited === 'key or }' || awaited === 'comma')) || closesList(sign, top, awaited)) {
      openBrackets.pop();
      awaited = afterValue();
      at++;
    } else if (sign === ',' && awaited === 'comma') {
      awaited = top === '{' ? 'key' : 'value';
      at++;
    } else if (sign === ':' && awaited === 'colon') {
      awaited = 'value';
      at++;
    } else if (sign === '"' && (awaited.startsWith('value') || awaited.startsWith('key'))) {
      const end = stringEnd(text, at);
      if (typeof end !== 'number') return end;
      awaited = awaited.startsWith('key') ? 'colon' : afterValue();
      at = end;
    } else {
      const end = awaited.startsWith('value') ? scalarEnd(text, at) : undefined;
      if (end === undefined) return unexpected(text, at, awaited, top);
      if (typeof end !== 'number') return end;
      awaited = afterValue();
      at = end;
    }
    if (++tokenCount > MOST_TOKENS)
      return { ...tooDeep(at), code: 'source-too-large', found: 'more values than that', expected: `at most ${MOST_VALUES} values` };
  }
  return awaited === 'end' ? undefined : unexpected(text, at, awaited, openBrackets.at(-1));
}

function closesList(sign: string, top: string | undefined, awaited: Awaited): boolean {
  return sign === ']' && top === '[' && (awaited === 'value or ]' || awaited === 'comma');
}

function tooDeep(at: number): JsonFault {
  const expected = `at most ${DEEPEST_JSON} levels`;
  return { code: 'json-too-deep', start: at, end: at + 1, found: 'deeper nesting than that', expected };
}

function unexpected(text: string, start: number, awaited: Awaited, top: '{' | '[' | undefined): JsonFault {
  const word = wordAt(text, start) || String.fromCodePoint(text.codePointAt(start) ?? 0);
  const atEnd = start >= text.length;
  const found = atEnd ? 'the end of the text' : word;
  const fault = {
    code: 'json-syntax',
    start,
    end: atEnd ? start : start + word.length,
    found,
    expected: expectedFor(awaited, top),
  } as const;
  const hint = hintFor(text, start, awaited, top);
  return hint === undefined ? fault : { ...fault, hint };
}

function expectedFor(awaited: Awaited, top: '{' | '[' | undefined): string {
  switch (awaited) {
    case 'value':
      return 'a value';
    case 'value or ]':
      return 'a value or ]';
    case 'key':
      return 'a name in double quotes';
    case 'key or }':
      return 'a name in double quotes or }';
    case 'colon':
      return ': and a value';
    case 'comma':
      return top === '{' ? ', or }' : ', or ]';
    case 'end':
      return 'the end of the text';
  }
}

function hintFor(text: string, at: number, awaited: Awaited, top: '{' | '[' | undefined): string | undefined {
  if (text.trim() === '') return 'Nothing is written here.';
  const sign = text[at];
  if (/^(?:<{7}|={7}|>{7})/.test(text.slice(at, at + 7))) return CONFLICT_ADVICE;
  if (sign !== undefined && '“”„«»‘’'.includes(sign)) return 'Use straight double quotes: ".';
  if (sign === "'") return 'JSON strings are written in double quotes.';
  if (sign === '/' && (text[at + 1] === '/' || text[at + 1] === '*')) return 'JSON has no comments.';
  if ((sign === '}' && awaited === 'key') || (sign === ']' && awaited === 'value' && top === '['))
    return `Leave out the comma before ${sign}.`;
  if (sign === '"' && awaited === 'comma') return 'A comma is missing before this.';
  const word = wordAt(text, at);
  if (awaited === 'key' || awaited === 'key or }') return word === '' ? undefined : `Put the name in double quotes: "${word}".`;
  if (awaited === 'comma' && sign === ':' && top === '[' && text[at - 1] === '"') return 'A ] is missing before the name that ends here.';
  if (awaited === 'comma' && text[at - 1] === '"') return 'The text ended at this double quote: write \\" or a single quote inside it.';
  return awaited === 'value' || awaited === 'value or ]' ? hintForWord(word) : undefined;
}

function hintForWord(word: string): string | undefined {
  const lower = word.toLowerCase();
  if (word !== lower && ['true', 'false', 'null'].includes(lower)) return `Write ${lower}.`;
  if (lower === 'none' || lower === 'undefined') return 'Leave the field out.';
  if (/^0\d+$/.test(word)) return `Write ${word.replace(/^0+(?=\d)/, '')}: numbers have no leading zeros.`;
  return /^[A-Za-z]/.test(word) ? `Put text in double quotes: "${word}".` : undefined;
}
