/** schemas/vocabulary.json as a value: the subjects and frames that expressions may speak of. */
import type { Json, JsonObject } from '../ast.ts';

export interface Vocabulary {
  /** By subject, then by fact, the type as it is written. */
  readonly subjects: { readonly [name: string]: { readonly [fact: string]: string } };
  /** By frame, then by variable, the type as it is written. */
  readonly frames: { readonly [name: string]: { readonly [variable: string]: string } };
}

function object(value: Json | undefined): JsonObject {
  if (typeof value !== 'object' || value === null || value instanceof Array)
    throw new Error('schemas/vocabulary.json has another shape than the compiler expects');
  return value;
}

function texts(value: Json | undefined): { readonly [key: string]: string } {
  return Object.fromEntries(Object.entries(object(value)).map(([key, text]) => [key, String(text)]));
}

export function readVocabulary(value: Json): Vocabulary {
  const root = object(value);
  const subjects = Object.entries(object(root.subjects)).map(([name, subject]) => [name, texts(object(subject).facts)] as const);
  const frames = Object.entries(object(root.frames)).map(([name, frame]) => [name, texts(frame)] as const);
  return { subjects: Object.fromEntries(subjects), frames: Object.fromEntries(frames) };
}
