/** A verdict in one word and a few facts, for every kind of question. */
import { type Fields, fieldsOf, listOf, numberOf, textOf, textsOf } from './json.ts';
import { labelWord, lineFacts, readFireLine, readRefusal } from './verdict.ts';

/** How a verdict looks: the three labels of a line, yes, no, a refused question, or none of these. */
export type Tone = 'clear' | 'hindered' | 'blocked' | 'yes' | 'no' | 'refused' | 'plain';

export interface Summary {
  readonly tone: Tone;
  readonly word: string;
  readonly facts: readonly string[];
}

const yesNo = (value: unknown, yes: string, no: string, facts: readonly string[] = []): Summary => ({
  tone: value === true ? 'yes' : 'no',
  word: value === true ? yes : no,
  facts,
});

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

/** Its length, or the square where it ends legally or must stop. */
function pathFacts(verdict: Fields, question: Fields): readonly string[] {
  const steps = Math.max(0, textsOf(question.path).length - 1);
  const stop = textOf(verdict.stopsAt);
  return stop === undefined ? [counted(steps, 'square', 'squares')] : [`must stop at ${stop}`];
}

/** The summary of each kind of question; any other is shown by its fields. */
const summaries: { readonly [ask: string]: (verdict: Fields, question: Fields) => Summary } = {
  adjacent: (verdict) => yesNo(verdict.adjacent, 'Adjacent', 'Not adjacent'),
  path: (verdict, question) => yesNo(verdict.legal, 'A legal path', 'Not a legal path', pathFacts(verdict, question)),
  reach: (verdict) =>
    verdict.mustBreakAway === true
      ? { tone: 'no', word: 'Must break away first', facts: [] }
      : {
          tone: 'plain',
          word: counted(Object.keys(fieldsOf(verdict.reach)).length, 'square', 'squares'),
          facts: ['where the move can end'],
        },
  visibility: (verdict) => {
    const labels = Object.values(fieldsOf(verdict.squares));
    const count = (label: string): string => `${labels.filter((one) => one === label).length} ${label}`;
    return { tone: 'plain', word: 'Field of fire', facts: ['clear', 'hindered', 'blocked'].map(count) };
  },
  'break-away': (verdict, question) =>
    yesNo(verdict.succeeds, 'Breaks away', 'Does not break away', [`a roll of ${numberOf(question.roll) ?? '?'}`]),
  'knock-back': (verdict) => ({
    tone: 'plain',
    word: textsOf(verdict.path).length === 0 ? 'Stays where it is' : `Knocked back to ${textOf(verdict.endsAt) ?? '?'}`,
    facts: [`knock back damage ${numberOf(verdict.knockBackDamage) ?? 0}`],
  }),
  play: (verdict) => {
    const illegal = fieldsOf(verdict.illegal);
    const message = textOf(illegal.message);
    if (message !== undefined) return { tone: 'no', word: 'Not allowed', facts: [message] };
    const types = listOf(verdict.events).map((event) => (textOf(fieldsOf(event).type) ?? '').replaceAll('-', ' '));
    return { tone: 'plain', word: types.length === 0 ? 'Nothing happens' : 'What happens', facts: types };
  },
  'combat-value': (verdict, question) => ({
    tone: 'plain',
    word: `${numberOf(verdict.value) ?? '?'}`,
    facts: [`${textOf(question.value) ?? 'value'}, printed ${numberOf(question.printed) ?? '?'}`],
  }),
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
  const refusal = readRefusal(verdict);
  if (refusal !== undefined)
    return { tone: 'refused', word: 'Refused', facts: [refusal.message, ...(refusal.at === undefined ? [] : [`at ${refusal.at}`])] };
  const line = readFireLine(verdict);
  if (line !== undefined) return { tone: line.label, word: labelWord[line.label], facts: lineFacts(line) };
  const known = summaries[textOf(question.ask) ?? ''];
  if (known !== undefined) return known(verdict, question);
  const fields = Object.entries(verdict).filter(([key]) => key !== 'because' && key !== 'edition');
  return { tone: 'plain', word: 'Verdict', facts: fields.map(([key, value]) => `${spaced(key)}: ${words(value)}`) };
}
