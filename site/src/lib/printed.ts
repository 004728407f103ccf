/**
 * The private layer, read when the site is built: the text of the published documents for each clause. Git ignores it; without it no page
 * contains such text.
 */

import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { EditionId } from '../generated/book.ts';
import { textOf } from '../search/markup-text.ts';
import { book } from './book.ts';
import { layerPath } from './layer-path.ts';
import { LAYER_VERSION, type Layer, type LayerSection, layerFrom } from './printed-layer.ts';
import { nearestClause } from './printed-nearest.ts';
import { compareNumbers, type NumberComparison } from './printed-numbers.ts';

interface AsPrinted extends LayerSection {
  /** Indexes of the paragraphs that are more like this clause than like others that cite the section; empty if all or none are. */
  readonly nearestParagraphs: readonly number[];
  readonly numbers?: NumberComparison;
}

/** The layer compared with the clauses in one edition. */
interface Comparison {
  /** By `clause section`: the id of the clause and the index of the section. */
  readonly numbers: ReadonlyMap<string, NumberComparison>;
  /** By section, the id of the clause that each paragraph is most like; undefined where none shares a word. */
  readonly nearest: readonly (readonly (string | undefined)[])[];
}

const layer = layerPath === 'none' ? undefined : readLayer(resolve(layerPath));
const comparisonsByEdition = new Map<string, Comparison>();

export function printedOf(clauseId: string, edition: EditionId): readonly AsPrinted[] {
  const indexes = layer?.clauses[clauseId] ?? [];
  return indexes.flatMap((index) => {
    const section = layer?.sections[index];
    const comparison = comparisonIn(edition);
    if (section === undefined || section.paragraphs.length === 0 || comparison === undefined) return [];
    const nearest = comparison.nearest[index] ?? [];
    const ownParagraphs = nearest.flatMap((nearestId, paragraph) => (nearestId === clauseId ? [paragraph] : []));
    const numbers = comparison.numbers.get(`${clauseId} ${index}`);
    return [
      {
        ...section,
        nearestParagraphs: ownParagraphs.length < nearest.length ? ownParagraphs : [],
        ...(numbers === undefined ? {} : { numbers }),
      },
    ];
  });
}

function comparisonIn(edition: EditionId): Comparison | undefined {
  const cached = comparisonsByEdition.get(edition);
  if (cached !== undefined || layer === undefined) return cached;
  const textByClause = new Map(Object.keys(layer.clauses).map((clause) => [clause, clauseText(clause, edition)]));
  const citationsBySection = Map.groupBy(
    Object.entries(layer.clauses).flatMap(([clause, sections]) => sections.map((section) => ({ clause, section }))),
    ({ section }) => section,
  );
  const nearest = layer.sections.map(({ paragraphs }, section) => {
    const clauses = (citationsBySection.get(section) ?? []).map(({ clause }) => clause);
    return paragraphs.map((paragraph) => nearestClause(paragraph, clauses, textByClause));
  });
  const comparison = { numbers: compareNumbers(layer, (clause) => textByClause.get(clause) ?? ''), nearest };
  comparisonsByEdition.set(edition, comparison);
  return comparison;
}

/** The text of a clause without examples and tables, whose numbers are derived. */
function clauseText(id: string, edition: EditionId): string {
  const clause = book.clauses[id];
  if (clause === undefined || clause.kind === 'example' || clause.kind === 'figure') return '';
  const html = clause.html[edition] ?? clause.html[book.defaultEdition] ?? '';
  return textOf(html, { cell: ' ', item: '', block: '\n', icon: () => '', omits: ['blockquote', 'table'] });
}

function readLayer(path: string): Layer | undefined {
  if (!existsSync(path)) return undefined;
  const message = `${path} is not a private layer of version ${LAYER_VERSION}: write it again with \`npm run sightline -- import FILE…\`, or delete it.`;
  try {
    const found = layerFrom(JSON.parse(readFileSync(path, 'utf8')));
    if (found !== undefined) return found;
  } catch (error) {
    throw new Error(message, { cause: error });
  }
  throw new Error(message);
}
