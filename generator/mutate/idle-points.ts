/** Idle timing points, which exist for packs: nothing of the book acts at them, so no example of it notices their removal. */
import { isStructure, type Json } from '../../engine/base/json.ts';
import type { Definition } from '../generated/definition.ts';
import { stepsOf } from '../roles.ts';

/** The text of a definition without the steps that open idle points. */
type WithoutIdlePoints = (definition: Json) => string;

export function withoutIdlePointsOf(definitions: readonly Definition[]): WithoutIdlePoints {
  // Without the `point` fields of steps: a point whose name is nowhere else is idle.
  const text = JSON.stringify(definitions).replaceAll(/"point":"[^"]*"/g, '');
  const opened = definitions.flatMap(stepsOf).flatMap(({ point }) => point ?? []);
  const idle = new Set<Json>(opened.filter((point) => !text.includes(point)));
  const without = (value: Json): Json => {
    if (value instanceof Array) return value.filter((entry: Json) => !opensIdlePoint(entry, idle)).map(without);
    if (!isStructure(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([field, entry]) => [field, without(entry)]));
  };
  return (definition) => JSON.stringify(without(definition));
}

const opensIdlePoint = (value: Json, idle: ReadonlySet<Json>): boolean =>
  isStructure(value) && 'point' in value && idle.has(value.point ?? null);
