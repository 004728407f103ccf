/** A verdict as a short phrase and a few facts, for every kind of question. Built pages use it; live boards ask fewer kinds. */
import { isStructure } from '../../../engine/base/json.ts';
import { type Fields, fieldsOf, listOf, numberOf, textOf, textsOf } from '../base/json.ts';
import { counted, joinWithAnd, spaced } from '../base/text.ts';
import { type Summary, summariseBoard, yesNo } from './summary.ts';
import { summaryMarkup } from './verdict-markup.ts';

const amountText = (amount: unknown, noun: string): string => (typeof amount === 'number' ? counted(amount, noun) : `? ${noun}s`);

/** By the kind of question, for kinds whose verdict no live board shows. The verdict of a kind without a summary is shown by its fields. */
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
  'attack-roll': (verdict) => {
    const hits = textsOf(verdict.hits);
    const critical = textOf(verdict.critical);
    const facts = [
      `attack total ${numberOf(verdict.total) ?? '?'}`,
      ...(critical === undefined ? [] : [`critical ${critical}`]),
      ...(verdict.doubles === true ? ['doubles'] : []),
    ];
    return yesNo(hits.length > 0, `Hits ${joinWithAnd(hits)}`, 'Misses', facts);
  },
  damage: ({ dealt, taken, defeated }) => ({
    tone: 'plain',
    phrase: `${numberOf(dealt) ?? '?'} damage dealt`,
    facts: [amountText(taken, 'click'), ...(defeated === true ? ['KO’d'] : [])],
  }),
  dial: ({ dial, click, defeated, taken, healed, points }) => ({
    tone: 'plain',
    phrase: defeated === true ? 'Defeated' : `Click ${numberOf(click) ?? '?'}`,
    facts: [
      ...(numberOf(dial) === 1 ? [] : [`dial ${numberOf(dial) ?? '?'}`]),
      ...(numberOf(taken) === 0 ? [] : [`${amountText(taken, 'click')} of damage`]),
      ...(numberOf(healed) === 0 ? [] : [`${amountText(healed, 'click')} healed`]),
      amountText(points, 'point'),
    ],
  }),
  'action-total': ({ actions, epicActions }) => ({
    tone: 'plain',
    phrase: `${amountText(actions, 'action')} a turn`,
    facts: numberOf(epicActions) === 0 ? [] : [amountText(epicActions, 'epic action')],
  }),
  force: ({ legal, points, problems }) =>
    yesNo(legal, 'A legal force', 'Not a legal force', [
      amountText(points, 'point'),
      ...listOf(problems).map((problem) => textOf(fieldsOf(problem).message) ?? ''),
    ]),
  'themed-team': ({ themed, keywords, initiativeBonus, rerolls }) =>
    yesNo(
      themed,
      'A themed team',
      'Not a themed team',
      themed === true
        ? [
            `shared: ${joinWithAnd(textsOf(keywords))}`,
            `+${numberOf(initiativeBonus) ?? '?'} to the roll for first player`,
            `${amountText(rerolls, 'use')} of Probability Control`,
          ]
        : [],
    ),
  victory: ({ winner, scores, byPoints }) => ({
    tone: 'plain',
    phrase: `${joinWithAnd(textsOf(winner))} ${textsOf(winner).length > 1 ? 'win' : 'wins'}${byPoints === true ? ' on points' : ''}`,
    facts: Object.entries(fieldsOf(scores)).map(([player, points]) => `${player}: ${amountText(points, 'point')}`),
  }),
  play: (verdict) => {
    const illegal = fieldsOf(verdict.illegal);
    const message = textOf(illegal.message);
    if (message !== undefined) return { tone: 'no', phrase: 'Not allowed', facts: [message] };
    const types = listOf(verdict.events).map((event) => (textOf(fieldsOf(event).type) ?? '').replaceAll('-', ' '));
    return { tone: 'plain', phrase: types.length === 0 ? 'Nothing happens' : 'What happens', facts: types };
  },
};

function valueText(value: unknown): string {
  if (Array.isArray(value)) return value.length === 0 ? 'none' : listOf(value).map(valueText).join(', ');
  if (isStructure(value))
    return Object.entries(value)
      .map(([key, one]) => `${key} ${valueText(one)}`)
      .join(', ');
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return String(value);
}

export function summarise(question: Fields, verdict: Fields): Summary {
  const known = summariseBoard(question, verdict) ?? summaries[textOf(question.ask) ?? '']?.(verdict, question);
  if (known !== undefined) return known;
  const fields = Object.entries(verdict).filter(([key]) => key !== 'because' && key !== 'edition');
  return { tone: 'plain', phrase: 'Verdict', facts: fields.map(([key, value]) => `${spaced(key)}: ${valueText(value)}`) };
}

export const anyVerdictMarkup = (question: Fields, verdict: Fields): string => summaryMarkup(summarise(question, verdict));
