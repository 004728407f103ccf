/** Calculations and the values that they gather as English sentences. */
import type { CalculationDefinition, ValueDefinition } from '../generated/definition.ts';
import { VALUE_CLASSES } from '../value-classes.ts';
import { nounOf, phraseOf, words } from './expression.ts';
import { amountOf, article, conditionOf, exceptionsOf, ifPresent, list } from './phrases.ts';

type CalculationStep = CalculationDefinition['steps'][number];

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

export const sentenceOfCalculation = (d: CalculationDefinition): string =>
  `${list(d.of.map(words))}: ${d.steps.map(stepOf).join(', then ')}`;

function stepOf(step: CalculationStep): string {
  const parts = [
    ifPresent(step.start, (start) => `start with ${nounOf(start)}`),
    ifPresent(step.gather, (gather) => gatheringOf(gather, step)),
    ifPresent(step.clamp, clampOf),
  ];
  return `${parts.filter((part) => part !== '').join(' and ')}${ifPresent(step.skipIf, skipOf)}`;
}

function gatheringOf(gather: NonNullable<CalculationStep['gather']>, { fold = 'sum', exclusive }: CalculationStep): string {
  const classes = typeof gather === 'string' ? gather : list(gather);
  return `take every ${classes} ${FOLDS[fold]}${ifPresent(exclusive, (which) => ` (if any is ${which}, only the last ${which} one)`)}`;
}

/** An empty limit is none. */
function clampOf([lowest, highest]: NonNullable<CalculationStep['clamp']>): string {
  const limits = [lowest === '' ? '' : `at least ${nounOf(lowest)}`, highest === '' ? '' : `at most ${nounOf(highest)}`];
  return `keep it ${limits.filter((limit) => limit !== '').join(' and ')}`;
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
  return `${words(d.of)} ${scope}gets ${entryOf(d)}${conditionOf(d.if)}${exceptionsOf(d.unless)}${locked}`;
}

/** One word is not an expression: it is mostly an operation of the calculation, such as `half`. */
const OPERATION = /^[a-z-]+$/;

function entryOf(d: ValueDefinition): string {
  const valueClass = VALUE_CLASSES.find((name) => d[name] !== undefined);
  if (valueClass === undefined) return 'nothing';
  const value = d[valueClass];
  return `${article(valueClass)} of ${typeof value === 'string' && OPERATION.test(value) ? words(value) : amountOf(value)}`;
}
