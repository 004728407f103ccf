/** `<value-board>` makes the rendered combat value board interactive, and stops all work when the element is removed. */
import '../scripts/print-imprint.ts';
import '../scripts/trusted-types.ts';
import { BoardAddress } from './board-address.ts';
import { type BoardRules, loadJudge, loadRules } from './board-rules.ts';
import { BoardText } from './board-text.ts';
import linkModule from './link.ts?lazy';
import { onFirstIntent } from './on-first-intent.ts';
import { type Effect, questionOfSum, readSum, type Sum } from './value.ts';
import { listenToRows } from './value-controls.ts';
import { rowsMarkup } from './value-rows.ts';
import { spokenVerdict } from './verdict-markup.ts';

const loadLink = (): Promise<typeof import('./link.ts')> => import(/* @vite-ignore */ linkModule);

class ValueBoard extends HTMLElement {
  /** The effects that rows may have; the page lists them in `data-effects`. */
  effects: readonly Effect[] = [];
  #openedSum: Sum = { value: '', printed: 0, entries: [] };
  #openedEdition = '';
  #sum: Sum | undefined;
  #edition = '';
  #rules: BoardRules | undefined;
  #text: BoardText | undefined;
  #address: BoardAddress | undefined;
  #connection: AbortController | undefined;

  connectedCallback(): void {
    const isFirstConnection = this.#sum === undefined;
    if (isFirstConnection) {
      this.effects = JSON.parse(this.dataset.effects ?? '[]');
      this.#openedSum = readSum(JSON.parse(this.dataset.question ?? 'null'), this.effects) ?? this.#openedSum;
      this.#sum = this.#openedSum;
      this.#edition = this.dataset.edition ?? '';
      this.#openedEdition = this.#edition;
    }
    this.#connection = new AbortController();
    const { signal } = this.#connection;
    this.#text = new BoardText(this, signal);
    this.#address = new BoardAddress(() => this.#hash(), signal);
    // Values that the user set before this script was loaded are applied.
    const earlyValues = [...this.querySelectorAll<HTMLInputElement | HTMLSelectElement>('[name=printed], [name=value]')].map(
      (control) => [control, control.value] as const,
    );
    this.#draw();
    listenToRows(this, signal);
    if (isFirstConnection) {
      for (const [control, value] of earlyValues) {
        if (control.value === value) continue;
        control.value = value;
        control.dispatchEvent(new Event('change', { bubbles: true }));
      }
    }
    this.addEventListener('click', (event) => void this.#copy(event), { signal });
    addEventListener(
      'hashchange',
      () => {
        this.#address?.cancel();
        void this.#openLink();
      },
      { signal },
    );
    onFirstIntent(this, signal, () => void this.setEdition(this.#edition));
    if (isFirstConnection) void this.#openLink();
    this.dataset.live = '';
  }

  disconnectedCallback(): void {
    this.#connection?.abort();
    delete this.dataset.live;
  }

  get sum(): Sum {
    return this.#sum ?? this.#openedSum;
  }

  /** Sets the state; `redraw` rebuilds the rows. */
  set(sum: Sum, redraw = true): void {
    this.#sum = sum;
    if (redraw) this.#draw();
    this.#show('');
    this.#address?.update();
  }

  /** Makes an edition the one of the board; its effects stay. */
  async setEdition(edition: string): Promise<void> {
    this.#edition = edition;
    if (this.#rules?.edition === edition) return;
    try {
      const rules = await loadRules(edition, this.dataset);
      if (this.#edition !== edition || this.#rules?.edition === edition) return;
      const isChange = this.#rules !== undefined;
      this.#rules = rules;
      this.dataset.edition = edition;
      this.dataset.ready = '';
      const select = this.querySelector<HTMLSelectElement>('select[name=edition]');
      if (select !== null) select.value = edition;
      this.#show(isChange ? `Edition ${select?.selectedOptions[0]?.textContent ?? edition}` : undefined);
      if (isChange) this.#address?.update();
    } catch {
      this.#text?.showMessage({ text: 'The rules could not be loaded. The result shown is the last one.', refused: true }, '');
    }
  }

  async #openLink(): Promise<void> {
    // A hash without `~` is no link of a board (`link.ts`).
    if (!location.hash.includes('~')) return;
    const [{ LinkFault, readLink }, { isEdition }] = await Promise.all([loadLink(), loadJudge()]);
    try {
      const link = await readLink(location.hash);
      if (link === undefined) return;
      const sum = readSum(link.question, this.effects);
      const { edition } = link.question;
      await this.setEdition(typeof edition === 'string' && isEdition(edition) ? edition : this.#openedEdition);
      if (sum === undefined || this.#rules?.judge({ ...link.question, edition: this.#edition }).error !== undefined)
        this.#text?.showNotice('The effects in this link are refused: the judge cannot read them.');
      else {
        this.#text?.showNotice('');
        this.#sum = sum;
        this.#draw();
        this.#show('Effects from the link');
      }
    } catch (fault) {
      if (!(fault instanceof LinkFault)) throw fault;
      await this.setEdition(this.#edition);
      this.#text?.showNotice(fault.message);
    }
  }

  /** The edition is left out where it is the page's own, so that a page of another edition keeps the effects. */
  async #hash(): Promise<string> {
    if (this.sum === this.#openedSum && this.#edition === this.#openedEdition) return '';
    const { edition, ...question } = questionOfSum(this.sum, this.#edition, this.effects);
    const { writeLink } = await loadLink();
    return await writeLink({ ...question, ...(this.#edition === this.#openedEdition ? {} : { edition }) }, this.dataset.digest ?? '');
  }

  #draw(): void {
    const { sum } = this;
    const list = this.querySelector('.entries');
    if (list !== null) list.innerHTML = rowsMarkup(sum.entries, this.effects);
    const printed = this.querySelector<HTMLInputElement>('input[name=printed]');
    if (printed !== null) printed.value = String(sum.printed);
    const value = this.querySelector<HTMLSelectElement>('select[name=value]');
    if (value !== null) value.value = sum.value;
  }

  /** Shows the verdict. `text` is a message; undefined announces nothing. */
  #show(text: string | undefined): void {
    if (this.#rules === undefined) return;
    // The chosen edition may still be loading, or could not be loaded.
    const question = questionOfSum(this.sum, this.#rules.edition, this.effects);
    const verdict = this.#rules.judge(question);
    this.#text?.showVerdict(question, verdict, this.#rules.titles, [], false)();
    if (text !== undefined) this.#text?.showMessage({ text, refused: false }, spokenVerdict(question, verdict));
  }

  async #copy({ target }: Event): Promise<void> {
    const format = target instanceof Element ? target.closest<HTMLElement>('[data-copy-as]')?.dataset.copyAs : undefined;
    if (format === undefined || this.#address === undefined) return;
    try {
      const copied = format === 'link' ? await this.#address.write() : JSON.stringify(questionOfSum(this.sum, this.#edition, this.effects));
      await navigator.clipboard.writeText(copied);
      this.#text?.showMessage({ text: format === 'link' ? 'Link copied' : 'Copied as JSON', refused: false }, '');
    } catch {
      this.#text?.showMessage({ text: 'The browser did not allow copying', refused: true }, '');
    }
  }
}

customElements.define('value-board', ValueBoard);
