/** The live board's picture and words, brought up to date from a game and its verdict. Figures keep their elements, so focus and drags live on. */
import { describeFigure, describeSquare, tableRows } from './describe.ts';
import { drawGround, drawOver, drawUnder } from './draw.ts';
import { viewBox } from './draw-ground.ts';
import { drawFigure, drawThings, figureClass, placeOf } from './draw-pieces.ts';
import type { Fields } from './json.ts';
import { unit } from './outline.ts';
import type { Figure, Position } from './position.ts';
import type { Session } from './session.ts';
import { squareName } from './squares.ts';
import { chainMarkup, type Titles, verdictMarkup } from './verdict-markup.ts';

const svgNamespace = 'http://www.w3.org/2000/svg';

export class BoardView {
  readonly #root: HTMLElement;
  readonly svg: SVGSVGElement;
  #drawn: Position | undefined;

  /** Fails when the element lacks the board that the page renders. */
  constructor(root: HTMLElement) {
    const svg = root.querySelector<SVGSVGElement>('svg.board');
    if (svg === null) throw new Error('the board has no picture');
    this.#root = root;
    this.svg = svg;
  }

  #layer(name: string): SVGGElement {
    const layer = this.svg.querySelector<SVGGElement>(`.${name}`);
    if (layer === null) throw new Error(`the board has no layer "${name}"`);
    return layer;
  }

  /** Draws the board; layers that did not change are left alone. */
  drawGame({ position, ends, selected, tool, cursor }: Session): void {
    const { columns, rows } = position.map;
    if (this.#drawn !== undefined && (this.#drawn.map.columns !== columns || this.#drawn.map.rows !== rows)) this.#resize(position);
    if (this.#drawn?.map !== position.map) {
      this.#layer('ground').innerHTML = drawGround(position);
      this.#fillTable(position);
    } else if (this.#drawn.figures !== position.figures) this.#fillTable(position);
    if (this.#drawn?.things !== position.things) this.#layer('things').innerHTML = drawThings(position.things);
    this.#drawFigures(position.figures, ends, selected);
    this.svg.classList.toggle('painting', tool !== 'move' && tool !== 'walk');
    this.svg.classList.toggle('walking', tool === 'walk');
    this.#placeCursor(position, cursor);
    this.#drawn = position;
  }

  #drawFigures(figures: readonly Figure[], ends: readonly string[], selected: string | undefined): void {
    const layer = this.#layer('pieces');
    for (const element of layer.querySelectorAll('.figure')) {
      if (figures.every(({ id }) => id !== element.getAttribute('data-id'))) element.remove();
    }
    for (const figure of figures) {
      const element = this.#figureElement(figure.id) ?? layer.appendChild(newFigure(figure.id));
      const shape = `<rect class="hit" x="${-unit / 2}" y="${-unit / 2}" width="${unit}" height="${unit}"/>${drawFigure(figure)}`;
      if (element.getAttribute('data-shape') !== shape) {
        element.innerHTML = shape;
        element.setAttribute('data-shape', shape);
      }
      element.setAttribute('class', `${figureClass(figure)}${ends.includes(figure.id) ? ' end' : ''}`);
      element.setAttribute('transform', placeOf(figure));
      element.setAttribute('aria-label', describeFigure(figure));
      element.setAttribute('aria-pressed', String(figure.id === selected));
    }
  }

  #placeCursor(position: Position, cell: Session['cursor']): void {
    const cursor = this.svg.querySelector('.cursor') ?? this.svg.appendChild(newCursor());
    cursor.setAttribute('x', String(cell.column * unit));
    cursor.setAttribute('y', String(cell.row * unit));
    cursor.setAttribute('aria-label', `Cursor at ${describeSquare(position, squareName(cell))}`);
  }

  /** Lets a dragged figure hang under the pointer, in drawing units; the next drawing sets it down. */
  carry(id: string, x: number, y: number): void {
    this.#figureElement(id)?.setAttribute('transform', `translate(${x} ${y})`);
  }

  #figureElement(id: string): SVGElement | null {
    return this.svg.querySelector<SVGElement>(`.figure[data-id="${CSS.escape(id)}"]`);
  }

  /** Shows a verdict: the layers of the picture, the words, the chain. `more` is drawn beneath its own marks. */
  showVerdict(question: Fields, verdict: Fields, titles: Titles, more: string): void {
    this.#layer('under').innerHTML = more + drawUnder(question, verdict);
    this.#layer('over').innerHTML = drawOver(verdict);
    this.#fill('.side > .says', verdictMarkup(question, verdict) + chainMarkup(verdict, titles));
  }

  /** The verdict of the edition compared with, and whether it is another. */
  showVersus(question: Fields, verdict: Fields, titles: Titles): void {
    this.#fill('.versus .says', verdictMarkup(question, verdict) + chainMarkup(verdict, titles));
  }

  /** What stands beside the verdict. */
  showExtras(markup: string): void {
    this.#fill('.extras', markup);
  }

  /** The verdict on the square under the pointer, or nothing. */
  showProbe(drawing: string, words: string): void {
    this.#layer('probe').innerHTML = drawing;
    this.#fill('.probed', words);
  }

  #fill(selector: string, markup: string): void {
    const element = this.#root.querySelector(selector);
    if (element !== null) element.innerHTML = markup;
  }

  /** Another map: the picture's frame and the table's rows and columns. */
  #resize({ map }: Position): void {
    const box = viewBox(map);
    const [, , width = '', height = ''] = box.split(' ');
    this.svg.setAttribute('viewBox', box);
    this.svg.setAttribute('width', width);
    this.svg.setAttribute('height', height);
    const letters = Array.from({ length: map.columns }, (_, column) => squareName({ column, row: 0 }).slice(0, -1));
    this.#fill('.twin thead', `<tr><td></td>${letters.map((letter) => `<th scope="col">${letter}</th>`).join('')}</tr>`);
    const row = `${'<td></td>'.repeat(map.columns)}</tr>`;
    this.#fill('.twin tbody', Array.from({ length: map.rows }, (_, index) => `<tr><th scope="row">${index + 1}</th>${row}`).join(''));
  }

  #fillTable(position: Position): void {
    const cells = this.#root.querySelectorAll('.twin tbody td');
    tableRows(position)
      .flat()
      .forEach((text, index) => {
        const cell = cells[index];
        if (cell !== undefined && cell.textContent !== text) cell.textContent = text;
      });
  }
}

function newCursor(): SVGElement {
  const element = document.createElementNS(svgNamespace, 'rect');
  for (const [name, value] of [
    ['class', 'cursor'],
    ['width', `${unit}`],
    ['height', `${unit}`],
    ['tabindex', '0'],
    ['role', 'button'],
  ] as const) {
    element.setAttribute(name, value);
  }
  return element;
}

function newFigure(id: string): SVGGElement {
  const element = document.createElementNS(svgNamespace, 'g');
  element.setAttribute('data-id', id);
  element.setAttribute('tabindex', '0');
  element.setAttribute('role', 'button');
  return element;
}
