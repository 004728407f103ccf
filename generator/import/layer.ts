/** The private layer: for each clause the printed sections that its sources name. Plain text only; git ignores it. */
import type { PrintedSection } from './document.ts';
import type { Mapping } from './mapping.ts';

/** The site reads this version and no other. */
export const LAYER_VERSION = 1;
export const LAYER_FILE = 'printed.json';

/** A printed section; its headings from the outermost. */
export interface LayerSection {
  readonly document: string;
  readonly headings: readonly string[];
  readonly paragraphs: readonly string[];
}

export interface Layer {
  readonly version: typeof LAYER_VERSION;
  /** The documents in it. */
  readonly documents: readonly string[];
  readonly sections: readonly LayerSection[];
  /** By clause id, places in `sections`. */
  readonly clauses: { readonly [clause: string]: readonly number[] };
}

/** The layer of all documents of one run. */
export function layerOf(mappings: readonly Mapping[]): Layer {
  const numbers = new Map<PrintedSection, number>();
  const sections: LayerSection[] = [];
  const clauses = new Map<string, number[]>();
  for (const { document, byClause } of mappings) {
    for (const [clause, printed] of byClause) {
      for (const section of printed.flatMap((one) => [one, ...translationsOf(one, document.sections)])) {
        const paragraphs = paragraphsOf(section.text);
        if (paragraphs.length === 0) continue;
        const number = numbers.get(section) ?? sections.length;
        if (number === sections.length) {
          const headings = section.language === undefined ? section.path : [...section.path, section.language];
          sections.push({ document: document.id, headings: headings.map(plain), paragraphs });
          numbers.set(section, number);
        }
        clauses.set(clause, [...(clauses.get(clause) ?? []), number]);
      }
    }
  }
  const sorted = [...clauses].sort(([a], [b]) => (a < b ? -1 : 1));
  return { version: LAYER_VERSION, documents: mappings.map(({ document }) => document.id), sections, clauses: Object.fromEntries(sorted) };
}

export const printLayer = (layer: Layer): string => `${JSON.stringify(layer, null, 1)}\n`;

const translationsOf = ({ path }: PrintedSection, sections: readonly PrintedSection[]): PrintedSection[] =>
  sections.filter(
    (other) =>
      other.language !== undefined && other.path.length === path.length && other.path.every((title, index) => title === path[index]),
  );

/** The paragraphs of a text: each line is one, but a line that goes on in lower case belongs to the one before. */
export function paragraphsOf(text: string): string[] {
  const out: string[] = [];
  for (const line of text.split('\n').map(plain)) {
    if (line === '') continue;
    const before = out.at(-1);
    if (before !== undefined && /[\p{L}\p{N},]$/u.test(before.slice(-2)) && /^\p{Ll}/u.test(line))
      out[out.length - 1] = `${before} ${line}`;
    else out.push(line);
  }
  return out;
}

/** A line without control characters, blanks at its ends and marks of bold type. */
function plain(line: string): string {
  return (
    line
      // biome-ignore lint/suspicious/noControlCharactersInRegex: they must not reach a page
      .replaceAll(/[\u0000-\u001f\u007f-\u009f\u200e\u200f\u2028-\u202e\u2066-\u2069]/g, ' ')
      .replaceAll(/\*\*([^*]+)\*\*/g, '$1')
      .toWellFormed()
      .trim()
  );
}
