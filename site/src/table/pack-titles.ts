/** The titles of the clauses of a pack. A module of its own, since only the table uses packs. */
import { textOf } from '../boards/json.ts';
import { fetchTitles, pageHref } from '../boards/titles.ts';
import type { Titles } from '../boards/verdict-markup.ts';

/** Adds the titles of a pack's clauses. The pages of a pack are in one edition alone, so their addresses have no prefix. */
export async function withPack(titles: Titles, address: string): Promise<Titles> {
  const known = await fetchTitles(address);
  return {
    titleOf: (rule) => textOf(known[rule]) ?? titles.titleOf(rule),
    hrefOf: (rule) => (known[rule] === undefined ? titles.hrefOf(rule) : pageHref('', rule)),
  };
}
