/** The grid, and the patterns that distinguish kinds of terrain without colour. */
import { fieldsOf } from '../base/json.ts';
import { readPosition, squaresOf } from '../boards/position.ts';
import { addedStyleCount, squareKinds } from '../boards/square-kinds.ts';
import { addedKinds } from '../generated/features.ts';
import type { JsonObject } from './book.ts';

interface MapPattern {
  readonly id: string;
  /** The size of a tile, in drawing units. */
  readonly width: number;
  readonly height: number;
  /** The class names of its path. */
  readonly ink: string;
  readonly path: string;
}

/** Patterns for the kinds of squares that rules add without a pattern; the kinds use them in turn. */
const sparePatterns = [
  { width: 8, height: 8, path: 'M2 2h.01M6 6h.01' },
  { width: 12, height: 8, path: 'M0 1h12M0 5h12M3 1v4M9 5v4' },
  { width: 10, height: 10, path: 'M5 2a3 3 0 1 0 0 6a3 3 0 1 0 0-6' },
  { width: 9, height: 9, path: 'M2 4.5h5M4.5 2v5' },
  { width: 12, height: 6, path: 'M0 5l3-4 3 4 3-4 3 4' },
  { width: 10, height: 10, path: 'M5 1l4 4-4 4-4-4z' },
] as const;

const addedPatterns = addedKinds.map(({ name, pattern }, index): MapPattern => {
  const { width, height, path } = pattern ?? sparePatterns[index % sparePatterns.length] ?? sparePatterns[0];
  return { id: name, width, height, ink: `ink-added-${(index % addedStyleCount) + 1}`, path };
});

export const mapPatterns: readonly MapPattern[] = [
  { id: 'grid', width: 40, height: 40, ink: 'lines', path: 'M0 0h40v40h-40z' },
  { id: 'hindering', width: 10, height: 10, ink: 'ink-hindering', path: 'M1 9l2-5 1.5 4M6 4l2-3 1 3' },
  { id: 'water', width: 20, height: 8, ink: 'ink-water', path: 'M0 4q5-4 10 0t10 0' },
  { id: 'blocking', width: 8, height: 8, ink: 'ink-blocking', path: 'M0 8L8 0M0 0l8 8' },
  { id: 'debris', width: 10, height: 10, ink: 'ink-debris', path: 'M1 3l3-2 1 3zM6 8l2-3 2 3zM2 8h2v1.5H2z' },
  { id: 'raised', width: 8, height: 8, ink: 'ink-elevation', path: 'M0 8L8 0' },
  { id: 'high', width: 5, height: 5, ink: 'ink-elevation', path: 'M0 5L5 0' },
  { id: 'interior', width: 8, height: 8, ink: 'ink-interior', path: 'M4 0v8' },
  { id: 'start', width: 8, height: 8, ink: 'ink-start', path: 'M2.8 4a1.2 1.2 0 1 0 2.4 0a1.2 1.2 0 1 0-2.4 0' },
  { id: 'special', width: 10, height: 6, ink: 'ink-special', path: 'M0 5l5-4 5 4' },
  { id: 'field-of-fire-hindered', width: 8, height: 8, ink: 'ink-field-of-fire hindered', path: 'M1 4h4' },
  { id: 'field-of-fire-blocked', width: 7, height: 7, ink: 'ink-field-of-fire blocked', path: 'M0 7L7 0M-1 1L1 -1M6 8L8 6' },
  ...addedPatterns,
];

export const isForFieldOfFire = ({ id }: MapPattern): boolean => id.startsWith('field-of-fire-');

function patternsOf(question: JsonObject): readonly string[] {
  const position = readPosition(question);
  if (position === undefined) return [];
  const { elevation, starts } = position.map;
  const levels = Object.entries(elevation).flatMap(([level, squares]) => (squares.length > 0 && level !== '1' ? [Number(level)] : []));
  return [
    'grid',
    ...squareKinds.filter((kind) => squaresOf(position.map, kind).length > 0).map(({ name }) => name),
    ...levels.map((level) => (level > 2 ? 'high' : 'raised')),
    ...(starts.length > 0 ? ['start'] : []),
    ...(fieldsOf(question).ask === 'visibility' ? ['field-of-fire-hindered', 'field-of-fire-blocked'] : []),
  ];
}

export function patternsFor(questions: readonly (JsonObject | undefined)[]): readonly MapPattern[] {
  const used = new Set(questions.flatMap((question) => (question === undefined ? [] : patternsOf(question))));
  return mapPatterns.filter(({ id }) => used.has(id));
}
