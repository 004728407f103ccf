/** Players that a question names but does not list, and players that it lists twice. */
import { isObject, type JudgeFault, shown } from './shape.ts';

type Fields = { readonly [key: string]: unknown };
type HasValidShape = (pointer: string) => boolean;

/** The fields with the id of a player, by the question. A path goes on in every entry of a list at `*`. */
const PATHS_BY_ASK: ReadonlyMap<unknown, readonly string[]> = new Map([
  ['play', ['characters/*/player', 'objects/*/player', 'start/turn']],
  [
    'victory',
    [
      'players/*/ally',
      'players/*/surviving/*/owner',
      'defeated/*/owner',
      'defeated/*/by',
      'defeated/*/damagedBy/*',
      'objectsRemoved/*/owner',
      'objectsRemoved/*/by',
      'feats/*/owner',
      'feats/*/damagedBy/*',
      'relics/*/owner',
      'relics/*/heldBy',
    ],
  ],
]);

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
  for (const path of paths) forEachAt(question, path.split('/'), '', check);
  return faults;
}

/** Calls `visit` for each value at a path, with its pointer. */
function forEachAt(
  value: unknown,
  [field, ...rest]: readonly string[],
  pointer: string,
  visit: (value: unknown, at: string) => void,
): void {
  if (field === undefined) visit(value, pointer);
  else if (field === '*') {
    if (Array.isArray(value)) for (const [index, entry] of value.entries()) forEachAt(entry, rest, `${pointer}/${index}`, visit);
  } else if (isObject(value) && Object.hasOwn(value, field)) forEachAt(value[field], rest, `${pointer}/${field}`, visit);
}
