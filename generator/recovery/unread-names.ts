/** Names in sources that cannot be read. Diagnostics about them only follow from that, and are suppressed. */

import { camel } from '../camel.ts';

/** Ids of clauses, pages and definitions, and of a clause's text as `text:<clause>`. */
export type UnreadNames = Set<string>;

/** Added to `UnreadNames` if the names in a text cannot be listed: then every unknown name may be one of them. */
export const ANY_NAME = '*';

const CLAUSE = /^[a-z-]+\.[a-z0-9-]+\.[a-z0-9-]+$/;
/** Fields that introduce names: ids, lists of subjects, sets of capabilities, menus. No id is longer than 200 characters: longer texts are no ids. */
const NAMING_FIELD = /"(?:id|listed|possessed|used|activated|offer)"\s*:\s*"([A-Za-z0-9.-]{1,200})"/g;

/** The quantities of a calculation, and the shapes that its values may name in place of a number. */
const QUANTITIES = /"(?:of"\s*:\s*\[|applies"\s*:\s*\{)([^\]}]{0,1000})[\]}]/g;

/**
 * Adds a name in every form that expressions use: whole, in camel case as the functions of tables are called, and its last part as facts and
 * paths are. The first part, up to a dot or a hyphen, is what remains unknown in an expression: the rest is read
 * as a fact, or as subtracted.
 */
export function markUnread(unread: UnreadNames, name: string): void {
  unread.add(name);
  unread.add(camel(name));
  const [first = name] = name.split(/[.-]/);
  unread.add(first);
  unread.add(name.slice(name.lastIndexOf('.') + 1));
}

/** Adds the names that definitions in JSON text introduce. */
export function markIdsUnread(unread: UnreadNames, text: string): void {
  for (const [, name = ''] of text.matchAll(NAMING_FIELD)) markUnread(unread, name);
  if (!/"kind"\s*:\s*"calculation"/.test(text)) return;
  for (const [, quantities = ''] of text.matchAll(QUANTITIES))
    for (const [, name = ''] of quantities.matchAll(/"([^"]+)"/g)) markUnread(unread, name);
}

/** Adds all names in JSON text that cannot be parsed. */
export function markTextUnread(unread: UnreadNames, text: string): void {
  if (!text.includes('"id"')) unread.add(ANY_NAME);
  markIdsUnread(unread, text);
  // The shortest id of a clause is `a.b.c`, of 5 characters.
  for (const [, name = ''] of text.matchAll(/"([a-z0-9.-]{5,200})"/g)) if (CLAUSE.test(name)) unread.add(name);
}
