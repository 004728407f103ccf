/** JSON documents that are written as Markdown: their value, and the place in the Markdown of every pointer. */
import type { Json } from '../../engine/base/json.ts';
import type { JsonDocument } from '../ast.ts';
import type { Place } from '../diagnostic.ts';

export interface ValuePlace {
  readonly place: Place;
  /** The place of a pointer inside the value, where the value is written as JSON. */
  inside?(pointer: string, part?: 'key' | 'value'): Place;
}

/** `places` are by pointer. A pointer without one has the place of its nearest ancestor. */
export function composeDocument(path: string, value: Json, places: ReadonlyMap<string, ValuePlace>): JsonDocument {
  const placeOf = (pointer: string, part?: 'key' | 'value'): Place => {
    for (let ancestor = pointer; ; ancestor = ancestor.slice(0, ancestor.lastIndexOf('/'))) {
      const found = places.get(ancestor);
      if (found?.inside !== undefined) {
        const place = found.inside(pointer.slice(ancestor.length), part);
        return { ...place, pointer: `${ancestor}${place.pointer ?? ''}` };
      }
      if (found !== undefined) return { ...found.place, pointer: ancestor };
      if (ancestor === '') return { file: path, line: 1, column: 1, pointer: '' };
    }
  };
  return { path, value, placeOf };
}
