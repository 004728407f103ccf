/** The invariants of random games, whatever was answered. */

import type { Game } from '../../engine/game/game.ts';
import type { State } from '../../engine/game/state.ts';

export function columnOf(game: Game, state: State, id: string): readonly number[] {
  const found = game.rules.columns.find((column) => column.id === id);
  if (found === undefined) throw new Error(`there is no column ${id}`);
  return state.numbers[found.index] ?? [];
}

export function faultsOf(game: Game, state: State): string[] {
  const column = (id: string): readonly number[] => columnOf(game, state, id);
  const squares = state.lists[game.rules.squares] ?? [];
  const faults: string[] = [];
  const taken = squares.flat();
  if (new Set(taken).size !== taken.length) faults.push('two figures are in one square');
  if (column('character.tokens').some((tokens) => tokens < 0 || tokens > 2)) faults.push('tokens are out of range');
  // A carried figure is in no square until it is placed.
  const carried = new Set(
    state.effects.flatMap(({ capability, on }) => (game.rules.capabilities[capability]?.id === 'carried' ? [on] : [])),
  );
  column('character.defeated').forEach((defeated, figure) => {
    if (defeated === 0 && carried.has(figure)) return;
    if ((defeated === 1) !== ((squares[figure] ?? []).length === 0)) faults.push(`figure ${figure} is defeated and on the map, or neither`);
  });
  // Dials have six clicks; 7 is past the last.
  column('character.click').forEach((click) => {
    if (click < 1 || click > 7) faults.push(`click ${click} is out of range`);
  });
  return faults;
}
