/** Checks the tables of every edition. A finding names the first edition with the fault, and is placed at the erratum that made it. */

import { definitionsOf } from '../definitions-of.ts';
import type { Diagnostic, Place } from '../diagnostic.ts';
import type { Definition } from '../generated/definition.ts';
import type { DefinitionId } from '../ids.ts';
import type { ParseExpression } from '../language/parse-expression.ts';
import type { Memo } from '../memo.ts';
import type { DefinitionNode, EditionBook } from '../rulebook.ts';
import { checkTable } from './check-table.ts';
import { nodesOfKind } from './of-kind.ts';

type Mentions = (user: DefinitionId, id: DefinitionId) => boolean;

/** @param mentions whether a definition uses another */
export function checkTables(editions: readonly EditionBook[], parse: ParseExpression, mentions: Mentions, memo: Memo): Diagnostic[] {
  const failed = new Set<string>();
  return editions.flatMap((book, index) => {
    const definitions = memo.of(definitionsOf, book);
    return nodesOfKind(book, 'table', memo).flatMap((node) => {
      const { definition: table } = node;
      if (table.kind !== 'table' || failed.has(table.id)) return [];
      const found = checkTable(node, table, definitions, parse);
      if (found.length === 0) return [];
      failed.add(table.id);
      const before = editions[index - 1];
      const changes = before === undefined ? [] : changesOf(table, book, before, mentions);
      const isCause = ({ previous }: TableChange): boolean => {
        if (previous === undefined) return false;
        const restored = definitions.map((one) => (one.id === previous.id ? previous : one));
        return checkTable(node, previous.kind === 'table' ? previous : table, restored, parse).length === 0;
      };
      const cause = changes.find(isCause) ?? changes[0];
      return found.map((diagnostic) => inEdition(diagnostic, book, changes, cause));
    });
  });
}

interface TableChange {
  readonly errata: readonly string[];
  readonly place: Place;
  /** The definition in the edition before. */
  readonly previous: Definition | undefined;
}

function inEdition(diagnostic: Diagnostic, book: EditionBook, changes: readonly TableChange[], cause?: TableChange): Diagnostic {
  const errata = [...new Set(changes.flatMap(({ errata }) => errata))];
  const byErrata = errata.length === 0 ? '' : `, as changed by ${errata.map((id) => `"${id}"`).join(' and ')}`;
  const message = diagnostic.message.replace(/\.$/, ` in edition "${book.id}"${byErrata}.`);
  const tableNote = { message: 'The table is here.', place: diagnostic.place };
  if (cause === undefined) return { ...diagnostic, message };
  return { ...diagnostic, message, place: cause.place, related: [tableNote, ...(diagnostic.related ?? [])] };
}

/** The changes that errata of this edition made to a table and to the parameters that it names. */
function changesOf(table: Definition, book: EditionBook, before: EditionBook, mentions: Mentions): TableChange[] {
  return book.definitions.flatMap((node) => {
    const { id, kind } = node.definition;
    if (id !== table.id && !(kind === 'parameter' && mentions(table.id, id))) return [];
    const earlierErrata = before.changed.get(id) ?? [];
    const errata = (book.changed.get(id) ?? []).filter((erratum) => !earlierErrata.includes(erratum));
    if (errata.length === 0) return [];
    const place = kind === 'parameter' ? node.document.placeOf(`${node.pointer}/value`) : changedRow(node);
    return [{ errata, place, previous: before.definitions.find(({ definition }) => definition.id === id)?.definition }];
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
