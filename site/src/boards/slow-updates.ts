/** Debounce for slow updates during a drag, in ms. */
const idleDelay = 80;

/** Runs slow updates after a debounce, one in each frame, so that no frame is long. */
export class SlowUpdates {
  #pending: readonly (() => void)[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(signal: AbortSignal) {
    signal.addEventListener('abort', () => this.#replace([]));
  }

  runNow(updates: readonly (() => void)[]): void {
    this.#replace([]);
    for (const update of updates) update();
  }

  schedule(updates: readonly (() => void)[]): void {
    this.#replace(updates);
    this.#timer = setTimeout(() => this.#next(), idleDelay);
  }

  #replace(updates: readonly (() => void)[]): void {
    clearTimeout(this.#timer);
    this.#pending = updates;
  }

  #next(): void {
    const [first, ...others] = this.#pending;
    this.#pending = others;
    first?.();
    // The next update runs after the browser has painted this one.
    if (others.length > 0)
      requestAnimationFrame(() => {
        if (this.#pending === others) this.#timer = setTimeout(() => this.#next());
      });
  }
}
