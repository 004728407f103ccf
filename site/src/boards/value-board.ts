/** `<value-board>` makes the rendered combat value board interactive, and stops all work when the element is removed. */
import '../base/print-imprint.ts';
import '../base/trusted-types.ts';
import { listOf } from '../base/json.ts';
import { BoardAddress } from './board-address.ts';
import { type BoardRules, loadJudge, loadRules } from './board-rules.ts';
import { BoardText } from './board-text.ts';
import linkModule from './link.ts?lazy';
import { onFirstIntent } from './on-first-intent.ts';
import { type Calculation, type Effect, isEffect, questionOfCalculation, readCalculation, refusalOfLinked } from './value.ts';
import { listenToRows } from './value-controls.ts';
import { rowsMarkup } from './value-rows.ts';
import { spokenVerdict } from './verdict-markup.ts';

const loadLink = (): Promise<typeof import('./link.ts')> => import(/* @vite-ignore */ linkModule);

interface Opened {
  readonly calculation: Calculation;
  readonly edition: string;
}

interface ValueState {
  /** What the address of the page opens without a hash. */
  readonly opened: Opened;
  calculation: Calculation;
  /** The chosen edition. Its rules may still be loading. */
  edition: string;
  /** The rules in force; undefined until the first ones are loaded. */
  rules?: BoardRules;
}

const NOTHING_OPENED: Opened = { calculation: { value: '', printed: 0, entries: [] }, edition: '' };

class ValueBoard extends HTMLElement {
  /** The effects that rows may have; the page lists them in `data-effects`. */
  effects: readonly Effect[] = [];
  #state: ValueState = { opened: NOTHING_OPENED, ...NOTHING_OPENED };
  #text: BoardText | undefined;
  #address: BoardAddress | undefined;
  #connection: AbortController | undefined;

  connectedCallback(): void {
    const isFirstConnection = this.#connection === undefined;
    if (isFirstConnection) {
      this.effects = listOf(JSON.parse(this.dataset.effects ?? '[]')).filter(isEffect);
      const opened = {
        calculation: readCalculation(JSON.parse(this.dataset.question ?? 'null'), this.effects) ?? this.calculation,
        edition: this.dataset.edition ?? '',
      };
      this.#state = { opened, ...opened };
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
    onFirstIntent(this, signal, () => void this.setEdition(this.#state.edition));
    if (isFirstConnection) void this.#openLink();
    this.dataset.live = '';
  }

  disconnectedCallback(): void {
    this.#connection?.abort();
    delete this.dataset.live;
  }

  get calculation(): Calculation {
    return this.#state.calculation;
  }

  set(calculation: Calculation, redraw = true): void {
    this.#state.calculation = calculation;
    if (redraw) this.#draw();
    this.#show('');
    this.#address?.update();
  }

  async setEdition(edition: string): Promise<void> {
    this.#state.edition = edition;
    if (this.#state.rules?.edition === edition) return;
    try {
      const rules = await loadRules(edition, this.dataset);
      if (this.#state.edition !== edition || this.#state.rules?.edition === edition) return;
      const isChange = this.#state.rules !== undefined;
      this.#state.rules = rules;
      this.dataset.edition = edition;
      this.dataset.ready = '';
      const select = this.querySelector<HTMLSelectElement>('select[name=edition]');
      if (select !== null) select.value = edition;
      this.#show(isChange ? `Edition ${select?.selectedOptions[0]?.textContent ?? edition}` : undefined);
      if (isChange) this.#address?.update();
    } catch {
      this.#text?.showMessage({ text: 'The rules could not be loaded. The result shown is the last one.', isRefusal: true }, '');
    }
  }

  async #openLink(): Promise<void> {
    // A hash without `~` is no link of a board (`link.ts`).
    if (!location.hash.includes('~')) return;
    const [{ LinkError, noticeOfOtherRules, readLink }, { isEdition }] = await Promise.all([loadLink(), loadJudge()]);
    try {
      const link = await readLink(location.hash);
      if (link === undefined) return;
      const calculation = readCalculation(link.question, this.effects);
      const { edition } = link.question;
      await this.setEdition(typeof edition === 'string' && isEdition(edition) ? edition : this.#state.opened.edition);
      const refusal = calculation === undefined ? undefined : refusalOfLinked(calculation);
      if (refusal !== undefined) this.#text?.showNotice(refusal);
      else if (
        calculation === undefined ||
        this.#state.rules?.judge({ ...link.question, edition: this.#state.edition }).error !== undefined
      )
        this.#text?.showNotice('The effects in this link are refused: the judge cannot read them.');
      else {
        this.#text?.showNotice(noticeOfOtherRules(link, this.dataset, this.#state.edition));
        this.#state.calculation = calculation;
        this.#draw();
        this.#show('Effects from the link');
        // The hash has no digest if the reader came from the page in another edition (`edition-address.ts`): this adds it.
        this.#address?.update();
      }
    } catch (error) {
      if (!(error instanceof LinkError)) throw error;
      await this.setEdition(this.#state.edition);
      this.#text?.showNotice(error.message);
    }
  }

  /** The edition is left out if it is the page's own: the same hash, on the page of another edition, opens the effects in that edition. */
  async #hash(): Promise<string> {
    const { opened, calculation, edition } = this.#state;
    if (calculation === opened.calculation && edition === opened.edition) return '';
    const { edition: _edition, ...question } = questionOfCalculation(calculation, edition, this.effects);
    const { editionDigest, writeLink } = await loadLink();
    return await writeLink({ ...question, ...(edition === opened.edition ? {} : { edition }) }, editionDigest(this.dataset, edition));
  }

  #draw(): void {
    const { calculation } = this;
    const list = this.querySelector('.entries');
    if (list !== null) list.innerHTML = rowsMarkup(calculation.entries, this.effects);
    const printed = this.querySelector<HTMLInputElement>('input[name=printed]');
    if (printed !== null) printed.value = String(calculation.printed);
    const value = this.querySelector<HTMLSelectElement>('select[name=value]');
    if (value !== null) value.value = calculation.value;
  }

  /** Shows the verdict. `text` is a message; undefined announces nothing. */
  #show(text: string | undefined): void {
    if (this.#state.rules === undefined) return;
    // Not the chosen edition (`#state.edition`): its rules may still be loading, or could not be loaded.
    const question = questionOfCalculation(this.calculation, this.#state.rules.edition, this.effects);
    const verdict = this.#state.rules.judge(question);
    this.#text?.showVerdict(question, verdict, this.#state.rules.titles, [], false)();
    if (text !== undefined) this.#text?.showMessage({ text, isRefusal: false }, spokenVerdict(question, verdict));
  }

  async #copy({ target }: Event): Promise<void> {
    const format = target instanceof Element ? target.closest<HTMLElement>('[data-copy-as]')?.dataset.copyAs : undefined;
    if (format === undefined || this.#address === undefined) return;
    try {
      const copied =
        format === 'link'
          ? await this.#address.write()
          : JSON.stringify(questionOfCalculation(this.calculation, this.#state.edition, this.effects));
      await navigator.clipboard.writeText(copied);
      this.#text?.showMessage({ text: format === 'link' ? 'Link copied' : 'Copied as JSON', isRefusal: false }, '');
    } catch {
      this.#text?.showMessage({ text: 'The browser did not allow copying', isRefusal: true }, '');
    }
  }
}

customElements.define('value-board', ValueBoard);
