/** What a question lists of a kind of subject, also inside the entries of another list: the starting lines of each character. */
import type { GameRules } from './rules.ts';

/** An entry of a list, and what has the list: the question, one of its objects, or an entry of another list. */
interface Listed {
  readonly entry: unknown;
  readonly owner: unknown;
}

/** The entries of all lists at a path, where an object in place of a list is its only entry; undefined where the question has none. */
function entriesAt(question: object, path: string): readonly Listed[] | undefined {
  const fields = path.split('.');
  const last = fields.pop() ?? '';
  const owners = fields.reduce<readonly unknown[]>((here, field) => here.flatMap((value) => fieldOf(value, field) ?? []), [question]);
  const lists = owners.flatMap((owner) => {
    const given = fieldOf(owner, last);
    const list = Array.isArray(given) ? given : isObject(given) ? [given] : undefined;
    return list === undefined ? [] : [list.map((entry: unknown): Listed => ({ entry, owner }))];
  });
  return lists.length === 0 ? undefined : lists.flat();
}

/** What a question lists of each kind of subject, by id: the name or id of an entry, or its index. */
export function listedIds(rules: GameRules, question: object): { readonly [subject: string]: readonly string[] } {
  return Object.fromEntries(
    rules.subjects.flatMap(({ id, most, listed }): [string, readonly string[]][] => {
      const list = listed === undefined ? undefined : entriesAt(question, listed);
      if (list !== undefined) return [[id, list.map(({ entry }, index) => idOf(entry, index))]];
      // The only subject of a kind, such as the game, has the name of its kind.
      return most === 1 ? [[id, [id]]] : [];
    }),
  );
}

function idOf(entry: unknown, index: number): string {
  const named = typeof entry === 'string' ? entry : (fieldOf(entry, 'id') ?? fieldOf(entry, 'name'));
  return typeof named === 'string' ? named : String(index);
}

/** Reads what a question gives of a subject at the path of a record. */
export type ReadGiven = (subject: string, given: string) => (of: number) => unknown;

/**
 * Follows the path of a given record for each subject: from its entry in the list that names it, from what has that list, or from the question.
 * On the way a list gives the field of each of its entries.
 */
export function readerOf({ subjects }: GameRules, question: object): ReadGiven {
  const lists = new Map(
    subjects.map(({ id, listed = '' }) => {
      const owner = listed.slice(0, Math.max(0, listed.lastIndexOf('.')));
      return [id, { listed, owner, entries: listed === '' ? undefined : entriesAt(question, listed) }] as const;
    }),
  );
  return (subject, given) => {
    const { listed = '', owner = '', entries } = lists.get(subject) ?? {};
    const isUnder = (path: string): boolean => path !== '' && given.startsWith(`${path}.`);
    if (isUnder(listed)) {
      const path = given.slice(listed.length + 1).split('.');
      return (of) => follow(entries?.[of]?.entry, path);
    }
    if (isUnder(owner)) {
      const path = given.slice(owner.length + 1).split('.');
      return (of) => follow(entries?.[of]?.owner, path);
    }
    // A field of the question `play` itself is written with that prefix, those of its lists without.
    const found = given === '' ? undefined : follow(question, given.replace(/^play\./, '').split('.'));
    return () => found;
  };
}

const follow = (start: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>(
    (here, field) => (Array.isArray(here) ? here.map((entry: unknown) => fieldOf(entry, field)) : fieldOf(here, field)),
    start,
  );

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

export const fieldOf = (value: unknown, field: string): unknown =>
  isObject(value) && Object.hasOwn(value, field) ? Reflect.get(value, field) : undefined;
