import type { Diagnostic, Place } from '../diagnostic.ts';
import { type EditionId, editionId } from '../ids.ts';
import { nearest } from '../nearest.ts';
import type { LineIndex } from './line-index.ts';

const KEYS = [
  'says',
  'board',
  'map',
  'characters',
  'objects',
  'ask',
  'verdict',
  'because',
  'refused',
  'file',
  'diagnostic',
  'same-as',
  'shows',
] as const;
export type Key = (typeof KEYS)[number];

const MOST_ENTRIES = 100;
/** Longer text before a colon is a sentence, not a misspelt key. In characters. */
const LONGEST_NAME = 60;

/** The first line of a board that is not indented: its header, or its first row if the header is indented to be above the cells. */
const BOARD_AT_MARGIN = /^(?:A(?:[ \t]+[A-Z]{1,2})*[ \t]*$|\d+[ \t]+\S)/;

type Reporter = (code: string, place: Place, message: string, details?: Partial<Diagnostic>) => void;

export interface Entry {
  readonly key: Key;
  /** Named on the line, as in `verdict 2014: …`. */
  readonly edition?: EditionId;
  /** The value on the line: its text, and its offsets in the file. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** The numbers of the first and the last line below that belong to the value of `board`; without any, `last` is before `first`. */
  readonly first: number;
  readonly last: number;
  readonly place: Place;
}

/** The key of a line of an example, and the edition it names; undefined for other lines. */
export function keyOf(line: string): { readonly key: Key; readonly edition?: EditionId } | undefined {
  const parts = /^([a-z-]+)(?:[ \t]+([^\s:]+))?[ \t]*:/.exec(line);
  const key = KEYS.find((name) => name === parts?.[1]);
  if (key === undefined) return undefined;
  if (parts?.[2] === undefined) return { key };
  const edition = editionId(parts[2]);
  return key === 'verdict' || key === 'because' || key === 'refused' ? { key, edition } : undefined;
}

interface ParsedEntries {
  readonly entries: readonly Entry[];
  /**
   * Keys that are misspelt or have their value, or a part of it, on the lines below. They are reported here, and must not be reported as
   * missing.
   */
  readonly malformed: ReadonlySet<Key>;
}

/** Whether the value of a line, or the rest of its JSON, is on the next line. */
function goesOn(value: string, next: string): boolean {
  if (value.trim() === '') return /^(?:[ \t]+\S|[{[])/.test(next);
  return /^(?:[{[]|[{[].*[{[,:])$/.test(value.trim()) && next.trim() !== '' && keyOf(next) === undefined;
}

/** Reads the entries on the lines `first` to `last`, counted from 1. The second of two equal keys is reported and left out. */
export function readEntries(lines: LineIndex, first: number, last: number, diagnostics: Diagnostic[]): ParsedEntries {
  const entries: Entry[] = [];
  const malformed = new Set<Key>();
  const report = (code: string, place: Place, message: string, details: Partial<Diagnostic> = {}): void => {
    diagnostics.push({ code, severity: 'error', message, place, ...details });
  };
  for (let number = first; number <= last; number++) {
    const line = lines.line(number);
    if (line.trim() === '') continue;
    const offset = lines.startOf(number);
    const place = lines.place(offset, offset + line.length);
    const known = keyOf(line);
    if (known === undefined) {
      const meant = reportLine(line, offset, lines, report);
      if (meant !== undefined) malformed.add(meant);
      // Indented lines below an unknown key are not reported one by one.
      while (number < last && /^[ \t]/.test(lines.line(number + 1))) number++;
      continue;
    }
    const value = line.slice(line.indexOf(':') + 1);
    const start = offset + line.length - value.trimStart().length;
    const end = offset + line.trimEnd().length;
    const firstBelow = number + 1;
    if (known.key === 'board') while (number < last && /^([ \t]|$)/.test(lines.line(number + 1))) number++;
    const isNextMisplaced =
      number < last && (known.key === 'board' ? BOARD_AT_MARGIN.test(lines.line(number + 1)) : goesOn(value, lines.line(number + 1)));
    if (isNextMisplaced) {
      if (known.key === 'board') reportUnindented(lines, number + 1, report);
      else reportValueBelow(known.key, lines, number + 1, report);
      malformed.add(known.key);
      while (number < last && keyOf(lines.line(number + 1)) === undefined) number++;
      continue;
    }
    const earlier = entries.find((entry) => entry.key === known.key && entry.edition === known.edition);
    if (entries.length === MOST_ENTRIES) {
      report('example-line-malformed', place, `An example has at most ${MOST_ENTRIES} entries.`);
      break;
    }
    if (earlier === undefined)
      entries.push({ ...known, text: value.trim(), start: Math.min(start, end), end, first: firstBelow, last: number, place });
    else reportDuplicate(earlier, place, report);
  }
  return { entries, malformed };
}

function reportUnindented(lines: LineIndex, number: number, report: Reporter): void {
  const offset = lines.startOf(number);
  const found = lines.line(number);
  report('board-unindented', lines.place(offset, offset + found.length), 'The board is at the margin.', {
    found,
    expected: 'lines indented by two spaces or more',
    hint: 'Indent every line of the board.',
  });
}

function reportDuplicate(first: Entry, place: Place, report: Reporter): void {
  const name = first.edition === undefined ? first.key : `${first.key} ${first.edition}`;
  report('example-key-duplicate', place, `There already is a key "${name}".`, {
    found: name,
    hint: 'Remove one of the two lines.',
    related: [{ message: 'The first is here.', place: first.place }],
  });
}

function reportValueBelow(key: Key, lines: LineIndex, number: number, report: Reporter): void {
  const line = lines.line(number);
  const offset = lines.startOf(number) + line.length - line.trimStart().length;
  const place = lines.place(offset, lines.startOf(number) + line.trimEnd().length);
  report('example-line-malformed', place, `The value of "${key}" is not on its line.`, {
    expected: `${key}: and the value on one line`,
    hint: `Write the value after "${key}:". Only the lines of a board are indented.`,
  });
}

/** Reports a line that is no entry. Returns the key that it probably means; undefined where none is near. */
function reportLine(line: string, offset: number, lines: LineIndex, report: Reporter): Key | undefined {
  const indent = line.length - line.trimStart().length;
  const colon = line.indexOf(':');
  const name = line.slice(0, colon < 0 ? 0 : colon).trim();
  if (indent > 0 || name === '' || name.length > LONGEST_NAME) {
    const place = lines.place(offset + indent, offset + line.trimEnd().length);
    const hint = indent > 0 ? 'Only the lines of a board are indented.' : 'Every line is "key: value", also when the value is long.';
    report('example-line-malformed', place, 'This line is not an entry of an example.', { expected: 'key: value', hint });
    return undefined;
  }
  const place = lines.place(offset, offset + name.length);
  const [word = '', ...rest] = name.split(/\s+/);
  const meant = nearest(word, KEYS);
  const details = { found: name, expected: meant ?? KEYS.join(', ') };
  const hint =
    rest.length > 0 && KEYS.some((key) => key === word) ? 'Only verdict, because and refused may name an edition, one each.' : undefined;
  report('example-key-unknown', place, `An example has no key "${name}".`, hint === undefined ? details : { ...details, hint });
  return meant;
}
