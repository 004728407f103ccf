/** What the clauses of a pack are called: a module of its own, since only games are played with packs. */
import { textOf } from '../boards/json.ts';
import { fetchTitles, pageHref } from '../boards/titles.ts';
import type { Titles } from '../boards/verdict-markup.ts';

/** Titles of a pack's clauses as well; its pages are in one edition alone. */
export async function withPack(titles: Titles, address: string): Promise<Titles> {
  const known = await fetchTitles(address);
  return {
    titleOf: (rule) => textOf(known[rule]) ?? titles.titleOf(rule),
    hrefOf: (rule) => (known[rule] === undefined ? titles.hrefOf(rule) : pageHref('', rule)),
  };
}
