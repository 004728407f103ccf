import { gameAt, nameOf, type State, stateShown } from '../../../engine/index.ts';
import { fieldsOf, listOf, textOf } from '../base/json.ts';
import { withEdge, withMembership } from '../boards/edit.ts';
import { type BoardMap, type BoardObject, readPosition } from '../boards/position.ts';
import { GameError } from '../games/game-error.ts';
import type { Session } from './session.ts';

/**
 * The map to draw below the figures. Two states of one game with the same `key` have the same drawing. Fails with a {@link GameError} for a
 * game without a map.
 */
export function currentMapOf({ game: opened, question, state }: Session): { readonly map: BoardMap; readonly key: string } {
  const game = gameAt(opened, state);
  const mapIndex = opened.gamesByMap.indexOf(game);
  const map = readPosition({ map: [question.map, ...listOf(question.maps)][mapIndex] })?.map;
  if (map === undefined) throw new GameError('This game has no map.');
  let { terrain, walls } = map;
  for (const [record, amounts] of Object.entries(state.mapChanges)) {
    // A record such as `edge.wall` maps the number of each changed square or edge to an amount: 0 where the wall or terrain is gone.
    const [subject = '', kind = ''] = record.split('.');
    for (const [number, amount] of Object.entries(amounts)) {
      const name = nameOf(game, { subject, number: Number(number) });
      if (subject === 'edge' && kind === 'wall') walls = withEdge(walls, name, amount > 0);
      const squares = subject === 'square' ? terrain[kind] : undefined;
      if (squares !== undefined) terrain = { ...terrain, [kind]: withMembership(squares, name, amount > 0) };
    }
  }
  return { map: { ...map, terrain, walls }, key: `${mapIndex} ${JSON.stringify(state.mapChanges)}` };
}

export function objectsOf({ game, question }: Session, state: State): readonly BoardObject[] {
  const stateObjects = fieldsOf(stateShown(game, state).objects);
  return (readPosition(question)?.objects ?? []).map(({ at: _, ...object }) => {
    const at = textOf(fieldsOf(stateObjects[object.id]).at);
    return at === undefined ? object : { ...object, at };
  });
}
