/** The rows of the combat value board as markup, for the page and for the live board. */
import { escapeText } from './text.ts';
import { canLock, type Entry, kinds, needsAmount } from './value.ts';

const names = {
  becomes: 'becomes',
  half: 'is halved',
  double: 'is doubled',
  modifier: 'is modified by',
  minimum: 'is at least',
} as const satisfies {
  [kind in Entry['kind']]: string;
};

const row = ({ kind, amount, locked }: Entry, index: number): string =>
  `<li data-row="${index}">
  <select name="entry" aria-label="Effect ${index + 1}">${kinds.map((one) => `<option value="${one}"${one === kind ? ' selected' : ''}>${names[one]}</option>`).join('')}</select>
  ${needsAmount(kind) ? `<input name="amount" type="number" inputmode="numeric" min="-99" max="99" value="${amount}" aria-label="Amount of effect ${index + 1}" autocomplete="off">` : '<span></span>'}
  ${canLock(kind) ? `<label class="check"><input name="locked" type="checkbox"${locked ? ' checked' : ''} autocomplete="off"> locked</label>` : '<span></span>'}
  <button type="button" data-do="up" aria-label="Effect ${index + 1} earlier"${index === 0 ? ' aria-disabled="true"' : ''}>↑</button>
  <button type="button" data-do="drop" aria-label="Remove effect ${index + 1}">✕</button>
</li>`;

export const rowsMarkup = (entries: readonly Entry[]): string => entries.map(row).join('');

/** An entry as text, for pages without scripts. */
export const entryText = ({ kind, amount, locked }: Entry): string =>
  escapeText(
    `${names[kind]}${needsAmount(kind) ? ` ${kind === 'modifier' && amount > 0 ? '+' : ''}${amount}` : ''}${locked ? ' (locked)' : ''}`,
  );
