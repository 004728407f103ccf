import type { ShownCapability } from '../../../engine/index.ts';
import { numberOf } from '../base/json.ts';
import { counted, escapeText } from '../base/text.ts';
import { COMBAT_VALUES, dialMarkup } from '../games/dial.ts';
import type { TableFigure } from './figures.ts';

interface PlayerCard {
  readonly name: string;
  /** The number of the player, from 0. */
  readonly seat: number;
  readonly score: number;
  readonly isActive: boolean;
}

/** `signs` are the letters of the figures on the map, by name; `titleOfPower` takes the id of a power. */
export function cardsMarkup(
  players: readonly PlayerCard[],
  figures: readonly TableFigure[],
  selected: string | undefined,
  signs: ReadonlyMap<string, string>,
  titleOfPower: (power: string) => string,
): string {
  return players
    .map(({ name, seat, score, isActive }) => {
      const ownFigures = figures.filter((figure) => figure.seat === seat);
      const cards = ownFigures.map((figure) => cardMarkup(figure, figure.name === selected, signs, titleOfPower));
      const heading = `<h3>${escapeText(name)} <span class="score">${score} points</span></h3>`;
      return `<section class="player seat-${seat + 1}${isActive ? ' active' : ''}" aria-label="${escapeText(name)}">${heading}<ul>${cards.join('')}</ul></section>`;
    })
    .join('');
}

function cardMarkup(
  figure: TableFigure,
  isSelected: boolean,
  signs: ReadonlyMap<string, string>,
  titleOfPower: (power: string) => string,
): string {
  const { name, number, points, range, targets, at, click, tokens, isDefeated, dial, powers } = figure;
  const squares = isDefeated ? '' : ` <span class="squares">${at.join(' and ')}</span>`;
  const rangeText = range === 0 ? 'no range' : `range ${range}, ${counted(targets, 'target')}`;
  return [
    `<li class="card${isDefeated ? ' defeated' : ''}${isSelected ? ' selected' : ''}">`,
    `<button type="button" data-select="${number}"><span class="sign">${escapeText(signs.get(name) ?? '')}</span> <b>${escapeText(name)}</b>${squares}</button>`,
    tokens === 0 || isDefeated ? '' : `<span class="tokens">${counted(tokens, 'token')}</span>`,
    valuesMarkup(figure),
    `<details><summary>Dial</summary><p>${points} points, ${rangeText}</p>${dialMarkup(dial, isDefeated ? undefined : click, titleOfPower)}</details>`,
    isDefeated || powers.length === 0 ? '' : `<p class="powers">${powers.map(powerMarkup).join(', ')}</p>`,
    '</li>',
  ].join('');
}

function valuesMarkup({ isDefeated, dial, click, range, targets }: TableFigure): string {
  const clickFields = dial[click - 1];
  if (isDefeated || clickFields === undefined) return '<p class="values">KO’d</p>';
  const combatValues = COMBAT_VALUES.map((name) => ({ name, value: numberOf(clickFields[name]) ?? '–' }));
  const rangeValue = range === 0 ? [] : [{ name: 'range', value: targets === 1 ? range : `${range} × ${targets}` }];
  const items = [...combatValues, ...rangeValue].map(({ name, value }) => `<div><dt>${name}</dt><dd>${value}</dd></div>`);
  return `<dl class="values">${items.join('')}</dl>`;
}

const powerMarkup = ({ title, canUse }: ShownCapability): string =>
  canUse ? escapeText(title) : `<s>${escapeText(title)}</s> <span class="quiet">cannot be used</span>`;
