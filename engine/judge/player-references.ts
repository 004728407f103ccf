/** Players that a question names but does not list, and players that it lists twice. */
import schema from '../generated/question-schema.ts';
import { escapeKey, isObject, isTuple, type JudgeFault, type Shape, shown } from './shape.ts';

type Fields = { readonly [key: string]: unknown };
type HasValidShape = (pointer: string) => boolean;

/** The path of a field from a question. It goes on in every entry of a list at `*`, and ends in every key of an object at `{}`. */
type Path = readonly string[];

const PLAYER = '#/definitions/player';

/** The fields and keys with the id of a player, by the question: those with the shape `player` in the schema of questions with players. */
const PATHS_BY_ASK: ReadonlyMap<unknown, readonly Path[]> = new Map(
  schema.oneOf.flatMap((question) => {
    const { ask, players } = question.properties ?? {};
    return players === undefined ? [] : [[ask?.const, playerPaths(question)] as const];
  }),
);

function playerPaths({ $ref, anyOf, items, properties, propertyNames }: Shape): readonly Path[] {
  if ($ref === PLAYER) return [[]];
  const named = schema.definitions[$ref?.replace('#/definitions/', '') ?? ''];
  const ofEntries = items === undefined || isTuple(items) ? [] : playerPaths(items).map((path) => ['*', ...path]);
  const ofFields = Object.entries(properties ?? {}).flatMap(([field, shape]) => playerPaths(shape).map((path) => [field, ...path]));
  const ofKeys: readonly Path[] = propertyNames?.$ref === PLAYER ? [['{}']] : [];
  return [...(named === undefined ? [] : playerPaths(named)), ...(anyOf ?? []).flatMap(playerPaths), ...ofEntries, ...ofFields, ...ofKeys];
}

/** @param hasValidShape whether nothing at or below a pointer has a wrong shape */
export function playerFaults(question: Fields, hasValidShape: HasValidShape): JudgeFault[] {
  const paths = PATHS_BY_ASK.get(question.ask);
  const { players } = question;
  if (paths === undefined || !Array.isArray(players)) return [];
  const faults: JudgeFault[] = [];
  const ids = new Set<unknown>();
  /** Whether a player that the question names may be one whose id has a wrong shape. */
  let isUnreadable = false;
  players.forEach((player: unknown, index) => {
    const at = isObject(player) ? `/players/${index}/id` : `/players/${index}`;
    const id = isObject(player) ? player.id : player;
    if (typeof id !== 'string' || !hasValidShape(at)) isUnreadable = true;
    else if (ids.has(id)) faults.push({ code: 'duplicate', message: `two players have the id ${shown(id)}`, at });
    ids.add(id);
  });
  if (isUnreadable) return faults;
  const check = (id: unknown, at: string): void => {
    if (typeof id === 'string' && !ids.has(id) && hasValidShape(at))
      faults.push({ code: 'unknown-player', message: `there is no player ${shown(id)}`, at });
  };
  for (const path of paths) forEachAt(question, path, '', check);
  return faults;
}

/** Calls `visit` for each value at a path, with its pointer. */
function forEachAt(value: unknown, [field, ...rest]: Path, pointer: string, visit: (value: unknown, at: string) => void): void {
  if (field === undefined) visit(value, pointer);
  else if (field === '*') {
    if (Array.isArray(value)) for (const [index, entry] of value.entries()) forEachAt(entry, rest, `${pointer}/${index}`, visit);
  } else if (field === '{}') {
    if (isObject(value)) for (const key of Object.keys(value)) visit(key, `${pointer}/${escapeKey(key)}`);
  } else if (isObject(value) && Object.hasOwn(value, field)) forEachAt(value[field], rest, `${pointer}/${field}`, visit);
}
