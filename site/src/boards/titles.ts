/** What clauses are called, for the chain. Fetched once, when a board first needs it. */
import { fieldsOf, textOf } from './json.ts';
import type { Titles } from './verdict-markup.ts';

let names: Promise<ReturnType<typeof fieldsOf>> | undefined;

/** The names at an address; none where there are no names. */
export async function fetchNames(address: string): Promise<ReturnType<typeof fieldsOf>> {
  const answer = await fetch(address);
  return answer.ok ? fieldsOf(await answer.json()) : {};
}

export function pageHref(prefix: string, rule: string): string {
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
