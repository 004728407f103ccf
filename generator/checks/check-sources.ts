/** Refuses sources in documents that rules/editions.json does not list. */
import type { JsonDocument } from '../ast.ts';
import type { Diagnostic } from '../diagnostic.ts';
import { unknownName } from '../diagnostics/unknown-name.ts';
import type { PageFile } from '../generated/page.ts';
import type { ValidDocument } from '../sources/document-reader.ts';

export function checkSources({ value, document }: ValidDocument<PageFile>, documents: { readonly [id: string]: string }): Diagnostic[] {
  const named: { readonly id: string; readonly pointer: string }[] = [];
  const note = (list: readonly { readonly document: string }[] | undefined, pointer: string): void => {
    list?.forEach((source, place) => {
      named.push({ id: source.document, pointer: `${pointer}/${place}/document` });
    });
  };
  note(value.sources, '/sources');
  for (const [slug, clause] of Object.entries(value.clauses)) {
    note(clause.sources, `/clauses/${slug}/sources`);
    clause.differs?.forEach(({ readings }, place) => {
      note(readings, `/clauses/${slug}/differs/${place}/readings`);
    });
  }
  return named
    .filter(({ id }) => !Object.hasOwn(documents, id))
    .map(({ id, pointer }) => unknownDocument(id, pointer, document, Object.keys(documents)));
}

const unknownDocument = (id: string, pointer: string, document: JsonDocument, known: readonly string[]): Diagnostic =>
  unknownName('document-unknown', `There is no document "${id}" in rules/editions.json.`, id, known, document.placeOf(pointer));
