/**
 * Reads the attack from the form or from a link, and fills the form from a link. A printed value or number of clicks that is no number
 * leaves the previous one, so that the result stays while a user types. An empty list means none.
 */
import { type Fields, fieldsOf, listOf, textOf } from '../base/json.ts';
import {
  type Calculation,
  type Effect,
  type Entry,
  isEffect,
  questionOfCalculation,
  readCalculation,
  refusalOfLinked,
} from '../boards/value.ts';
import { rowsMarkup } from '../boards/value-rows.ts';
import { fillControls, readControls } from '../forms/controls.ts';
import { type Attack, damageKinds, type ValueName, valueNames } from './attack.ts';

/** The `max` of the number fields of the form: no printed value has three digits. */
const LARGEST_NUMBER = 99;
/** The most numbers read from one line of text. A link, which is untrusted, may have any number. */
const MOST_NUMBERS = 12;

const bounded = (number: number): number => Math.max(-LARGEST_NUMBER, Math.min(LARGEST_NUMBER, Math.trunc(number)));

function numberIn(text: unknown): number | undefined {
  const number = typeof text === 'string' && text.trim() !== '' ? Number(text) : Number.NaN;
  return Number.isNaN(number) ? undefined : Math.max(0, bounded(number));
}

/** Numbers in a line of text such as `+1, -2`: any other characters separate them, and the printed minus `−` counts as a minus. */
export function numbersIn(text: unknown): readonly number[] {
  const typed = typeof text === 'string' ? text.replaceAll('−', '-') : '';
  return [...typed.matchAll(/[+-]?\s*\d+/g)].slice(0, MOST_NUMBERS).map(([number]) => bounded(Number(number.replaceAll(/\s/g, ''))));
}

/** The effects that the page lists in `data-effects`. */
export const effectsOf = (board: HTMLElement): readonly Effect[] => listOf(JSON.parse(board.dataset.effects ?? '[]')).filter(isEffect);

const rowListOf = (root: ParentNode, name: string): Element | null => root.querySelector(`ol[data-value="${name}"]`);

export const entriesIn = (list: Element | null): readonly Entry[] =>
  [...(list?.children ?? [])].map((row) => ({
    kind: row.querySelector<HTMLSelectElement>('[name=entry]')?.value ?? '',
    amount: bounded(Number(row.querySelector<HTMLInputElement>('[name=amount]')?.value ?? 1)) || 0,
    isFlagSet: row.querySelector<HTMLInputElement>('[name=flag]')?.checked === true,
  }));

export function showEntries(list: Element | null, entries: readonly Entry[], effects: readonly Effect[]): void {
  if (list !== null) list.innerHTML = rowsMarkup(entries, effects);
}

/** The names of the controls in the rows of effects, which belong to the calculations. */
const ROW_CONTROLS: ReadonlySet<string> = new Set(['entry', 'amount', 'flag']);

/** The controls of the form, and each value with its effects as the question `combat-value` has them. */
export function readForm(form: HTMLFormElement, effects: readonly Effect[]): Fields {
  const controls = Object.entries(readControls(form)).filter(([name]) => !ROW_CONTROLS.has(name));
  const questions = valueNames.map((name) => {
    const calculation = { value: name, printed: 0, entries: entriesIn(rowListOf(form, name)) };
    const { ask: _ask, edition: _edition, value: _value, printed: _printed, ...fields } = questionOfCalculation(calculation, '', effects);
    return [`${name}Effects`, fields];
  });
  return { ...Object.fromEntries(controls), ...Object.fromEntries(questions) };
}

function calculationOf(fields: Fields, name: ValueName, effects: readonly Effect[]): Calculation | undefined {
  const question = { ...fieldsOf(fields[`${name}Effects`]), ask: 'combat-value', value: name, printed: numberIn(fields[name]) ?? 0 };
  return readCalculation(question, effects);
}

/** Why a link with these fields is not opened; undefined if it is. */
export function refusalOfAttack(fields: Fields, effects: readonly Effect[]): string | undefined {
  const calculations = valueNames.flatMap((name) => calculationOf(fields, name, effects) ?? []);
  return calculations.map(refusalOfLinked).find((refusal) => refusal !== undefined);
}

/** Fills the form with the fields of a link, which are untrusted: numbers are bounded as those that the user enters. */
export function fillForm(form: HTMLFormElement, fields: Fields, effects: readonly Effect[]): void {
  fillControls(form, fields);
  for (const name of valueNames) {
    const entries = calculationOf(fields, name, effects)?.entries ?? [];
    showEntries(
      rowListOf(form, name),
      entries.map((entry) => ({ ...entry, amount: bounded(entry.amount) || 0 })),
      effects,
    );
  }
}

export function readAttack(fields: Fields, effects: readonly Effect[], previous: Attack): Attack {
  const value = (name: ValueName): Calculation => ({
    value: name,
    printed: numberIn(fields[name]) ?? previous.values[name].printed,
    entries: calculationOf(fields, name, effects)?.entries ?? [],
  });
  return {
    values: { attack: value('attack'), defense: value('defense'), damage: value('damage') },
    kind: damageKinds.find((kind) => kind === textOf(fields.kind)) ?? previous.kind,
    reductions: numbersIn(fields.reductions).map(Math.abs),
    // The `min` of the field is 1.
    clicksLeft: Math.max(1, numberIn(fields.clicks) ?? previous.clicksLeft),
  };
}
