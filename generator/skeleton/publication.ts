/** A new publication in rules/editions.json, with the edition that it makes and a document of its name. */

import { capitalised } from '../../engine/base/text.ts';
import type { EditionsFile, Publication } from '../generated/editions.ts';
import type { EditionId } from '../ids.ts';

export interface NewPublication {
  readonly id: string;
  readonly edition: EditionId;
  readonly title?: string;
  readonly date?: string;
}

/** In characters. The title may be added under `documents` too, where the schema of rules/editions.json refuses a shorter one. */
const SHORTEST_TITLE = 2;

interface ChangedEditions {
  readonly text: string;
  /** The id of the publication that follows the new one in time. Its errata are applied after those of the new one. */
  readonly next?: string;
}

/**
 * The text of the file with the publication in its place in time; or what is wrong.
 * @param schema what the file names as its schema, if anything
 */
export function addPublication(file: EditionsFile, wanted: NewPublication, schema?: string): ChangedEditions | { readonly fault: string } {
  const { publications, documents } = file;
  for (const name of [wanted.id, wanted.edition])
    if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name))
      return { fault: `\`${name}\` is not an id: lower-case letters, digits and hyphens are expected.` };
  if (publications.some(({ id }) => id === wanted.id)) return { fault: `There is a publication \`${wanted.id}\` already.` };
  if (publications.some(({ edition }) => edition === wanted.edition))
    return { fault: `There is an edition \`${wanted.edition}\` already.` };
  // An edition that is named after a date has that date.
  const date = wanted.date ?? (isDate(wanted.edition) ? wanted.edition : undefined);
  if (date !== undefined && !isDate(date)) return { fault: `\`${date}\` is not a date: 2015, 2015-06 or 2015-06-30 is expected.` };
  const title = wanted.title ?? titleOf(wanted.id);
  if (title.length < SHORTEST_TITLE) return { fault: `\`${title}\` is too short for a title: give one with \`--title\`.` };
  const publication: Publication = {
    id: wanted.id,
    title,
    edition: wanted.edition,
    editionTitle: titleOf(wanted.edition),
    ...(date === undefined ? {} : { date }),
    says: `The rules with every erratum of “${title}”.`,
  };
  const index = date === undefined ? publications.length : indexInTime(publications, date);
  const allPublications = [...publications.slice(0, index), publication, ...publications.slice(index)];
  const newFile = {
    ...(schema === undefined ? {} : { $schema: schema }),
    ...file,
    documents: Object.hasOwn(documents, wanted.id) ? documents : { ...documents, [wanted.id]: title },
    publications: allPublications,
  };
  const next = publications[index]?.id;
  return { text: `${printWithShortLists(newFile)}\n`, ...(next === undefined ? {} : { next }) };
}

/** Prints lists of texts on one line, as they are in rules/editions.json; no formatter changes that file. */
const printWithShortLists = (value: unknown): string =>
  JSON.stringify(value, null, 2).replace(
    /\[\s+("[^"\n]*"(?:,\s+"[^"\n]*")*)\s+\]/g,
    (_, items: string) => `[${items.replace(/,\s+/g, ', ')}]`,
  );

/** The index of the first publication with a later date, or the end. One without a date counts as having that of the one before it. */
function indexInTime(publications: readonly Publication[], date: string): number {
  const later = publications.findIndex((one) => one.date !== undefined && one.date > date);
  return later < 0 ? publications.length : later;
}

function isDate(text: string): boolean {
  if (!/^[0-9]{4}(-[0-9]{2}(-[0-9]{2})?)?$/.test(text)) return false;
  const [year = '', month = '01', day = '01'] = text.split('-');
  const fullDate = `${year}-${month}-${day}`;
  const instant = new Date(`${fullDate}T00:00:00Z`);
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(fullDate);
}

const titleOf = (id: string): string => (isDate(id) ? id : capitalised(id.replaceAll('-', ' ')));
