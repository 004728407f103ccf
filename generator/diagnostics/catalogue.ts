/** Every diagnostic of the compiler and of `sightline import`. Ids are permanent: `<subject>-<problem>`. */
import { AMENDMENTS } from './amendments.ts';
import { CAPABILITIES } from './capabilities.ts';
import { DEFINITIONS } from './definitions.ts';
import { EDITIONS_AND_IDS } from './editions.ts';
import type { CatalogueEntry, CatalogueGroup } from './entry.ts';
import { ERRATA } from './errata.ts';
import { EXAMPLES } from './examples.ts';
import { PAGES } from './pages.ts';
import { PRINT, PRINT_GROUPS } from './print/catalogue.ts';
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

export const CATALOGUE: ReadonlyMap<string, CatalogueEntry> = new Map(
  Object.entries<CatalogueEntry>(ENTRIES).sort(([a], [b]) => (a < b ? -1 : 1)),
);

export const GROUPS: { readonly rules: readonly CatalogueGroup[]; readonly print: readonly CatalogueGroup[] } = {
  rules: [
    { title: 'Files and their shape', entries: SOURCES },
    { title: 'Pages and clauses', entries: PAGES },
    { title: 'Text', entries: TEXTS },
    { title: 'Examples and drawn boards', entries: EXAMPLES },
    { title: 'Definitions and expressions', entries: DEFINITIONS },
    { title: 'Types, values and order', entries: VALUES },
    { title: 'Capabilities and exceptions', entries: CAPABILITIES },
    { title: 'Errata and translations', entries: ERRATA },
    { title: 'Text of errata and readings', entries: AMENDMENTS },
    { title: 'Editions and ids', entries: EDITIONS_AND_IDS },
  ],
  print: PRINT_GROUPS,
};
