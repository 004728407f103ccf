/** `<game-table>` lets people and bots play a game on the rendered table, and stops all work when the element is removed. */
import '../base/trusted-types.ts';
import { Selection } from './selection.ts';
import { TableController } from './table-controller.ts';
import type { TableState } from './table-state.ts';

class GameTable extends HTMLElement {
  readonly #state: TableState = {
    open: undefined,
    hasShownGame: false,
    request: undefined,
    selection: new Selection(),
    areBotsPaused: false,
  };
  #connection: AbortController | undefined;

  connectedCallback(): void {
    this.#connection = new AbortController();
    new TableController(this, this.#state, this.#connection.signal).start();
    this.dataset.live = '';
  }

  disconnectedCallback(): void {
    this.#connection?.abort();
    delete this.dataset.live;
  }
}

customElements.define('game-table', GameTable);
