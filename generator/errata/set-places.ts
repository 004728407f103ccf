/** Places of an amended definition: the fields that an erratum set are in its file, the others in the file of the definition. */
import type { JsonDocument } from '../ast.ts';
import type { Place } from '../diagnostic.ts';

/** Where the erratum sets the field at `pointer` (inside the definition), or undefined when it does not touch it. */
export function placeInSet(
  document: JsonDocument,
  set: { readonly [path: string]: unknown },
  base: string,
  pointer: string,
  part?: 'key' | 'value',
): Place | undefined {
  for (const path of Object.keys(set)) {
    const field = `/${path.replaceAll('.', '/')}`;
    if (pointer === field || pointer.startsWith(`${field}/`))
      return document.placeOf(`${base}/${path}${pointer.slice(field.length)}`, part);
  }
  return undefined;
}

/** The document of the definition at `start`, with the places of what `set` changed. `base` is the pointer of the set in the erratum. */
export function withSetPlaces(
  target: JsonDocument,
  start: string,
  erratum: JsonDocument,
  set: { readonly [path: string]: unknown },
  base: string,
): JsonDocument {
  return {
    path: target.path,
    value: target.value,
    placeOf(pointer, part) {
      const inside = pointer.startsWith(`${start}/`) ? placeInSet(erratum, set, base, pointer.slice(start.length), part) : undefined;
      return inside ?? target.placeOf(pointer, part);
    },
  };
}
