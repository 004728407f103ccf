/** Definitions that an erratum removes although others still need them: one finding, at the erratum. */
import type { Diagnostic } from '../diagnostic.ts';
import type { Definition } from '../generated/definition.ts';
import type { DefinitionFault } from '../lower/edition.ts';
import type { EditionBook } from '../rulebook.ts';

const UNKNOWN: ReadonlySet<string> = new Set(['expression-unknown-fact', 'expression-unknown-name', 'expression-unknown-label']);

/** Expressions name these by the last part of their id: `square.bush`. That of any other id may be a variable, as in `fire.hindering.target`. */
const NAMED_BY_LAST_PART: ReadonlySet<Definition['kind']> = new Set(['record', 'property', 'subject', 'path']);

/** Which faults of an edition come from removals, each removal as one finding, and which do not. */
export function removalsNeeded(
  book: EditionBook,
  faults: readonly DefinitionFault[],
): { readonly diagnostics: readonly Diagnostic[]; readonly others: readonly DefinitionFault[] } {
  const needs = new Map<string, Set<string>>();
  const others = faults.filter((fault) => {
    const id = removedBy(book, fault);
    if (id !== undefined) needs.set(id, (needs.get(id) ?? new Set()).add(fault.definition));
    return id === undefined;
  });
  return { diagnostics: [...needs].flatMap(([id, users]) => report(book, id, [...users])), others };
}

function removedBy({ removed, definitions }: EditionBook, { code, found, refersTo = [] }: DefinitionFault): string | undefined {
  if (code === undefined || found === undefined || !UNKNOWN.has(code)) return undefined;
  const there = new Set(definitions.map(({ definition }) => definition.id));
  return [...removed].find(
    ([id, { kind }]) =>
      !there.has(id) &&
      (id === found || (NAMED_BY_LAST_PART.has(kind) && id.endsWith(`.${found}`)) || refersTo.some((path) => id.endsWith(`.${path}`))),
  )?.[0];
}

function report({ removed, definitions }: EditionBook, id: string, users: readonly string[]): Diagnostic[] {
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
