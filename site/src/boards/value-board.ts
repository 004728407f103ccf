/** `<value-board>`: a printed value, what is laid on it, and the sum as the engine works it out. */
import type { Judge } from './judge.ts';
import { whenNear } from './near.ts';
import { canLock, type Entry, isKind, isValue, questionOfSum, readSum, type Sum, startingSum } from './value.ts';
import { rowsMarkup } from './value-rows.ts';
import { chainMarkup, spokenVerdict, type Titles, verdictMarkup } from './verdict-markup.ts';

class ValueBoard extends HTMLElement {
  #sum: Sum = startingSum;
  #rules: { readonly judge: Judge; readonly titles: Titles } | undefined;
  #awake = false;

  connectedCallback(): void {
    if (this.#awake) return;
    this.#awake = true;
    this.#sum = readSum(JSON.parse(this.dataset.question ?? 'null')) ?? startingSum;
    // What a hand set before the code came stands.
    const set = [...this.querySelectorAll<HTMLInputElement | HTMLSelectElement>('[name=printed], [name=value]')].map(
      (control) => [control, control.value] as const,
    );
    this.#draw();
    for (const [control, value] of set) {
      control.value = value;
      this.#changed(control);
    }
    this.addEventListener('input', ({ target }) => this.#changed(target));
    this.addEventListener('change', ({ target }) => {
      this.#changed(target);
      this.#settle(target);
    });
    this.addEventListener('click', (event) => void this.#clicked(event));
    whenNear(this, () => void this.#play());
    if (location.hash.includes('~')) void this.#openLink();
  }

  get #edition(): string {
    return this.dataset.edition ?? '';
  }

  async #play(): Promise<void> {
    if (this.#rules !== undefined) return;
    const [{ judgeOf }, { titlesOf }] = await Promise.all([import('./judge.ts'), import('./titles.ts')]);
    const prefix = this.#edition === this.dataset.default ? '' : `/${this.#edition}`;
    this.#rules = { judge: await judgeOf(this.#edition), titles: await titlesOf(this.dataset.titles ?? '', prefix) };
    this.dataset.ready = '';
    this.#show();
  }

  async #openLink(): Promise<void> {
    if (this.dataset.links === undefined) return;
    const [{ LinkFault, readLink }] = await Promise.all([import('./link.ts'), this.#play()]);
    try {
      const link = await readLink(location.hash);
      const sum = readSum(link?.question);
      if (link === undefined) return;
      if (sum === undefined || this.#rules?.judge({ ...link.question, edition: this.#edition }).error !== undefined)
        this.#notice('The sum in this link is refused: the judge cannot read it.');
      else this.#set(sum);
    } catch (fault) {
      if (!(fault instanceof LinkFault)) throw fault;
      this.#notice(fault.message);
    }
  }

  #notice(words: string): void {
    const notice = this.querySelector<HTMLElement>('.notice');
    if (notice === null) return;
    notice.textContent = words;
    notice.hidden = false;
  }

  #set(sum: Sum, redraw = true): void {
    this.#sum = sum;
    if (redraw) this.#draw();
    this.#show();
  }

  #draw(): void {
    const list = this.querySelector('.entries');
    if (list !== null) list.innerHTML = rowsMarkup(this.#sum.entries);
    const printed = this.querySelector<HTMLInputElement>('input[name=printed]');
    if (printed !== null) printed.value = String(this.#sum.printed);
    const value = this.querySelector<HTMLSelectElement>('select[name=value]');
    if (value !== null) value.value = this.#sum.value;
  }

  #show(): void {
    const says = this.querySelector('.says');
    if (this.#rules === undefined || says === null) return;
    const question = questionOfSum(this.#sum, this.#edition);
    const verdict = this.#rules.judge(question);
    says.innerHTML = verdictMarkup(question, verdict) + chainMarkup(verdict, this.#rules.titles);
    const status = this.querySelector('[role=status]');
    if (status !== null) status.textContent = spokenVerdict(question, verdict);
  }

  #changed(target: EventTarget | null): void {
    if (!(target instanceof HTMLInputElement) && !(target instanceof HTMLSelectElement)) return;
    const { name, value } = target;
    // Emptied on the way to another number.
    if (target.type === 'number' && value === '') return;
    const number = Math.max(-99, Math.min(99, Math.trunc(Number(value))));
    if (name === 'printed' && !Number.isNaN(number)) this.#set({ ...this.#sum, printed: Math.max(0, number) }, false);
    if (name === 'value' && isValue(value)) this.#set({ ...this.#sum, value }, false);
    const place = Number(target.closest('[data-row]')?.getAttribute('data-row') ?? -1);
    const entry = this.#sum.entries[place];
    if (entry === undefined) return;
    if (name === 'entry' && isKind(value) && value !== entry.kind)
      this.#put(place, { ...entry, kind: value, locked: canLock(value) && entry.locked });
    if (name === 'amount' && !Number.isNaN(number)) this.#put(place, { ...entry, amount: number }, false);
    if (name === 'locked' && target instanceof HTMLInputElement) this.#put(place, { ...entry, locked: target.checked }, false);
  }

  /** A number field left behind shows the number that is judged. */
  #settle(target: EventTarget | null): void {
    if (!(target instanceof HTMLInputElement) || target.type !== 'number') return;
    const place = Number(target.closest('[data-row]')?.getAttribute('data-row') ?? -1);
    const number = target.name === 'printed' ? this.#sum.printed : this.#sum.entries[place]?.amount;
    if (number !== undefined) target.value = String(number);
  }

  #put(place: number, entry: Entry, redraw = true): void {
    this.#set({ ...this.#sum, entries: this.#sum.entries.map((one, index) => (index === place ? entry : one)) }, redraw);
    if (redraw) this.querySelector<HTMLElement>(`[data-row="${place}"] select`)?.focus();
  }

  async #clicked({ target }: Event): Promise<void> {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-do], [data-copy-as]') : null;
    if (button === null) return;
    const { entries } = this.#sum;
    const place = Number(button.closest('[data-row]')?.getAttribute('data-row') ?? -1);
    switch (button.dataset.do) {
      case 'add':
        this.#set({ ...this.#sum, entries: [...entries, { kind: 'modifier', amount: 1, locked: false }] });
        this.querySelector<HTMLElement>('.entries li:last-child select')?.focus();
        break;
      case 'drop':
        this.#set({ ...this.#sum, entries: entries.filter((_, index) => index !== place) });
        this.querySelector<HTMLElement>('[data-do=add]')?.focus();
        break;
      case 'up': {
        const [one, other] = [entries[place - 1], entries[place]];
        if (one === undefined || other === undefined) break;
        this.#set({ ...this.#sum, entries: entries.map((entry, index) => (index === place ? one : index === place - 1 ? other : entry)) });
        this.querySelector<HTMLElement>(`[data-row="${place - 1}"] [data-do=up]`)?.focus();
        break;
      }
      default:
    }
    if (button.dataset.copyAs === undefined) return;
    const { writeLink } = await import('./link.ts');
    const question = questionOfSum(this.#sum, this.#edition);
    const hash = await writeLink(question, this.dataset.digest ?? '');
    if (button.dataset.copyAs === 'link') history.replaceState(null, '', hash);
    await navigator.clipboard.writeText(button.dataset.copyAs === 'link' ? location.href : JSON.stringify(question));
    const status = this.querySelector('[role=status]');
    if (status !== null) status.textContent = 'Copied';
  }
}

customElements.define('value-board', ValueBoard);
