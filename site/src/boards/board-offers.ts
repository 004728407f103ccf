/** Offers: changes that would flip the verdict. Searched for shortly after each change of the game; a tap makes the change. */
import type { BoardRules } from './board-rules.ts';
import type { BoardState } from './board-state.ts';
import type { BoardText } from './board-text.ts';
import type { Flip } from './flips.ts';
import { loadOffers } from './lazy-modules.ts';

/** Delay between a change and the search for offers, in ms. */
const searchDelay = 60;

export class BoardOffers {
  readonly #state: BoardState;
  readonly #text: BoardText;
  readonly #signal: AbortSignal;
  #flips: readonly Flip[] = [];
  /** The game and rules for which offers are shown or searched. */
  #searched: { readonly game: BoardState['game']; readonly rules: BoardRules } | undefined;
  #searchTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(state: BoardState, text: BoardText, signal: AbortSignal) {
    this.#state = state;
    this.#text = text;
    this.#signal = signal;
    signal.addEventListener('abort', () => clearTimeout(this.#searchTimer));
  }

  /** Schedules a search, and calls `afterSearch` after it. Offers for another game are dimmed and disabled immediately. */
  update(rules: BoardRules, afterSearch: () => void): void {
    const { game, isDragging } = this.#state;
    if (this.#searched?.game !== game || this.#searched.rules !== rules) {
      this.#flips = [];
      this.#searched = undefined;
      this.#text.showOffers(undefined);
    }
    clearTimeout(this.#searchTimer);
    if (!isDragging) this.#searchTimer = setTimeout(() => void this.#search().then(afterSearch), searchDelay);
  }

  async #search(): Promise<void> {
    const state = this.#state;
    const { offersFor } = await loadOffers();
    const { game, rules } = state;
    if (rules === undefined || state.isDragging || this.#signal.aborted || this.#searched !== undefined) return;
    const searched = { game, rules };
    this.#searched = searched;
    const isWanted = (): boolean => this.#searched === searched && !this.#signal.aborted;
    const offers = await offersFor(game, rules.edition, rules.judge, isWanted, this.#text.headingLevel + 1);
    if (!isWanted()) return;
    this.#flips = offers.flips;
    this.#text.showOffers(offers.markup);
  }

  /** `index` is the place of the offer in the list shown. */
  applyOffer(index: number): void {
    const flip = this.#flips[index];
    if (flip !== undefined) this.#state.commit(flip.game, `${flip.instruction}: done`);
  }
}
