/** The log of a game as lines: every power that was used, every roll and every event, with the clauses that made it happen. */
import type { Answer, Game } from '../../../engine/index.ts';
import { isOfCharacter, sentenceOf } from '../games/event-text.ts';
import { subjectName } from '../games/names.ts';
import type { Roll, Step } from './session.ts';

function rollText(game: Game, { dice, for: purpose, announcement }: Roll): string {
  const purposeText = announcement === undefined ? `Roll for ${purpose.replaceAll('-', ' ')}.` : sentenceOf(game, announcement);
  const total = dice.reduce((sum, die) => sum + die, 0);
  return `${purposeText} Rolled ${dice.length === 1 ? total : `${dice.join(' + ')} = ${total}`}.`;
}

interface Line {
  readonly kind: 'use' | 'roll' | 'of-character' | 'of-turn';
  readonly text: string;
  /** The ids of the clauses that made it happen. */
  readonly because: readonly string[];
}

/** The power or ability that was chosen, with its character; nothing for other options, which their events report. */
function useLines(game: Game, answer: Answer | undefined): readonly Line[] {
  if (answer?.kind !== 'offer') return [];
  const option = game.rules.options.find(({ id }) => id === answer.option);
  if (option?.command.use === undefined) return [];
  const text = `${subjectName(game, 'character', answer.self)}: ${option.title}.`;
  // The first clause is the one of the power itself; those after it are details of the action.
  return [{ kind: 'use', text, because: option.clauses.slice(0, 1) }];
}

export function linesOf(
  game: Game,
  { answer, roll, events }: Pick<Step, 'roll' | 'events'> & { readonly answer?: Answer },
): readonly Line[] {
  const rolled: readonly Line[] =
    roll === undefined ? [] : [{ kind: 'roll', text: rollText(game, roll), because: roll.announcement?.because ?? [] }];
  return [
    ...useLines(game, answer),
    ...rolled,
    ...events.map((event) => ({
      kind: isOfCharacter(event) ? ('of-character' as const) : ('of-turn' as const),
      text: sentenceOf(game, event),
      because: event.because,
    })),
  ];
}
