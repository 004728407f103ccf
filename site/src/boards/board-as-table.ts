/**
 * The board as a table, and the list of its figures. The built page has both for its first position; this class builds them again
 * when they are first opened, and updates them only while they are open, since large maps have many squares.
 */
import { squareName } from '../../../engine/board-notation/squares.ts';
import { columnName, parseSquare } from '../../../engine/kernel/square-name.ts';
import type { BoardState } from './board-state.ts';
import { contentsOf } from './describe.ts';
import { listenToFigures, showFigures } from './figure-list.ts';
import { hideLackedFeatures } from './offered-features.ts';
import type { Figure, Position } from './position.ts';

export class BoardAsTable {
  readonly #root: HTMLElement;
  readonly #state: BoardState;
  readonly #details: HTMLDetailsElement | null;
  readonly #list: Element | null;
  #wantedPosition: Position | undefined;
  #shownPosition: Position | undefined;
  #cells: readonly Element[] = [];

  constructor(root: HTMLElement, state: BoardState, signal: AbortSignal) {
    this.#root = root;
    this.#state = state;
    this.#details = root.querySelector<HTMLDetailsElement>('details.board-as-table');
    this.#list = root.querySelector('.figure-list');
    this.#details?.addEventListener('toggle', () => this.#update(), { signal });
    if (this.#list !== null) listenToFigures(this.#list, state, signal);
  }

  show(position: Position): void {
    this.#wantedPosition = position;
    this.#update();
  }

  #update(): void {
    const position = this.#wantedPosition;
    const shown = this.#shownPosition;
    if (this.#details?.open !== true || position === undefined || position === shown) return;
    this.#shownPosition = position;
    if (this.#list !== null) showFigures(this.#list, position.figures, document.activeElement);
    // Rows that were just written offer every size; this hides those that no shown edition has.
    hideLackedFeatures(this.#root, this.#state);
    const { columns, rows } = position.map;
    if (shown?.map.columns !== columns || shown.map.rows !== rows) this.#build(columns, rows);
    const writeCell = (square: string): void => {
      const at = parseSquare(square);
      const cell = at === undefined ? undefined : this.#cells[at.row * columns + at.column];
      const text = contentsOf(position, square).join(', ');
      if (cell !== undefined && cell.textContent !== text) cell.textContent = text;
    };
    if (shown?.map === position.map && shown.objects === position.objects) {
      const removed = shown.figures.filter((figure) => !position.figures.includes(figure));
      const added = position.figures.filter((figure) => !shown.figures.includes(figure));
      for (const square of [...removed, ...added].flatMap(({ at }: Figure) => at)) writeCell(square);
    } else
      for (let row = 0; row < rows; row++) {
        for (let column = 0; column < columns; column++) writeCell(squareName({ column, row }));
      }
  }

  #build(columns: number, rows: number): void {
    const letters = Array.from({ length: columns }, (_, column) => columnName(column));
    const [head, body] = [this.#root.querySelector('.board-as-table thead'), this.#root.querySelector('.board-as-table tbody')];
    if (head === null || body === null) return;
    head.innerHTML = `<tr><td></td>${letters.map((letter) => `<th scope="col">${letter}</th>`).join('')}</tr>`;
    const row = `${'<td></td>'.repeat(columns)}</tr>`;
    body.innerHTML = Array.from({ length: rows }, (_, index) => `<tr><th scope="row">${index + 1}</th>${row}`).join('');
    this.#cells = [...body.querySelectorAll('td')];
  }
}
