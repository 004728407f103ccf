/** Keeps the focus of the keyboard where the game goes on: with the controls of a request, or on the board where squares are asked for. */
import type { Asked } from '../../../engine/index.ts';
import type { TableCursor } from './table-cursor.ts';

const FIRST = 'button:not([disabled]), select, input';

/** What the focused control is called by, whatever markup it is written into. */
const nameOf = (element: Element): string | undefined =>
  ['data-answer', 'data-select', 'data-roll', 'data-do', 'name', 'data-card'].flatMap((attribute) => {
    const value = element.getAttribute(attribute);
    return value === null
      ? []
      : [`[${attribute}="${CSS.escape(value)}"]${element instanceof HTMLInputElement ? `[value="${element.value}"]` : ''}`];
  })[0];

/** Whether the next answer is a square of the board. */
const asksSquares = (asked: Asked | undefined): boolean =>
  asked?.kind === 'choose' && asked.subject === 'square' && ['one', 'several', 'path'].includes(asked.choice.form);

export class TableFocus {
  readonly #panel: HTMLElement;
  readonly #cards: HTMLElement;
  readonly #cursor: TableCursor;

  constructor(panel: HTMLElement, cards: HTMLElement, cursor: TableCursor) {
    this.#panel = panel;
    this.#cards = cards;
    this.#cursor = cursor;
  }

  /** Writes the parts again with `write`, and puts the focus back if it was in them. `isNew` says that another thing is asked. */
  around(write: () => void, asked: Asked | undefined, isNew: boolean, isPerson: boolean): void {
    const focused = document.activeElement;
    const part = [this.#panel, this.#cards].find((one) => one.contains(focused));
    const name = part === undefined || focused === null ? undefined : nameOf(focused);
    const wasOnBoard = this.#cursor.hasFocus;
    write();
    if (part === undefined && !wasOnBoard) return;
    if (isNew && isPerson) {
      if (asksSquares(asked)) this.#cursor.focus();
      else this.#focusFirst();
    } else if (part !== undefined) this.#restore(part, name);
  }

  #restore(part: HTMLElement, name: string | undefined): void {
    const same = name === undefined ? null : part.querySelector<HTMLElement>(name);
    if (same === null) this.#focusFirst();
    else same.focus({ preventScroll: true });
  }

  #focusFirst(): void {
    (this.#panel.querySelector<HTMLElement>(FIRST) ?? this.#panel).focus({ preventScroll: true });
  }
}
