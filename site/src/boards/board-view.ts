/** The live board's picture and words, brought up to date from a game and its verdict. Figures keep their elements, so focus and drags live on. */
import { BoardTable } from './board-table.ts';
import { BoardZoom } from './board-zoom.ts';
import { describeBoard, describeFigure, describeSquare } from './describe.ts';
import { drawGround, drawOver, drawUnder } from './draw.ts';
import { viewBox } from './draw-ground.ts';
import { drawFigure, drawThings, figureClass, placeOf } from './draw-pieces.ts';
import type { Fields } from './json.ts';
import { unit } from './outline.ts';
import type { Figure, Position } from './position.ts';
import type { Session } from './session.ts';
import { squareName } from './squares.ts';
import { stillness } from './stillness.ts';
import { chainMarkup, type Titles, verdictMarkup } from './verdict-markup.ts';

const svgNamespace = 'http://www.w3.org/2000/svg';

export class BoardView {
  readonly #root: HTMLElement;
  readonly svg: SVGSVGElement;
  readonly #table: BoardTable;
  readonly #zoom: BoardZoom;
  #drawn: Position | undefined;
  /** How each figure was last drawn; nothing for one that hangs under the pointer. */
  readonly #figures = new Map<string, { readonly figure: Figure; readonly state: string }>();
  #told: Position | undefined;
  #resized = false;
  /** What stands in each layer and each place for words. */
  readonly #written = new Map<string, string>();

  /** Fails when the element lacks the board that the page renders. */
  constructor(root: HTMLElement) {
    const svg = root.querySelector<SVGSVGElement>('svg.board');
    if (svg === null) throw new Error('the board has no picture');
    this.#root = root;
    this.svg = svg;
    this.#table = new BoardTable(root);
    this.#zoom = new BoardZoom(root, svg);
  }

