/** schemas/vocabulary.json as a value: the subjects and frames that expressions may refer to. */
import type { Json, JsonObject } from '../../engine/base/json.ts';
import { isObject } from '../../engine/base/json.ts';

export interface Vocabulary {
  /** By subject, then by fact, the type as it is written. */
  readonly subjects: { readonly [name: string]: { readonly [fact: string]: string } };
  /** By frame, then by variable, the type as it is written. */
  readonly frames: { readonly [name: string]: { readonly [variable: string]: string } };
}

function objectOf(value: Json | undefined): JsonObject {
  if (!isObject(value)) throw new Error('schemas/vocabulary.json does not have the shape that the compiler expects');
  return value;
}

function textsOf(value: Json | undefined): { readonly [key: string]: string } {
  return Object.fromEntries(Object.entries(objectOf(value)).map(([key, text]) => [key, String(text)]));
}

export function readVocabulary(value: Json): Vocabulary {
  const root = objectOf(value);
  const subjects = Object.entries(objectOf(root.subjects)).map(([name, subject]) => [name, textsOf(objectOf(subject).facts)] as const);
  const frames = Object.entries(objectOf(root.frames)).map(([name, frame]) => [name, textsOf(frame)] as const);
  return { subjects: Object.fromEntries(subjects), frames: Object.fromEntries(frames) };
}
