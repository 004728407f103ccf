/** The report of `sightline import --against`: as text, as JSON, as diagnostics for SARIF. */
import {
  COMPARISON_VERSION,
  concernedClauses,
  type RecordKey,
  type StoredChange,
  type StoredComparison,
  type StoredSection,
  type TextRun,
} from '../../site/src/lib/stored-comparison.ts';
import type { Diagnostic, Place } from '../diagnostic.ts';
import type { Affected, AffectedClause } from '../import/affected.ts';
import { shortLine } from '../import/document.ts';
import type { SectionChange, SectionVersion } from '../import/versions.ts';
import { visible } from '../report/text.ts';
import type { Comparison, VersionReport } from './import-against.ts';
import { defectOf } from './import-report.ts';

/**
 * For programs and for the private page: `{version, comparisons: [{file, against, document, otherDocument?, unchanged, keysNew,
 * keysGone, changes}], newDefects, uncompared}`.
 */
export function changesJson({ reports, newDefects, uncompared }: Comparison): string {
  const comparisons = reports.map(({ changes, ...report }): StoredComparison => ({ ...report, changes: changes.map(changeJson) }));
  const defects = newDefects.map((one) => ({ file: one.place.file, ...defectOf(one) }));
  return `${JSON.stringify({ version: COMPARISON_VERSION, comparisons, newDefects: defects, uncompared }, null, 1)}\n`;
}

function changeJson({ change, clauses, proposed }: Affected): StoredChange {
  const sides = {
    ...('before' in change ? { before: sideJson(change.before) } : {}),
    ...('after' in change ? { after: sideJson(change.after) } : {}),
  };
  const words = change.kind === 'changed' ? { moved: change.moved, ...change.changes } : {};
  return { kind: change.kind, ...sides, ...words, clauses, proposed };
}

const sideJson = ({ path, text, place }: SectionVersion): StoredSection => ({
  headings: path,
  text,
  ...(place === undefined ? {} : { line: place.line, column: place.column }),
});

/** For SARIF: a diagnostic for each change. */
export const changeDiagnostics = ({ reports }: Comparison): Diagnostic[] =>
  reports.flatMap((report) => [
    ...report.keysNew.map((key) => keyDiagnostic(report, 'print-key-new', NEW_KEY, key)),
    ...report.keysGone.map((key) => keyDiagnostic(report, 'print-key-gone', GONE_KEY, key)),
    ...report.changes.map((affected) => diagnosticOf(report, affected)),
  ]);

const NEW_KEY = 'The records have a key that the earlier version does not have';
const GONE_KEY = 'The records no longer have a key of the earlier version';

function keyDiagnostic({ file }: VersionReport, code: 'print-key-new' | 'print-key-gone', message: string, key: RecordKey): Diagnostic {
  return { code, severity: 'note', message: `${message}.`, place: { file, line: 1, column: 1 }, found: keyText(key) };
}

const CODES = {
  new: ['print-section-new', 'warning', 'This section is new.'],
  gone: ['print-section-gone', 'warning', 'A section is gone.'],
  moved: ['print-section-moved', 'note', 'This section has another heading or place.'],
  numbers: ['print-section-numbers-changed', 'warning', 'Numbers or signs of this section changed.'],
  words: ['print-section-words-changed', 'warning', 'Words of this section changed.'],
  marks: ['print-section-marks-changed', 'note', 'Only punctuation or capital letters of this section changed.'],
} as const;

function diagnosticOf({ file }: VersionReport, { change, clauses, proposed }: Affected): Diagnostic {
  const [code, severity, message] = CODES[change.kind === 'changed' ? change.changes.weight : change.kind];
  const topOfFile: Place = { file, line: 1, column: 1 };
  const place = ('after' in change ? change.after.place : undefined) ?? topOfFile;
  const cited = clauses.map(({ clause }) => clause).join(', ');
  const like = proposed.map(({ clause }) => clause).join(', ');
  const hint =
    cited !== ''
      ? `Look at ${shortLine(cited, 300)}.`
      : like !== ''
        ? `No clause cites it. Perhaps ${like} states it.`
        : 'No clause cites it.';
  const earlier = 'before' in change ? change.before.place : undefined;
  return {
    code,
    severity,
    message: `${message} (${headings(change)})`,
    place,
    ...(change.kind === 'changed' ? { found: shortLine(shortRuns(change.changes.runs), 400) } : {}),
    hint,
    ...(earlier === undefined ? {} : { related: [{ message: 'The earlier version is here.', place: earlier }] }),
  };
}

const title = ({ path }: SectionVersion): string => shortLine(path.join(' › ') || '(before the first heading)', 120);
const headings = (change: SectionChange): string => title('after' in change ? change.after : change.before);

export function changesText({ reports, uncompared }: Comparison): string {
  const reportLines = reports.flatMap(({ file, against, document, otherDocument, unchanged, keysNew, keysGone, changes }) => [
    '',
    `${file} against ${against} (${document}): ${countsOf(changes)}; ${unchanged} unchanged.`,
    ...(otherDocument === undefined ? [] : [`  The earlier file is taken for ${otherDocument}; they are compared all the same.`]),
    ...keysNew.map((key) => `  ${NEW_KEY}: ${keyText(key)}.`),
    ...keysGone.map((key) => `  ${GONE_KEY}: ${keyText(key)}.`),
    ...changes.flatMap(changeLines),
  ]);
  const lines = [...reportLines, ...uncompared.flatMap((file) => ['', `${file} was not compared: there is no earlier version of it.`])];
  return lines.length === 0 ? '' : `${lines.map(visible).join('\n')}\n`;
}

