/** Names in sources that cannot be read. Diagnostics about them only follow from that, and are suppressed. */

import { camel } from '../camel.ts';
import { lastPartOf } from '../ids.ts';
import { nearest } from '../nearest.ts';
import type { Amendment } from '../rulebook.ts';

/**
 * Ids of clauses and pages, of a clause's text as `text:<clause>`, of definitions as `definition:<id>` and in the forms
 * that expressions use, words of definitions as `word:<word>`, signs of drawn boards as `sign:<sign>`, and ids of a wrong form as
 * `misformed:<id>`.
 */
export type UnreadNames = Set<string>;

/** Added to `UnreadNames` if the names in a text cannot be listed: then every unknown name may be one of them. */
export const ANY_NAME = '*';

/** Added if a value without a quantity is unread: it may be of any quantity, and so introduce any function such as `lineDefense`. */
export const ANY_QUANTITY = 'quantity:*';

const TEXT = 'text:';
/** Added if an erratum has a heading without a clause: then every text may be one that it changes. */
export const ANY_TEXT = `${TEXT}*`;
const DEFINITION = 'definition:';
const WORD = 'word:';
const MISFORMED = 'misformed:';
/** Added where a subject is unread: the types of all expressions rest on subjects. */
const SUBJECT = 'kind:subject';
const CLAUSE = /^[a-z-]+\.[a-z0-9-]+\.[a-z0-9-]+$/;
/** Ids, and the names by which expressions know procedures and lists of subjects. No id is longer than 200 characters. */
const ID = /"(?:id|name|listed)"\s*:\s*"([A-Za-z0-9.-]{1,200})"/g;

/** The first line of a block that changes a definition. */
const CHANGED = /^[ \t]{0,3}(?:`{3,}|~{3,})[ \t]*(?:set|remove)[ \t]+([A-Za-z0-9.-]{1,200})/gm;

/** The quantities of a calculation, or the quantity of a value: values introduce the functions `lineDefense` and the like. */
const QUANTITIES = /"of"\s*:\s*(\[[^\]]{0,1000}\]|"[^"]{1,200}")/g;

/**
 * Adds a name in every form in which a diagnostic may name it: whole; in camel case, as expressions call tables; its last part, as they
 * call facts and paths; and its first part, since expressions parse `break-away.needed` as `break` minus a fact.
 */
export function markUnread(unread: UnreadNames, name: string): void {
  unread.add(name);
  unread.add(`${DEFINITION}${name}`);
  unread.add(camel(name));
  const [first = name] = name.split(/[.-]/);
  unread.add(first);
  unread.add(lastPartOf(name));
}

/** Adds the ids in JSON text, and all its words: a definition may introduce any of them, as a menu, a quantity or a label. */
export function markIdsUnread(unread: UnreadNames, text: string): void {
  for (const [, name = ''] of text.matchAll(ID)) markUnread(unread, name);
  const kinds = [...text.matchAll(/"kind"\s*:\s*"([a-z-]{1,200})"/g)].map(([, kind = '']) => kind);
  if (kinds.includes('subject')) unread.add(SUBJECT);
  // `of` is a quantity in these kinds alone; elsewhere it is a subject, such as `square`, which most expressions name.
  if (kinds.length === 0 || kinds.some((kind) => kind === 'calculation' || kind === 'value'))
    for (const [, quantities = ''] of text.matchAll(QUANTITIES))
      for (const [, name = ''] of quantities.matchAll(/"([^"]+)"/g)) markUnread(unread, name);
  if (kinds.includes('value') && !text.includes('"of"')) unread.add(ANY_QUANTITY);
  // Like ids, words are read up to 200 characters: a file may be one word of many megabytes.
  for (const [word] of text.matchAll(/[\w-]{1,200}/g)) unread.add(`${WORD}${word}`);
}

/** Adds all names in JSON text that cannot be parsed or does not conform to its schema. */
export function markTextUnread(unread: UnreadNames, text: string): void {
  if (!text.includes('"id"')) unread.add(ANY_NAME);
  markIdsUnread(unread, text);
  // The shortest id of a clause is `a.b.c`, of 5 characters.
  for (const [, name = ''] of text.matchAll(/"([a-z0-9.-]{5,200})"/g)) if (CLAUSE.test(name)) unread.add(name);
}

/** Adds a definition that exists, but not as written: errors of the definitions that mention it may follow from that. */
const markChangeUnread = (unread: UnreadNames, id: string): void => void unread.add(`${DEFINITION}${id}`);

/** Adds an id of a wrong form: the name that others use for the definition is only like it. */
export const markMisformed = (unread: UnreadNames, id: string): void => void unread.add(`${MISFORMED}${id}`);

/** Whether a name may be meant by an id of a wrong form. */
export const isLikeMisformed = (unread: ReadonlySet<string>, name: string): boolean =>
  [...unread].some((one) => one.startsWith(MISFORMED) && nearest(name, [one.slice(MISFORMED.length)]) !== undefined);

/** Adds all names in the text of an erratum, and the definitions that it changes. An erratum introduces no clauses or pages. */
export function markErratumUnread(unread: UnreadNames, text: string): void {
  markIdsUnread(unread, text);
  for (const [, id = ''] of text.matchAll(CHANGED)) markChangeUnread(unread, id);
}

/** The name of a field that a page has for all its clauses. */
export const fieldOfPage = (page: string, field: string): string => `${page}/${field}`;

/** The unread names, with the texts and definitions of amendments that cannot be applied. */
export function withAmendmentsUnread(unread: ReadonlySet<string>, amendments: readonly Amendment[]): ReadonlySet<string> {
  if (amendments.length === 0) return unread;
  const names = new Set(unread);
  for (const amendment of amendments) {
    if ('clause' in amendment) names.add(`${TEXT}${amendment.clause}`);
    else if ('add' in amendment) markUnread(names, amendment.add.id);
    else {
      const id = 'set' in amendment ? amendment.definition : amendment.remove;
      names.add(id).add(`${DEFINITION}${id}`);
    }
  }
  return names;
}

export const withDefinitionsUnread = (unread: ReadonlySet<string>, ids: readonly string[]): ReadonlySet<string> =>
  ids.length === 0 ? unread : new Set([...unread, ...ids, ...ids.map((id) => `${DEFINITION}${id}`)]);

/** The unread names, with those that make every name count as unread: used where it is unknown what names mean. */
export const withEveryNameUnread = (unread: ReadonlySet<string>): ReadonlySet<string> => new Set([...unread, ANY_NAME, SUBJECT]);

/** Adds what a missing file may have: any name, and definitions of any kind that carry any clause. */
export function markEverythingUnread(unread: UnreadNames): void {
  for (const name of [ANY_NAME, ANY_QUANTITY, ANY_TEXT, SUBJECT]) unread.add(name);
}

/** Whether a subject is unread, so that the types of all expressions are guesses. */
export const isAnySubjectUnread = (unread: ReadonlySet<string>): boolean => unread.has(SUBJECT);

export const definitionsIn = (unread: ReadonlySet<string>): readonly string[] =>
  [...unread].flatMap((name) => (name.startsWith(DEFINITION) ? [name.slice(DEFINITION.length)] : []));

/** Whether something unread may introduce a name: it has a part of the name among its words or as its id, such as `turn` for `turn.end`. */
export function mayIntroduce(unread: ReadonlySet<string>, name: string): boolean {
  return name.split('.').some((part) => unread.has(`${WORD}${part}`) || unread.has(`${DEFINITION}${part}`));
}
