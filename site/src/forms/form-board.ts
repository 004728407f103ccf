/** A board that is a form: its outcome is computed again on every change, and its controls are written into the address. */
import '../base/trusted-types.ts';
import type { Fields } from '../base/json.ts';
import { BoardAddress } from '../boards/board-address.ts';
import { editionDigest, LinkError, noticeOfOtherRules, readLink, writeLink } from '../boards/link.ts';
import { onFirstIntent } from '../boards/on-first-intent.ts';
import type { PlayableRules } from '../games/playable-rules.ts';
import playableRulesModule from '../games/playable-rules.ts?lazy';
import { fillControls, readControls } from './controls.ts';
import { listenToCopyButton } from './copy-link.ts';

const loadRulesModule = (): Promise<typeof import('../games/playable-rules.ts')> => import(/* @vite-ignore */ playableRulesModule);

async function loadRulesOf(edition: string, defaultEdition: string): Promise<PlayableRules> {
  const { loadPlayableRules } = await loadRulesModule();
  return await loadPlayableRules(edition, defaultEdition);
}

const editionIn = (form: HTMLFormElement): string => String(new FormData(form).get('edition'));

interface FormState {
  /** The data of the built form, as JSON: what the page was built with, without what the user or a link has entered since. */
  built?: string | undefined;
  /** Whether the address was opened. A board that is removed and comes back has its own form, not that of the address. */
  isAddressOpened: boolean;
  /** The rules that were requested last. */
  rules?: { readonly edition: string; readonly loaded: Promise<PlayableRules> } | undefined;
  latestUpdateNumber: number;
}

export abstract class FormBoard extends HTMLElement {
  readonly #state: FormState = { isAddressOpened: false, latestUpdateNumber: 0 };
  #address: BoardAddress | undefined;
  #connection = new AbortController();

  /** Loads what `outcome` needs besides the rules. Rejects if that cannot be loaded. */
  protected load?(): Promise<unknown>;

  /** The outcome as markup. */
  protected abstract outcome(form: HTMLFormElement, edition: string, rules: PlayableRules): string;

  protected read(form: HTMLFormElement): Fields {
    return readControls(form);
  }

  /** Fills the form with the data of a link, which is untrusted. */
  protected fill(form: HTMLFormElement, fields: Fields): void {
    fillControls(form, fields);
  }

  /** Why a link with these fields is not opened; undefined if it is. */
  protected refusalOf?(fields: Fields): string | undefined;

  /** Adds the listeners of a subclass. They stop with `signal`, which is aborted as the element is removed. */
  protected listen?(signal: AbortSignal): void;

  protected get form(): HTMLFormElement | null {
    return this.querySelector('form');
  }

  connectedCallback(): void {
    this.#connection = new AbortController();
    const { signal } = this.#connection;
    const address = new BoardAddress(() => this.#hash(), signal);
    this.#address = address;
    this.addEventListener('input', () => this.changed(), { signal });
    this.addEventListener('submit', (event) => event.preventDefault(), { signal });
    listenToCopyButton(this, address, signal);
    this.listen?.(signal);
    const openChangedAddress = (): void => {
      address.cancel();
      // Any other hash is an anchor of the page.
      if (location.hash.includes('~')) void this.#openAddress(signal).then(() => this.#update(signal));
    };
    addEventListener('hashchange', openChangedAddress, { signal });
    this.dataset.live = '';
    this.#state.built ??= this.#readBuilt();
    void this.#start(signal);
  }

  disconnectedCallback(): void {
    this.#connection.abort();
    delete this.dataset.live;
  }

  protected changed(): void {
    this.#address?.update();
    void this.#update(this.#connection.signal);
  }

  async #start(signal: AbortSignal): Promise<void> {
    const isFirstStart = !this.#state.isAddressOpened;
    const isLinkOpened = isFirstStart && (await this.#openAddress(signal));
    if (signal.aborted) return;
    if (isLinkOpened) await this.#update(signal);
    // The page shows the outcome of the built form. Values that the user entered before this script was loaded have another outcome, and
    // a board that was removed may lack the outcome of its last change.
    else if (!isFirstStart || (this.form !== null && !this.#isBuilt(this.read(this.form)))) this.changed();
    // The outcome of the built form is that of the default edition.
    else if (this.form !== null && editionIn(this.form) !== this.dataset.default) await this.#update(signal);
    else onFirstIntent(this, signal, () => void this.#load(this.dataset.default ?? '').catch(() => undefined));
  }

  /** Must run before anything adds rows to the form or removes them, because `reset` restores only values. */
  #readBuilt(): string | undefined {
    const built = this.form?.cloneNode(true);
    if (!(built instanceof HTMLFormElement)) return undefined;
    built.reset();
    return JSON.stringify(this.read(built));
  }

  #isBuilt(fields: Fields): boolean {
    return JSON.stringify(fields) === this.#state.built;
  }

  async #load(edition: string): Promise<PlayableRules> {
    const state = this.#state;
    const rules = state.rules?.edition === edition ? state.rules : { edition, loaded: loadRulesOf(edition, this.dataset.default ?? '') };
    state.rules = rules;
    try {
      return await rules.loaded;
    } catch (error) {
      // Rules of another edition may have been requested since.
      if (state.rules === rules) state.rules = undefined;
      throw error;
    }
  }

  async #update(signal: AbortSignal): Promise<void> {
    const { form } = this;
    const output = this.querySelector('.outcome');
    if (form === null || output === null || signal.aborted) return;
    const updateNumber = ++this.#state.latestUpdateNumber;
    const edition = editionIn(form);
    const [rules] = await Promise.all([this.#load(edition), this.load?.()]).catch(() => []);
    if (signal.aborted || updateNumber !== this.#state.latestUpdateNumber) return;
    if (rules === undefined) {
      output.textContent = 'The rules could not be loaded. Try again when you are online.';
      return;
    }
    const wereOpen = [...output.querySelectorAll('details')].map((details) => details.open);
    output.innerHTML = this.outcome(form, edition, rules);
    const status = this.querySelector('[role=status]');
    if (status !== null) status.textContent = output.querySelector('.result')?.textContent ?? '';
    for (const [index, details] of output.querySelectorAll('details').entries()) details.open = wereOpen[index] === true;
  }

  /** Empty for the built form. */
  async #hash(): Promise<string> {
    const { form } = this;
    if (form === null) return '';
    const fields = this.read(form);
    return this.#isBuilt(fields) ? '' : await writeLink(fields, editionDigest(this.dataset, editionIn(form)));
  }

  /** Resolves with whether a link was opened: false without one, and for one that is damaged or refused. */
  async #openAddress(signal: AbortSignal): Promise<boolean> {
    const { form } = this;
    const notice = this.querySelector<HTMLElement>('.notice');
    if (form === null || notice === null) return false;
    const link = await readLink(location.hash).catch((error: unknown) => {
      if (!(error instanceof LinkError)) throw error;
      return error;
    });
    if (signal.aborted) return false;
    this.#state.isAddressOpened = true;
    const refusal = link instanceof LinkError ? link.message : link && this.refusalOf?.(link.question);
    const isOpened = link !== undefined && !(link instanceof LinkError) && refusal === undefined;
    if (isOpened) {
      const { edition, ...fields } = link.question;
      // Without a digest, the reader came from the page in another edition (`edition-address.ts`) and wants the edition of this one.
      this.fill(form, link.digest === '' ? fields : { ...fields, edition });
    }
    notice.textContent = isOpened ? noticeOfOtherRules(link, this.dataset, editionIn(form)) : (refusal ?? '');
    notice.hidden = notice.textContent === '';
    return isOpened;
  }
}
