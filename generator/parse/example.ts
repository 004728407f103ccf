/** Examples beside a clause: one block of `key: value` lines, in one of four forms. */
import type { Json } from '../../engine/base/json.ts';
import { isObject } from '../../engine/base/json.ts';
import type { DrawnBoard } from '../../engine/board-notation/parse-board.ts';
import type { Signs } from '../../engine/board-notation/signs.ts';
import type { ExampleAst, ExampleForm } from '../ast.ts';
import type { Diagnostic, Place } from '../diagnostic.ts';
import { type ClauseId, clauseId } from '../ids.ts';
import { type ReadEntry, readClaims } from './example-claims.ts';
import { type Entry, type Key, readEntries } from './example-entries.ts';
import { makeQuestion } from './example-question.ts';
import { isJson, readDiagnostic, readValue } from './example-values.ts';
import type { LineIndex } from './line-index.ts';
import { readBoard } from './read-board.ts';

interface ExampleSpot {
  readonly clause: ClauseId;
  readonly slug: string;
  readonly place: Place;
  /** The numbers of the first and the last line inside the fence. */
  readonly first: number;
  readonly last: number;
  readonly signs: Signs;
}

const ADDITION_KEYS: readonly Key[] = ['map', 'characters', 'objects'];
const QUESTION_KEYS: readonly Key[] = ['says', 'board', 'map', 'characters', 'objects', 'ask', 'verdict', 'because', 'refused', 'shows'];
const FORM_KEYS: { readonly [form in ExampleForm]: { readonly may: readonly Key[]; readonly must: readonly Key[] } } = {
  judge: { may: QUESTION_KEYS, must: ['says', 'ask'] },
  refused: { may: QUESTION_KEYS, must: ['says', 'ask'] },
  source: { may: ['says', 'file', 'diagnostic'], must: ['says', 'file', 'diagnostic'] },
  'same-as': { may: ['says', 'same-as'], must: ['says', 'same-as'] },
};

/** Undefined if the example has faults, which are added to `diagnostics`. */
export function parseExample(lines: LineIndex, spot: ExampleSpot, diagnostics: Diagnostic[]): ExampleAst | undefined {
  const ownDiagnostics: Diagnostic[] = [];
  const { entries, malformed } = readEntries(lines, spot.first, spot.last, ownDiagnostics);
  const form = formOf(entries, malformed);
  checkKeys(form, entries, malformed, spot, ownDiagnostics);
  const values = entries.flatMap((entry) => readValue(lines, entry, ownDiagnostics));
  const board = entries.find((entry) => entry.key === 'board');
  const drawn = board === undefined ? undefined : readBoardEntry(lines, board, spot.signs, ownDiagnostics);
  const claims = readClaims(values, ownDiagnostics);
  const entryOf = (key: Key): ReadEntry | undefined => values.find((entry) => entry.key === key);
  const ask = entryOf('ask');
  const question =
    ask === undefined ? undefined : makeQuestion(ask, board === undefined ? undefined : (drawn ?? 'faulty'), values, ownDiagnostics);
  diagnostics.push(...ownDiagnostics);
  if (ownDiagnostics.length > 0) return undefined;
  const file = entryOf('file');
  const diagnostic = readDiagnostic(entryOf('diagnostic')?.value);
  const shows = entryOf('shows');
  const additions = values.flatMap(({ key, value, place }) =>
    ADDITION_KEYS.includes(key) && isObject(value) ? { field: key, value, place } : [],
  );
  const sameAs = entries.find((entry) => entry.key === 'same-as')?.text;
  const says = entries.find((entry) => entry.key === 'says');
  return {
    id: `${spot.clause}#${spot.slug}`,
    clause: spot.clause,
    form,
    says: says?.text ?? '',
    saysPlace: says?.place ?? spot.place,
    ...(question === undefined ? {} : { question }),
    ...(board === undefined ? {} : { board: dedent(lines, board.first, board.last) }),
    claims,
    ...(sameAs === undefined ? {} : { sameAs: clauseId(sameAs) }),
    ...(shows === undefined ? {} : { shows: { clauses: textsOf(shows.value).map(clauseId), place: shows.place } }),
    ...(file === undefined ? {} : { file: file.value }),
    ...(diagnostic === undefined ? {} : { diagnostic }),
    place: spot.place,
    ...(ask === undefined ? {} : { askPlace: ask.place }),
    ...(additions.length === 0 ? {} : { additions }),
  };
}

const textsOf = (value: Json): string[] => (Array.isArray(value) ? value.map(String) : []);

/** @param malformed keys that count as present although they are misspelt or their value is not on their line */
function formOf(entries: readonly Entry[], malformed: ReadonlySet<Key>): ExampleForm {
  const has = (key: Key): boolean => malformed.has(key) || entries.some((entry) => entry.key === key);
  if (has('same-as')) return 'same-as';
  if (has('file') || has('diagnostic')) return 'source';
  return has('refused') && !has('verdict') ? 'refused' : 'judge';
}

function checkKeys(
  form: ExampleForm,
  entries: readonly Entry[],
  malformed: ReadonlySet<Key>,
  spot: ExampleSpot,
  diagnostics: Diagnostic[],
): void {
  const { may, must } = FORM_KEYS[form];
  const { file, line, column } = spot.place;
  const place = { file, line, column };
  for (const key of must) {
    if (malformed.has(key)) continue;
    const entry = entries.find((other) => other.key === key);
    // An empty value that should be JSON is reported where it is parsed.
    if (entry !== undefined && (entry.text !== '' || isJson(key))) continue;
    const message = entry === undefined ? `The example ${spot.slug} has no "${key}".` : `"${key}" is empty.`;
    diagnostics.push({ code: 'example-key-missing', severity: 'error', message, place: entry?.place ?? place, expected: `${key}: …` });
  }
  for (const entry of entries) {
    if (may.includes(entry.key)) continue;
    const message = `"${entry.key}" does not go with an example of the form "${form}".`;
    diagnostics.push({
      code: 'example-form-mixed',
      severity: 'error',
      message,
      place: entry.place,
      found: entry.key,
      expected: may.join(', '),
    });
  }
}

function readBoardEntry(lines: LineIndex, entry: Entry, signs: Signs, diagnostics: Diagnostic[]): DrawnBoard | undefined {
  if (entry.text === '') return readBoard(lines, entry.first, entry.last, signs, diagnostics);
  const place = lines.place(entry.start, entry.end);
  const hint = 'Begin the drawing on the next line, indented.';
  diagnostics.push({
    code: 'board-header-malformed',
    severity: 'error',
    message: 'There is text after "board:" on its line.',
    place,
    found: entry.text.slice(0, 60),
    hint,
  });
  return undefined;
}

function dedent(lines: LineIndex, first: number, last: number): string {
  const drawnLines: string[] = [];
  for (let number = first; number <= last; number++) {
    const line = lines.line(number).trimEnd();
    if (line !== '') drawnLines.push(line);
  }
  const indents = drawnLines.map((line) => line.length - line.trimStart().length);
  const commonIndent = indents.reduce((least, indent) => Math.min(least, indent), Number.POSITIVE_INFINITY);
  return drawnLines.map((line) => line.slice(commonIndent)).join('\n');
}