  #layer(name: string): SVGGElement {
    const layer = this.svg.querySelector<SVGGElement>(`.${name}`);
    if (layer === null) throw new Error(`the board has no layer "${name}"`);
    return layer;
  }

  /** Draws the board; layers that did not change are left alone. */
  drawGame({ position, ends, selected, tool, cursor, drafting }: Session): void {
    const { columns, rows } = position.map;
    if (this.#drawn !== undefined && (this.#drawn.map.columns !== columns || this.#drawn.map.rows !== rows)) this.#resize(position);
    if (this.#drawn?.map !== position.map) this.#layer('ground').innerHTML = drawGround(position);
    if (this.#drawn?.things !== position.things) this.#layer('things').innerHTML = drawThings(position.things);
    this.#drawFigures(position.figures, ends, selected);
    this.svg.classList.toggle('painting', tool !== 'move' && tool !== 'walk');
    this.svg.classList.toggle('walking', tool === 'walk');
    this.#placeCursor(position, cursor);
    this.#drawn = position;
    this.#table.show(position);
    if (this.#resized) this.#zoom.update();
    this.#resized = false;
    // The focus of the keyboard stays in sight; a frame that a hand scrolled is left alone.
    if (!drafting) this.#zoom.follow(this.svg.querySelector(':focus-visible'));
    // Words that nobody waits for while a hand is moving.
    if (drafting || this.#told === position) return;
    this.#told = position;
    this.svg.setAttribute('aria-label', describeBoard(position));
  }

  #drawFigures(figures: readonly Figure[], ends: readonly string[], selected: string | undefined): void {
    const layer = this.#layer('pieces');
    for (const element of layer.querySelectorAll('.figure')) {
      const id = element.getAttribute('data-id') ?? '';
      if (figures.some((figure) => figure.id === id)) continue;
      element.remove();
      this.#figures.delete(id);
    }
    for (const figure of figures) {
      const state = `${ends.includes(figure.id) ? ' end' : ''}|${figure.id === selected}`;
      const before = this.#figures.get(figure.id);
      if (before?.figure === figure && before.state === state) continue;
      this.#figures.set(figure.id, { figure, state });
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
    this.#figures.delete(id);
    this.#figureElement(id)?.setAttribute('transform', `translate(${x} ${y})`);
  }

  /** Keeps the place under a hand in sight. */
  follow({ clientX, clientY }: MouseEvent): void {
    const half = unit / 2;
    this.#zoom.keep({ left: clientX - half, right: clientX + half, top: clientY - half, bottom: clientY + half });
  }

  #figureElement(id: string): SVGElement | null {
    return this.svg.querySelector<SVGElement>(`.figure[data-id="${CSS.escape(id)}"]`);
  }

  /**
   * Shows a verdict: its line in the picture, the words, the chain with its numbers on the board. Under a moving hand the chain, which may be
   * long, waits until the hand rests a moment; till then the last one is faded.
   */
  showVerdict(question: Fields, verdict: Fields, titles: Titles, drafting: boolean): void {
    this.#draw('under', drawUnder(question, verdict));
    const words = verdictMarkup(question, verdict);
    const place = '.side > .says';
    const explain = (): void => {
      this.#draw('over', drawOver(verdict));
      this.#fill(place, words + chainMarkup(verdict, titles));
      this.#words = words;
    };
    clearTimeout(this.#rest);
    const shown = drafting ? this.#root.querySelector(`${place} > .verdict`) : null;
    if (shown === null) {
      explain();
      return;
    }
    this.#draw('over', '');
    shown.nextElementSibling?.classList.add('waits');
    if (words !== this.#words) shown.outerHTML = words;
    this.#words = words;
    this.#written.delete(place);
    this.#rest = setTimeout(explain, stillness);
  }
  /** The words of the verdict that stand there. */
  #words = '';
  /** Shows why the last verdict is what it is, once the hand rests. */
  #rest: ReturnType<typeof setTimeout> | undefined;

  /** What lies under the marks: new markup, or what is there already. */
  showField(markup: string | undefined): void {
    if (markup !== undefined) this.#draw('field', markup);
    this.#layer('field').classList.remove('waits');
  }

  /** Shows that the view drawn is not the one of this moment. */
  fadeField(): void {
    this.#layer('field').classList.add('waits');
  }

  /** The verdict of the edition compared with, and whether it is another. */
  showVersus(question: Fields, verdict: Fields, titles: Titles): void {
    this.#fill('.versus .says', verdictMarkup(question, verdict) + chainMarkup(verdict, titles));
  }

  /** What stands beside the verdict; nothing while it is looked for: then the last of it fades. */
  showExtras(markup: string | undefined): void {
    if (markup !== undefined) this.#fill('.extras', markup);
    const busy = String(markup === undefined);
    const place = this.#root.querySelector('.extras');
    if (place?.getAttribute('aria-busy') !== busy) place?.setAttribute('aria-busy', busy);
  }

  /** The verdict on the square under the pointer, or nothing. */
  showProbe(drawing: string, words: string): void {
    this.#draw('probe', drawing);
    this.#fill('.probed', words);
  }

  /** Fills a layer, or leaves it alone where it holds the same already. */
  #draw(name: string, markup: string): void {
    if (this.#written.get(name) === markup) return;
    this.#written.set(name, markup);
    this.#layer(name).innerHTML = markup;
  }

  #fill(selector: string, markup: string): void {
    if (this.#written.get(selector) === markup) return;
    this.#written.set(selector, markup);
    const element = this.#root.querySelector(selector);
    if (element !== null) element.innerHTML = markup;
  }

  /** Another map: the picture's frame. */
  #resize({ map }: Position): void {
    const box = viewBox(map);
    const [, , width = '', height = ''] = box.split(' ');
    this.svg.setAttribute('viewBox', box);
    this.svg.setAttribute('width', width);
    this.svg.setAttribute('height', height);
    this.svg.classList.toggle('few', map.columns < 5);
    this.#resized = true;
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
