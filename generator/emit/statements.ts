/** Rulings, reminders and readings, which have pages under /rulings/; and the ids of errata and rulings whose pages are gone. */
import type { HtmlRenderer } from '../prose/html-renderer.ts';
import type { ClauseNode, Rulebook } from '../rulebook.ts';
import type { Book, BookRuling } from './book-types.ts';

/** The kind of a ruling or reminder and the clauses that it is about; undefined for any other clause. */
export function rulingOf({ data: { kind, amends } }: ClauseNode): Pick<BookRuling, 'kind' | 'clauses'> | undefined {
  return (kind === 'ruling' || kind === 'reminder') && amends !== undefined ? { kind, clauses: amends } : undefined;
}

export function bookRulings(rulebook: Rulebook, renderer: HtmlRenderer): BookRuling[] {
  const stated = [...rulebook.clauses.values()].flatMap((clause): BookRuling[] => {
    const ruling = rulingOf(clause);
    if (ruling === undefined) return [];
    const { id, ast } = clause;
    return [{ id, ...ruling, title: ast.title, html: renderer.ofTree(ast.prose.tree, id), clause: id }];
  });
  const readings = rulebook.readings.map(
    ({ reading }): BookRuling => ({
      id: reading.id,
      kind: 'reading',
      title: reading.title,
      html: renderer.ofText(reading.text),
      reasonHtml: renderer.ofText(reading.reason),
      clauses: reading.clauses,
    }),
  );
  return [...stated, ...readings];
}

/** Ids of errata and rulings that had a page before and have none now. */
export function formerIdsOf({ permanentIds, errata, contents }: Rulebook, rulings: readonly BookRuling[]): Book['formerIds'] {
  const present = new Set([...errata.map(({ erratum }) => erratum.id), ...rulings.map(({ id }) => id)]);
  const redirected = Object.keys(contents.renamed ?? {});
  const gone = (recorded: readonly string[] = [], isOfKind: (id: string) => boolean): string[] =>
    [...new Set([...recorded, ...redirected.filter(isOfKind)])].filter((id) => !present.has(id)).sort();
  // A redirected id has no kind any more: ids of errata have two parts (publication.name), those of clauses three.
  return {
    errata: gone(permanentIds.errata, (id) => id.split('.').length === 2 && !id.startsWith('reading.')),
    rulings: gone([...(permanentIds.rulings ?? []), ...(permanentIds.readings ?? [])], (id) => id.startsWith('reading.')),
  };
}
