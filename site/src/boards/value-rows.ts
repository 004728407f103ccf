import { escapeText } from '../base/text.ts';
import type { Effect, Entry } from './value.ts';

const effectOf = (kind: string, effects: readonly Effect[]): Effect | undefined => effects.find((one) => one.kind === kind);

function row({ kind, amount, isFlagSet }: Entry, index: number, effects: readonly Effect[]): string {
  const { hasAmount = false, flag } = effectOf(kind, effects) ?? {};
  return `<li data-row="${index}">
  <select name="entry" aria-label="Effect ${index + 1}">${effects.map((one) => `<option value="${one.kind}"${one.kind === kind ? ' selected' : ''}>${one.label}</option>`).join('')}</select>
  ${hasAmount ? `<input name="amount" type="number" inputmode="numeric" min="-99" max="99" value="${amount}" aria-label="Amount of effect ${index + 1}" autocomplete="off">` : '<span></span>'}
  ${flag === undefined ? '<span></span>' : `<label class="check"><input name="flag" type="checkbox"${isFlagSet ? ' checked' : ''} autocomplete="off"> ${flag}</label>`}
  <button type="button" data-do="up" aria-label="Move effect ${index + 1} up"${index === 0 ? ' aria-disabled="true"' : ''}>↑</button>
  <button type="button" data-do="remove" aria-label="Remove effect ${index + 1}">✕</button>
</li>`;
}

export const rowsMarkup = (entries: readonly Entry[], effects: readonly Effect[]): string =>
  entries.map((entry, index) => row(entry, index, effects)).join('');

/** An entry as text, for pages without scripts. */
export function entryText({ kind, amount, isFlagSet }: Entry, effects: readonly Effect[]): string {
  // An amount in a list of numbers changes the value, so it has a sign; any other amount is a value itself.
  const { label = kind, hasAmount = false, isNumberList, flag } = effectOf(kind, effects) ?? {};
  const number = hasAmount ? ` ${isNumberList === true && amount > 0 ? '+' : ''}${amount}` : '';
  return escapeText(`${label}${number}${isFlagSet ? ` (${flag})` : ''}`);
}
