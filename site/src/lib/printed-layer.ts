/** The private layer of printed text. The site may not import the compiler, so the shape is declared here and checked when it is read. */

import { areTexts, isRecord } from '../../../engine/base/json.ts';

/** The path of the layer: SIGHTLINE_PRINTED, or private/printed.json; `none` leaves it out. */
export const layerPath = process.env.SIGHTLINE_PRINTED || 'private/printed.json';

/** The version of the file's format; files of other versions are refused. */
export const LAYER_VERSION = 2;

/** A section as printed, plain text. */
export interface PrintedSection {
  /** The id of the document. */
  readonly document: string;
  /** Outermost first. */
  readonly headings: readonly string[];
  readonly paragraphs: readonly string[];
}

export interface PrintedLayer {
  readonly sections: readonly PrintedSection[];
  /** Indexes in `sections`, by clause id. */
  readonly clauses: ReadonlyMap<string, readonly number[]>;
}

/** The layer in a parsed file; undefined if its version or shape is not supported. */
export function layerFrom(value: unknown): PrintedLayer | undefined {
  if (!isRecord(value) || value.version !== LAYER_VERSION || !Array.isArray(value.sections) || !isRecord(value.clauses)) return undefined;
  const sections = value.sections.filter(isSection);
  const { length } = sections;
  const clauses = Object.entries(value.clauses).flatMap(([id, indexes]) => (areIndexes(indexes, length) ? [[id, indexes] as const] : []));
  const isComplete = length === value.sections.length && clauses.length === Object.keys(value.clauses).length;
  return isComplete ? { sections, clauses: new Map(clauses) } : undefined;
}

function areIndexes(value: unknown, count: number): value is readonly number[] {
  return Array.isArray(value) && value.every((one) => Number.isInteger(one) && one >= 0 && one < count);
}

function isSection(value: unknown): value is PrintedSection {
  return isRecord(value) && typeof value.document === 'string' && areTexts(value.headings) && areTexts(value.paragraphs);
}
