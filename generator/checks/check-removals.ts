/** Definitions that an erratum removes although others still need them: one finding, at the erratum. */

import type { Diagnostic } from '../diagnostic.ts';
import type { Definition } from '../generated/definition.ts';
import type { DefinitionId } from '../ids.ts';
import type { DefinitionFault } from '../lower/edition.ts';
import type { EditionBook } from '../rulebook.ts';

/** Faults whose name may have been the id of a removed definition. */
const UNKNOWN: ReadonlySet<string> = new Set(['expression-unknown-fact', 'expression-unknown-name', 'expression-unknown-label']);

/** Expressions name these by the last part of their id: `square.bush`. That of any other id may be a variable, as in `fire.hindering.target`. */
const NAMED_BY_LAST_PART: ReadonlySet<Definition['kind']> = new Set(['record', 'property', 'subject', 'path']);

interface SortedFaults {
  readonly diagnostics: readonly Diagnostic[];
  /** Faults and wrong values that no removal caused. */
  readonly faults: readonly DefinitionFault[];
  readonly wrongValues: readonly Diagnostic[];
}

/** Sorts the faults of an edition: those that an erratum caused by removing a definition become one diagnostic a removal. */
export function faultsByRemoval(book: EditionBook, faults: readonly DefinitionFault[], wrongValues: readonly Diagnostic[]): SortedFaults {
  const usersOf = new Map<DefinitionId, Set<string>>();
  // Records the user of a removed definition; true if no removal is the cause.
  const hasOtherCause = (removed: DefinitionId | undefined, user: string): boolean => {
    if (removed !== undefined) usersOf.set(removed, (usersOf.get(removed) ?? new Set()).add(user));
    return removed === undefined;
  };
  const others = faults.filter((fault) => hasOtherCause(removedBy(book, fault), fault.definition));
  const values = wrongValues.filter(({ code, refersTo: [user = '', path] = [] }) =>
    hasOtherCause(code === 'path-undefined' ? pathRemoved(book, path) : undefined, user),
  );
  return { diagnostics: [...usersOf].flatMap(([id, users]) => report(book, id, [...users])), faults: others, wrongValues: values };
}

/** The definition that made a path until an erratum removed it. */
const pathRemoved = ({ removed }: EditionBook, name: string | undefined): DefinitionId | undefined =>
  [...removed].find(([, { definition }]) => definition.kind === 'path' && definition.path === name)?.[0];

/** The removed definition that a fault names or needs. An unknown label `refersTo` its path, since the labels are gone with the path. */
function removedBy({ removed, definitions }: EditionBook, { code, found, refersTo = [] }: DefinitionFault): DefinitionId | undefined {
  if (code === undefined || found === undefined) return undefined;
  const presentIds = new Set(definitions.map(({ definition }) => definition.id));
  return [...removed].find(
    ([id, { definition }]) =>
      !presentIds.has(id) &&
      (isProvidedBy(definition, code, found) ||
        (UNKNOWN.has(code) &&
          (id === found ||
            (NAMED_BY_LAST_PART.has(definition.kind) && id.endsWith(`.${found}`)) ||
            refersTo.some((path) => id.endsWith(`.${path}`))))),
  )?.[0];
}

/** Whether the name that is missing is another than the id of the definition: a label or class of its path, a quantity of its calculation. */
function isProvidedBy(definition: Definition, code: string, found: string): boolean {
  if (definition.kind === 'calculation') return code === 'value-not-gathered' && definition.of.includes(found);
  if (definition.kind !== 'path') return false;
  if (code === 'expression-unknown-fact') return Object.keys(definition.class ?? {}).includes(found);
  return code === 'expression-unknown-value' && (definition.labels ?? []).includes(found.replaceAll("'", ''));
}

function report({ removed, definitions }: EditionBook, id: DefinitionId, users: readonly string[]): Diagnostic[] {
  const removal = removed.get(id);
  if (removal === undefined) return [];
  const nodes = definitions.filter(({ definition }) => users.includes(definition.id));
  return [
    {
      code: 'definition-needed',
      severity: 'error',
      message: `The erratum removes "${id}", which ${users.length === 1 ? 'another definition needs' : `${users.length} definitions need`}.`,
      refersTo: [id],
      found: users.join(', '),
      expected: 'no definition that needs it',
      hint: 'Remove or change these definitions too.',
      place: removal.place,
      related: nodes.map(({ definition, document, pointer }) => ({
        message: `"${definition.id}" is here.`,
        place: document.placeOf(`${pointer}/id`),
      })),
    },
  ];
}
