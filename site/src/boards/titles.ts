/** The titles of clauses, for the chain. Those of an address are fetched once, when a board first needs them. */
import { type Fields, fieldsOf, textOf } from '../base/json.ts';
import type { Titles } from './verdict-markup.ts';

const fetchedByAddress: { [address: string]: Promise<Fields> | undefined } = {};

/** The titles at an address, by clause; empty if the server has none there. Fails for other server errors, which may be temporary. */
export async function fetchTitles(address: string): Promise<Fields> {
  const response = await fetch(address);
  if (response.ok) return fieldsOf(await response.json());
  if (response.status === 404) return {};
  throw new Error(`${address} could not be loaded: ${response.status}.`);
}

/** The address of a clause; `prefix` is the path of an edition, such as `/2014`, or empty. */
export function ruleHref(prefix: string, rule: string): string {
  const [area = '', page = '', clause = ''] = rule.split('.');
  return `${prefix}/${area}/${page}/#${clause}`;
}

export async function titlesOf(address: string, prefix: string): Promise<Titles> {
  // After an error, the next board fetches them again.
  fetchedByAddress[address] ??= fetchTitles(address).catch((error: unknown) => {
    fetchedByAddress[address] = undefined;
    throw error;
  });
  const titleByClause = await fetchedByAddress[address];
  return {
    titleOf: (rule) => textOf(titleByClause[rule]) ?? rule,
    hrefOf: (rule) => ruleHref(prefix, rule),
  };
}
