/** What a player is told when a saved game does not go as it was saved. */
import { type Answer, type Departure, type Game, gameAt, type State } from '../../../engine/index.ts';
import { sentenceOf } from '../games/event-text.ts';
import { subjectName } from '../games/names.ts';
import { gameStatusOf } from './figures.ts';
import type { Resumed, Session } from './session.ts';

export interface Notice {
  readonly text: string;
  /** The ids of the clauses that it is about. */
  readonly because: readonly string[];
}

/** Undefined where the game goes as it was saved, or nothing shows that it does not. */
export function replayNotice({ session, savedAnswerCount, departure, hasSameRules, hasTraces }: Resumed): Notice | undefined {
  const replayedCount = session.steps.length;
  const droppedCount = savedAnswerCount - replayedCount;
  const cause = causeOf(hasSameRules);
  const dropped = droppedText(droppedCount, savedAnswerCount);
  if (departure !== undefined)
    return {
      text: `${cause}${departureText(session, departure)}${dropped}`,
      because: departure.rule === undefined ? [] : [departure.rule],
    };
  if (droppedCount > 0) return { text: `Answer ${replayedCount + 1} of this game cannot be read.${dropped}`, because: [] };
  if (hasSameRules !== false) return undefined;
  const text = hasTraces
    ? 'The rules have changed since this game was saved, but it goes as it did then.'
    : 'The rules have changed since this link was made. All its answers are still legal; a link does not hold what they led to.';
  return { text, because: [] };
}

function causeOf(hasSameRules: boolean | undefined): string {
  if (hasSameRules === undefined) return 'By the rules of today this game goes differently. ';
  return hasSameRules
    ? 'The rules are those that this game was saved with, but the game or the engine has been changed since. '
    : 'The rules have changed since this game was saved. ';
}

function droppedText(droppedCount: number, savedCount: number): string {
  if (droppedCount === 0) return '';
  return droppedCount === 1 ? ' The last answer is left out.' : ` The last ${droppedCount} of its ${savedCount} answers are left out.`;
}

function departureText(session: Session, { index, answer, illegal, event }: Departure): string {
  const before = session.stateAfter(index);
  const game = gameAt(session.game, before);
  const player = before.request === null ? '' : `${subjectName(game, 'player', before.request.by)}, `;
  const where = `Answer ${index + 1} (${player}round ${gameStatusOf(game, before).round}: ${answerText(game, before, answer)})`;
  if (illegal !== undefined) return `${where} is not legal: ${illegal.message}.`;
  const after = session.steps[index]?.state ?? before;
  return event === undefined
    ? `${where} no longer leads to what it led to.`
    : `${where} leads to something else: “${sentenceOf(gameAt(session.game, after), event)}”`;
}

function answerText(game: Game, { request }: State, answer: Answer): string {
  switch (answer.kind) {
    case 'offer': {
      const option = game.rules.options.find(({ id }) => id === answer.option);
      const user = option?.self === undefined || answer.self < 0 ? '' : ` of ${subjectName(game, option.self, answer.self)}`;
      return `${option?.title ?? answer.option}${user}`;
    }
    case 'roll':
      return `roll of ${answer.dice.join(' and ')}`;
    case 'choose':
      return request?.kind === 'choose' ? `choice of ${request.as.replaceAll('-', ' ')}` : 'choice';
    case 'pass':
      return 'pass';
    case 'may':
    case 'order':
    case 'next':
    case 'entry':
      return 'decision';
  }
}
