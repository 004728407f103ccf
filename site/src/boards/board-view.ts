/** The picture of a live board, brought up to date from its state and verdict. Figures keep their elements, so that they keep the focus. */

import { squareName } from '../../../engine/board-notation/squares.ts';
import type { Fields } from '../base/json.ts';
import type { BoardState } from './board-state.ts';
import { BoardZoom } from './board-zoom.ts';
import { describeBoard, describeFigure, describeSquare } from './describe.ts';
import { drawMap, drawOverFigures, drawReachNumbers, drawUnderFigures } from './draw.ts';
import { drawFigure, figureClass, transformOf } from './draw-figures.ts';
import { FEW_COLUMNS, viewBox } from './draw-map.ts';
import { drawObjects } from './draw-objects.ts';
import { drawProblems } from './draw-verdict.ts';
import { unit } from './outline.ts';
import type { Figure, Position } from './position.ts';
import type { Problem } from './problems.ts';
import { figureTools } from './tools.ts';

const svgNamespace = 'http://www.w3.org/2000/svg';

export class BoardView {
  readonly svg: SVGSVGElement;
  readonly #zoom: BoardZoom;
  #drawnPosition: Position | undefined;
  /** How each figure was last drawn, by id: `emphasis` is whether it is an end or selected. A figure has no entry while it is dragged. */
  readonly #drawnById = new Map<string, { readonly figure: Figure; readonly emphasis: string }>();
  #describedPosition: Position | undefined;
  readonly #layerByClass = new Map<string, { readonly element: SVGGElement; markup: string | undefined }>();

  constructor(root: HTMLElement, signal: AbortSignal) {
    const svg = root.querySelector<SVGSVGElement>('svg.board');
    if (svg === null) throw new Error('the board has no picture');
    this.svg = svg;
    this.#zoom = new BoardZoom(root, svg, signal);
  }

  drawGame({ position, ends, selected, tool, cursor, isDragging }: BoardState): void {
    const { columns, rows } = position.map;
    const drawn = this.#drawnPosition;
    const isResized = drawn !== undefined && (drawn.map.columns !== columns || drawn.map.rows !== rows);
    if (isResized) this.#resize(position);
    if (drawn?.map !== position.map) this.#layer('map-layer').element.innerHTML = drawMap(position.map);
    if (drawn?.objects !== position.objects) this.#layer('objects').element.innerHTML = drawObjects(position.objects);
    this.#placeCursor(position, cursor);
    this.#drawFigures(position.figures, ends, selected);
    this.svg.classList.toggle('painting', !figureTools.has(tool));
    this.svg.classList.toggle('walking', tool === 'walk');
    this.#drawnPosition = position;
    if (drawn === undefined || isResized) this.#zoom.update(position.map);
    if (isDragging) return;
    // Keeps the element with the keyboard focus in sight. If none has it, the frame stays where the user scrolled it.
    this.#zoom.follow(this.svg.querySelector(':focus-visible'));
    if (this.#describedPosition === position) return;
    this.#describedPosition = position;
    this.svg.setAttribute('aria-label', describeBoard(position));
  }

  #drawFigures(figures: readonly Figure[], ends: readonly string[], selected: string | undefined): void {
    const layer = this.#layer('figures').element;
    for (const element of layer.querySelectorAll<SVGElement>('.figure')) {
      const id = element.getAttribute('data-id') ?? '';
      if (figures.some((figure) => figure.id === id)) continue;
      // The focus goes to the cursor, since the page would lose it with the element.
      if (element === document.activeElement) this.svg.querySelector<SVGElement>('.cursor')?.focus({ preventScroll: true });
      element.remove();
      this.#drawnById.delete(id);
    }
    for (const figure of figures) {
      const isEnd = ends.includes(figure.id);
      const emphasis = `${isEnd ? ' end' : ''}|${figure.id === selected}`;
      const drawn = this.#drawnById.get(figure.id);
      if (drawn?.figure === figure && drawn.emphasis === emphasis) continue;
      this.#drawnById.set(figure.id, { figure, emphasis });
      const element = this.#figureElement(figure.id) ?? layer.appendChild(newFigure(figure.id));
      const markup = `<rect class="hit-area" x="${-unit / 2}" y="${-unit / 2}" width="${unit}" height="${unit}"/>${drawFigure(figure)}`;
      if (element.getAttribute('data-shape') !== markup) {
        element.innerHTML = markup;
        element.setAttribute('data-shape', markup);
      }
      setAttributes(element, {
        class: `${figureClass(figure)}${isEnd ? ' end' : ''}`,
        transform: transformOf(figure),
        'aria-label': describeFigure(figure),
        'aria-pressed': String(figure.id === selected),
      });
    }
  }

