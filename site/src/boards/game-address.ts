import { BoardAddress } from './board-address.ts';
import type { BoardState } from './board-state.ts';
import { loadHash } from './lazy-modules.ts';

export class GameAddress extends BoardAddress {
  readonly #state: BoardState;
  /** What the address opens; undefined before the first `mark`. */
  #addressed: Pick<BoardState, 'game' | 'edition' | 'compare'> | undefined;

  constructor(root: HTMLElement, state: BoardState, signal: AbortSignal) {
    super(async () => (await loadHash()).hashOfBoard(state, root.dataset), signal);
    this.#state = state;
  }

  mark(): void {
    const { game, edition, compare } = this.#state;
    this.#addressed = { game, edition, compare };
  }

  updateIfChanged(): void {
    const { game, edition, compare } = this.#state;
    const addressed = this.#addressed;
    if (addressed?.game === game && addressed.edition === edition && addressed.compare === compare) return;
    this.mark();
    this.update();
  }
}
