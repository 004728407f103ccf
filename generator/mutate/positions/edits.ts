/** Edits that make another question of the question of an example. A position is an example and a few of them. */
import type { Json, JsonObject } from '../../../engine/base/json.ts';
import { isObject } from '../../../engine/base/json.ts';

export interface Edit {
  /** Keys and indexes joined by dots: `characters.0.dial.*.speed`. `*` is every entry of a list, `+` a new one. */
  readonly at: string;
  /** The new value; absent where the field or entry is taken out. */
  readonly to?: Json;
  /** The index of another entry of the list: the new one has its fields too, except `holds` and `heldBy`. */
  readonly like?: number;
}

export const edited = (question: JsonObject, edits: readonly Edit[]): JsonObject => {
  const changed = edits.reduce<Json>((whole, edit) => setAt(whole, edit.at.split('.'), edit), question);
  return isObject(changed) ? changed : question;
};

function setAt(value: Json, [key = '', ...deeper]: readonly string[], edit: Edit): Json {
  const { to, like } = edit;
  const isLast = deeper.length === 0;
  if (value instanceof Array) {
    if (key === '+') return to === undefined ? value : [...value, like === undefined ? to : likeEntry(value[like], to)];
    return value.flatMap((entry: Json, index): Json[] => {
      if (key !== '*' && key !== String(index)) return [entry];
      if (!isLast) return [setAt(entry, deeper, edit)];
      return to === undefined ? [] : [to];
    });
  }
  const fields = isObject(value) ? value : {};
  if (!isLast) return { ...fields, [key]: setAt(fields[key] ?? (deeper[0] === '+' ? [] : {}), deeper, edit) };
  const { [key]: _, ...others } = fields;
  return to === undefined ? others : { ...fields, [key]: to };
}

function likeEntry(other: Json | undefined, to: Json): Json {
  if (!isObject(other) || !isObject(to)) return to;
  const { holds: _, heldBy: __, ...fields } = other;
  return { ...fields, ...to };
}

/** Where a value is, the same for every entry of a list: `characters.*.tokens`. */
export const placeOf = (keys: readonly string[]): string => keys.map((key) => (/^\d+$/.test(key) ? '*' : key)).join('.');
