/** Dials of examples: equal clicks that follow each other are written once with their number, as in `{"clicks": 6, "speed": 8, …}`. */
import type { Json, JsonObject } from '../ast.ts';
import { isObject } from '../json-guards.ts';

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

/** The value with every list in a field `dial` replaced. */
function mapDials(value: JsonObject, replace: (dial: readonly Json[]) => Json): JsonObject {
  const inside = (field: string, inner: Json): Json => {
    if (Array.isArray(inner)) return field === 'dial' ? replace(inner) : inner.map((entry: Json) => inside('', entry));
    return isObject(inner) ? mapDials(inner, replace) : inner;
  };
  return Object.fromEntries(Object.entries(value).map(([field, inner]) => [field, inside(field, inner)]));
}
