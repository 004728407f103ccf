/** What the words of a rulebook lean on: its icons, its glossary, and what it does not hold yet. */
import type { Rulebook } from '../rulebook.ts';
import type { Setting } from './html.ts';
import { type KnownTerm, termMarker } from './terms.ts';

export function settingOf(rulebook: Rulebook): Setting {
  const entries = [...rulebook.clauses.values()].flatMap((clause) => {
    const { term } = clause.data;
    return term === undefined ? [] : [{ slug: clause.slug, term, entry: clause.id }];
  });
  const known = (of: (typeof entries)[number]): KnownTerm => ({
    entry: of.entry,
    see: of.term.see,
    forms: [of.term.name, ...of.term.forms],
  });
  const marker = termMarker(entries.filter((entry) => entry.term.silent !== true).map(known));
  return {
    forthcoming: new Set(rulebook.contents.forthcoming),
    icons: rulebook.icons,
    terms: new Map(entries.map((entry) => [entry.slug, known(entry)])),
    ...(marker === undefined ? {} : { marker }),
  };
}
