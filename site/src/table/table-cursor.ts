/** The keyboard cursor of the table: arrows move it, Home, End, Page Up and Page Down diagonally; Enter and Space select its square. */
import { type Cell, squareName } from '../../../engine/board-notation/squares.ts';
import { parseSquare } from '../../../engine/kernel/square-name.ts';
import { unit } from '../boards/outline.ts';
import type { BoardMap } from '../boards/position.ts';

const OFFSETS: { readonly [key: string]: Cell } = {
  ArrowUp: { column: 0, row: -1 },
  ArrowDown: { column: 0, row: 1 },
  ArrowLeft: { column: -1, row: 0 },
  ArrowRight: { column: 1, row: 0 },
  Home: { column: -1, row: -1 },
  PageUp: { column: 1, row: -1 },
  End: { column: -1, row: 1 },
  PageDown: { column: 1, row: 1 },
};

interface Callbacks {
  readonly describe: (square: string) => string;
  readonly moved: (square: string) => void;
  readonly selected: (square: string) => void;
}

export class TableCursor {
  readonly element = document.createElementNS('http://www.w3.org/2000/svg', 'rect');
  readonly #callbacks: Callbacks;
  #map: BoardMap | undefined;
  #cell: Cell = { column: 0, row: 0 };

  constructor(svg: SVGSVGElement, signal: AbortSignal, callbacks: Callbacks) {
    this.#callbacks = callbacks;
    const attributes = { class: 'cursor', width: `${unit}`, height: `${unit}`, tabindex: '0', role: 'button' };
    for (const [name, value] of Object.entries(attributes)) this.element.setAttribute(name, value);
    svg.append(this.element);
    signal.addEventListener('abort', () => this.element.remove());
    this.element.addEventListener('keydown', (event) => this.#pressed(event), { signal });
  }

  open(map: BoardMap): void {
    this.#map = map;
    const { column, row } = this.#cell;
    this.moveTo(column < map.columns && row < map.rows ? squareName(this.#cell) : 'A1');
  }

  moveTo(square: string): void {
    this.#cell = parseSquare(square) ?? this.#cell;
    this.element.setAttribute('x', `${this.#cell.column * unit}`);
    this.element.setAttribute('y', `${this.#cell.row * unit}`);
    this.label();
  }

  label(): void {
    this.element.setAttribute('aria-label', this.#callbacks.describe(squareName(this.#cell)));
  }

  get hasFocus(): boolean {
    return this.element === document.activeElement;
  }

  focus(): void {
    this.element.focus({ preventScroll: true });
  }

  #pressed(event: KeyboardEvent): void {
    // Shortcuts of the browser, such as Alt+ArrowLeft.
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const offset = OFFSETS[event.key];
    if (offset === undefined && event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    if (offset === undefined) {
      this.#callbacks.selected(squareName(this.#cell));
      return;
    }
    const { columns = 0, rows = 0 } = this.#map ?? {};
    const next = { column: this.#cell.column + offset.column, row: this.#cell.row + offset.row };
    if (next.column < 0 || next.row < 0 || next.column >= columns || next.row >= rows) return;
    this.moveTo(squareName(next));
    this.#callbacks.moved(squareName(next));
  }
}
