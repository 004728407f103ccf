/** The answers that commands write to the requests of the game. */
import { readValue } from './command-values.ts';
import { instructionOf, legalOptions, top } from './options.ts';
import { startRun } from './run.ts';
import type { Answer, Game, Request, State } from './state.ts';

/** What a command writes as the answer to a request; undefined where it cannot be read. */
export function answerOf(game: Game, state: State, request: Request, written: unknown): Answer | undefined {
  switch (request.kind) {
    case 'choose': {
      const g = startRun(game, state);
      const instruction = instructionOf(g, top(g));
      const value = instruction?.op === 'choose' ? readValue(game, instruction.subject, written) : undefined;
      return value === undefined ? undefined : { kind: 'choose', value };
    }
    case 'offer':
      if (request.may && (written === false || written === undefined)) return { kind: 'pass' };
      return legalOptions(game, state)
        .filter(({ option }) => Object.values(option.command).includes(String(written)))
        .map(({ option, self }): Answer => ({ kind: 'offer', option: option.id, self }))[0];
    case 'may':
      return typeof written === 'boolean'
        ? { kind: 'may', trigger: game.rules.triggers[request.trigger]?.id ?? '', user: request.user, acts: written }
        : undefined;
    case 'order': {
      const found = request.triggers.find(([index]) => game.rules.triggers[index]?.id === written);
      return found === undefined ? undefined : { kind: 'order', trigger: String(written), user: found[1] };
    }
    case 'next': {
      const item = game.ids.character?.indexOf(String(written)) ?? -1;
      return item < 0 ? undefined : { kind: 'next', item };
    }
    case 'entry':
      return typeof written === 'string' ? { kind: 'entry', entry: written } : undefined;
    case 'roll':
      return undefined;
  }
}
