/** Comparisons with a value that a change makes no longer the last one of its ordered enumeration. */
import { fieldAt, setFields, toJson } from '../errata/set-fields.ts';
import type { ErratumFile } from '../generated/erratum.ts';
import type { DefinitionId } from '../ids.ts';
import type { EditionBook } from '../rulebook.ts';

/** The values that were the last of their enumerations before an erratum added values after them. */
export function formerLastValues({ amends }: ErratumFile, before: EditionBook | undefined): readonly string[] {
  const values = amends.flatMap((amendment) => {
    if (!('set' in amendment)) return [];
    const target = before?.definitions.find(({ definition }) => definition.id === amendment.definition)?.definition;
    if (target === undefined) return [];
    const json = toJson(target);
    const [old, changed] = [json, setFields(json, amendment.set)].map((one) => fieldAt(one, 'type.enum'));
    const last = old instanceof Array ? old.at(-1) : undefined;
    const isFollowed = changed instanceof Array && changed.includes(last ?? null) && changed.at(-1) !== last;
    return typeof last === 'string' && isFollowed ? [last] : [];
  });
  return [...new Set(values)];
}

interface ComparingDefinition {
  readonly id: DefinitionId;
  readonly value: string;
}

/** The part of a `RuleChange` that `comparisonsToCheck` reads. */
interface ChangeToSearch {
  /** The edition with the change. */
  readonly after: EditionBook;
  readonly formerLasts?: readonly string[];
}

/** The definitions that compare with such a value for equality. */
export function comparisonsToCheck({ after, formerLasts = [] }: ChangeToSearch): readonly ComparingDefinition[] {
  return formerLasts.flatMap((value) => {
    const equality = new RegExp(`[=!]= '${value}'|'${value}' [=!]=|in \\[[^\\]]*'${value}'`);
    return after.definitions.flatMap(({ definition }) => (equality.test(JSON.stringify(definition)) ? [{ id: definition.id, value }] : []));
  });
}
