/** The titles of clauses, for the chain. Fetched once, when a board first needs them. */
import { fieldsOf, textOf } from './json.ts';
import type { Titles } from './verdict-markup.ts';

let fetched: Promise<ReturnType<typeof fieldsOf>> | undefined;

/** The titles at an address, by clause; empty if the server has no such file. */
export async function fetchTitles(address: string): Promise<ReturnType<typeof fieldsOf>> {
  const answer = await fetch(address);
  return answer.ok ? fieldsOf(await answer.json()) : {};
}

export function pageHref(prefix: string, rule: string): string {
  const [area = '', page = '', clause = ''] = rule.split('.');
  return `${prefix}/${area}/${page}/#${clause}`;
}

/** Titles and links in one edition; a clause without a title is called by its id. */
export async function titlesOf(address: string, prefix: string): Promise<Titles> {
  fetched ??= fetchTitles(address);
  const known = await fetched.catch((fault: unknown) => {
    // The next board tries again.
    fetched = undefined;
    throw fault;
  });
  return {
    titleOf: (rule) => textOf(known[rule]) ?? rule,
    hrefOf: (rule) => pageHref(prefix, rule),
  };
}
