/** The Line of Fire Chart as the engine computes it: with the question of every cell, and the printed value where it differs. */
import type { Fields } from '../base/json.ts';
import type { Judge } from '../boards/judge.ts';
import { type Label, labelWord, readFireLine } from '../boards/verdict.ts';
import printed from './printed.json' with { type: 'json' };

/** `target` is hindering terrain under an end; `standard` and `great` are a figure of that size between the ends. */
const features = ['hindering', 'target', 'blocking', 'standard', 'great'] as const;
export type Feature = (typeof features)[number];
/** The left half of the printed chart is for features on the ground, the right half for features on level 2. */
const halves = ['ground', 'elevated'] as const;
type Half = (typeof halves)[number];

interface Cell {
  readonly half: Half;
  readonly feature: Feature;
  /** The labels outdoors and indoors; absent where the cell cannot occur. */
  readonly labels?: { readonly outdoor: Label; readonly indoor: Label };
  /** The computed value in words. */
  readonly words: string;
  /** The printed value in words and why it differs; absent where both agree. */
  readonly printed?: { readonly words: string; readonly why: string };
  /** The boards that the cell links to, each with the text of the link: one, two where outdoors and indoors differ, none without labels. */
  readonly boards: readonly { readonly words: string; readonly question: Fields }[];
}
interface Row {
  readonly clause: string;
  /** The level and size of the figures at both ends, as text. */
  readonly ends: readonly [string, string];
  /** How this row was restored, where the copy of the printed chart is faulty. */
  readonly reconstructed?: string;
  readonly cells: readonly Cell[];
}

type PrintedRow = (typeof printed)['rows'][number];

const levels = { 1: 'Grounded', 2: 'Elevated' } as const;
const endOf = ([level, size]: readonly (string | number)[]): string =>
  `${level === 2 ? levels[2] : levels[1]}, ${size === 'great' ? 'great-size' : 'standard'}`;

/**
 * The question of a cell: both ends in a row of five squares, with the feature between them. For the feature `target` it is under an end on
 * the level of the half, and the line goes to that end; undefined if no end is on that level.
 */
function questionOf(row: PrintedRow, half: Half, feature: Feature, kind: 'outdoor' | 'indoor'): Fields | undefined {
  const level = half === 'ground' ? 1 : 2;
  const [fromLevel, fromSize] = row.from;
  const [toLevel, toSize] = row.to;
  const fromSquare = fromLevel === level ? 'A1' : undefined;
  const targetSquare = toLevel === level ? 'E1' : fromSquare;
  if (feature === 'target' && targetSquare === undefined) return undefined;
  const elevated = [
    ...(fromLevel === 2 ? ['A1'] : []),
    ...(feature !== 'target' && level === 2 ? ['C1'] : []),
    ...(toLevel === 2 ? ['E1'] : []),
  ];
  const between = feature === 'standard' || feature === 'great' ? [{ id: 'C', player: 'p1', at: 'C1', size: feature }] : [];
  const shootsBack = feature === 'target' && targetSquare === 'A1';
  return {
    ask: 'line-of-fire',
    map: {
      kind,
      columns: 5,
      rows: 1,
      ...(feature === 'hindering' ? { hindering: ['C1'] } : {}),
      ...(feature === 'target' && targetSquare !== undefined ? { hindering: [targetSquare] } : {}),
      ...(feature === 'blocking' ? { blocking: ['C1'] } : {}),
      elevation: elevated.length === 0 ? {} : { 2: elevated },
    },
    characters: [{ id: 'A', player: 'p1', at: 'A1', size: fromSize }, { id: 'B', player: 'p2', at: 'E1', size: toSize }, ...between],
    from: { character: shootsBack ? 'B' : 'A' },
    to: { character: shootsBack ? 'A' : 'B' },
  };
}

/** The values of a cell in `printed.json`, in words. */
const codes: { readonly [code: string]: string } = {
  C: 'Clear',
  H: 'Hindered',
  B: 'Blocked',
  OI: 'Clear outdoors, blocked indoors',
  '-': 'Not applicable',
};

const labelWords = (outdoor: Label, indoor: Label): readonly string[] =>
  outdoor === indoor ? [labelWord[outdoor]] : [`${labelWord[outdoor]} outdoors`, `${labelWord[indoor].toLowerCase()} indoors`];

function reasonOf(row: PrintedRow, half: Half, feature: Feature): string {
  const reasons: { readonly [place: string]: string | undefined } = 'why' in row && row.why !== undefined ? row.why : {};
  return reasons[`${half}.${feature}`] ?? reasons[`${half}.*`] ?? 'The printed chart is an aid; the written rules decide.';
}

function cellOf(row: PrintedRow, half: Half, feature: Feature, judge: Judge, edition: string): Cell {
  const printedWords = codes[row[half][features.indexOf(feature)] ?? '-'] ?? '';
  const labelOn = (kind: 'outdoor' | 'indoor'): Label | undefined => {
    const question = questionOf(row, half, feature, kind);
    return question === undefined ? undefined : readFireLine(judge({ ...question, edition }))?.label;
  };
  const [outdoor, indoor] = [labelOn('outdoor'), labelOn('indoor')];
  const labelTexts = outdoor === undefined || indoor === undefined ? [] : labelWords(outdoor, indoor);
  const computedWords = labelTexts.length === 0 ? 'Cannot occur' : labelTexts.join(', ');
  const agrees = computedWords === printedWords || (computedWords === 'Cannot occur' && printedWords === 'Not applicable');
  const boards = labelTexts.flatMap((part, index) => {
    const question = questionOf(row, half, feature, index === 0 ? 'outdoor' : 'indoor');
    return question === undefined ? [] : [{ words: part, question }];
  });
  return {
    half,
    feature,
    words: computedWords,
    boards,
    ...(outdoor === undefined || indoor === undefined ? {} : { labels: { outdoor, indoor } }),
    ...(agrees ? {} : { printed: { words: printedWords, why: reasonOf(row, half, feature) } }),
  };
}

export const chartOf = (judge: Judge, edition: string): readonly Row[] =>
  printed.rows.map((row) => ({
    clause: `lof-chart.rows.${row.clause}`,
    ends: [endOf(row.from), endOf(row.to)],
    ...('reconstructed' in row && row.reconstructed !== undefined ? { reconstructed: row.reconstructed } : {}),
    cells: halves.flatMap((half) => features.map((feature) => cellOf(row, half, feature, judge, edition))),
  }));
