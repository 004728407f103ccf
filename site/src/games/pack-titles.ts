import { textOf } from '../base/json.ts';
import { fetchTitles, ruleHref } from '../boards/titles.ts';
import type { Titles } from '../boards/verdict-markup.ts';

/** Adds the titles of a pack's clauses. Pages of packs are built once, not for each edition, so their addresses have no prefix. */
export async function withPack(titles: Titles, address: string): Promise<Titles> {
  const packTitles = await fetchTitles(address);
  return {
    titleOf: (rule) => textOf(packTitles[rule]) ?? titles.titleOf(rule),
    hrefOf: (rule) => (packTitles[rule] === undefined ? titles.hrefOf(rule) : ruleHref('', rule)),
  };
}
