/** A verdict in one word and a few facts, for every kind of question. Pages use it when they are built; live boards ask fewer kinds. */
import { type Fields, fieldsOf, listOf, numberOf, textOf, textsOf } from './json.ts';
import { type Summary, summariseBoard, yesNo } from './summary.ts';
import { summaryMarkup } from './verdict-markup.ts';

/** The summary of each kind of question that no live board asks; any other is shown by its fields. */
const summaries: { readonly [ask: string]: (verdict: Fields, question: Fields) => Summary } = {
  adjacent: (verdict) => yesNo(verdict.adjacent, 'Adjacent', 'Not adjacent'),
  placement: (verdict) =>
    yesNo(
      verdict.allowed,
      'A legal set-up',
      'An illegal set-up',
      listOf(verdict.faults)
        .map(fieldsOf)
        .map(
          ({ character, object, at, message }) =>
            `${textOf(character) ?? textOf(object)} in ${textsOf(at).join(' and ')}: ${textOf(message)}`,
        ),
    ),
  'break-away': (verdict, question) =>
    yesNo(verdict.succeeds, 'Breaks away', 'Does not break away', [`a roll of ${numberOf(question.roll) ?? '?'}`]),
  play: (verdict) => {
    const illegal = fieldsOf(verdict.illegal);
    const message = textOf(illegal.message);
    if (message !== undefined) return { tone: 'no', word: 'Not allowed', facts: [message] };
    const types = listOf(verdict.events).map((event) => (textOf(fieldsOf(event).type) ?? '').replaceAll('-', ' '));
    return { tone: 'plain', word: types.length === 0 ? 'Nothing happens' : 'What happens', facts: types };
  },
};

/** A field's value in words. */
function words(value: unknown): string {
  if (Array.isArray(value)) return value.length === 0 ? 'none' : listOf(value).map(words).join(', ');
  if (typeof value === 'object' && value !== null)
    return Object.entries(value)
      .map(([key, one]) => `${key} ${words(one)}`)
      .join(', ');
  return value === true ? 'yes' : value === false ? 'no' : String(value);
}

const spaced = (name: string): string => name.replaceAll(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`);

export function summarise(question: Fields, verdict: Fields): Summary {
  const known = summariseBoard(question, verdict) ?? summaries[textOf(question.ask) ?? '']?.(verdict, question);
  if (known !== undefined) return known;
  const fields = Object.entries(verdict).filter(([key]) => key !== 'because' && key !== 'edition');
  return { tone: 'plain', word: 'Verdict', facts: fields.map(([key, value]) => `${spaced(key)}: ${words(value)}`) };
}

/** A paragraph. */
export const anyVerdictMarkup = (question: Fields, verdict: Fields): string => summaryMarkup(summarise(question, verdict));
