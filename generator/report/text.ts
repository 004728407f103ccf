/** Diagnostics for people: the place, the message, the source line with the place underlined, `found`, `expected` and `hint`. */
import { type Diagnostic, type Place, type Severity, sortDiagnostics } from '../diagnostic.ts';

interface TextOptions {
  /** The text of a source by its path, to print its lines; without it, only places are printed. */
  readonly textOf?: (file: string) => string | undefined;
  /** Whether to colour by terminal escapes; off by default. */
  readonly colour?: boolean;
  /** The most findings of each code that are printed; 20 by default. */
  readonly mostOfEachCode?: number;
}

/** The most characters of a source line that are printed. */
const WIDEST = 140;
/** Of a line whose beginning is cut off, how many characters are printed before the place. */
const BEFORE_PLACE = 20;
const MOST_OF_EACH_CODE = 20;
/** The most places listed of findings that are not printed, and the most related places of a finding. */
const MOST_PLACES = 20;
const COLOURS = { error: '31', warning: '33', note: '36', dim: '2', bold: '1' } as const;

export function reportText(diagnostics: readonly Diagnostic[], options: TextOptions = {}): string {
  const paint = (style: keyof typeof COLOURS, text: string): string =>
    options.colour === true ? `\u001b[${COLOURS[style]}m${text}\u001b[0m` : text;
  const linesByFile = new Map<string, readonly string[]>();
  const lineOf = (place: Place): string | undefined => {
    const lines =
      linesByFile.get(place.file) ??
      options
        .textOf?.(place.file)
        ?.replace(/^\ufeff/, '')
        .split(/\r\n|\n|\r/) ??
      [];
    linesByFile.set(place.file, lines);
    return lines[place.line - 1];
  };
  const { shown, unprinted } = limited(sortDiagnostics(diagnostics), options.mostOfEachCode ?? MOST_OF_EACH_CODE);
  const blocks = shown.map((diagnostic) => {
    const { severity, code, message, place } = diagnostic;
    const [first = '', ...rest] = message.split('\n');
    const head = `${paint('bold', visible(where(place)))} ${paint(severity, severity)} ${paint('dim', code)} ${visible(first)}`;
    const lines = [head, ...rest.map((line) => `    ${visible(line)}`), ...excerpt(place, lineOf(place), (text) => paint(severity, text))];
    for (const part of ['found', 'expected', 'hint'] as const) {
      if (diagnostic[part] !== undefined) lines.push(`  ${`${part}:`.padEnd(9)} ${visible(diagnostic[part])}`);
    }
    const { related = [] } = diagnostic;
    for (const other of related.slice(0, MOST_PLACES)) {
      lines.push(`  ${paint('dim', visible(where(other.place)))} ${visible(other.message)}`);
      lines.push(...excerpt(other.place, lineOf(other.place), (text) => paint('dim', text)));
    }
    if (related.length > MOST_PLACES) lines.push(`  ${related.length - MOST_PLACES} more places, not printed; --json lists all.`);
    return `${lines.join('\n')}\n`;
  });
  const unprintedLines = [...unprinted].map(([code, places]) => {
    const more = places.length > MOST_PLACES ? ', …' : '';
    const list = places.slice(0, MOST_PLACES).map((place) => visible(where(place)));
    return `${places.length} more ${paint('dim', code)}, not printed: ${list.join(', ')}${more}; --json lists all.\n`;
  });
  return [...blocks, ...unprintedLines, `${countOf(diagnostics)}\n${countsByCode(diagnostics)}`].join('\n');
}

/** One wrong definition may change hundreds of verdicts: of each code the first findings are printed, and the places of the others. */
function limited(
  sorted: readonly Diagnostic[],
  most: number,
): { readonly shown: readonly Diagnostic[]; readonly unprinted: ReadonlyMap<string, readonly Place[]> } {
  const byCode = [...Map.groupBy(sorted, ({ code }) => code)];
  const left = byCode.map(([code, ofCode]) => [code, ofCode.slice(most)] as const).filter(([, ofCode]) => ofCode.length > 0);
  const leftOut = new Set(left.flatMap(([, ofCode]) => ofCode));
  return {
    shown: sorted.filter((one) => !leftOut.has(one)),
    unprinted: new Map(left.map(([code, ofCode]) => [code, ofCode.map(({ place }) => place)])),
  };
}

function countsByCode(diagnostics: readonly Diagnostic[]): string {
  const counts = new Map<string, number>();
  for (const { code } of diagnostics) counts.set(code, (counts.get(code) ?? 0) + 1);
  if (counts.size === diagnostics.length) return '';
  const sorted = [...counts].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1));
  const width = String(sorted[0]?.[1] ?? 0).length;
  return sorted.map(([code, count]) => `  ${String(count).padStart(width)} ${code}\n`).join('');
}

/** `2 errors, 1 warning, 3 notes`, or that there is nothing to report. */
function countOf(diagnostics: readonly Diagnostic[]): string {
  const count = (severity: Severity): string => {
    const number = diagnostics.filter((diagnostic) => diagnostic.severity === severity).length;
    return number === 0 ? '' : `${number} ${severity}${number === 1 ? '' : 's'}`;
  };
  return [count('error'), count('warning'), count('note')].filter((part) => part !== '').join(', ') || 'No findings.';
}

function where(place: Place): string {
  return `${place.file}:${place.line}:${place.column}`;
}

function excerpt(place: Place, line: string | undefined, paint: (text: string) => string): string[] {
  if (line === undefined || line.trim() === '') return [];
  const start = place.column - 1;
  const end = place.endLine === undefined || place.endLine === place.line ? (place.endColumn ?? place.column + 1) - 1 : line.length;
  const from = start < WIDEST - BEFORE_PLACE ? 0 : start - BEFORE_PLACE;
  const shown = line.slice(from, from + WIDEST);
  const length = Math.max(1, Math.min(end, from + shown.length) - start);
  const number = String(place.line);
  const padding = visible(line.slice(from, start).padEnd(start - from)).replace(/[^\t]/g, ' ');
  const cutLeft = from > 0 ? '…' : '';
  const cutRight = from + WIDEST < line.length ? '…' : '';
  return [
    `  ${number} | ${cutLeft}${visible(shown)}${cutRight}`,
    `  ${' '.repeat(number.length)} | ${cutLeft === '' ? '' : ' '}${padding}${paint('^'.repeat(length))}`,
  ];
}

/** Replaces control characters, which a terminal would obey, by U+FFFD: sources may contain anything. */
export function visible(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are exactly what must not get through
  return text.replace(/[\u0000-\u0008\u000a-\u001f\u007f-\u009f\u200e\u200f\u2028-\u202e\u2066-\u2069]/g, '\ufffd');
}
