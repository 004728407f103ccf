import type { Rulebook } from '../rulebook.ts';
import type { ProseContext } from './html.ts';
import { type KnownTerm, termMarker } from './terms.ts';

export function proseContext(rulebook: Rulebook): { readonly context: ProseContext; readonly key: string } {
  const entries = [...rulebook.clauses.values()].flatMap((clause) => {
    const { term } = clause.data;
    return term === undefined ? [] : [{ slug: clause.slug, term, entry: clause.id }];
  });
  const knownTermOf = (entry: (typeof entries)[number]): KnownTerm => ({
    entry: entry.entry,
    see: entry.term.see,
    forms: [entry.term.name, ...entry.term.forms],
  });
  const key = JSON.stringify([[...rulebook.icons], rulebook.contents.forthcoming, entries]);
  const marker = termMarker(entries.filter((entry) => entry.term.silent !== true).map(knownTermOf));
  const context: ProseContext = {
    forthcoming: new Set(rulebook.contents.forthcoming),
    icons: rulebook.icons,
    terms: new Map(entries.map((entry) => [entry.slug, knownTermOf(entry)])),
    ...(marker === undefined ? {} : { marker }),
  };
  return { context, key };
}
