/** Dotted paths into definitions: "corner.of", "steps.2.clamp", "unless.0.if". */
import type { Json, JsonObject } from '../../engine/base/json.ts';
import { isObject } from '../../engine/base/json.ts';

/** A copy of a value as JSON; null for undefined. */
export function toJson(value: unknown): Json {
  const json: Json = value === undefined ? null : JSON.parse(JSON.stringify(value));
  return json;
}

/** A copy with dotted fields set. The index after the last adds an entry: "unless.2" to a list of two, "unless.0" to a missing list. */
export function setFields(value: Json, fields: { readonly [path: string]: unknown }): Json {
  let changed = value;
  for (const [path, newValue] of Object.entries(fields)) changed = setField(changed, path.split('.'), toJson(newValue));
  return changed;
}

function setField(value: Json, path: readonly string[], newValue: Json): Json {
  const [key, ...rest] = path;
  if (key === undefined) return newValue;
  if (value instanceof Array) {
    if (key === String(value.length)) return [...value, setField({}, rest, newValue)];
    return value.map((entry: Json, index) => (String(index) === key ? setField(entry, rest, newValue) : entry));
  }
  const fields: JsonObject = isObject(value) ? value : {};
  return { ...fields, [key]: setField(fields[key] ?? (rest[0] === '0' ? [] : {}), rest, newValue) };
}

export function fieldAt(value: Json, path: string): Json | undefined {
  let inner: Json | undefined = value;
  for (const key of path.split('.')) {
    if (inner instanceof Array) inner = /^(0|[1-9]\d*)$/.test(key) ? inner[Number(key)] : undefined;
    else inner = isObject(inner) && Object.hasOwn(inner, key) ? inner[key] : undefined;
  }
  return inner;
}

interface Unreachable {
  readonly found: string;
  readonly expected: string;
  readonly hint?: string;
}

/** Why `setFields` cannot set a dotted path; undefined if it can. The schema reports unknown names of fields. */
export function whyUnreachable(value: Json, path: string): Unreachable | undefined {
  if (/[[\]/]/.test(path)) {
    const dotted = path.replace(/[[\]/.]+/g, '.').replace(/^\.|\.$/g, '');
    return { found: path, expected: 'a path with dots', hint: `Write "${dotted}".` };
  }
  let inner: Json | undefined = value;
  const keys = path.split('.');
  for (const [index, key] of keys.entries()) {
    const innerPath = keys.slice(0, index).join('.');
    if (inner instanceof Array) {
      // The entry after the last can be added whole, but a path into it leads nowhere.
      const last = index < keys.length - 1 ? inner.length - 1 : inner.length;
      if (!/^(0|[1-9]\d*)$/.test(key) || Number(key) > last) return outsideList(innerPath, key, inner.length);
      inner = inner[Number(key)];
    } else if (isObject(inner)) inner = Object.hasOwn(inner, key) ? inner[key] : undefined;
    else if (inner !== undefined)
      return { found: `"${innerPath}" is ${JSON.stringify(inner)}`, expected: `"${innerPath}" as the whole path` };
    else if (/^\d+$/.test(key) && key !== '0') return outsideList(innerPath, key, 0);
    else return undefined;
  }
  return undefined;
}

function outsideList(listPath: string, key: string, length: number): Unreachable {
  const next = `"${listPath}.${length}" to add one`;
  const expected = length === 0 ? next : `"${listPath}.0"${length === 1 ? '' : ` to "${listPath}.${length - 1}"`}, or ${next}`;
  return { found: `"${key}" in a list of ${length}`, expected, hint: 'Entries of a list are counted from 0.' };
}