/** "id in 80 sections (adjacent_squares, general, …)". */
function keyText({ key, sectionCount, values }: RecordKey): string {
  const shown = values.map((value) => shortLine(value, 40)).join(', ');
  return `${key} in ${sectionCount} sections (${shown}${sectionCount > values.length ? ', …' : ''})`;
}

function countsOf(changes: readonly Affected[]): string {
  const count = (kind: SectionChange['kind']): string => `${changes.filter(({ change }) => change.kind === kind).length} ${kind}`;
  const numbers = changes.filter(({ change }) => change.kind === 'changed' && change.changes.weight === 'numbers').length;
  return `${count('new')}, ${count('gone')}, ${count('moved')}, ${count('changed')} (${numbers} in numbers)`;
}

function changeLines({ change, clauses, proposed }: Affected): string[] {
  const lineAndColumn =
    'after' in change && change.after.place !== undefined ? ` (${change.after.place.line}:${change.after.place.column})` : '';
  const isChanged = change.kind === 'changed';
  const oldHeading =
    change.kind === 'moved' || (isChanged && (change.moved || change.after.isNumbered === true))
      ? [`    from ${title(change.before)}`]
      : [];
  const words = isChanged
    ? [`    ${shortLine(shortRuns(change.changes.runs), 1200)}`, ...numbersLine(change.changes)]
    : change.kind === 'moved'
      ? []
      : [`    ${shortLine(change.kind === 'new' ? change.after.text : change.before.text, 240)}`];
  const cited = clauses.length > 0 ? citingLines(change, clauses) : uncitedLines(change, proposed);
  return ['', `  ${change.kind} ${headings(change)}${lineAndColumn}`, ...oldHeading, ...words, ...cited];
}

/** The clauses most like a section that none cites. A new section makes none of them wrong. */
function uncitedLines({ kind }: SectionChange, proposed: readonly AffectedClause[]): string[] {
  if (kind === 'moved') return ['    No clause cites it.'];
  if (proposed.length === 0) return ['    No clause cites it; none is like it.'];
  if (kind !== 'new') return ['    No clause cites it. By likeness, these may now be wrong:', ...proposed.map(clauseLine)];
  const like = proposed.map(({ clause, likeness }) => `${clause} (${Math.round(likeness * 100)}%)`);
  return [`    No clause cites it; perhaps ${like.join(', ')}.`];
}

/**
 * The clauses that cite a changed section: after changed words those with similar text may be wrong, after a changed heading only their
 * sources.
 */
function citingLines(change: SectionChange, clauses: readonly AffectedClause[]): string[] {
  const ids = (some: readonly AffectedClause[]): string => shortLine(some.map(({ clause }) => clause).join(', '), 600);
  if (change.kind === 'moved') return [`    Sources that name the old heading: ${ids(clauses)}`];
  if (change.kind === 'changed' && change.changes.weight === 'marks') return [`    Cited by ${ids(clauses)}`];
  const alike = concernedClauses(clauses);
  const others = clauses.filter((one) => !alike.includes(one));
  return ['    May now be wrong:', ...alike.map(clauseLine), ...(others.length === 0 ? [] : [`    Also cited by ${ids(others)}`])];
}

function numbersLine({
  numbersGone,
  numbersNew,
}: {
  readonly numbersGone: readonly string[];
  readonly numbersNew: readonly string[];
}): string[] {
  if (numbersGone.length + numbersNew.length === 0) return [];
  const pairs = numbersGone.map((number, index) => `${number} → ${numbersNew[index]}`);
  const lists = `${numbersGone.join(', ') || 'none'} → ${numbersNew.join(', ') || 'none'}`;
  return [`    Numbers: ${numbersGone.length === numbersNew.length ? pairs.join(', ') : lists}`];
}

function clauseLine({ clause, likeness, numbers, definitions, examples, readings, errata }: AffectedClause): string {
  const parts = [
    numbers.length === 0 ? '' : `its text gives ${numbers.join(', ')}`,
    list('definitions', definitions),
    list('examples', examples),
    list('readings', readings),
    list('errata', errata),
  ].filter((part) => part !== '');
  return `      ${clause} (${Math.round(likeness * 100)}% alike)${parts.length === 0 ? '' : `: ${parts.join('; ')}`}`;
}

const MOST_LISTED = 6;
const list = (name: string, ids: readonly string[]): string =>
  ids.length === 0
    ? ''
    : `${name} ${ids.slice(0, MOST_LISTED).join(', ')}${ids.length > MOST_LISTED ? ` and ${ids.length - MOST_LISTED} more` : ''}`;

/** Characters of unchanged text that are shown beside a change. */
const CONTEXT = 60;

/** The changed words with the text around them: `… on a [-3-] {+2+} or less …`. */
function shortRuns(runs: readonly TextRun[]): string {
  return (
    runs
      .map(({ kind, text }, index) => {
        if (kind === 'gone') return `[-${text}-]`;
        if (kind === 'new') return `{+${text}+}`;
        const [head, tail] = [index === 0 ? '' : text.slice(0, CONTEXT), index === runs.length - 1 ? '' : text.slice(-CONTEXT)];
        return text.length <= CONTEXT * 2 ? text : `${head}${head === '' ? '…' : ' … '}${tail}`;
      })
      .join(' ')
      // No blank before a mark, nor inside a compound whose parts are different runs.
      .replaceAll(/ (?=[.,;:!?)]|[-–/]\p{L})/gu, '')
  );
}
