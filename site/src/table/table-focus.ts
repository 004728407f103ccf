/** Moves the keyboard focus to the current request: to its controls, or to the board if it asks for squares. */
import type { PlayerRequest } from '../../../engine/index.ts';
import type { TableCursor } from './table-cursor.ts';

const FOCUSABLE = 'button:not([disabled]), select, input';

/** How a control is found again after its markup was replaced. */
interface ControlPath {
  readonly selector: string;
  /** The index among the controls that the selector finds: dice and items share a name, and their values change while the user types. */
  readonly index: number;
}

function pathOf(element: Element, part: HTMLElement): ControlPath | undefined {
  const attribute = ['data-answer', 'data-select', 'data-roll', 'data-do', 'name'].find((name) => element.hasAttribute(name));
  if (attribute === undefined) return undefined;
  const selector = `[${attribute}="${CSS.escape(element.getAttribute(attribute) ?? '')}"]`;
  return { selector, index: [...part.querySelectorAll(selector)].indexOf(element) };
}

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
   * Keeps the focus while `write` replaces the panel and the cards. If a person gets new controls, for another request or another
   * character, moves the focus to the request.
   */
  rewrite(write: () => void, request: PlayerRequest | undefined, hasNewControls: boolean, isOfPerson: boolean): void {
    const focused = document.activeElement;
    const part = [this.#panel, this.#cards].find((one) => one.contains(focused));
    const path = part === undefined || focused === null ? undefined : pathOf(focused, part);
    const wasOnBoard = this.#cursor.hasFocus;
    write();
    if (part === undefined && !wasOnBoard) return;
    if (hasNewControls && isOfPerson) {
      if (asksSquares(request)) this.#cursor.focus();
      else this.#focusFirst();
    } else if (part !== undefined) this.#restore(part, path);
  }

  #restore(part: HTMLElement, path: ControlPath | undefined): void {
    const same = path === undefined ? undefined : [...part.querySelectorAll<HTMLElement>(path.selector)][path.index];
    if (same === undefined) this.#focusFirst();
    else same.focus({ preventScroll: true });
  }

  #focusFirst(): void {
    (this.#panel.querySelector<HTMLElement>(FOCUSABLE) ?? this.#panel).focus({ preventScroll: true });
  }
}
