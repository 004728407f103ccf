import { isStructure } from '../../../engine/base/json.ts';
import { capitalised } from '../../../engine/base/text.ts';
import { type Event, eventFields, type Game, type Statement } from '../../../engine/index.ts';
import { parseSquare } from '../../../engine/kernel/square-name.ts';
import { joinWithAnd } from '../base/text.ts';
import { subjectName } from './names.ts';

/** A value as players read it: names joined, a path by its two ends, amounts each with the name that it belongs to. */
function valueText(value: unknown): string {
  if (Array.isArray(value)) {
    const texts = value.map(String);
    const isPath = texts.length > 1 && texts.every((text) => parseSquare(text) !== undefined);
    return isPath ? `${texts[0]} to ${texts.at(-1)}` : joinWithAnd(texts);
  }
  if (isStructure(value))
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

/** Whether a field of an event is a character. An event without one is of a turn or a round alone. */
export const isOfCharacter = ({ fields }: Event): boolean =>
  Object.values(fields)
    .flat()
    .some((field) => typeof field === 'object' && 'subject' in field && field.subject === 'character');
