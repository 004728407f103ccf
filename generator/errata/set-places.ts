/** Places of an amended definition: the fields that an erratum set are in its file, the others in the file of the definition. */
import type { JsonDocument } from '../ast.ts';
import type { Place } from '../diagnostic.ts';

/** Where the erratum sets the field at `pointer` (inside the definition), or undefined when it does not touch it. */
export function placeInSet(
  document: JsonDocument,
  set: { readonly [path: string]: unknown },
  setPointer: string,
  pointer: string,
  part?: 'key' | 'value',
): Place | undefined {
  // `setFields` sets the fields in their order, so the last one that has the pointer decides.
  for (const path of Object.keys(set).toReversed()) {
    const field = `/${path.replaceAll('.', '/')}`;
    if (pointer === field || pointer.startsWith(`${field}/`))
      return document.placeOf(`${setPointer}/${path}${pointer.slice(field.length)}`, part);
  }
  return undefined;
}

/** Where the erratum sets the first field inside the one at `pointer`, such as "unless.0.if" in a new list "unless". */
export function placeOfSetInside(
  document: JsonDocument,
  set: { readonly [path: string]: unknown },
  setPointer: string,
  pointer: string,
): Place | undefined {
  const path = Object.keys(set).find((one) => pointer !== '' && `/${one.replaceAll('.', '/')}`.startsWith(`${pointer}/`));
  return path === undefined ? undefined : document.placeOf(`${setPointer}/${path}`, 'key');
}

/** The document of the definition at `definitionPointer`, with places of changed fields inside the erratum, at `setPointer`. */
export function withSetPlaces(
  definitionDocument: JsonDocument,
  definitionPointer: string,
  erratumDocument: JsonDocument,
  set: { readonly [path: string]: unknown },
  setPointer: string,
): JsonDocument {
  return {
    path: definitionDocument.path,
    value: definitionDocument.value,
    placeOf(pointer, part) {
      const inside = pointer.startsWith(`${definitionPointer}/`)
        ? placeInSet(erratumDocument, set, setPointer, pointer.slice(definitionPointer.length), part)
        : undefined;
      return inside ?? definitionDocument.placeOf(pointer, part);
    },
  };
}
