/** Front matter: `key: text` lines between two lines of `---`; a list is one `- item` a line below its key. */
import type { Json } from '../../engine/base/json.ts';
import type { Diagnostic } from '../diagnostic.ts';
import type { ValuePlace } from './composed-document.ts';
import type { LineIndex } from './line-index.ts';

interface FrontMatter {
  readonly value: { readonly [key: string]: Json };
  readonly places: ReadonlyMap<string, ValuePlace>;
  readonly firstBodyLine: number;
}

const FENCE = /^---[ \t]*$/;
const FIELD = /^([a-z]+):[ \t]*(.*?)[ \t]*$/;
const ITEM = /^[ \t]*-[ \t]+(.*?)[ \t]*$/;

/** The fields by the form of their values; those of `below` are not written here, but below the front matter. */
interface FieldNames {
  readonly texts: readonly string[];
  readonly lists: readonly string[];
  readonly numbers: readonly string[];
  readonly below: readonly string[];
}

/** Undefined without front matter, or without its end. */
export function readFrontMatter(lines: LineIndex, names: FieldNames, diagnostics: Diagnostic[]): FrontMatter | undefined {
  const end = endOf(lines);
  if (!FENCE.test(lines.line(1)) || end === undefined) {
    diagnostics.push(end === undefined && FENCE.test(lines.line(1)) ? unclosed(lines) : missing(lines));
    return undefined;
  }
  const value: { [key: string]: Json } = {};
  const places = new Map<string, ValuePlace>();
  let list: { readonly key: string; readonly items: Json[] } | undefined;
  // Items below a line with a fault, or below a key without a value, which the schema reports, are part of that mistake.
  let ignoresItems = false;
  for (let number = 2; number < end; number++) {
    const line = lines.line(number);
    const start = lines.startOf(number);
    const place = lines.place(start, start + line.trimEnd().length);
    if (line.trim() === '') continue;
    const item = ITEM.exec(line);
    if (item !== null && list !== undefined) {
      places.set(`/${list.key}/${list.items.length}`, { place });
      list.items.push(item[1] ?? '');
      continue;
    }
    if (item !== null && ignoresItems) continue;
    const field = FIELD.exec(line);
    const [, key = '', text = ''] = field ?? miswrittenField(line, names, value) ?? [];
    list = undefined;
    ignoresItems = true;
    const isList = names.lists.includes(key);
    const isMisused = names.below.includes(key) || (isList && text !== '' && text !== '[]');
    if (field === null || isMisused)
      diagnostics.push(malformed(place, line, isMisused || key === '' ? {} : { hint: `Write "${key}: ${text}".` }));
    if (key === '' || isMisused) continue;
    if (Object.hasOwn(value, key)) diagnostics.push(duplicate(place, key, places.get(`/${key}`)));
    else {
      const items: Json[] = [];
      if (isList) list = { key, items };
      ignoresItems = text === '';
      value[key] = isList ? items : singleValue(text, names.numbers.includes(key));
      places.set(`/${key}`, { place });
    }
  }
  return { value, places, firstBodyLine: end + 1 };
}

/** At most six digits are a number: an order stays below that of a variant (errata/variants.ts). */
const singleValue = (text: string, isNumber: boolean): Json => (isNumber && /^[0-9]{1,6}$/.test(text) ? Number(text) : text);

const MISWRITTEN_FIELD = /^([A-Za-z]+)(?:[ \t]*[:=]|[ \t]|$)[ \t]*(.*?)[ \t]*$/;

/** The parts of a line that is probably meant as a field that `value` lacks. The field is read, so that it is not reported as missing. */
function miswrittenField(line: string, { texts, lists, numbers }: FieldNames, value: FrontMatter['value']): string[] | undefined {
  const [whole, name = '', text = ''] = MISWRITTEN_FIELD.exec(line) ?? [];
  const key = name.toLowerCase();
  if (whole === undefined || Object.hasOwn(value, key) || ![...texts, ...lists, ...numbers].includes(key)) return undefined;
  return [whole, key, text];
}

function endOf(lines: LineIndex): number | undefined {
  for (let number = 2; number <= lines.count; number++) if (FENCE.test(lines.line(number))) return number;
  return undefined;
}

function missing(lines: LineIndex): Diagnostic {
  const message = 'The file does not begin with front matter.';
  const expected = '--- on the first line, then one field a line, then ---';
  const place = lines.place(0, lines.line(1).length);
  return { code: 'front-matter-missing', severity: 'error', message, place, found: lines.line(1).slice(0, 60), expected };
}

/** The text with the lines before the body blank, so that every offset stays what it was. */
export function withoutFrontMatter(lines: LineIndex, firstBodyLine: number): string {
  const end = lines.startOf(firstBodyLine);
  return lines.text.slice(0, end).replace(/[^\r\n]/g, ' ') + lines.text.slice(end);
}

function malformed(place: Diagnostic['place'], line: string, hint: Pick<Diagnostic, 'hint'>): Diagnostic {
  const message = 'This line is not a field of the front matter.';
  const expected = 'key: text, or - item on a line of its own below the key of a list';
  return { code: 'front-matter-line-malformed', severity: 'error', message, place, found: line.trim().slice(0, 60), expected, ...hint };
}

function duplicate(place: Diagnostic['place'], key: string, first: ValuePlace | undefined): Diagnostic {
  const related = first === undefined ? {} : { related: [{ message: 'The first is here.', place: first.place }] };
  const message = `The front matter has "${key}" twice.`;
  return { code: 'front-matter-key-duplicate', severity: 'error', message, place, found: key, expected: 'each key once', ...related };
}

function unclosed(lines: LineIndex): Diagnostic {
  const message = 'The front matter has no end.';
  const place = lines.place(0, lines.line(1).length);
  return {
    code: 'front-matter-unclosed',
    severity: 'error',
    message,
    place,
    found: '---',
    expected: 'a second line of --- below the fields',
  };
}
