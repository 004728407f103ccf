/**
 * Listens to the keyboard on the whole board element. The code that handles keys is loaded on the first key press, and handles that
 * press as soon as it is loaded.
 */
import type { KeyPress } from './board-keys.ts';
import { loadKeys } from './lazy-modules.ts';
import type { LiveBoard } from './live-board.ts';

type PressKey = (board: LiveBoard, press: KeyPress) => boolean;

/** Keys that act on a figure or the cursor; `pathKeys` act only with the tool that draws a path. */
const boardKeys = /^(Arrow\w+|Enter| |Delete|Backspace|Escape)$/;
const pathKeys = /^(Home|End|PageUp|PageDown)$/;
/** Keys that undo and redo, with Control. */
const historyKeys = /^[zy]$/i;

export function listenToKeys(board: LiveBoard, signal: AbortSignal): void {
  const { root, state } = board;
  let pressKey: PressKey | undefined;
  let loading: ReturnType<typeof loadKeys> | undefined;
  root.addEventListener(
    'keydown',
    (event) => {
      const { target, key, altKey } = event;
      if (!(target instanceof Element) || altKey) return;
      const press = { target, key, isShiftHeld: event.shiftKey, isControlHeld: event.ctrlKey || event.metaKey };
      if (pressKey !== undefined) {
        if (pressKey(board, press)) event.preventDefault();
        return;
      }
      const isTyping = target instanceof HTMLInputElement && target.type === 'text';
      const actsOnBoard = target.matches('.figure, .cursor') && (boardKeys.test(key) || (state.tool === 'walk' && pathKeys.test(key)));
      const isHandled = press.isControlHeld ? historyKeys.test(key) && !isTyping : actsOnBoard;
      if (!isHandled) return;
      event.preventDefault();
      // All key presses share one promise, so that they are handled in their order.
      loading ??= loadKeys();
      loading.then(
        (keys) => {
          pressKey = keys.pressKey;
          if (!signal.aborted) pressKey(board, press);
        },
        () => {
          loading = undefined;
          state.refuse('Keyboard control could not be loaded. Press the key again.');
        },
      );
    },
    { signal },
  );
}
