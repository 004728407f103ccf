/** The players with their points and characters: each with its values at its click, its tokens, and the whole dial. */
import type { ShownCapability } from '../../../engine/index.ts';
import { numberOf } from '../boards/json.ts';
import { escapeText } from '../boards/text.ts';
import { COMBAT_VALUES, dialMarkup } from './dial.ts';
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
      return `<section class="player seat-${seat + 1}${isActive ? ' active' : ''}" aria-label="${escapeText(name)}"><h3>${escapeText(name)} <span class="score">${score} points</span></h3><ul>${ownFigures.map((figure) => cardMarkup(figure, figure.name === selected, signs, titleOfPower)).join('')}</ul></section>`;
    })
    .join('');
}

function cardMarkup(
  figure: TableFigure,
  isSelected: boolean,
  signs: ReadonlyMap<string, string>,
  titleOfPower: (power: string) => string,
): string {
  const { name, points, range, targets, at, click, tokens, defeated, dial, powers } = figure;
  const clickFields = dial[click - 1];
  const values =
    defeated || clickFields === undefined
      ? '<p class="values">KO’d</p>'
      : `<dl class="values">${[...COMBAT_VALUES.map((value) => [value, numberOf(clickFields[value]) ?? '–'] as const), ...(range === 0 ? [] : [['range', targets === 1 ? range : `${range} × ${targets}`] as const])].map(([name, value]) => `<div><dt>${name}</dt><dd>${value}</dd></div>`).join('')}</dl>`;
  const powersList = defeated || powers.length === 0 ? '' : `<p class="powers">${powers.map(powerMarkup).join(', ')}</p>`;
  const place = defeated ? '' : ` <span class="squares">${at.join(' and ')}</span>`;
  const tokensMarkup = tokens === 0 || defeated ? '' : `<span class="tokens">${tokens === 1 ? '1 token' : `${tokens} tokens`}</span>`;
  const classNames = `card${defeated ? ' defeated' : ''}${isSelected ? ' selected' : ''}`;
  return `<li class="${classNames}"><button type="button" data-select="${figure.number}" data-card="${figure.number}"><span class="sign">${escapeText(signs.get(name) ?? '')}</span> <b>${escapeText(name)}</b>${place}</button>${tokensMarkup}${values}<details><summary>Dial</summary><p>${points} points, ${range === 0 ? 'no range' : `range ${range}, ${targets === 1 ? '1 target' : `${targets} targets`}`}</p>${dialMarkup(dial, defeated ? undefined : click, titleOfPower)}</details>${powersList}</li>`;
}

const powerMarkup = ({ title, isUsed }: ShownCapability): string =>
  isUsed ? escapeText(title) : `<s>${escapeText(title)}</s> <span class="quiet">cannot be used</span>`;
