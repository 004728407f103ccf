import type { Game } from './game.ts';
import { instructionOf, top } from './options.ts';
import { startRun } from './run.ts';
import type { State } from './state.ts';

/** The clauses of what asks a player, cited for an answer to it that nothing more specific refuses; of the end when the game is over. */
export function clausesOfRequest(game: Game, state: State): readonly string[] {
  const { request } = state;
  const { calculations, ends, procedures, triggers } = game.rules;
  switch (request?.kind) {
    case undefined:
      return ends;
    case 'may':
      return triggers[request.trigger]?.clauses ?? [];
    case 'order':
      return triggers[request.triggers[0]?.[0] ?? -1]?.clauses ?? [];
    case 'entry':
      return calculations[request.calculation]?.steps.find(({ fold }) => fold === 'choose-one')?.clauses ?? [];
    case 'choose':
    case 'offer':
    case 'roll':
    case 'next': {
      const g = startRun(game, state);
      const frame = top(g);
      const instruction = instructionOf(g, frame);
      return instruction !== undefined && 'clauses' in instruction ? instruction.clauses : (procedures[frame.procedure]?.clauses ?? []);
    }
  }
}
