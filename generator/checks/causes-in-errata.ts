/** Findings about definitions that only an erratum makes wrong: by what it sets in them, or in definitions that they mention. */
import type { Diagnostic, Place } from '../diagnostic.ts';
import type { DefinitionId } from '../ids.ts';
import type { DefinitionNode, EditionBook } from '../rulebook.ts';
import { DECLARATION, type DefinitionFinding } from './definition-finding.ts';
import { placeInErratum, pointersIn } from './findings-of-definitions.ts';

interface Books {
  /** In order of publication. */
  readonly editions: readonly EditionBook[];
  /** The first edition that has a finding. */
  editionOf(diagnostic: Diagnostic): EditionBook | undefined;
  /** Whether an edition would have a finding even with these definitions in place of its own with the same ids. */
  isFoundWith(book: EditionBook, nodes: readonly DefinitionNode[], diagnostic: Diagnostic): boolean;
  mentions(user: DefinitionId, id: DefinitionId): boolean;
}

/**
 * If an edition would not have a finding without a field that an erratum set, the place of that field is added to the finding as its cause.
 * A finding that has a cause already stays as it is.
 */
export const withCausesInErrata = (findings: readonly DefinitionFinding[], books: Books): readonly DefinitionFinding[] =>
  findings.map((finding) => {
    const cause = finding.cause ?? causeInErratum(finding, books);
    return cause === undefined ? finding : { ...finding, cause };
  });

function causeInErratum({ definition: user, diagnostic }: DefinitionFinding, books: Books): Place | undefined {
  const book = books.editionOf(diagnostic);
  const before = book === undefined ? undefined : books.editions[books.editions.indexOf(book) - 1];
  if (book === undefined || before === undefined) return undefined;
  const nodesBefore = new Map(before.definitions.map((node) => [node.definition.id, node]));
  const changed = book.definitions.flatMap((now) => {
    const { id } = now.definition;
    const previous = nodesBefore.get(id);
    return previous === undefined || previous === now ? [] : [{ id, now, previous }];
  });
  const own = changed.filter(({ id }) => id === user);
  // A finding at a place of an erratum is at its cause already.
  if (own.some(({ now }) => diagnostic.place.file !== now.document.path)) return undefined;
  const cause = [...own, ...changed.filter(({ id }) => id !== user && books.mentions(user, id))].find(
    ({ previous }) => !books.isFoundWith(book, [previous], diagnostic),
  );
  return cause === undefined ? undefined : placeOfSet(cause.now, cause.previous);
}

/** The place of a field that errata of this edition set: the first that other definitions rely on (`DECLARATION`), else the first. */
function placeOfSet(now: DefinitionNode, previous: DefinitionNode): Place | undefined {
  const set = pointersIn(now).flatMap((pointer) => {
    const [place, placeBefore] = [placeInErratum(now, pointer), placeInErratum(previous, pointer)];
    return place === undefined || (place.file === placeBefore?.file && place.line === placeBefore.line) ? [] : [{ pointer, place }];
  });
  return (set.find(({ pointer }) => DECLARATION.test(pointer)) ?? set[0])?.place;
}
