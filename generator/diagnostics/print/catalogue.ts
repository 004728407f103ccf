import type { CatalogueGroup } from '../entry.ts';
import { BETWEEN_DOCUMENTS } from './between-documents.ts';
import { FILES } from './files.ts';
import { PUNCTUATION } from './punctuation.ts';
import { REFERENCES } from './references.ts';
import { SHAPE } from './shape.ts';
import { SIGNS } from './signs.ts';
import { STRUCTURE } from './structure.ts';
import { STYLE } from './style.ts';
import { VERSIONS } from './versions.ts';
import { WORDS } from './words.ts';

export const PRINT = {
  ...BETWEEN_DOCUMENTS,
  ...FILES,
  ...PUNCTUATION,
  ...REFERENCES,
  ...SHAPE,
  ...SIGNS,
  ...STRUCTURE,
  ...STYLE,
  ...VERSIONS,
  ...WORDS,
};

export const PRINT_GROUPS: readonly CatalogueGroup[] = [
  { title: 'Files that cannot be read', entries: FILES },
  { title: 'Data and characters', entries: SHAPE },
  { title: 'Headings, lists and tables', entries: STRUCTURE },
  { title: 'Spaces and punctuation', entries: PUNCTUATION },
  { title: 'Icons and signs', entries: SIGNS },
  { title: 'Words', entries: WORDS },
  { title: 'Style', entries: STYLE },
  { title: 'References', entries: REFERENCES },
  { title: 'Between documents', entries: BETWEEN_DOCUMENTS },
  { title: 'Between versions', entries: VERSIONS },
];
