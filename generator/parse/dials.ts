/** Dials of examples: equal clicks that follow each other are written once with their number, as in `{"clicks": 6, "speed": 8, …}`. */
import { isObject, isStructure, type Json, type JsonObject } from '../../engine/base/json.ts';

/** As many as the longest dial of the judge's protocol may have. */
const MOST_CLICKS = 99;

/**
 * The value with every click of its dials written out. `refuse` is called with each `clicks` that is not a whole number from 2 to
 * `MOST_CLICKS`.
 */
export function expandDials(value: JsonObject, refuse: (found: Json) => void): JsonObject {
  return mapDials(value, (dial) =>
    dial.flatMap((entry) => {
      if (!isObject(entry) || !Object.hasOwn(entry, 'clicks')) return [entry];
      const { clicks = null, ...click } = entry;
      if (typeof clicks === 'number' && Number.isInteger(clicks) && clicks >= 2 && clicks <= MOST_CLICKS)
        return Array.from({ length: clicks }, () => click);
      refuse(clicks);
      return [click];
    }),
  );
}

/** The inverse of `expandDials`. */
export function compactDials(value: JsonObject): JsonObject {
  return mapDials(value, (dial) => {
    const runs: { readonly click: Json; readonly text: string; count: number }[] = [];
    for (const click of dial) {
      const text = JSON.stringify(click);
      const last = runs.at(-1);
      if (last?.text === text) last.count++;
      else runs.push({ click, text, count: 1 });
    }
    return runs.flatMap(({ click, count }) =>
      count > 1 && isObject(click) ? [{ clicks: count, ...click }] : Array<Json>(count).fill(click),
    );
  });
}

type Replace = (dial: readonly Json[]) => Json;

/** The value with every list in a field `dial` replaced. Only objects with a dial inside are copied. */
function mapDials(value: JsonObject, replace: Replace): JsonObject {
  let copy: { [field: string]: Json } | undefined;
  for (const [field, inner] of Object.entries(value)) {
    const mapped = mapInside(field, inner, replace);
    if (mapped === inner) continue;
    copy ??= { ...value };
    copy[field] = mapped;
  }
  return copy ?? value;
}

function mapInside(field: string, inner: Json, replace: Replace): Json {
  if (!isStructure(inner)) return inner;
  if (!(inner instanceof Array)) return mapDials(inner, replace);
  if (field === 'dial') return replace(inner);
  const mapped = inner.map((entry) => mapInside('', entry, replace));
  return mapped.some((entry, index) => entry !== inner[index]) ? mapped : inner;
}
