import type { BoardState } from './board-state.ts';
import { hasKind, hasSize } from './lacked-features.ts';
import { isTool, kindOf } from './tools.ts';

/** Hides what neither the edition of the board nor the one it is compared with has, except the tool and the sizes in use. */
export function hideLackedFeatures(root: HTMLElement, { edition, compare, tool }: BoardState): void {
  for (const input of root.querySelectorAll<HTMLInputElement>('input[name=tool]')) {
    const kind = isTool(input.value) ? kindOf(input.value) : undefined;
    const isOffered = kind === undefined || input.value === tool || hasKind(kind.name, edition, compare);
    input.parentElement?.toggleAttribute('hidden', !isOffered);
  }
  for (const select of root.querySelectorAll<HTMLSelectElement>('select[name=figure-size], .figure-list select[name=size]')) {
    for (const option of select.options) {
      // Also disabled, because some browsers show hidden options.
      option.disabled = option.value !== select.value && !hasSize(option.value, edition, compare);
      option.hidden = option.disabled;
    }
  }
}
