/** What happened, as sentences with links to the rules that made it happen. */
import { capitalised } from '../../../engine/base/text.ts';
import { type Answer, type Event, eventFields, type Game, type Statement } from '../../../engine/index.ts';
import { parseSquare } from '../../../engine/kernel/square-name.ts';
import { escapeText, joinWithAnd } from '../boards/text.ts';
import { clauseLinks, type Titles } from '../boards/verdict-markup.ts';
import { subjectName } from './names.ts';
import type { Roll, Step } from './session.ts';

/** A value as players read it: names joined, a path by its ends, shares with the names they belong to. */
function valueText(value: unknown): string {
  if (Array.isArray(value)) {
    const texts = value.map(String);
    const isPath = texts.length > 1 && texts.every((text) => parseSquare(text) !== undefined);
    return isPath ? `${texts[0]} to ${texts.at(-1)}` : joinWithAnd(texts);
  }
  if (typeof value === 'object' && value !== null)
    return Object.entries(value)
      .map(([name, amount]) => `${name}: ${String(amount)}`)
      .join(', ');
  return String(value);
}

export function sentenceOf(game: Game, statement: Statement): string {
  const fields = eventFields(game, statement);
  const shownOf = (name: string): unknown => {
    const field = statement.fields[name];
    const isPower = typeof field === 'object' && 'subject' in field && field.subject === 'capability';
    return isPower ? subjectName(game, field.subject, field.number) : fields[name];
  };
  const text = statement.says.replaceAll(/\{([^{}]*)\}/g, (written, name: string) => (name in fields ? valueText(shownOf(name)) : written));
  return capitalised(text);
}

function rollText(game: Game, { dice, for: purpose, announcement }: Roll): string {
  const purposeText = announcement === undefined ? `Roll for ${purpose.replaceAll('-', ' ')}.` : sentenceOf(game, announcement);
  const total = dice.reduce((sum, die) => sum + die, 0);
  return `${purposeText} Rolled ${dice.length === 1 ? total : `${dice.join(' + ')} = ${total}`}.`;
}

/** Whether a field of an event is a character. An event without one is of a turn or a round alone. */
export const isOfCharacter = ({ fields }: Event): boolean =>
  Object.values(fields)
    .flat()
    .some((field) => typeof field === 'object' && 'subject' in field && field.subject === 'character');

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

/** All that a step adds to the log: a line with its clauses for a power, for the roll and for every event. */
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

export function lineMarkup(text: string, because: readonly string[], titles: Titles): string {
  const cited = because.length === 0 ? '' : ` <span class="because">${clauseLinks(because, titles)}</span>`;
  return `<span class="event">${escapeText(text)}</span>${cited}`;
}
