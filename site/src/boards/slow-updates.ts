/** Idle time before slow updates follow a drag, in ms. */
const idleDelay = 80;

/** Updates that need not keep up with a drag. They run when the pointer rests, one a frame, so that no frame is long. */
export class SlowUpdates {
  #waiting: readonly (() => void)[] = [];
  #pause: ReturnType<typeof setTimeout> | undefined;

  constructor(signal: AbortSignal) {
    signal.addEventListener('abort', () => this.#begin([]));
  }

  /** Runs these at once, instead of those that wait. */
  run(updates: readonly (() => void)[]): void {
    this.#begin([]);
    for (const update of updates) update();
  }

  /** Runs these after a pause, instead of those that wait. */
  follow(updates: readonly (() => void)[]): void {
    this.#begin(updates);
    this.#pause = setTimeout(() => this.#next(), idleDelay);
  }

  #begin(updates: readonly (() => void)[]): void {
    clearTimeout(this.#pause);
    this.#waiting = updates;
  }

  #next(): void {
    const [first, ...others] = this.#waiting;
    this.#waiting = others;
    first?.();
    // A task after the frame that shows the update.
    if (others.length > 0)
      requestAnimationFrame(() => {
        if (this.#waiting === others) this.#pause = setTimeout(() => this.#next());
      });
  }
}
