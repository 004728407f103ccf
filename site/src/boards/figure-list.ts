/** The list of figures in the section “The board as a table”. The square, the size and the base of each figure can be changed there. */

import { escapeText, optionsMarkup } from '../base/text.ts';
import { sizes } from '../generated/features.ts';
import type { BoardState } from './board-state.ts';
import { baseOf, bases, isBase, setBase, setSize } from './edit-figures.ts';
import type { Figure } from './position.ts';

/** The option of figures whose base is none of `bases`; it cannot be chosen. */
const otherBase = 'other';

const figureRow = (figure: Figure): string => {
  const { id, at, size, isFirstPlayers } = figure;
  const name = escapeText(id);
  const baseOptions = `${optionsMarkup(Object.keys(bases), baseOf(figure) ?? '')}<option disabled>${otherBase}</option>`;
  return `<li data-id="${name}"><b>${name}</b> <span>${isFirstPlayers ? 'yours' : 'theirs'}</span>
  <label>square <input name="square" type="text" size="4" autocomplete="off" spellcheck="false" value="${escapeText(at[0] ?? '')}"></label>
  <label>size <select name="size">${optionsMarkup(sizes, size)}</select></label>
  <label>base <select name="base">${baseOptions}</select></label></li>`;
};

/**
 * Updates the rows. They are rebuilt only when the list of figures has changed, so that fields keep the focus, and at first, because those
 * of the built page are plain text. The field `edited` keeps its text, which may be incomplete; with null every field is updated.
 */
export function showFigures(list: Element, figures: readonly Figure[], edited: Element | null): void {
  const shownIds = [...list.children].map((row) => row.getAttribute('data-id')).join();
  if (shownIds !== figures.map(({ id }) => id).join() || list.querySelector('input') === null)
    list.innerHTML = figures.map(figureRow).join('');
  for (const figure of figures) {
    const row = list.querySelector(`[data-id="${CSS.escape(figure.id)}"]`);
    const squareInput = row?.querySelector('input');
    const size = row?.querySelector<HTMLSelectElement>('select[name=size]');
    const base = row?.querySelector<HTMLSelectElement>('select[name=base]');
    if (squareInput && squareInput !== edited) squareInput.value = figure.at[0] ?? '';
    if (size) size.value = figure.size;
    if (base) base.value = baseOf(figure) ?? otherBase;
  }
}

function figureChanged(control: HTMLInputElement | HTMLSelectElement, state: BoardState): void {
  const { position } = state;
  const { name, value } = control;
  const id = control.closest('[data-id]')?.getAttribute('data-id') ?? '';
  const size = sizes.find((one) => one === value);
  if (name === 'square') state.moveFigure(id, value.trim().toUpperCase());
  if (name === 'size' && size !== undefined) state.change(setSize(position, id, size), `${id} is ${size}`);
  if (name !== 'base' || !isBase(value)) return;
  const changedPosition = setBase(position, id, value);
  const refusal = state.refusalOf(changedPosition);
  if (changedPosition === position) state.refuse(`A base of ${value} does not fit there`);
  else if (refusal !== undefined) state.refuse(`A base of ${value} does not fit there: ${refusal}`);
  else state.change(changedPosition, `${id} has a base of ${value}`);
}

export function listenToFigures(list: Element, state: BoardState, signal: AbortSignal): void {
  list.addEventListener(
    'change',
    ({ target }) => {
      if (target instanceof HTMLInputElement || target instanceof HTMLSelectElement) figureChanged(target, state);
      // A refused value is replaced with the current one.
      showFigures(list, state.position.figures, null);
    },
    { signal },
  );
}
