/** Every diagnostic of `sightline import`. */
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
