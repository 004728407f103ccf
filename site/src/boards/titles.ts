/** What clauses are called, for the chain. Fetched once, when a board first needs it. */
import { fieldsOf, textOf } from './json.ts';
import type { Titles } from './verdict-markup.ts';

let names: Promise<ReturnType<typeof fieldsOf>> | undefined;

async function fetchNames(address: string): Promise<ReturnType<typeof fieldsOf>> {
  const answer = await fetch(address);
  return answer.ok ? fieldsOf(await answer.json()) : {};
}

/** Titles of a pack's clauses as well; its pages are in one edition alone. */
export async function withPack(titles: Titles, address: string): Promise<Titles> {
  const known = await fetchNames(address);
  const hrefOfPack = (rule: string): string | undefined => (known[rule] === undefined ? undefined : pageHref('', rule));
  return {
    titleOf: (rule) => textOf(known[rule]) ?? titles.titleOf(rule),
    hrefOf: (rule) => hrefOfPack(rule) ?? titles.hrefOf(rule),
  };
}

function pageHref(prefix: string, rule: string): string {
  const [area = '', page = '', clause = ''] = rule.split('.');
  return `${prefix}/${area}/${page}/#${clause}`;
}

/** Titles and links in one edition; a clause without a title is called by its id. */
export async function titlesOf(address: string, prefix: string): Promise<Titles> {
  names ??= fetchNames(address);
  const known = await names;
  return {
    titleOf: (rule) => textOf(known[rule]) ?? rule,
    hrefOf: (rule) => pageHref(prefix, rule),
  };
}
