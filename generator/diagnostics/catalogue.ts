/** Every diagnostic of the compiler and of `sightline import`. Ids are permanent: `<subject>-<problem>`. */
import { AMENDMENTS } from './amendments.ts';
import { CAPABILITIES } from './capabilities.ts';
import { DEFINITIONS } from './definitions.ts';
import { EDITIONS_AND_IDS } from './editions.ts';
import type { CatalogueEntry } from './entry.ts';
import { ERRATA } from './errata.ts';
import { EXAMPLES } from './examples.ts';
import { PAGES } from './pages.ts';
import { PRINT } from './print/catalogue.ts';
import { SOURCES } from './sources.ts';
import { TEXTS } from './texts.ts';
import { VALUES } from './values.ts';

const ENTRIES = {
  ...SOURCES,
  ...PAGES,
  ...TEXTS,
  ...EXAMPLES,
  ...DEFINITIONS,
  ...ERRATA,
  ...AMENDMENTS,
  ...CAPABILITIES,
  ...EDITIONS_AND_IDS,
  ...VALUES,
  ...PRINT,
};

export type DiagnosticId = keyof typeof ENTRIES;

/** The entries by id, in alphabetical order. */
export const CATALOGUE: ReadonlyMap<string, CatalogueEntry> = new Map(
  Object.entries<CatalogueEntry>(ENTRIES).sort(([a], [b]) => (a < b ? -1 : 1)),
);
