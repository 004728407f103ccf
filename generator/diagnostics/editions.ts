import type { Entries } from './entry.ts';

const EDITIONS = 'rules/editions.json';
const GUIDE_ENTRY = '{ "id": "guide", "title": "Guide",';
const BOOK = 'rules/book.json';
const PART = '{ "id": "ID", "title": "More", "says": "More of it.", "pages": ["turns.escape"] }';
const EDITION_CALLED_PACKS =
  '{ "id": "leaflet", "title": "Leaflet", "edition": "packs", "editionTitle": "Leaflet", "says": "With the leaflet." }';
const WRONG_ORDER =
  '{ "id": "later", "title": "Later", "edition": "later", "editionTitle": "Later", "says": "Later.", "date": "2016" },{ "id": "sooner", "title": "Sooner", "edition": "sooner", "editionTitle": "Sooner", "says": "Sooner.", "date": "2015" }';
const REST_ERRATUM = 'rules/errata/guide-rest.md';
const REST_READING = 'rules/readings/rest.md';

const erratum = (id: string): string => `---
id: ${id}
publication: guide
source: Guide, A rest
---

# Cover counts 2

Cover is better.

\`\`\`set cover.defense
{ "modifier": 2 }
\`\`\`
`;

const reading = (slug: string, variants: readonly string[] = []): string =>
  [
    '# Rest',
    `## What a rest is {#${slug}}`,
    'A rest is a turn without an action.',
    '### Why',
    'The text says so.',
    '### Settles',
    '- turns.escape.rest',
    ...variants.flatMap((id) => [`### Variant {#${id}}`, 'A rest is a move.']),
    '',
  ].join('\n\n');

export const EDITIONS_AND_IDS = {
  'edition-unknown': {
    unknownName: 'not-of-definition',
    title: 'Unknown edition',
    explanation:
      'The editions are those of the publications in rules/editions.json. An example names one after `verdict`, `because` or `refused`.',
    example: { file: 'rules/turns/escape.md', right: 'verdict original:', wrong: 'verdict orignal:' },
  },
  'edition-duplicate': {
    title: 'Edition id used twice',
    explanation: 'Every publication makes an edition of its own: the rules with all publications up to it.',
    example: { file: EDITIONS, right: '"edition": "current"', wrong: '"edition": "original"' },
  },
  'edition-id-taken': {
    title: 'Edition with the id of something else',
    explanation:
      'The id of an edition names a module of the engine, and the addresses of its pages begin with it. So it cannot be the name of another module, of other pages of the site, or of an area, a part or a language of the book.',
    example: { file: EDITIONS, right: '"publications": [', wrong: `"publications": [${EDITION_CALLED_PACKS},` },
  },
  'part-duplicate': {
    title: 'Part id used twice',
    explanation: 'The id of a part is its address on the site, so no two parts of the book have the same id.',
    example: { file: BOOK, right: '"parts": [', wrong: `"parts": [${PART.replace('ID', 'all')},` },
  },
  'part-id-taken': {
    title: 'Part with the address of something else',
    explanation: 'The id of a part is its address on the site and among the documents to print. Other pages have this address.',
    example: { file: BOOK, right: '"parts": [', wrong: `"parts": [${PART.replace('ID', 'boards')},` },
  },
  'publication-duplicate': {
    title: 'Publication id used twice',
    explanation: 'Errata name the publication that they belong to, so no two publications have the same id.',
    example: { file: EDITIONS, right: '"id": "guide"', wrong: '"id": "first-print"' },
  },
  'publication-out-of-order': {
    title: 'Publication before an earlier one',
    explanation: 'The publications are listed in order of time. Dates of different precision are compared by their common part.',
    example: { file: EDITIONS, right: '"publications": [', wrong: `"publications": [${WRONG_ORDER},` },
  },
  'date-nonexistent': {
    title: 'Day that does not exist',
    explanation: 'A date is a year, a month or a day of the calendar: `2015`, `2015-02` or `2015-02-28`.',
    example: { file: EDITIONS, right: GUIDE_ENTRY, wrong: `${GUIDE_ENTRY} "date": "2015-02-30",` },
  },
  'area-duplicate': {
    title: 'Area of two publications',
    explanation:
      'One publication states the clauses of an area. It decides from which edition on they are cited, and between which editions an example with `same-as` compares.',
    example: {
      file: EDITIONS,
      right: `{ "id": "first-print", "title": "First print", "edition": "original", "editionTitle": "Original", "says": "As printed." },\n    ${GUIDE_ENTRY}`,
      wrong: `{ "id": "first-print", "title": "First print", "edition": "original", "editionTitle": "Original", "says": "As printed.", "areas": ["turns"] },\n    ${GUIDE_ENTRY} "areas": ["turns"],`,
    },
  },
  'area-unknown': {
    unknownName: 'not-of-definition',
    title: 'Unknown area of the book',
    explanation: '`areas` lists the folders of rules/ whose clauses a publication states.',
    example: { file: EDITIONS, right: GUIDE_ENTRY, wrong: `${GUIDE_ENTRY} "areas": ["turn"],` },
  },
  'erratum-duplicate': {
    title: 'Erratum id used twice',
    explanation: 'Links and flips name errata by their ids. Give one of the errata another id.',
    example: { file: REST_ERRATUM, wrong: erratum('guide.escape') },
  },
  'erratum-misnamed': {
    title: 'Erratum named after another publication',
    explanation: 'The id of an erratum is its publication and a name: `guide.rest` for an erratum of `guide`.',
    example: { file: REST_ERRATUM, wrong: erratum('first-print.rest') },
  },
  'reading-duplicate': {
    title: 'Reading id used twice',
    explanation: 'The id of a reading is permanent and used in links. Give one of the readings another id.',
    example: { file: REST_READING, wrong: reading('rest') + reading('rest').replace('# Rest\n\n', '') },
  },
  'variant-duplicate': {
    title: 'Variant id used twice',
    explanation: 'A variant is chosen by its id, so no two variants of the book have the same id.',
    example: { file: REST_READING, wrong: reading('rest', ['quick', 'quick']) },
  },
} as const satisfies Entries;
