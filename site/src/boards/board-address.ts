/** Keeps the address of the page up to date with what a board shows: reload, Back and a copied address open the same board. */

/** The shortest time between two writes, in ms; browsers refuse more frequent changes of the address. */
const writeInterval = 300;

export class BoardAddress {
  readonly #hashOf: () => Promise<string>;
  readonly #signal: AbortSignal;
  /** The hash that was read or written last. If the address has another one, the reader entered it, and it is about to be opened. */
  #handledHash = location.hash;
  #latestWriteNumber = 0;
  #lastWriteTime = Number.NEGATIVE_INFINITY;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /**
   * `hashOf` returns the hash of the board as it is now, and an empty text for the board as the page opens it. Once `signal` is aborted,
   * nothing is written: the address belongs to whatever the page shows then.
   */
  constructor(hashOf: () => Promise<string>, signal: AbortSignal) {
    this.#hashOf = hashOf;
    this.#signal = signal;
    signal.addEventListener('abort', () => clearTimeout(this.#timer));
  }

  /** Writes the address as soon as the shortest time since the last write has passed. */
  update(): void {
    clearTimeout(this.#timer);
    // A board that is too long for a link leaves the address as it is; the user reads why on copying the link.
    const write = (): void => void this.write().catch(() => undefined);
    this.#timer = setTimeout(write, Math.max(0, this.#lastWriteTime + writeInterval - performance.now()));
  }

  /** Cancels a pending update, because the reader opened another address. */
  cancel(): void {
    clearTimeout(this.#timer);
    this.#latestWriteNumber++;
    this.#handledHash = location.hash;
  }

  /** Writes the address now, and resolves with it. Writes nothing if a later write began or the reader changed the hash meanwhile. */
  async write(): Promise<string> {
    clearTimeout(this.#timer);
    const writeNumber = ++this.#latestWriteNumber;
    this.#lastWriteTime = performance.now();
    const hash = await this.#hashOf();
    if (this.#signal.aborted || writeNumber !== this.#latestWriteNumber || location.hash !== this.#handledHash) return location.href;
    // Only the hash of a board has `~`; any other is an anchor of the page, and stays.
    const removesHash = hash === '' && location.hash.includes('~');
    if (removesHash) history.replaceState(history.state, '', location.pathname + location.search);
    else if (hash !== '' && hash !== location.hash) history.replaceState(history.state, '', hash);
    this.#handledHash = location.hash;
    return location.href;
  }
}
