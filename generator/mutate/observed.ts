/** All that other definitions can read of a state and of its request: more than a verdict shows. */

import { instructionOf, offeredOptions, top } from '../../engine/game/options.ts';
import { get, getList, startRun } from '../../engine/game/run.ts';
import { capabilitiesOf, type Game, type PlayerRequest, playerRequestOf, type State, stateShown } from '../../engine/index.ts';

/** The request of a state, with the role of a choice, on which constraints depend, and the facts that options pass on. */
export function observedRequest(game: Game, state: State): unknown {
  const request: PlayerRequest | undefined = playerRequestOf(game, state);
  if (request === undefined || (request.kind !== 'choose' && request.kind !== 'offer')) return request;
  const g = startRun(game, state);
  const instruction = instructionOf(g, top(g));
  if (instruction?.op === 'choose') return [request, instruction.role];
  return [request, offeredOptions(g).map(({ facts }) => facts)];
}

/**
 * Every record, the changes of the map, running effects with their durations, the facts of running procedures and of deferred steps, and
 * what characters can use.
 * @param columns `all`: also the records that no step writes
 */
export function observedState(game: Game, state: State, columns: 'all' | 'written' = 'written'): unknown {
  const g = startRun(game, state);
  // `startRun` selects the game of the map that the state is played on.
  const gameOnMap = g.game;
  const { rules } = gameOnMap;
  const hidden = rules.columns.flatMap((column) => {
    // Columns that no step writes come after those of the state.
    const { length } = column.shape === 'list' ? state.lists : state.numbers;
    if (column.shown !== undefined || (columns === 'written' && column.index >= length)) return [];
    const values = (gameOnMap.all[column.subject] ?? []).map((index) =>
      column.shape === 'list' ? getList(g, column.index, index) : get(g, column.index, index),
    );
    // A record at its first value everywhere is left out, so that a new one changes no recorded playout.
    const isAtFirstValue = values.every((value) => (typeof value === 'number' ? value === column.first : value.length === 0));
    return isAtFirstValue ? [] : [[column.id, values]];
  });
  return {
    shown: stateShown(game, state),
    hidden,
    terrain: state.mapChanges,
    effects: state.effects.map((effect) => ({
      ...effect,
      capability: rules.capabilities[effect.capability]?.id,
      source: rules.capabilities[effect.source]?.id,
      duration: rules.durations[effect.duration]?.id,
    })),
    running: state.stack.map(({ procedure, locals }) => [rules.procedures[procedure]?.id, locals]),
    deferred: state.deferred.map(({ procedure, frame, locals }) => [rules.procedures[procedure]?.id, frame, locals]),
    usable: usableIn(game, state),
  };
}

/** The capabilities of each character, whether it can use them, and their kinds: many rules concern all capabilities of a kind. */
function usableIn(game: Game, state: State): unknown {
  const { capabilities } = game.rules;
  return (game.all['character'] ?? []).map((character) =>
    capabilitiesOf(game, state, character).map(({ id, canUse }) => {
      const { of, marks } = capabilities.find((one) => one.id === id) ?? {};
      return [id, canUse, of, marks];
    }),
  );
}
