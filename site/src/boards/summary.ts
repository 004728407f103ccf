/** A verdict as a short phrase and a few facts, for the questions of live boards; `summary-of-any.ts` has those of the others. */
import { type Fields, fieldsOf, numberOf, textOf, textsOf } from '../base/json.ts';
import { counted } from '../base/text.ts';
import { lackText } from './lacked-features.ts';
import { labelWord, lineFacts, readFireLine, readRefusal } from './verdict.ts';

/** How a verdict looks: the three labels of a line, yes, no, a refused question, or none of these. */
export type Tone = 'clear' | 'hindered' | 'blocked' | 'yes' | 'no' | 'refused' | 'plain';

export interface Summary {
  readonly tone: Tone;
  readonly phrase: string;
  readonly facts: readonly string[];
}

export const yesNo = (value: unknown, yes: string, no: string, facts: readonly string[] = []): Summary => ({
  tone: value === true ? 'yes' : 'no',
  phrase: value === true ? yes : no,
  facts,
});

function pathFacts(verdict: Fields, question: Fields): readonly string[] {
  const steps = Math.max(0, textsOf(question.path).length - 1);
  const stop = textOf(verdict.stopsAt);
  return stop === undefined ? [counted(steps, 'square')] : [`must stop at ${stop}`];
}

const summaries: { readonly [ask: string]: (verdict: Fields, question: Fields) => Summary } = {
  path: (verdict, question) => yesNo(verdict.legal, 'A legal path', 'Not a legal path', pathFacts(verdict, question)),
  reach: (verdict) =>
    verdict.mustBreakAway === true
      ? { tone: 'no', phrase: 'Must break away first', facts: [] }
      : {
          tone: 'plain',
          phrase: counted(Object.keys(fieldsOf(verdict.reach)).length, 'square'),
          facts: ['where the move can end'],
        },
  visibility: (verdict) => {
    const labels = Object.values(fieldsOf(verdict.squares));
    const countOf = (label: string): string => `${labels.filter((one) => one === label).length} ${label}`;
    return { tone: 'plain', phrase: 'Field of fire', facts: ['clear', 'hindered', 'blocked'].map(countOf) };
  },
  'knock-back': (verdict) => ({
    tone: 'plain',
    phrase: textsOf(verdict.path).length === 0 ? 'Stays where it is' : `Knocked back to ${textOf(verdict.endsAt) ?? '?'}`,
    facts: [`knock back damage ${numberOf(verdict.knockBackDamage) ?? 0}`],
  }),
  'combat-value': (verdict, question) => ({
    tone: 'plain',
    phrase: `${numberOf(verdict.value) ?? '?'}`,
    facts: [`${textOf(question.value) ?? 'value'}, printed ${numberOf(question.printed) ?? '?'}`],
  }),
};

/** Undefined for a question that is summarised in `summary-of-any.ts`. */
export function summariseBoard(question: Fields, verdict: Fields): Summary | undefined {
  const refusal = readRefusal(verdict);
  if (refusal !== undefined) {
    const { code, message, at } = refusal;
    const lack = lackText(question, code, at ?? '');
    const facts = lack === undefined ? [message, ...(at === undefined ? [] : [`at ${at}`])] : [lack];
    return { tone: 'refused', phrase: 'Refused', facts };
  }
  const line = readFireLine(verdict);
  if (line !== undefined) return { tone: line.label, phrase: labelWord[line.label], facts: lineFacts(line) };
  return summaries[textOf(question.ask) ?? '']?.(verdict, question);
}
