/** Refuses sources in documents that rules/editions.json does not list: its `documents` are titles by id. */
import { escapeKey } from '../../engine/base/json.ts';
import type { JsonDocument } from '../ast.ts';
import type { Diagnostic } from '../diagnostic.ts';
import { unknownName } from '../diagnostics/unknown-name.ts';
import type { PageFile } from '../generated/page.ts';
import type { ValidDocument } from '../sources/document-reader.ts';

export function checkSources({ value, document }: ValidDocument<PageFile>, documents: { readonly [id: string]: string }): Diagnostic[] {
  const unknownIn = (byDocument: object | undefined, pointer: string): Diagnostic[] =>
    Object.keys(byDocument ?? {})
      .filter((id) => !Object.hasOwn(documents, id))
      .map((id) => unknownDocument(id, `${pointer}/${escapeKey(id)}`, document, Object.keys(documents)));
  const ofClauses = Object.entries(value.clauses).flatMap(([slug, { sources, differs }]) => [
    ...unknownIn(sources, `/clauses/${slug}/sources`),
    ...unknownIn(differs?.readings, `/clauses/${slug}/differs/readings`),
  ]);
  return [...unknownIn(value.sources, '/sources'), ...ofClauses];
}

const unknownDocument = (id: string, pointer: string, document: JsonDocument, known: readonly string[]): Diagnostic =>
  unknownName('document-unknown', `There is no document "${id}" in rules/editions.json.`, id, known, document.placeOf(pointer, 'key'));
