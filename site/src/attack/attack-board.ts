/** `<attack-board>`: works an attack out anew with every change. The page renders the first one. */
import '../scripts/trusted-types.ts';
import { fieldsOf } from '../boards/json.ts';
import { loadTableRules, type TableRules } from '../table/rules-at-table.ts';
import { type Attack, outcomeOf, startingAttack } from './attack.ts';
import { outcomeMarkup } from './attack-markup.ts';
import { readAttack } from './read-attack.ts';

class AttackBoard extends HTMLElement {
  #connection: AbortController | undefined;
  #attack: Attack = startingAttack;
  #rules: { readonly edition: string; readonly loaded: TableRules } | undefined;

  connectedCallback(): void {
    this.#connection = new AbortController();
    const { signal } = this.#connection;
    this.addEventListener('input', () => void this.#work(), { signal });
    this.addEventListener('submit', (event) => event.preventDefault(), { signal });
    this.dataset.live = '';
    // What the user set before this script came counts.
    void this.#work();
  }

  disconnectedCallback(): void {
    this.#connection?.abort();
    delete this.dataset.live;
  }

  async #work(): Promise<void> {
    const form = this.querySelector('form');
    const out = this.querySelector('.outcome');
    if (form === null || out === null) return;
    const data = new FormData(form);
    this.#attack = readAttack(data, this.#attack);
    const edition = String(data.get('edition'));
    try {
      if (this.#rules?.edition !== edition) this.#rules = { edition, loaded: await loadTableRules(edition, this.dataset.default ?? '') };
    } catch {
      out.textContent = 'The rules could not be loaded. Try again when you are online.';
      return;
    }
    const { engine, titles } = this.#rules.loaded;
    const open = out.querySelector('details')?.open === true;
    out.innerHTML = outcomeMarkup(
      this.#attack,
      outcomeOf(this.#attack, edition, (question) => fieldsOf(engine.judge(question))),
      titles,
    );
    const rolls = out.querySelector('details');
    if (rolls !== null) rolls.open = open;
  }
}

customElements.define('attack-board', AttackBoard);
