/** Conflicts that Git leaves in the sources that `sightline build` writes. */
import { isObject, type Json } from '../../engine/base/json.ts';

export const isChains = (path: string): boolean => path.endsWith('.chains.json');

export const hasConflict = (text: string): boolean => /^<{7}(?: |$)/m.test(text) && /^>{7}(?: |$)/m.test(text);

type Side = 'ours' | 'base' | 'theirs';

const SIDE_BY_MARKER: { readonly [marker: string]: Side | undefined } = { '<<<<<<<': 'ours', '|||||||': 'base', '=======': 'theirs' };

/** The whole text twice: with our side of every conflict, and with their side. */
export function sidesOf(text: string): readonly string[] {
  const sides: { readonly [side in 'ours' | 'theirs']: string[] } = { ours: [], theirs: [] };
  let inside: Side | undefined;
  for (const line of text.split('\n')) {
    const [, marker = ''] = /^([<|=>]{7})(?:\s|$)/.exec(line) ?? [];
    const next = SIDE_BY_MARKER[marker];
    if (marker === '>>>>>>>') inside = undefined;
    else if (next !== undefined) inside = next;
    else {
      if (inside !== 'theirs' && inside !== 'base') sides.ours.push(line);
      if (inside !== 'ours' && inside !== 'base') sides.theirs.push(line);
    }
  }
  return [sides.ours.join('\n'), sides.theirs.join('\n')];
}

/** The text of the file of permanent ids with the ids of all `texts`; undefined if one of the texts is no JSON object. */
export function unionOfIds(texts: readonly string[]): string | undefined {
  const values = texts.map(parsed);
  if (!values.every(isObject)) return undefined;
  const [first, ...others] = values;
  return JSON.stringify(others.reduce<Json>((union, other) => unionOf(union, other), first ?? {}));
}

function parsed(text: string): Json {
  try {
    const value: Json = JSON.parse(text);
    return value;
  } catch {
    return null;
  }
}

function unionOf(one: Json, other: Json): Json {
  if (Array.isArray(one) && Array.isArray(other)) return [...new Set([...one, ...other])];
  if (!isObject(one) || !isObject(other)) return one;
  return Object.fromEntries(
    [...new Set([...Object.keys(one), ...Object.keys(other)])].map((key) => {
      const [a, b] = [one[key], other[key]];
      return [key, a === undefined ? (b ?? null) : b === undefined ? a : unionOf(a, b)];
    }),
  );
}
