/** Moves the keyboard focus to the current request: to its controls, or to the board if it asks for squares. */
import type { PlayerRequest } from '../../../engine/index.ts';
import type { TableCursor } from './table-cursor.ts';

const FOCUSABLE = 'button:not([disabled]), select, input';

/** A CSS selector that finds a control again after its markup was replaced. */
const selectorOf = (element: Element): string | undefined =>
  ['data-answer', 'data-select', 'data-roll', 'data-do', 'name'].flatMap((attribute) => {
    const value = element.getAttribute(attribute);
    return value === null
      ? []
      : [`[${attribute}="${CSS.escape(value)}"]${element instanceof HTMLInputElement ? `[value="${element.value}"]` : ''}`];
  })[0];

/** Whether the request is answered by selecting squares on the board. */
const asksSquares = (request: PlayerRequest | undefined): boolean =>
  request?.kind === 'choose' && request.subject === 'square' && ['one', 'several', 'path'].includes(request.choice.form);

export class TableFocus {
  readonly #panel: HTMLElement;
  readonly #cards: HTMLElement;
  readonly #cursor: TableCursor;

  constructor(panel: HTMLElement, cards: HTMLElement, cursor: TableCursor) {
    this.#panel = panel;
    this.#cards = cards;
    this.#cursor = cursor;
  }

  /**
   * Keeps the focus while `write` replaces the panel and the cards. Moves it to the request if that has new controls for a person: those of
   * another request or of another character.
   */
  rewrite(write: () => void, request: PlayerRequest | undefined, hasNewControls: boolean, isOfPerson: boolean): void {
    const focused = document.activeElement;
    const part = [this.#panel, this.#cards].find((one) => one.contains(focused));
    const selector = part === undefined || focused === null ? undefined : selectorOf(focused);
    const wasOnBoard = this.#cursor.hasFocus;
    write();
    if (part === undefined && !wasOnBoard) return;
    if (hasNewControls && isOfPerson) {
      if (asksSquares(request)) this.#cursor.focus();
      else this.#focusFirst();
    } else if (part !== undefined) this.#restore(part, selector);
  }

  #restore(part: HTMLElement, selector: string | undefined): void {
    const same = selector === undefined ? null : part.querySelector<HTMLElement>(selector);
    if (same === null) this.#focusFirst();
    else same.focus({ preventScroll: true });
  }

  #focusFirst(): void {
    (this.#panel.querySelector<HTMLElement>(FOCUSABLE) ?? this.#panel).focus({ preventScroll: true });
  }
}
