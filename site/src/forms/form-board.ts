/** A board that is a form: its outcome is computed again on every change, and its controls are written into the address. */
import '../base/trusted-types.ts';
import { type Fields, fieldsOf, textOf } from '../base/json.ts';
import showBrieflyModule from '../base/show-briefly.ts?lazy';
import { BoardAddress } from '../boards/board-address.ts';
import { editionDigest, LinkError, noticeOfOtherRules, readLink, writeLink } from '../boards/link.ts';
import { onFirstIntent } from '../boards/on-first-intent.ts';
import { loadPlayableRules, type PlayableRules } from '../games/playable-rules.ts';
import { fillControls, readControls } from './controls.ts';

const loadShowBriefly = (): Promise<typeof import('../base/show-briefly.ts')> => import(/* @vite-ignore */ showBrieflyModule);

const editionIn = (form: HTMLFormElement): string => String(new FormData(form).get('edition'));

export abstract class FormBoard extends HTMLElement {
  #connection: AbortController | undefined;
  #address: BoardAddress | undefined;
  #rules: { readonly edition: string; readonly loaded: Promise<PlayableRules> } | undefined;
  /** The data of the built form, as JSON: what the page was built with, without what the user or a link has entered since. */
  #built: string | undefined;
  #latestUpdateNumber = 0;

  protected abstract outcome(form: HTMLFormElement, edition: string, rules: PlayableRules): string;

  protected read(form: HTMLFormElement): Fields {
    return readControls(form);
  }

  /** Fills the form with the data of a link, which is untrusted. */
  protected fill(form: HTMLFormElement, fields: Fields): void {
    fillControls(form, fields);
  }

  /** Adds the listeners of a subclass. They stop with `signal`, which is aborted as the element is removed. */
  protected listen?(signal: AbortSignal): void;

  protected get form(): HTMLFormElement | null {
    return this.querySelector('form');
  }

  connectedCallback(): void {
    this.#connection = new AbortController();
    const { signal } = this.#connection;
    this.#address = new BoardAddress(() => this.#hash(), signal);
    this.addEventListener('input', () => this.changed(), { signal });
    this.addEventListener('submit', (event) => event.preventDefault(), { signal });
    this.addEventListener('click', (event) => void this.#copy(event), { signal });
    this.listen?.(signal);
    addEventListener(
      'hashchange',
      () => {
        this.#address?.cancel();
        void this.#openLink().then(() => this.#update());
      },
      { signal },
    );
    this.dataset.live = '';
    this.#built ??= this.#readBuilt();
    void this.#openLink().then((isOpened) => {
      if (isOpened) void this.#update();
      // The page shows the outcome of the built form. Values that the user entered before this script was loaded have another outcome.
      else if (this.form !== null && !this.#isBuilt(this.read(this.form))) this.changed();
      else onFirstIntent(this, signal, () => void this.#load(this.dataset.default ?? '').catch(() => undefined));
    });
  }

  disconnectedCallback(): void {
    this.#connection?.abort();
    delete this.dataset.live;
  }

  protected changed(): void {
    this.#address?.update();
    void this.#update();
  }

  /** Must run before anything adds rows to the form or removes them, because `reset` restores only values. */
  #readBuilt(): string | undefined {
    const built = this.form?.cloneNode(true);
    if (!(built instanceof HTMLFormElement)) return undefined;
    built.reset();
    return JSON.stringify(this.read(built));
  }

  #isBuilt(fields: Fields): boolean {
    return JSON.stringify(fields) === this.#built;
  }

  async #load(edition: string): Promise<PlayableRules> {
    const rules =
      this.#rules?.edition === edition ? this.#rules : { edition, loaded: loadPlayableRules(edition, this.dataset.default ?? '') };
    this.#rules = rules;
    try {
      return await rules.loaded;
    } catch (error) {
      // Rules of another edition may have been requested since.
      if (this.#rules === rules) this.#rules = undefined;
      throw error;
    }
  }

  async #update(): Promise<void> {
    const { form } = this;
    const output = this.querySelector('.outcome');
    if (form === null || output === null) return;
    const updateNumber = ++this.#latestUpdateNumber;
    const edition = editionIn(form);
    const rules = await this.#load(edition).catch(() => undefined);
    if (updateNumber !== this.#latestUpdateNumber) return;
    if (rules === undefined) {
      output.textContent = 'The rules could not be loaded. Try again when you are online.';
      return;
    }
    const wereOpen = [...output.querySelectorAll('details')].map((details) => details.open);
    output.innerHTML = this.outcome(form, edition, rules);
    for (const [index, details] of output.querySelectorAll('details').entries()) details.open = wereOpen[index] === true;
  }

  /** Empty for the built form. */
  async #hash(): Promise<string> {
    const { form } = this;
    if (form === null) return '';
    const fields = this.read(form);
    return this.#isBuilt(fields) ? '' : await writeLink(fields, editionDigest(this.dataset, editionIn(form)));
  }

  /** Returns whether a link was opened: false without one, and for a damaged one. */
  async #openLink(): Promise<boolean> {
    const { form } = this;
    const notice = this.querySelector<HTMLElement>('.notice');
    if (form === null || notice === null) return false;
    try {
      const link = await readLink(location.hash);
      if (link !== undefined) this.fill(form, fieldsOf(link.question));
      notice.textContent = link === undefined ? '' : noticeOfOtherRules(link, this.dataset, editionIn(form));
      notice.hidden = notice.textContent === '';
      return link !== undefined;
    } catch (error) {
      if (!(error instanceof LinkError)) throw error;
      notice.textContent = error.message;
      notice.hidden = false;
      return false;
    }
  }

  async #copy(event: Event): Promise<void> {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    if (button === null || textOf(button.dataset.copyAs) !== 'link' || this.#address === undefined) return;
    const signal = this.#connection?.signal;
    const result = await this.#copyLink(this.#address);
    const { showBriefly } = await loadShowBriefly();
    if (signal?.aborted !== true) showBriefly(button, result, signal);
  }

  async #copyLink(address: BoardAddress): Promise<string> {
    try {
      await navigator.clipboard.writeText(await address.write());
      return 'Copied';
    } catch (error) {
      return error instanceof LinkError ? error.message : 'Not copied: copy it from the address bar';
    }
  }
}
