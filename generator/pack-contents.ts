/** The contents of the rulebook together with the part that a pack adds, and the places of findings in this joined file. */
import type { Json } from '../engine/base/json.ts';
import { isObject, listOf } from '../engine/base/json.ts';
import type { JsonDocument, Source } from './ast.ts';
import type { Diagnostic, Place } from './diagnostic.ts';
import type { PackFile } from './pack-files.ts';
import { parseJson } from './parse/json.ts';

export const CONTENTS = 'rules/book.json';

export function contentsWith(contents: Source, manifest: Source): Source {
  const [whole, part] = [parsed(contents), parsed(manifest)];
  if (!isObject(whole) || !(whole['parts'] instanceof Array)) return contents;
  return { path: CONTENTS, text: JSON.stringify({ ...whole, parts: [...whole['parts'], withoutSchema(part)] }) };
}

/** A manifest names its schema for editors; a part of the contents has none of its own. */
function withoutSchema(part: Json): Json {
  if (!isObject(part)) return part;
  return Object.fromEntries(Object.entries(part).filter(([name]) => name !== '$schema'));
}

const parsed = (source: Source): Json => parseJson(source).document?.value ?? null;

/** The JSON faults of a manifest, and an id other than the name of its folder. For text that is no JSON, `contentsWith` joins `null`. */
export function faultsOfManifest({ pathOnDisk: path, text, pack }: PackFile): readonly Diagnostic[] {
  const { diagnostics, document } = parseJson({ path, text });
  const id = isObject(document?.value) ? document.value['id'] : undefined;
  // An id of another form is reported by the schema.
  if (document === undefined || typeof id !== 'string' || id === pack || !/^[a-z0-9-]+$/.test(id)) return diagnostics;
  return [
    ...diagnostics,
    {
      code: 'pack-misnamed',
      severity: 'error',
      message: 'The pack has another id than its folder.',
      found: id,
      expected: pack,
      hint: `Write "id": "${pack}", or rename the folder.`,
      place: document.placeOf('/id'),
    },
  ];
}

export interface JoinedPlaces {
  /** Whether a place is in the part that the manifest describes. */
  isInPart(place: Place): boolean;
  /** A place of that part, in the manifest; undefined if the manifest is not JSON. */
  inManifest(place: Place): Place | undefined;
  /** Any other place, in the contents of the rulebook. */
  inContents(place: Place): Place;
  /** A message about that part, with the paths of fields as they are in the manifest. */
  messageInManifest(message: string): string;
}

/** @param joined what `contentsWith` returns for `contents` and `manifest` */
export function joinedPlaces(joined: Source, contents: Source, manifest: Source): JoinedPlaces {
  const [ofJoined, ofContents, ofManifest] = [joined, contents, manifest].map((source) => parseJson(source).document);
  const part = `/parts/${isObject(ofContents?.value) ? listOf(ofContents.value['parts']).length : 0}`;
  const placeIn = (document: JsonDocument | undefined, pointer: string, place: Place): Place | undefined => {
    const isName = ofJoined?.placeOf(place.pointer ?? '', 'key').column === place.column;
    return document?.placeOf(pointer, isName ? 'key' : 'value');
  };
  return {
    isInPart: ({ pointer = '' }) => joined !== contents && `${pointer}/`.startsWith(`${part}/`),
    inManifest: (place) => placeIn(ofManifest, place.pointer?.slice(part.length) ?? '', place),
    inContents: (place) => (joined === contents ? place : (placeIn(ofContents, place.pointer ?? '', place) ?? place)),
    messageInManifest: (message) => message.replaceAll(`${part}/`, '/').replaceAll(part, 'the file'),
  };
}
