/** The board in words, as a table. It is brought up to date only while it is open: nobody hears a closed one, and large maps have many squares. */
import { contents } from './describe.ts';
import type { Figure, Position } from './position.ts';
import { readSquare, squareName } from './squares.ts';

export class BoardTable {
  readonly #root: HTMLElement;
  readonly #details: HTMLDetailsElement | null;
  #wanted: Position | undefined;
  #told: Position | undefined;

  constructor(root: HTMLElement) {
    this.#root = root;
    this.#details = root.querySelector<HTMLDetailsElement>('details.twin');
    this.#details?.addEventListener('toggle', () => this.#tell());
  }

  show(position: Position): void {
    this.#wanted = position;
    this.#tell();
  }

  #tell(): void {
    const position = this.#wanted;
    const told = this.#told;
    if (this.#details?.open !== true || position === undefined || position === told) return;
    this.#told = position;
    const { columns, rows } = position.map;
    if (this.#root.querySelectorAll('.twin thead th').length !== columns || this.#root.querySelectorAll('.twin tbody th').length !== rows)
      this.#rule(columns, rows);
    const cells = this.#root.querySelectorAll('.twin tbody td');
    const put = (square: string): void => {
      const place = readSquare(square);
      const cell = place === undefined ? undefined : cells[place.row * columns + place.column];
      const text = contents(position, square).join(', ');
      if (cell !== undefined && cell.textContent !== text) cell.textContent = text;
    };
    if (told?.map === position.map && told.things === position.things) {
      const gone = told.figures.filter((figure) => !position.figures.includes(figure));
      const come = position.figures.filter((figure) => !told.figures.includes(figure));
      for (const square of [...gone, ...come].flatMap(({ at }: Figure) => at)) put(square);
    } else
      for (let row = 0; row < rows; row++) {
        for (let column = 0; column < columns; column++) put(squareName({ column, row }));
      }
  }

  /** Rows and columns of another map. */
  #rule(columns: number, rows: number): void {
    const letters = Array.from({ length: columns }, (_, column) => squareName({ column, row: 0 }).slice(0, -1));
    const [head, body] = [this.#root.querySelector('.twin thead'), this.#root.querySelector('.twin tbody')];
    if (head !== null) head.innerHTML = `<tr><td></td>${letters.map((letter) => `<th scope="col">${letter}</th>`).join('')}</tr>`;
    const row = `${'<td></td>'.repeat(columns)}</tr>`;
    if (body !== null) body.innerHTML = Array.from({ length: rows }, (_, index) => `<tr><th scope="row">${index + 1}</th>${row}`).join('');
  }
}
