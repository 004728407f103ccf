/** Calls once: when a hand first comes near an element, or at once when it is there already, since its code came later than the hand. */
export function whenNear(element: HTMLElement, call: () => void): void {
  if (element.matches(':hover, :focus-within')) {
    call();
    return;
  }
  const events = ['pointerenter', 'pointerdown', 'focusin', 'touchstart'] as const;
  const once = (): void => {
    for (const name of events) element.removeEventListener(name, once);
    call();
  };
  for (const name of events) element.addEventListener(name, once, { passive: true });
}
