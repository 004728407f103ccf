/** The list of positions to open. It is loaded after the page, since few visitors open any. */

import { fieldsOf, listOf, textOf } from '../base/json.ts';
import type { BoardState } from './board-state.ts';
import { readGame } from './game.ts';

export async function fillPresets(select: HTMLSelectElement, signal: AbortSignal): Promise<void> {
  const { presets: address = '' } = select.dataset;
  try {
    const response = await fetch(address, { signal });
    // With more options than the one of the page, an earlier call has filled the list.
    if (!response.ok || select.length > 1) return;
    for (const { group, positions } of listOf(await response.json()).map(fieldsOf)) {
      const optgroup = Object.assign(document.createElement('optgroup'), { label: textOf(group) ?? '' });
      optgroup.append(
        ...listOf(positions)
          .map(fieldsOf)
          .map((position) => new Option(textOf(position.title), textOf(position.address))),
      );
      select.append(optgroup);
    }
  } catch {
    // The list stays empty until the page is loaded again.
  }
}

export async function openPreset(select: HTMLSelectElement, state: BoardState): Promise<void> {
  const { value: address } = select;
  if (address === '') return;
  const title = select.selectedOptions[0]?.textContent ?? '';
  try {
    const response = await fetch(address);
    const game = response.ok ? readGame(await response.json()) : undefined;
    if (game === undefined) state.refuse(`“${title}” could not be loaded`);
    else {
      // The position is shown on this board, whatever question (`mode`) it was made for.
      state.load({ ...game, mode: state.game.mode, name: title }, `${title} opened`);
      select.closest('.live')?.querySelector('.picture')?.scrollIntoView({ block: 'nearest' });
    }
  } catch {
    state.refuse(`“${title}” could not be loaded`);
  }
}
