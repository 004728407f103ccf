/** What a question lists of a kind of subject, also inside the entries of another list, such as the starting lines of each character. */
import { isStructure } from '../base/json.ts';
import type { GameRules } from './rules.ts';

/** An entry of a list, and what has the list: the question, one of its objects, or an entry of another list. */
interface Listed {
  readonly entry: unknown;
  readonly owner: unknown;
}

/** The entries of all lists at a path; an object in place of a list counts as a list of one. Undefined where the question has none. */
function entriesAt(question: object, path: string): readonly Listed[] | undefined {
  const fields = path.split('.');
  const lastField = fields.pop() ?? '';
  const owners = fields.reduce<readonly unknown[]>((values, field) => values.flatMap((value) => fieldOf(value, field) ?? []), [question]);
  const lists = owners.flatMap((owner) => {
    const given = fieldOf(owner, lastField);
    if (!isStructure(given)) return [];
    const list: readonly unknown[] = Array.isArray(given) ? given : [given];
    return [list.map((entry): Listed => ({ entry, owner }))];
  });
  return lists.length === 0 ? undefined : lists.flat();
}

/** The ids of the subjects that a question lists, by their kind: of each entry the id or name, or else its index. */
export function listedIds(rules: GameRules, question: object): { readonly [subject: string]: readonly string[] } {
  return Object.fromEntries(
    rules.subjects.flatMap(({ id, listed: path }): [string, readonly string[]][] => {
      // The only subject of a kind, such as the game, has the name of its kind.
      if (path === undefined) return [[id, [id]]];
      const list = entriesAt(question, path);
      return list === undefined ? [] : [[id, list.map(({ entry }, index) => idOf(entry, index))]];
    }),
  );
}

function idOf(entry: unknown, index: number): string {
  const named = typeof entry === 'string' ? entry : (fieldOf(entry, 'id') ?? fieldOf(entry, 'name'));
  return typeof named === 'string' ? named : String(index);
}

/** Reads the value that a question gives for a record of a subject. `givenPath` is the field `given` of the record. */
export type ReadGiven = (kind: string, givenPath: string) => (subjectNumber: number) => unknown;

/**
 * Follows the path in the field `given` of a record for each subject: from its entry in the list that names it, from the owner of that
 * list, or from the question. Where the path meets a list, it goes on in every entry.
 */
export function readerOf({ subjects }: GameRules, question: object): ReadGiven {
  const listsByKind = new Map(
    subjects.map(({ id, listed: listPath = '' }) => {
      const ownerPath = listPath.slice(0, Math.max(0, listPath.lastIndexOf('.')));
      return [id, { listPath, ownerPath, entries: listPath === '' ? undefined : entriesAt(question, listPath) }] as const;
    }),
  );
  return (kind, givenPath) => {
    const { listPath = '', ownerPath = '', entries } = listsByKind.get(kind) ?? {};
    const isUnder = (path: string): boolean => path !== '' && givenPath.startsWith(`${path}.`);
    if (isUnder(listPath)) {
      const fields = givenPath.slice(listPath.length + 1).split('.');
      return (subjectNumber) => follow(entries?.[subjectNumber]?.entry, fields);
    }
    if (isUnder(ownerPath)) {
      const fields = givenPath.slice(ownerPath.length + 1).split('.');
      return (subjectNumber) => follow(entries?.[subjectNumber]?.owner, fields);
    }
    // The path of a field of the question `play` itself begins with `play.`, that of a field in its lists does not. A question of another
    // kind may give the same record in a field with the same name, such as `buildTotal`.
    const found = givenPath === '' ? undefined : follow(question, givenPath.replace(/^play\./, '').split('.'));
    return () => found;
  };
}

const follow = (start: unknown, fields: readonly string[]): unknown =>
  fields.reduce<unknown>(
    (value, field) => (Array.isArray(value) ? value.map((entry: unknown) => fieldOf(entry, field)) : fieldOf(value, field)),
    start,
  );

export const fieldOf = (value: unknown, field: string): unknown =>
  isStructure(value) && Object.hasOwn(value, field) ? Reflect.get(value, field) : undefined;
