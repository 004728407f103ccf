/**
 * The private layer: the printed sections, which of them the sources of each clause name, and the defects found in them. Plain text only;
 * git ignores it.
 */
import { appendTo } from '../../engine/base/append-to.ts';
import { LAYER_VERSION, type Layer, type LayerSection } from '../../site/src/lib/printed-layer.ts';
import type { Diagnostic } from '../diagnostic.ts';
import { countsPlaces } from './detect/pattern.ts';
import type { PrintedSection } from './document.ts';
import type { Mapping } from './mapping.ts';

export const LAYER_FILE = 'printed.json';

/**
 * A key that a defect keeps in another version, where it has another place: its code with the words at its place. Without such words the
 * key has what is found or the JSON pointer; if `found` only counts the places, it has the message. All numbers become 0, so that a version
 * that changes one keeps the defects beside it.
 */
function defectKey({ code, message, place, found, marked }: Diagnostic): string {
  const words = countsPlaces(found) ? message : (marked ?? found ?? place.pointer ?? '');
  return plain(`${code} ${words.replaceAll(/\s+/g, ' ').replaceAll(/\d+/g, '0')}`);
}

/** `defectKey` and, on a further line, the section of the defect. */
export const placedKey = (defect: Diagnostic): string => `${defectKey(defect)}\n${plain(defect.place.pointer ?? '')}`;

export function layerOf(mappings: readonly Mapping[], diagnostics: readonly Diagnostic[]): Layer {
  const indexBySection = new Map<PrintedSection, number>();
  const sections: LayerSection[] = [];
  const indexesByClause = new Map<string, number[]>();
  const add = (document: string, section: PrintedSection): void => {
    const paragraphs = paragraphsOf(section.printed ?? section.text);
    const { language, facts } = section;
    const headings = language === undefined ? section.path : [...section.path, language];
    indexBySection.set(section, sections.length);
    sections.push({
      document,
      headings: headings.map(plain),
      paragraphs,
      ...(facts === undefined ? {} : { facts }),
      ...(language === undefined ? {} : { language }),
      ...(isNumbered(section) ? { isNumbered: true } : {}),
    });
  };
  for (const { document, byClause } of mappings) {
    for (const [clause, printedSections] of byClause) {
      for (const section of printedSections.flatMap((one) => [one, ...translationsOf(one, document.sections)])) {
        const index = indexBySection.get(section) ?? sections.length;
        if (index === sections.length) add(document.id, section);
        appendTo(indexesByClause, clause, index);
      }
    }
    // What no clause cites is stored too, for comparison with a later version.
    for (const section of document.sections) if (!indexBySection.has(section)) add(document.id, section);
  }
  const sorted = [...indexesByClause].sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    version: LAYER_VERSION,
    documents: mappings.map(({ document }) => document.id),
    sections,
    clauses: Object.fromEntries(sorted),
    defects: diagnostics.map(placedKey).sort(),
  };
}

/** The defects that are not among `earlier`, given by `placedKey`. Equal ones are matched within a section first, then between sections. */
export function newDefectsOf(defects: readonly Diagnostic[], earlier: readonly string[]): readonly Diagnostic[] {
  const keyed = defects.map((defect) => ({ defect, placed: placedKey(defect) }));
  const unmatched = without(keyed, earlier, ({ placed }) => placed);
  const unmatchedEarlier = without(
    earlier,
    keyed.map(({ placed }) => placed),
    (one) => one,
  );
  const withoutSection = (placed: string): string => placed.split('\n')[0] ?? '';
  return without(unmatched, unmatchedEarlier.map(withoutSection), ({ placed }) => withoutSection(placed)).map(({ defect }) => defect);
}

/** Leaves out, for each key, as many values as `known` has entries with that key. */
function without<Value>(values: readonly Value[], known: readonly string[], keyOf: (value: Value) => string): readonly Value[] {
  const counts = new Map<string, number>();
  for (const key of known) counts.set(key, (counts.get(key) ?? 0) + 1);
  return values.filter((value) => {
    const count = counts.get(keyOf(value)) ?? 0;
    counts.set(keyOf(value), count - 1);
    return count <= 0;
  });
}

/** Whether a section has no title, and the number of its record instead. */
export const isNumbered = ({ title, field }: PrintedSection): boolean => field !== undefined && /^\d+$/.test(title);

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
    // The last two UTF-16 units hold the last character.
    if (before !== undefined && /[\p{L}\p{N},]$/u.test(before.slice(-2)) && /^\p{Ll}/u.test(line))
      out[out.length - 1] = `${before} ${line}`;
    else out.push(line);
  }
  return out;
}

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
