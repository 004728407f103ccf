/** The private layer, read when the site is built: what the published documents print for each clause. Git ignores it, and without it nothing of theirs is on any page. */
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { book } from './book.ts';
import { LAYER_VERSION, layerFrom, type Printed, type PrintedLayer } from './printed-layer.ts';
import { type Compared, compareNumbers } from './printed-numbers.ts';

/** A printed section beside a clause. */
export interface AsPrinted extends Printed {
  /** Where its numbers are not ours. */
  readonly numbers?: Compared;
}

/** Where the layer stands: SIGHTLINE_PRINTED, or private/printed.json; `none` leaves it out. */
const file = process.env.SIGHTLINE_PRINTED || 'private/printed.json';
const layer = file === 'none' ? undefined : readLayer(resolve(file));
const compared = layer === undefined ? new Map<string, Compared>() : compareNumbers(layer, wordsOf);

/** What is printed for a clause, by document; empty without a layer. */
export function printedOf(clause: string): readonly AsPrinted[] {
  return (layer?.clauses.get(clause) ?? []).flatMap((place) => {
    const section = layer?.sections[place];
    const numbers = compared.get(`${clause} ${place}`);
    return section === undefined ? [] : [{ ...section, ...(numbers === undefined ? {} : { numbers }) }];
  });
}

/** Our words of a clause today, as text. */
function wordsOf(clause: string): string {
  const html = book.clauses[clause]?.html[book.defaultEdition] ?? '';
  return html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/&(?:amp|#38);/g, '&');
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
