/**
 * Names that ids of editions and parts cannot have, each with what has it. An edition is a module in `engine/generated/`, and its pages are
 * at `/<edition>/…`; a part is at `/<part>/`, `/coverage/<part>/` and `/print/<part>/`. A test compares these lists with the files there.
 */
import { areaOf } from '../ids.ts';
import type { Rulebook } from '../rulebook.ts';
import { languagesOf } from './check-translations.ts';

/** Modules and folders in `engine/generated/` beside the modules of editions. */
const MODULES = ['editions', 'game', 'packs', 'question', 'question-schema', 'variants', 'verdict'];

/**
 * First parts of the addresses in `site/src/pages/`, without `glossary`: that is an area of the book, and the folder of this name only adds
 * a file to the pages of the area.
 */
const ADDRESSES = [
  ...['404', 'about', 'api', 'as-printed', 'boards', 'coverage', 'diagnostics', 'errata', 'index', 'licences', 'offline', 'packs', 'play'],
  ...['print', 'readings', 'reminders', 'rulings', 'schemas', 'search'],
];

/** Documents at `/print/` beside those of the parts. */
const DOCUMENTS = ['book', 'quick-reference'];

const namesOf = (names: readonly string[], owner: string): readonly (readonly [string, string])[] => names.map((name) => [name, owner]);

const ofAddresses = namesOf(ADDRESSES, 'other pages of the site have this address');

export const areasOf = ({ pages }: Rulebook): readonly string[] => [...new Set([...pages.keys()].map(areaOf))];

/** Of two owners of one name, the last counts. */
export const takenFromEditions = (rulebook: Rulebook): ReadonlyMap<string, string> =>
  new Map([
    ...namesOf(
      rulebook.contents.parts.map(({ id }) => id),
      'a part of the book has this id',
    ),
    ...namesOf(areasOf(rulebook), 'an area of the book has this name'),
    // Pages in the first language have no language in their addresses.
    ...namesOf(Object.keys(languagesOf(rulebook)).slice(1), 'a language of the book has this code'),
    ...ofAddresses,
    ...namesOf(MODULES, 'another module of the engine has this name'),
  ]);

export const takenFromParts: ReadonlyMap<string, string> = new Map([
  ...ofAddresses,
  ...namesOf(DOCUMENTS, 'another document to print has this address'),
]);
