import type { BoardState } from './board-state.ts';
import { withPosition } from './game.ts';
import type { BoardMap } from './position.ts';

/**
 * Squares that the rules refuse on a map of the new kind are left out. Each kind of terrain is judged alone, because the judge reports only
 * the first error. While no rules are loaded, all squares stay.
 */
export function setMapKind(state: BoardState, kind: string): void {
  const { game, rules } = state;
  const { position } = game;
  const { columns, rows } = position.map;
  const isAllowed = (terrain: BoardMap['terrain']): boolean =>
    rules?.judge({ ask: 'placement', edition: rules.edition, map: { kind, columns, rows, ...terrain }, characters: [] }).error ===
    undefined;
  const terrain = Object.fromEntries(
    Object.entries(position.map.terrain).map(([name, squares]) => [
      name,
      isAllowed({ [name]: squares }) ? squares : squares.filter((square) => isAllowed({ [name]: [square] })),
    ]),
  );
  state.commit(withPosition(game, { ...position, map: { ...position.map, kind, terrain } }), `${kind} map`);
}
