/** The text beside a live board: verdict, chain, offers, messages. The focus stays on the same control when its text is replaced. */

import type { Fields } from '../base/json.ts';
import type { Message } from './board-state.ts';
import type { Hint } from './hints.ts';
import type { Problem } from './problems.ts';
import { chainMarkup, problemsMarkup, type Titles, verdictMarkup } from './verdict-markup.ts';

/** How long a message stays visible, in ms. */
const messageTime = 6000;

/** The control or link of the new markup that replaces `element`. */
function counterpartOf(element: Element, region: Element): HTMLElement | null {
  for (const name of ['data-flip', 'data-roll', 'data-do', 'href']) {
    const value = element.getAttribute(name);
    if (value !== null) return region.querySelector<HTMLElement>(`[${name}="${CSS.escape(value)}"]`);
  }
  return null;
}

export class BoardText {
  readonly #root: HTMLElement;
  readonly #markupBySelector = new Map<string, string>();
  #heading = '';
  #messageTimer: ReturnType<typeof setTimeout> | undefined;
  /** The level of the verdict's heading; offers are one below. */
  readonly headingLevel: number;

  constructor(root: HTMLElement, signal: AbortSignal) {
    this.#root = root;
    this.headingLevel = Number(root.dataset.level ?? 2);
    signal.addEventListener('abort', () => clearTimeout(this.#messageTimer));
  }

  /**
   * Returns the update that shows a verdict with its chain, which may be long. While dragging, shows the verdict alone immediately,
   * above the last chain.
   */
  showVerdict(question: Fields, verdict: Fields, titles: Titles, problems: readonly Problem[], isDragging: boolean): () => void {
    const heading = verdictMarkup(question, verdict, this.headingLevel);
    const selector = '.side > .verdict-text';
    if (isDragging) {
      const shown = this.#root.querySelector(`${selector} > .verdict`);
      shown?.nextElementSibling?.classList.add('outdated');
      if (shown !== null && heading !== this.#heading) shown.outerHTML = heading;
      this.#heading = heading;
      this.#markupBySelector.delete(selector);
    }
    return () => {
      this.#fill(selector, problemsMarkup(problems, titles) + heading + chainMarkup(verdict, titles));
      this.#heading = heading;
    };
  }

  showComparedVerdict(question: Fields, verdict: Fields, titles: Titles): void {
    this.#fill('.comparison .verdict-text', verdictMarkup(question, verdict, this.headingLevel) + chainMarkup(verdict, titles));
  }

  /** Shows the title of the edition above the first of two verdicts. */
  showEdition(title: string): void {
    const element = this.#root.querySelector('.edition-label');
    if (element !== null && element.textContent !== title) element.textContent = title;
  }

  /** Shows the offers beside the verdict; undefined while they are computed, which fades the last ones. */
  showOffers(markup: string | undefined): void {
    if (markup !== undefined) this.#fill('.offers', markup);
    const busy = String(markup === undefined);
    const element = this.#root.querySelector('.offers');
    if (element?.getAttribute('aria-busy') !== busy) element?.setAttribute('aria-busy', busy);
  }

  /** Shows the answer for the square under the pointer; an empty text removes it. */
  showProbe(markup: string): void {
    this.#fill('.probe-text', markup);
  }

  showHint({ pointer, keys }: Hint): void {
    for (const [name, text] of [
      ['pointer', pointer],
      ['keys', `Keyboard: ${keys}`],
    ] as const) {
      const element = this.#root.querySelector(`.board-hint .by-${name}`);
      if (element !== null && element.textContent !== text) element.textContent = text;
    }
  }

  /** Shows why a link or a map could not be opened; an empty text hides the notice. */
  showNotice(text: string): void {
    const notice = this.#root.querySelector<HTMLElement>('.notice');
    if (notice === null) return;
    notice.textContent = text;
    notice.hidden = text === '';
  }

  showName(name: string): void {
    const element = this.#root.querySelector<HTMLElement>('.board-name');
    if (element === null || element.textContent === name) return;
    element.textContent = name;
    element.hidden = name === '';
  }

  /** Shows a message for a while; `announced` is read out with it but not shown, since the board shows it already. */
  showMessage({ text, isRefusal }: Message, announced: string): void {
    const status = this.#root.querySelector<HTMLElement>('[role=status]');
    if (status === null) return;
    const [shown, hidden] = [document.createElement('span'), document.createElement('span')];
    shown.textContent = text;
    shown.className = isRefusal ? 'message refused' : 'message';
    hidden.textContent = announced === '' ? '' : `. ${announced}`;
    hidden.className = 'sr-only';
    status.replaceChildren(shown, hidden);
    clearTimeout(this.#messageTimer);
    this.#messageTimer = setTimeout(() => shown.classList.add('expired'), messageTime);
  }

  #fill(selector: string, markup: string): void {
    if (this.#markupBySelector.get(selector) === markup) return;
    this.#markupBySelector.set(selector, markup);
    const element = this.#root.querySelector(selector);
    if (element === null) return;
    const focused = element.contains(document.activeElement) ? document.activeElement : null;
    element.innerHTML = markup;
    if (focused === null) return;
    const heading = this.#root.querySelector<HTMLElement>('.side > .verdict-text > .verdict');
    (counterpartOf(focused, element) ?? heading)?.focus({ preventScroll: true });
  }
}