  #placeCursor(position: Position, cell: BoardState['cursor']): void {
    const cursor = this.svg.querySelector('.cursor') ?? this.svg.appendChild(newCursor());
    setAttributes(cursor, {
      x: String(cell.column * unit),
      y: String(cell.row * unit),
      'aria-label': `Cursor at ${describeSquare(position, squareName(cell))}`,
    });
  }

  /** Moves a dragged figure under the pointer, in drawing units; the next drawing places it in its square. */
  moveUnderPointer(id: string, x: number, y: number): void {
    this.#drawnById.delete(id);
    this.#figureElement(id)?.setAttribute('transform', `translate(${x} ${y})`);
  }

  follow({ clientX, clientY }: MouseEvent): void {
    const half = unit / 2;
    this.#zoom.showRectangle({ left: clientX - half, right: clientX + half, top: clientY - half, bottom: clientY + half });
  }

  #figureElement(id: string): SVGElement | null {
    return this.svg.querySelector<SVGElement>(`.figure[data-id="${CSS.escape(id)}"]`);
  }

  /** Draws the line or path of a verdict. `showFieldLayer` draws a reach. */
  showLine(question: Fields, verdict: Fields): void {
    this.#draw('under-figures', question.ask === 'reach' ? '' : drawUnderFigures(question, verdict));
  }

  /** Draws the numbers of the chain of a verdict; undefined removes them, while the user drags. */
  showMarks(verdict: Fields | undefined): void {
    this.#draw('over-figures', verdict === undefined ? '' : drawOverFigures(verdict));
  }

  showProblems(problems: readonly Problem[]): void {
    this.#draw('problems', drawProblems([...new Set(problems.flatMap(({ at }) => at))]));
  }

  showFieldLayer(question: Fields | undefined, verdict: Fields | undefined): void {
    this.#draw('field-layer', question === undefined || verdict === undefined ? '' : drawUnderFigures(question, verdict));
    this.#draw('numbers', verdict === undefined ? '' : drawReachNumbers(verdict));
    this.markFieldLayerCurrent();
  }

  markFieldLayerCurrent(): void {
    this.#layer('field-layer').element.classList.remove('outdated');
  }

  /** Fades the field of fire or the reach, because it belongs to an earlier game. */
  markFieldLayerOutdated(): void {
    this.#layer('field-layer').element.classList.add('outdated');
  }

  showProbe(drawing: string): void {
    this.#draw('probe', drawing);
  }

  #layer(name: string): { readonly element: SVGGElement; markup: string | undefined } {
    const known = this.#layerByClass.get(name);
    if (known !== undefined) return known;
    const element = this.svg.querySelector<SVGGElement>(`.${name}`);
    if (element === null) throw new Error(`the board has no layer "${name}"`);
    const layer = { element, markup: undefined };
    this.#layerByClass.set(name, layer);
    return layer;
  }

  #draw(name: string, markup: string): void {
    const layer = this.#layer(name);
    if (layer.markup === markup) return;
    layer.markup = markup;
    layer.element.innerHTML = markup;
  }

  #resize({ map }: Position): void {
    const box = viewBox(map);
    const [, , width = '', height = ''] = box.split(' ');
    setAttributes(this.svg, { viewBox: box, width, height });
    this.svg.classList.toggle('few-columns', map.columns <= FEW_COLUMNS);
  }
}

function setAttributes(element: Element, attributes: { readonly [name: string]: string }): void {
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
}

function newCursor(): SVGElement {
  const element = document.createElementNS(svgNamespace, 'rect');
  setAttributes(element, { class: 'cursor', width: `${unit}`, height: `${unit}`, tabindex: '0', role: 'button' });
  return element;
}

function newFigure(id: string): SVGGElement {
  const element = document.createElementNS(svgNamespace, 'g');
  setAttributes(element, { 'data-id': id, tabindex: '0', role: 'button' });
  return element;
}
