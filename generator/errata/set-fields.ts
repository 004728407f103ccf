/** Dotted paths into definitions: "corner.of", "steps.2.clamp", "unless.0.if". */
import type { Json, JsonObject } from '../ast.ts';

/** A copy of a value as JSON; null for undefined. */
export function toJson(value: unknown): Json {
  const json: Json = value === undefined ? null : JSON.parse(JSON.stringify(value));
  return json;
}

/** A copy with dotted fields set. The index after the last adds an entry: "unless.2" to a list of two, "unless.0" to a missing list. */
export function setFields(value: Json, fields: { readonly [path: string]: unknown }): Json {
  let out = value;
  for (const [path, to] of Object.entries(fields)) out = setField(out, path.split('.'), toJson(to));
  return out;
}

const isObject = (value: Json | undefined): value is JsonObject => typeof value === 'object' && value !== null && !(value instanceof Array);

function setField(value: Json, path: readonly string[], to: Json): Json {
  const [head, ...rest] = path;
  if (head === undefined) return to;
  if (value instanceof Array) {
    if (head === String(value.length)) return [...value, setField({}, rest, to)];
    return value.map((entry: Json, index) => (String(index) === head ? setField(entry, rest, to) : entry));
  }
  const fields: JsonObject = isObject(value) ? value : {};
  return { ...fields, [head]: setField(fields[head] ?? (rest[0] === '0' ? [] : {}), rest, to) };
}

/** The value at a dotted path, or undefined. */
export function fieldAt(value: Json, path: string): Json | undefined {
  let here: Json | undefined = value;
  for (const step of path.split('.')) {
    if (here instanceof Array) here = /^(0|[1-9]\d*)$/.test(step) ? here[Number(step)] : undefined;
    else here = isObject(here) && Object.hasOwn(here, step) ? here[step] : undefined;
  }
  return here;
}

interface Unreachable {
  readonly found: string;
  readonly expected: string;
  readonly hint?: string;
}

/** Why `setFields` cannot set a dotted path; undefined if it can. The schema reports unknown names of fields. */
export function unreachable(value: Json, path: string): Unreachable | undefined {
  if (/[[\]/]/.test(path)) {
    const dotted = path.replace(/[[\]/.]+/g, '.').replace(/^\.|\.$/g, '');
    return { found: path, expected: 'a path with dots', hint: `Write "${dotted}".` };
  }
  let here: Json | undefined = value;
  const steps = path.split('.');
  for (const [index, step] of steps.entries()) {
    const list = steps.slice(0, index).join('.');
    if (here instanceof Array) {
      if (!/^(0|[1-9]\d*)$/.test(step) || Number(step) > here.length) return outside(list, step, here.length);
      here = here[Number(step)];
    } else if (isObject(here)) here = Object.hasOwn(here, step) ? here[step] : undefined;
    else if (here !== undefined) return { found: `"${list}" is ${JSON.stringify(here)}`, expected: `"${list}" as the whole path` };
    else if (/^\d+$/.test(step) && step !== '0') return outside(list, step, 0);
    else return undefined;
  }
  return undefined;
}

function outside(list: string, step: string, length: number): Unreachable {
  const next = `"${list}.${length}" to add one`;
  const expected = length === 0 ? next : `"${list}.0"${length === 1 ? '' : ` to "${list}.${length - 1}"`}, or ${next}`;
  return { found: `"${step}" in a list of ${length}`, expected, hint: 'Entries of a list are counted from 0.' };
}
