/** `<rule-board>` makes the rendered board interactive, and stops all work when the element is removed. */
import '../base/print-imprint.ts';
import '../base/trusted-types.ts';
import { BoardController } from './board-controller.ts';
import { BoardState } from './board-state.ts';
import { readGame } from './game.ts';

class RuleBoard extends HTMLElement {
  #state: BoardState | undefined;
  #connection: AbortController | undefined;

  connectedCallback(): void {
    const game = readGame(JSON.parse(this.dataset.question ?? 'null'));
    if (game === undefined) return;
    const isFirstConnection = this.#state === undefined;
    this.#state ??= new BoardState({ game, edition: this.dataset.edition ?? '', compare: this.dataset.compare });
    if (isFirstConnection && game.mode === 'moving') this.#state.tool = 'walk';
    this.#connection = new AbortController();
    const controller = new BoardController(this, this.#state, this.#connection.signal);
    controller.start();
    if (isFirstConnection) void controller.openAddress();
    this.dataset.live = '';
  }

  disconnectedCallback(): void {
    this.#connection?.abort();
    delete this.dataset.live;
  }
}

customElements.define('rule-board', RuleBoard);
