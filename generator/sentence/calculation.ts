import type { CalculationDefinition, CalculationStep, ValueDefinition } from '../generated/definition.ts';
import { VALUE_CLASSES } from '../value-classes.ts';
import { nounOf, phraseOf } from './expression.ts';
import { CALCULATION_VARIABLES, list, words } from './names.ts';
import { amountOf, conditionOf, exceptionsOf, ifPresent, takesOf, usersOf } from './phrases.ts';

const FOLDS = {
  sum: 'added up',
  'in-order': 'one after the other',
  max: 'as a floor',
  min: 'as a ceiling',
  'choose-one': 'of which one is chosen',
  any: 'of which one is enough',
  union: 'added to the set',
  without: 'taken out of the set',
} as const;

const CLASSES: { readonly [valueClass in (typeof VALUE_CLASSES)[number]]: string } = {
  replacement: 'a replacement of',
  modifier: 'a modifier of',
  minimum: 'a minimum of',
  maximum: 'a maximum of',
  increase: 'an increase of',
  reduction: 'a reduction of',
  ignoring: 'an ignoring of',
  allow: 'a permission of',
  has: 'the possession of',
  use: 'the use of',
  counter: 'the countering of',
  ignored: 'the ignoring of',
  cannot: 'the ban of',
};

export const sentenceOfCalculation = (d: CalculationDefinition): string =>
  `${list(d.of.map(words))}${takesOf(d.takes)}: ${d.steps.map(stepOf).join(', then ')}`;

function stepOf(step: CalculationStep): string {
  const parts = [
    ifPresent(step.start, (start) => `start with ${nounOf(start)}`),
    ifPresent(step.gather, (gather) => gatheringOf(gather, step)),
    ifPresent(step.clamp, (clamp) => clampOf(clamp, step)),
  ];
  return `${parts.filter((part) => part !== '').join(' and ')}${ifPresent(step.skipIf, skipOf)}`;
}

function gatheringOf(
  gather: NonNullable<CalculationStep['gather']>,
  { fold = 'sum', exclusive, applies, by, replaces }: CalculationStep,
): string {
  const classes = typeof gather === 'string' ? gather : list(gather);
  return [
    `take every ${classes} ${FOLDS[fold]}`,
    ifPresent(by, (player) => ` by ${nounOf(player)}`),
    ifPresent(exclusive, (which) => ` (if any is ${which}, only the last ${which} one)`),
    ifPresent(applies, appliesOf),
    ifPresent(replaces, (condition) => `, “added” in place of each “held” where ${phraseOf(condition)}`),
  ].join('');
}

const appliesOf = (applies: NonNullable<CalculationStep['applies']>): string =>
  ` (${Object.entries(applies)
    .map(([operation, text]) => `“${words(operation)}” makes it ${nounOf(text, CALCULATION_VARIABLES)}`)
    .join('; ')})`;

/** An empty text is no limit. */
function clampOf([lowest, highest]: NonNullable<CalculationStep['clamp']>, { gather, fold = 'sum' }: CalculationStep): string {
  const limits = [lowest === '' ? '' : `at least ${nounOf(lowest)}`, highest === '' ? '' : `at most ${nounOf(highest)}`];
  // The limits of a sum are those of the change, not of the value.
  return `keep ${gather !== undefined && fold === 'sum' ? 'their sum' : 'it'} ${limits.filter((limit) => limit !== '').join(' and ')}`;
}

function skipOf(skipIf: NonNullable<CalculationStep['skipIf']>): string {
  if (typeof skipIf === 'string') return ` unless ${phraseOf(skipIf)}`;
  return Object.entries(skipIf)
    .map(([valueClass, text]) => `, without ${words(valueClass)} if ${phraseOf(text)}`)
    .join('');
}

export function sentenceOfValue(d: ValueDefinition): string {
  const scope = ifPresent(d.in, (name) => `(${words(name)}) `);
  const locked = d.locked === true ? ', locked' : '';
  return `${words(d.of)} ${scope}gets ${entryOf(d)}${usersOf(d.capability, d.self)}${conditionOf(d.if)}${exceptionsOf(d.unless)}${locked}`;
}

/** A replacement of one word is printed in quotation marks: it is usually an operation of the calculation, such as `half`. */
const OPERATION = /^[a-z-]+$/;

function entryOf(d: ValueDefinition): string {
  const valueClass = VALUE_CLASSES.find((name) => d[name] !== undefined);
  if (valueClass === undefined) return 'nothing';
  const value = d[valueClass];
  return `${CLASSES[valueClass]} ${valueClass === 'replacement' && typeof value === 'string' && OPERATION.test(value) ? `“${words(value)}”` : amountOf(value)}`;
}
