/** The kinds of squares that definitions add to the map, with the signs of drawn boards. */

import type { AddedKind } from '../../engine/base/added-features.ts';
import { isObject, type Json, type JsonObject } from '../../engine/base/json.ts';
import { capitalised } from '../../engine/base/text.ts';
import { meaningOfSign } from '../../engine/board-notation/signs.ts';

/** Signs for kinds without one, in order of assignment. */
const SPARE_SIGNS = '$*+^!@;?/<>{}[]()_,';

/** A sign of drawn boards as one of the `UnreadNames` (recovery/unread-names.ts). */
export const signName = (sign: string): string => `sign:${sign}`;

/** Stands for signs that cannot be listed: with it among the unread names, every unknown sign may be one of them. */
export const ANY_SIGN = signName('any');

const isSignTaken = (sign: string): boolean => meaningOfSign(sign) !== undefined;

/**
 * The kinds of all definitions in parsed files, by name. Kinds without a sign get spare ones in the order of their names, so that the
 * order of files does not matter.
 */
export function mapKinds(files: Iterable<Json>): readonly AddedKind[] {
  const drawsByName = new Map<string, JsonObject>();
  for (const file of files) collectDrawn(file, drawsByName);
  const kinds = [...drawsByName].sort(([a], [b]) => (a < b ? -1 : 1));
  const usedSigns = kinds.map(([, draws]) => draws['sign']);
  const spare = [...SPARE_SIGNS].filter((sign) => !usedSigns.includes(sign));
  return kinds.map(([name, { title, sign, marker, pattern }]): AddedKind => {
    const tilePattern = patternOf(pattern);
    return {
      name,
      title: typeof title === 'string' ? title : titleOf(name),
      sign: typeof sign === 'string' ? sign : (spare.shift() ?? '?'),
      isMarker: marker === true,
      ...(tilePattern === undefined ? {} : { pattern: tilePattern }),
    };
  });
}

function collectDrawn(value: Json, drawsByName: Map<string, JsonObject>): void {
  if (value instanceof Array) for (const entry of value) collectDrawn(entry, drawsByName);
  else if (isObject(value)) {
    const { draws } = value;
    const name = nameOfMapList(value);
    if (name !== undefined && isObject(draws)) drawsByName.set(name, draws);
    else for (const entry of Object.values(value)) collectDrawn(entry, drawsByName);
  }
}

/**
 * The signs that definitions with `draws` mean to add but cannot: boards drawn with them cannot be read. `ANY_SIGN` for a sign not given.
 */
export function unusableSigns(value: Json): readonly string[] {
  if (value instanceof Array) return value.flatMap((entry: Json) => unusableSigns(entry));
  if (!isObject(value)) return [];
  const { draws } = value;
  if (!isObject(draws)) return Object.values(value).flatMap(unusableSigns);
  const { sign } = draws;
  const isKind = nameOfMapList(value) !== undefined;
  if (typeof sign !== 'string') return isKind ? [] : [ANY_SIGN];
  const isUsable = isKind && [...sign].length === 1 && !isSignTaken(sign);
  return isUsable ? [] : [...sign].map(signName);
}

const nameOfMapList = ({ kind, given }: JsonObject): string | undefined =>
  kind === 'record' && typeof given === 'string' && given.startsWith('map.') ? given.slice(4) : undefined;

/** `deepSnow` as "Deep snow". */
function titleOf(name: string): string {
  const words = name.replaceAll(/([A-Z])/g, ' $1').toLowerCase();
  return capitalised(words);
}

function patternOf(pattern: Json | undefined): AddedKind['pattern'] {
  if (!isObject(pattern)) return undefined;
  const { width, height, path } = pattern;
  return typeof width === 'number' && typeof height === 'number' && typeof path === 'string' ? { width, height, path } : undefined;
}
