/** The private layer, read when the site is built: what the published documents print for each clause. Git ignores it, and without it nothing of theirs is on any page. */

import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { EditionId } from '../generated/book.ts';
import { book } from './book.ts';
import { LAYER_VERSION, layerFrom, type Printed, type PrintedLayer } from './printed-layer.ts';
import { nearestClause } from './printed-nearest.ts';
import { type Compared, compareNumbers } from './printed-numbers.ts';

/** A printed section beside a clause. */
interface AsPrinted extends Printed {
  /** Places of the paragraphs that speak of this clause rather than of others of the section; empty where the section has no others. */
  readonly near: readonly number[];
  /** What numbers only one side has. */
  readonly numbers?: Compared;
}

/** The layer compared with our words in one edition. */
interface Comparison {
  /** By `clause section`. */
  readonly numbers: ReadonlyMap<string, Compared>;
  /** By section, the clause of each paragraph. */
  readonly owners: readonly (readonly (string | undefined)[])[];
}

/** The path of the layer: SIGHTLINE_PRINTED, or private/printed.json; `none` leaves it out. */
const file = process.env.SIGHTLINE_PRINTED || 'private/printed.json';
const layer = file === 'none' ? undefined : readLayer(resolve(file));
const comparisons = new Map<string, Comparison>();

/** What is printed for a clause, by document, compared with our words in an edition; empty without a layer. */
export function printedOf(clause: string, edition: EditionId): readonly AsPrinted[] {
  const places = layer?.clauses.get(clause) ?? [];
  return places.flatMap((place) => {
    const section = layer?.sections[place];
    const comparison = comparisonIn(edition);
    if (section === undefined || comparison === undefined) return [];
    const owners = comparison.owners[place] ?? [];
    const near = owners.flatMap((owner, index) => (owner === clause ? [index] : []));
    const numbers = comparison.numbers.get(`${clause} ${place}`);
    return [{ ...section, near: near.length < owners.length ? near : [], ...(numbers === undefined ? {} : { numbers }) }];
  });
}

function comparisonIn(edition: EditionId): Comparison | undefined {
  const known = comparisons.get(edition);
  if (known !== undefined || layer === undefined) return known;
  const words = new Map([...layer.clauses.keys()].map((clause) => [clause, wordsOf(clause, edition)]));
  const citing = Map.groupBy(
    [...layer.clauses].flatMap(([clause, places]) => places.map((place) => ({ clause, place }))),
    ({ place }) => place,
  );
  const owners = layer.sections.map(({ paragraphs }, place) => {
    const clauses = (citing.get(place) ?? []).map(({ clause }) => clause);
    return paragraphs.map((paragraph) => nearestClause(paragraph, clauses, words));
  });
  const found = { numbers: compareNumbers(layer, (clause) => words.get(clause) ?? ''), owners };
  comparisons.set(edition, found);
  return found;
}

/** The text of a clause without examples and tables, whose numbers are derived. */
function wordsOf(id: string, edition: EditionId): string {
  const clause = book.clauses[id];
  if (clause === undefined || clause.kind === 'example' || clause.kind === 'figure') return '';
  const html = clause.html[edition] ?? clause.html[book.defaultEdition] ?? '';
  const words = html.replaceAll(/<(blockquote|table)>.*?<\/\1>/gs, ' ').replaceAll(/<[^>]*>/g, ' ');
  return words.replaceAll(/&(?:amp|#38);/g, '&');
}

/** The layer, or undefined where there is none. Throws when the file is no layer of this version. */
function readLayer(path: string): PrintedLayer | undefined {
  if (!existsSync(path)) return undefined;
  const wrong = `${path} is no private layer of version ${LAYER_VERSION}: write it again with \`npm run sightline -- import FILE…\`, or delete it.`;
  try {
    const found = layerFrom(JSON.parse(readFileSync(path, 'utf8')));
    if (found !== undefined) return found;
  } catch (error) {
    throw new Error(wrong, { cause: error });
  }
  throw new Error(wrong);
}
