/**
 * Calls back once, on first intent (hover, focus or touch). Calls immediately if the element is already hovered or focused, because
 * this script may load after the pointer arrived.
 */
export function onFirstIntent(element: HTMLElement, signal: AbortSignal, callback: () => void): void {
  if (element.matches(':hover, :focus-within')) {
    callback();
    return;
  }
  const called = new AbortController();
  const once = (): void => {
    called.abort();
    callback();
  };
  const options = { passive: true, signal: AbortSignal.any([signal, called.signal]) };
  for (const name of ['pointerenter', 'pointerdown', 'focusin', 'touchstart']) element.addEventListener(name, once, options);
}
