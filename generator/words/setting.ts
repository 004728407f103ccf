/** What the words of a rulebook lean on: its icons, its glossary, and what it does not hold yet. */
import type { Rulebook } from '../rulebook.ts';
import type { Setting } from './html.ts';
import { type KnownTerm, termMarker } from './terms.ts';

/** The last setting made: while icons and terms stay, words rendered in it need not be rendered again. */
let last: { readonly key: string; readonly setting: Setting } | undefined;

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
  const key = JSON.stringify([[...rulebook.icons], rulebook.contents.forthcoming, entries]);
  if (last?.key === key) return last.setting;
  const marker = termMarker(entries.filter((entry) => entry.term.silent !== true).map(known));
  const setting: Setting = {
    forthcoming: new Set(rulebook.contents.forthcoming),
    icons: rulebook.icons,
    terms: new Map(entries.map((entry) => [entry.slug, known(entry)])),
    ...(marker === undefined ? {} : { marker }),
  };
  last = { key, setting };
  return setting;
}
