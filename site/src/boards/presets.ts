/** The list of positions to open. It is loaded after the page, since few visitors open any. */
import type { BoardState } from './board-state.ts';
import { readGame } from './game.ts';
import { fieldsOf, listOf, textOf } from './json.ts';

/** Without the list, the other controls work. */
export async function fillPresets(select: HTMLSelectElement, signal: AbortSignal): Promise<void> {
  const { presets = '' } = select.dataset;
  try {
    const answer = await fetch(presets, { signal });
    if (!answer.ok || select.length > 1) return;
    for (const { group, positions } of listOf(await answer.json()).map(fieldsOf)) {
      const options = Object.assign(document.createElement('optgroup'), { label: textOf(group) ?? '' });
      options.append(
        ...listOf(positions)
          .map(fieldsOf)
          .map(({ title, address }) => new Option(textOf(title), textOf(address))),
      );
      select.append(options);
    }
  } catch {
    // The list stays empty until the page is loaded again.
  }
}

/** Opens the position that was chosen. */
export async function openPreset(select: HTMLSelectElement, state: BoardState): Promise<void> {
  const { value } = select;
  if (value === '') return;
  const title = select.selectedOptions[0]?.textContent ?? '';
  try {
    const answer = await fetch(value);
    const game = answer.ok ? readGame(await answer.json()) : undefined;
    if (game === undefined) state.refuse(`“${title}” could not be loaded`);
    else {
      state.load({ ...game, mode: state.game.mode }, `${title} opened`, title);
      select.closest('.live')?.querySelector('.picture')?.scrollIntoView({ block: 'nearest' });
    }
  } catch {
    state.refuse(`“${title}” could not be loaded`);
  }
}
