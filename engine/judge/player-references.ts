/** Players that a question names but does not list, and players that it lists twice. */
import { isRecord } from '../base/json.ts';
import type { Shape } from '../base/schema.ts';
import schema from '../generated/question-schema.ts';
import { playersIn } from './named-players.ts';
import { type JudgeFault, shown } from './shape.ts';

type Fields = { readonly [key: string]: unknown };
type HasValidShape = (pointer: string) => boolean;

const forEachPlayer = playersIn(schema.definitions);

const SHAPES: ReadonlyMap<unknown, Shape> = new Map(
  schema.oneOf.flatMap((shape) => {
    const { ask, players } = shape.properties ?? {};
    return players === undefined ? [] : [[ask?.const, shape] as const];
  }),
);

/** @param hasValidShape whether nothing at or below a pointer has a wrong shape */
export function playerFaults(question: Fields, hasValidShape: HasValidShape): JudgeFault[] {
  const shape = SHAPES.get(question.ask);
  const { players } = question;
  if (shape === undefined || !Array.isArray(players)) return [];
  const faults: JudgeFault[] = [];
  const ids = new Set<unknown>();
  /** Whether a player that the question names may be one whose id has a wrong shape. */
  let isUnreadable = false;
  players.forEach((player: unknown, index) => {
    const at = isRecord(player) ? `/players/${index}/id` : `/players/${index}`;
    const id = isRecord(player) ? player.id : player;
    if (typeof id !== 'string' || !hasValidShape(at)) isUnreadable = true;
    else if (ids.has(id)) faults.push({ code: 'duplicate', message: `two players have the id ${shown(id)}`, at });
    ids.add(id);
  });
  if (isUnreadable) return faults;
  forEachPlayer(shape, question, '', (id, at) => {
    if (typeof id === 'string' && !ids.has(id) && hasValidShape(at))
      faults.push({ code: 'unknown-player', message: `there is no player ${shown(id)}`, at });
  });
  return faults;
}
