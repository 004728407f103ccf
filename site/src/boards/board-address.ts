/** Keeps the address of the page up to date with what a board shows: reload, Back and a copied address open the same board. */

/** Browsers refuse addresses that change more often, in ms. */
const pause = 300;

export class BoardAddress {
  readonly #hashOf: () => Promise<string>;
  /** The hash that was read or written last. Another one in the address is of the reader, and about to be opened. */
  #known = location.hash;
  #latest = 0;
  #last = Number.NEGATIVE_INFINITY;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `hashOf` gives the hash of the board as it is now, and an empty text for the board as the page opens it. */
  constructor(hashOf: () => Promise<string>, signal: AbortSignal) {
    this.#hashOf = hashOf;
    signal.addEventListener('abort', () => clearTimeout(this.#timer));
  }

  /** Writes the address soon, and at once where the last time is long ago. */
  update(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.write(), Math.max(0, this.#last + pause - performance.now()));
  }

  /** Drops an update that waits, since the reader opened another address. */
  drop(): void {
    clearTimeout(this.#timer);
    this.#latest++;
    this.#known = location.hash;
  }

  /** Writes the address now. Resolves with it; an update that a later one overtook writes nothing. */
  async write(): Promise<string> {
    clearTimeout(this.#timer);
    const number = ++this.#latest;
    this.#last = performance.now();
    const hash = await this.#hashOf();
    if (number !== this.#latest || location.hash !== this.#known) return location.href;
    const clean = hash === '' && location.hash.includes('~');
    if (clean) history.replaceState(history.state, '', location.pathname + location.search);
    else if (hash !== '' && hash !== location.hash) history.replaceState(history.state, '', hash);
    this.#known = location.hash;
    // The page in another edition shows the same board.
    for (const link of document.querySelectorAll<HTMLAnchorElement>('.editions a[data-edition]')) link.hash = hash;
    return location.href;
  }
}
