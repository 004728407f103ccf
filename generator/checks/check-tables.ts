/** Checks the tables of every edition. A finding names the first edition with the fault, and is placed at the erratum that made it. */

import { definitionsOf } from '../definitions-of.ts';
import type { Diagnostic, Place } from '../diagnostic.ts';
import type { Definition } from '../generated/definition.ts';
import type { ParseExpression } from '../language/parse-expression.ts';
import type { Memo } from '../memo.ts';
import type { DefinitionNode, EditionBook } from '../rulebook.ts';
import { checkTable } from './check-table.ts';
import { nodesOfKind } from './of-kind.ts';

export function checkTables(editions: readonly EditionBook[], parse: ParseExpression, memo: Memo): Diagnostic[] {
  const failed = new Set<string>();
  return editions.flatMap((book, index) => {
    const definitions = memo.of(definitionsOf, book);
    return nodesOfKind(book, 'table', memo).flatMap((node) => {
      if (node.definition.kind !== 'table' || failed.has(node.definition.id)) return [];
      const found = checkTable(node, node.definition, definitions, parse);
      if (found.length === 0) return [];
      failed.add(node.definition.id);
      return found.map((diagnostic) => inEdition(diagnostic, node, book, editions[index - 1]));
    });
  });
}

function inEdition(diagnostic: Diagnostic, node: DefinitionNode, book: EditionBook, before: EditionBook | undefined): Diagnostic {
  const changes = before === undefined ? [] : changesOf(node.definition, book, before);
  const [cause] = changes;
  const errata = [...new Set(changes.flatMap(({ errata }) => errata))];
  const byErrata = errata.length === 0 ? '' : `, as changed by ${errata.map((id) => `"${id}"`).join(' and ')}`;
  const message = diagnostic.message.replace(/\.$/, ` in edition "${book.id}"${byErrata}.`);
  const tableNote = { message: 'The table is here.', place: diagnostic.place };
  if (cause === undefined) return { ...diagnostic, message };
  return { ...diagnostic, message, place: cause.place, related: [tableNote, ...(diagnostic.related ?? [])] };
}

/** The changes that errata of this edition made to a table and to the parameters that it names. */
function changesOf(
  table: Definition,
  book: EditionBook,
  before: EditionBook,
): { readonly errata: readonly string[]; readonly place: Place }[] {
  const text = JSON.stringify(table);
  return book.definitions.flatMap((node) => {
    const { id, kind } = node.definition;
    if (id !== table.id && !(kind === 'parameter' && text.includes(id))) return [];
    const earlierErrata = before.changed.get(id) ?? [];
    const errata = (book.changed.get(id) ?? []).filter((erratum) => !earlierErrata.includes(erratum));
    if (errata.length === 0) return [];
    const place = kind === 'parameter' ? node.document.placeOf(`${node.pointer}/value`) : changedRow(node);
    return [{ errata, place }];
  });
}

/** The place of the first row that an erratum wrote; that of all rows if it wrote none. */
function changedRow(node: DefinitionNode): Place {
  const rows = node.definition.kind === 'table' ? node.definition.rows : [];
  const allRows = node.document.placeOf(`${node.pointer}/rows`);
  const written = rows.flatMap((_, index) =>
    ['if', 'gives'].map((field) => node.document.placeOf(`${node.pointer}/rows/${index}/${field}`)),
  );
  return written.find(({ file }) => file !== node.document.path) ?? allRows;
}
