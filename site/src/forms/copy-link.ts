import showBrieflyModule from '../base/show-briefly.ts?lazy';
import type { BoardAddress } from '../boards/board-address.ts';
import { LinkError } from '../boards/link.ts';

const loadShowBriefly = (): Promise<typeof import('../base/show-briefly.ts')> => import(/* @vite-ignore */ showBrieflyModule);

/**
 * Lets the button of a board copy its link, and show the result for a moment in place of its label, until `signal` is aborted. If the script
 * for that cannot be loaded, the notice of the board shows the result.
 */
export function listenToCopyButton(root: HTMLElement, address: BoardAddress, signal: AbortSignal): void {
  const button = root.querySelector('[data-copy-as="link"]');
  const notice = root.querySelector<HTMLElement>('.notice');
  const copy = async (): Promise<void> => {
    const result = await copyLink(address, signal);
    const loaded = await loadShowBriefly().catch(() => undefined);
    if (button === null || notice === null || signal.aborted) return;
    if (loaded !== undefined) loaded.showBriefly(button, result, signal);
    else {
      notice.textContent = result;
      notice.hidden = false;
    }
  };
  button?.addEventListener('click', () => void copy(), { signal });
}

/** Resolves with a message for the user. */
async function copyLink(address: BoardAddress, signal: AbortSignal): Promise<string> {
  try {
    const link = await address.write();
    signal.throwIfAborted();
    await navigator.clipboard.writeText(link);
    return 'Copied';
  } catch (error) {
    return error instanceof LinkError ? error.message : 'Not copied: copy it from the address bar';
  }
}
