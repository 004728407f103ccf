import { type Fields, fieldsOf, numberOf, textOf } from '../base/json.ts';
import { escapeText } from '../base/text.ts';

export const COMBAT_VALUES = ['speed', 'attack', 'defense', 'damage'] as const;

/** @param click the click that shows, from 1; undefined for none. */
export function dialMarkup(dial: readonly Fields[], click: number | undefined, titleOfPower: (power: string) => string): string {
  const powers = powersOn(dial);
  const head = dial.map((_, index) => `<th scope="col"${index + 1 === click ? ' class="now"' : ''}>${index + 1}</th>`).join('');
  const rows = COMBAT_VALUES.map((value) => {
    const cells = dial.map((clickFields, index) => {
      const power = textOf(fieldsOf(clickFields.powers)[value]);
      const classNames = [index + 1 === click ? 'now' : '', power === undefined ? '' : 'power'].join(' ').trim();
      const sign = power === undefined ? '' : `<sup>${powers.indexOf(power) + 1}</sup>`;
      return `<td${classNames === '' ? '' : ` class="${classNames}"`}>${numberOf(clickFields[value]) ?? '–'}${sign}</td>`;
    });
    return `<tr><th scope="row">${value}</th>${cells.join('')}</tr>`;
  });
  const legend =
    powers.length === 0 ? '' : `<ol class="powers">${powers.map((power) => `<li>${escapeText(titleOfPower(power))}</li>`).join('')}</ol>`;
  return `<table class="dial"><thead><tr><td></td>${head}</tr></thead><tbody>${rows.join('')}</tbody></table>${legend}`;
}

const powersOn = (dial: readonly Fields[]): readonly string[] => [
  ...new Set(dial.flatMap(({ powers }) => COMBAT_VALUES.flatMap((value) => textOf(fieldsOf(powers)[value]) ?? []))),
];
