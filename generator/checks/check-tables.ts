/** Checks the tables of every edition. A finding names the first edition with the fault, and is placed where an erratum made it. */

import { definitionsOf } from '../definitions-of.ts';
import { type Diagnostic, type Place, placeKey } from '../diagnostic.ts';
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
      const changes = before === undefined ? [] : changesOf(table.id, book, before, mentions);
      const cause = causeOf(changes, node, definitions, parse);
      return found.map((diagnostic) => inEdition(diagnostic, book, changes, cause));
    });
  });
}

/** A change that an erratum made to a table, or to a parameter that it names. */
interface TableChange {
  readonly erratum: string;
  readonly before: DefinitionNode;
  readonly after: DefinitionNode;
}

/** The changes that errata of this edition made to a table and to the parameters that it names, the last first. */
function changesOf(tableId: DefinitionId, book: EditionBook, previous: EditionBook, mentions: Mentions): readonly TableChange[] {
  const nodes = new Map(book.definitions.map((node) => [node.definition.id, node]));
  const replacedHere = [...book.replaced].filter(([erratum]) => !previous.replaced.has(erratum)).toReversed();
  return replacedHere.flatMap(([erratum, replaced]) =>
    [...replaced].toReversed().flatMap(([id, before]): TableChange[] => {
      const after = nodes.get(id);
      nodes.set(id, before);
      const concerns = id === tableId || (before.definition.kind === 'parameter' && mentions(tableId, id));
      return after === undefined || !concerns ? [] : [{ erratum, before, after }];
    }),
  );
}

/** The change before which the table had no fault. */
function causeOf(
  changes: readonly TableChange[],
  tableNode: DefinitionNode,
  definitions: readonly Definition[],
  parse: ParseExpression,
): TableChange | undefined {
  let [table, restored] = [tableNode, definitions];
  return changes.find(({ before }) => {
    if (before.definition.id === table.definition.id) table = before;
    restored = restored.map((one) => (one.id === before.definition.id ? before.definition : one));
    return table.definition.kind === 'table' && checkTable(table, table.definition, restored, parse).length === 0;
  });
}

function inEdition(diagnostic: Diagnostic, book: EditionBook, changes: readonly TableChange[], cause?: TableChange): Diagnostic {
  const errata = [...new Set(changes.map(({ erratum }) => erratum))].toReversed();
  const byErrata = errata.length === 0 ? '' : `, as changed by ${errata.map((id) => `"${id}"`).join(' and ')}`;
  const message = diagnostic.message.replace(/\.$/, ` in edition "${book.id}"${byErrata}.`);
  const tableNote = { message: 'The table is here.', place: diagnostic.place };
  if (cause === undefined) return { ...diagnostic, message };
  return { ...diagnostic, message, place: placeOfChange(cause), related: [tableNote, ...(diagnostic.related ?? [])] };
}

/** The place of the value of a parameter, or of the first row of a table that the erratum wrote; that of all rows if it wrote none. */
function placeOfChange({ before, after }: TableChange): Place {
  const placeIn = ({ document, pointer }: DefinitionNode, field: string): Place => document.placeOf(`${pointer}/${field}`);
  if (after.definition.kind !== 'table') return placeIn(after, 'value');
  const fields = after.definition.rows.flatMap((_, index) => [`rows/${index}/if`, `rows/${index}/gives`]);
  const written = fields.find((field) => placeKey(placeIn(after, field)) !== placeKey(placeIn(before, field)));
  return placeIn(after, written ?? 'rows');
}
