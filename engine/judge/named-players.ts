/** Where a question names players: the fields and keys with the shape `player` in the schema. */
import { escapeKey, isRecord } from '../base/json.ts';
import type { Schema, Shape } from '../base/schema.ts';
import { isTuple } from './shape.ts';

type Definitions = Schema['definitions'];
type Visit = (id: unknown, at: string) => void;

/** Calls `visit` for each value with the shape `player` in a value, with its pointer. */
type ForEachPlayer = (shape: Shape, value: unknown, pointer: string, visit: Visit) => void;

const PLAYER = 'player';

const nameOf = ({ $ref = '' }: Shape): string => $ref.replace('#/definitions/', '');

function definitionsWithPlayers(definitions: Definitions): ReadonlySet<string> {
  const refersTo = Object.entries(definitions).map(([name, shape]) => {
    const references = JSON.stringify(shape).matchAll(/"\$ref":"#\/definitions\/(\w+)"/g);
    return { name, referred: [...references].map(([, other = '']) => other) };
  });
  const found = new Set([PLAYER]);
  // Repeated, since a definition may refer to one that is found only later. As many passes as definitions are enough for every chain.
  for (const _ of refersTo) for (const { name, referred } of refersTo) if (referred.some((other) => found.has(other))) found.add(name);
  return found;
}

/** The walk goes only as deep as the value, so it also ends if the schema refers to itself. */
export function playersIn(definitions: Definitions): ForEachPlayer {
  const withPlayers = definitionsWithPlayers(definitions);
  const walk: ForEachPlayer = (shape, value, pointer, visit) => {
    const name = nameOf(shape);
    if (name === PLAYER) return void visit(value, pointer);
    // Definitions without players are skipped: a map may have thousands of squares.
    if (name !== '' && !withPlayers.has(name)) return;
    const named = definitions[name];
    if (named !== undefined) return void walk(named, value, pointer, visit);
    const { anyOf = [], items, properties, propertyNames } = shape;
    for (const form of anyOf) walk(form, value, pointer, visit);
    if (Array.isArray(value)) {
      if (items !== undefined && !isTuple(items))
        for (const [index, entry] of value.entries()) walk(items, entry, `${pointer}/${index}`, visit);
    } else if (isRecord(value)) {
      if (propertyNames !== undefined && nameOf(propertyNames) === PLAYER)
        for (const key of Object.keys(value)) visit(key, `${pointer}/${escapeKey(key)}`);
      for (const [field, inner] of Object.entries(properties ?? {}))
        if (Object.hasOwn(value, field)) walk(inner, value[field], `${pointer}/${escapeKey(field)}`, visit);
    }
  };
  return walk;
}
