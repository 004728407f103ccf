/**
 * The private layer, as `sightline import` writes it and the site and `import --against` read it. The site may not import the compiler, so
 * the shape is here.
 */
import { areTexts, isRecord } from '../../../engine/base/json.ts';

/** The version of the file's format; files of other versions are refused. */
export const LAYER_VERSION = 3;

/** A section as printed, plain text. */
export interface LayerSection {
  readonly document: string;
  /** From the outermost. */
  readonly headings: readonly string[];
  readonly paragraphs: readonly string[];
  /** Short values beside the text, such as the number of a page. */
  readonly facts?: readonly string[];
  /** Set on a translation; its last heading is the language, the others are those of the section that it translates. */
  readonly language?: string;
  /** Set where the last heading is the number of a record in a list. */
  readonly isNumbered?: boolean;
}

export interface Layer {
  readonly version: typeof LAYER_VERSION;
  readonly documents: readonly string[];
  readonly sections: readonly LayerSection[];
  /** By clause id, indexes into `sections`. */
  readonly clauses: { readonly [clause: string]: readonly number[] };
  /** The defects of the documents, each by the key that `sightline import` gives it (`placedKey`). */
  readonly defects: readonly string[];
}

/** The layer in a parsed file; undefined if its version or shape is not supported. */
export function layerFrom(value: unknown): Layer | undefined {
  if (!isRecord(value) || value.version !== LAYER_VERSION || !areTexts(value.documents)) return undefined;
  const { sections, defects } = value;
  if (!Array.isArray(sections) || !sections.every(isSection) || !isRecord(value.clauses) || !areTexts(defects)) return undefined;
  const written = Object.entries(value.clauses);
  const clauses = written.flatMap(([clause, indexes]) => (areIndexes(indexes, sections.length) ? [[clause, indexes] as const] : []));
  if (clauses.length < written.length) return undefined;
  return { version: LAYER_VERSION, documents: value.documents, sections, clauses: Object.fromEntries(clauses), defects };
}

const areIndexes = (value: unknown, count: number): value is readonly number[] =>
  Array.isArray(value) && value.every((one) => Number.isInteger(one) && one >= 0 && one < count);

const isSection = (value: unknown): value is LayerSection =>
  isRecord(value) &&
  typeof value.document === 'string' &&
  areTexts(value.headings) &&
  areTexts(value.paragraphs) &&
  (value.facts === undefined || areTexts(value.facts)) &&
  (value.language === undefined || typeof value.language === 'string') &&
  (value.isNumbered === undefined || typeof value.isNumbered === 'boolean');
