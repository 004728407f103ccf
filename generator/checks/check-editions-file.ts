/**
 * Checks rules/editions.json: dates, ids that nothing else has, the default edition, and that every area of a publication is one of the
 * book and of no other publication.
 */
import type { JsonDocument } from '../ast.ts';
import type { Diagnostic } from '../diagnostic.ts';
import { unknownName } from '../diagnostics/unknown-name.ts';
import type { EditionsFile } from '../generated/editions.ts';
import { hasDuplicateEdition } from '../publication-of.ts';
import type { Rulebook } from '../rulebook.ts';
import type { ValidDocument } from '../sources/document-reader.ts';
import { withArticle } from '../wording.ts';
import { areasOf, takenFromEditions } from './taken-names.ts';

type Publication = EditionsFile['publications'][number];

export function checkEditionsFile({ value, document }: ValidDocument<EditionsFile>, rulebook: Rulebook): Diagnostic[] {
  const { publications } = value;
  const areas = areasOf(rulebook);
  const editions = publications.map(({ edition }) => edition);
  const diagnostics = [
    ...duplicates(publications, 'id', 'publication-duplicate', document),
    ...duplicates(publications, 'edition', 'edition-duplicate', document),
    ...taken(publications, takenFromEditions(rulebook), document),
    ...checkDates(publications, document),
    ...publications.flatMap((_, index) => checkAreas(publications, index, areas, document)),
  ];
  // If two publications have one edition, one of them may be meant as the default: the duplicate is the one mistake that is reported.
  if (!hasDuplicateEdition(value) && !editions.includes(value.default)) {
    const message = `There is no edition "${value.default}" to be the default.`;
    diagnostics.push(unknownName('edition-unknown', message, value.default, editions, document.placeOf('/default')));
  }
  return diagnostics;
}

/** Only one publication may list an area: an example with `same-as` compares the editions before and after that publication. */
function checkAreas(publications: readonly Publication[], index: number, areas: readonly string[], document: JsonDocument): Diagnostic[] {
  const pointerTo = (publication: number, area: string): string =>
    `/publications/${publication}/areas/${publications[publication]?.areas?.indexOf(area) ?? 0}`;
  return (publications[index]?.areas ?? []).flatMap((area): Diagnostic[] => {
    const place = document.placeOf(pointerTo(index, area));
    if (!areas.includes(area)) return [unknownName('area-unknown', `The book has no area "${area}".`, area, areas, place)];
    const first = publications.findIndex((other) => other.areas?.includes(area));
    if (first === index) return [];
    const [id, firstId] = [index, first].map((publication) => publications[publication]?.id);
    return [
      {
        code: 'area-duplicate',
        severity: 'error',
        message: `The area "${area}" is of two publications, "${firstId}" and "${id}".`,
        found: area,
        expected: 'each area in one publication, the one that states its clauses',
        hint: `Remove "${area}" from the "areas" of one of them.`,
        place,
        related: [{ message: 'The first is here.', place: document.placeOf(pointerTo(first, area)) }],
      },
    ];
  });
}

function duplicates(
  publications: readonly Publication[],
  field: 'id' | 'edition',
  code: 'publication-duplicate' | 'edition-duplicate',
  document: JsonDocument,
): Diagnostic[] {
  const what = field === 'id' ? 'publication' : 'edition';
  return publications.flatMap((publication, index): Diagnostic[] => {
    const first = publications.findIndex((other) => other[field] === publication[field]);
    if (first === index) return [];
    return [
      {
        code,
        severity: 'error',
        message: `Two publications have the ${what} "${publication[field]}".`,
        found: publication[field],
        expected: `${withArticle(what)} of its own`,
        hint: `Give this publication another "${field}".`,
        place: document.placeOf(`/publications/${index}/${field}`),
        related: [{ message: 'The first is here.', place: document.placeOf(`/publications/${first}/${field}`) }],
      },
    ];
  });
}

function taken(publications: readonly Publication[], ownerByName: ReadonlyMap<string, string>, document: JsonDocument): Diagnostic[] {
  return publications.flatMap(({ edition }, index): Diagnostic[] => {
    const owner = ownerByName.get(edition);
    if (owner === undefined) return [];
    return [
      {
        code: 'edition-id-taken',
        severity: 'error',
        message: `No edition can have the id "${edition}": ${owner}.`,
        found: edition,
        expected: 'an id that is no module of the engine, no address of the site, and no area, part or language of the book',
        hint: 'Give the edition another id.',
        place: document.placeOf(`/publications/${index}/edition`),
      },
    ];
  });
}

/** Dates of different precision are compared by their common part. */
function checkDates(publications: readonly Publication[], document: JsonDocument): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  let latest: { readonly date: string; readonly index: number } | undefined;
  for (const [index, { date }] of publications.entries()) {
    if (date === undefined) continue;
    const pointer = `/publications/${index}/date`;
    if (!dayExists(date)) {
      diagnostics.push({
        code: 'date-nonexistent',
        severity: 'error',
        message: `There is no day ${date}.`,
        found: date,
        expected: `a day of ${date.slice(0, 7)}: 01 to ${lastDayOfMonth(date)}`,
        place: document.placeOf(pointer),
      });
      continue;
    }
    if (latest !== undefined && isBefore(date, latest.date))
      diagnostics.push({
        code: 'publication-out-of-order',
        severity: 'error',
        message: `The publication of ${date} comes after one of ${latest.date}.`,
        found: date,
        expected: `${latest.date} or later`,
        hint: 'Put the publications in order of time: each edition is made by all publications up to it.',
        place: document.placeOf(pointer),
        related: [{ message: 'The later one is here.', place: document.placeOf(`/publications/${latest.index}/date`) }],
      });
    // A less precise date (`2014` after `2014-06`) is no later one.
    else if (latest?.date.startsWith(date) !== true) latest = { date, index };
  }
  return diagnostics;
}

const lastDayOfMonth = (date: string): number => new Date(Date.UTC(Number(date.slice(0, 4)), Number(date.slice(5, 7)), 0)).getUTCDate();

/** A date without a day (`2014-06`) always exists. */
const dayExists = (date: string): boolean => date.length < 10 || Number(date.slice(8)) <= lastDayOfMonth(date);

function isBefore(a: string, b: string): boolean {
  const length = Math.min(a.length, b.length);
  return a.slice(0, length) < b.slice(0, length);
}
