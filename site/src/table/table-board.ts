import { squareName } from '../../../engine/board-notation/squares.ts';
import { parseSquare } from '../../../engine/kernel/square-name.ts';
import { escapeText } from '../base/text.ts';
import { BoardZoom } from '../boards/board-zoom.ts';
import { drawGrid, drawTerrain, drawWalls, viewBox } from '../boards/draw-map.ts';
import { drawObjects } from '../boards/draw-objects.ts';
import { middle, unit } from '../boards/outline.ts';
import type { BoardMap, BoardObject } from '../boards/position.ts';
import type { TableFigure } from './figures.ts';
import type { Marks } from './marks.ts';
import { squareLabel } from './square-label.ts';
import { TableCursor } from './table-cursor.ts';

interface Callbacks {
  readonly squareSelected: (square: string) => void;
  readonly announce: (text: string) => void;
}

/** In drawing units. */
const DISC_RADIUS = 14;

export class TableBoard {
  readonly cursor: TableCursor;
  readonly #svg: SVGSVGElement;
  readonly #frame: HTMLElement;
  readonly #zoom: BoardZoom;
  #map: BoardMap | undefined;
  #signsByName: ReadonlyMap<string, string> = new Map();
  #figures: readonly TableFigure[] = [];
  #objects: readonly BoardObject[] = [];
  #marks: Marks | undefined;
  /** The characters in the events of the last step. */
  #recentCharacters: readonly string[] = [];

  constructor(root: HTMLElement, signal: AbortSignal, { squareSelected, announce }: Callbacks) {
    const svg = root.querySelector<SVGSVGElement>('.board-frame svg.board');
    const frame = root.querySelector<HTMLElement>('.board-frame');
    if (svg === null || frame === null) throw new Error('the table has no picture');
    this.#svg = svg;
    this.#frame = frame;
    this.#zoom = new BoardZoom(root, svg, signal);
    // The height of the request panel below changes with the request, and the height of the frame with it.
    const observer = new ResizeObserver(() => this.follow());
    observer.observe(frame);
    signal.addEventListener('abort', () => observer.disconnect());
    const moved = (square: string): void => {
      this.#bringIntoView([square]);
      announce(this.#describe(square));
    };
    this.cursor = new TableCursor(svg, signal, { describe: (square) => this.#describe(square), moved, selected: squareSelected });
    svg.addEventListener(
      'click',
      (event) => {
        const square = this.#squareAt(event);
        if (square === undefined) return;
        this.cursor.moveTo(square);
        squareSelected(square);
      },
      { signal },
    );
  }

  open(map: BoardMap, signsByName: ReadonlyMap<string, string>): void {
    this.#map = map;
    this.#signsByName = signsByName;
    const box = viewBox(map);
    const [, , width = '', height = ''] = box.split(' ');
    this.#svg.setAttribute('viewBox', box);
    this.#svg.setAttribute('width', width);
    this.#svg.setAttribute('height', height);
    this.#layer('map-layer').innerHTML = drawTerrain(map, drawGrid(map)) + drawWalls(map);
    this.#zoom.update(map);
    this.cursor.open(map);
  }

  draw(figures: readonly TableFigure[], objects: readonly BoardObject[], marks: Marks, recentCharacters: readonly string[]): void {
    this.#recentCharacters = recentCharacters;
    this.#figures = figures;
    this.#objects = objects;
    this.#marks = marks;
    this.#svg.setAttribute('aria-label', figures.map((figure) => `${figure.name} ${placeText(figure)}`).join(', '));
    this.#layer('marks').innerHTML = markedSquares(marks) + markedPath(marks.path);
    this.#layer('objects').innerHTML = drawObjects(objects);
    this.#layer('figures').innerHTML = figures.map((figure) => this.#drawFigure(figure, marks)).join('');
    this.cursor.label();
  }

  /**
   * Scrolls the frame, if it scrolls, to the last events and the current choices: to all of them if they fit, else to the choices, else to
   * the squares chosen so far or, without any, to the selected figure.
   */
  follow(): void {
    const { selected, squares = [], selectable = [], announced = [], chosen = [] } = this.#marks ?? {};
    const selectedSquares = this.#squaresOf(selected === undefined ? [] : [selected]);
    const choices = [...selectedSquares, ...(selected === undefined ? this.#squaresOf([...selectable, ...announced]) : []), ...squares];
    const views = [[...choices, ...this.#squaresOf(this.#recentCharacters)], choices, chosen.length > 0 ? chosen : selectedSquares];
    for (const view of views) if (view.length > 0 && this.#bringIntoView(view)) return;
  }

  #squaresOf(names: readonly string[]): readonly string[] {
    return this.#figures.filter(({ name }) => names.includes(name)).flatMap(({ at }) => at);
  }

  /** False where the frame is too small for all of the squares. */
  #bringIntoView(squares: readonly string[]): boolean {
    const matrix = this.#svg.getScreenCTM();
    // At full size the frame scrolls, and a unit of the drawing is one CSS pixel.
    const scrolls = this.#frame.classList.contains('full');
    if (squares.length === 0 || matrix === null || !scrolls) return true;
    const points = squares.map((square) => {
      const { x, y } = middle(square);
      return new DOMPoint(x, y).matrixTransform(matrix);
    });
    const frameBox = this.#frame.getBoundingClientRect();
    /** Along one axis, in CSS pixels: whether the frame has room for the points with a square around each, and by how much to scroll. */
    const measure = (coordinates: readonly number[], start: number, size: number): { hasRoom: boolean; by: number } => {
      const [least, most] = [Math.min(...coordinates) - unit, Math.max(...coordinates) + unit];
      // Scrolls no further than needed, so that the board stays still while the player looks at it.
      const by = most - least > size ? (least + most - size) / 2 - start : Math.min(0, least - start) + Math.max(0, most - start - size);
      return { hasRoom: most - least <= size, by };
    };
    const across = measure(
      points.map(({ x }) => x),
      frameBox.left,
      this.#frame.clientWidth,
    );
    const down = measure(
      points.map(({ y }) => y),
      frameBox.top,
      this.#frame.clientHeight,
    );
    this.#frame.scrollBy(across.by, down.by);
    return across.hasRoom && down.hasRoom;
  }

  #describe(square: string): string {
    const map = this.#map;
    return map === undefined ? square : squareLabel(square, { map, figures: this.#figures, objects: this.#objects, marks: this.#marks });
  }

  #drawFigure({ name, seat, at, tokens }: TableFigure, { selectable, announced, selected }: Marks): string {
    const [square] = at;
    if (square === undefined) return '';
    const { x, y } = middle(square);
    const stateClasses = `${[...selectable, ...announced].includes(name) ? ' marked' : ''}${name === selected ? ' selected' : ''}`;
    const dots = Array.from({ length: tokens }, (_, index) => `<circle class="token" cx="${11 - index * 7}" cy="14" r="3.5"/>`).join('');
    const sign = escapeText(this.#signsByName.get(name) ?? '');
    const parts = `<circle class="ring" r="18"/>${bases(seat, at)}<text y="5">${sign}</text>${dots}`;
    return `<g class="table-figure seat-${seat + 1}${stateClasses}" transform="translate(${x} ${y})">${parts}</g>`;
  }

  #layer(name: string): Element {
    const layer = this.#svg.querySelector(`.${name}`);
    if (layer === null) throw new Error(`the table has no layer "${name}"`);
    return layer;
  }

  #squareAt({ clientX, clientY }: MouseEvent): string | undefined {
    const matrix = this.#svg.getScreenCTM();
    const map = this.#map;
    if (matrix === null || map === undefined) return undefined;
    const point = new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse());
    const cell = { column: Math.floor(point.x / unit), row: Math.floor(point.y / unit) };
    const isInside = cell.column >= 0 && cell.row >= 0 && cell.column < map.columns && cell.row < map.rows;
    return isInside ? squareName(cell) : undefined;
  }
}

function placeText({ at, isDefeated }: TableFigure): string {
  if (isDefeated) return 'KO’d';
  return at.length === 0 ? 'off the map' : `at ${at.join(' and ')}`;
}

/**
 * Players one and two have discs, three and four lozenges. `GameCards.css` fills the first of each pair with ink and outlines the second,
 * so that players differ by more than colour.
 */
const base = (seat: number): string =>
  seat < 2 ? `<circle class="base" r="${DISC_RADIUS}"/>` : `<path class="base" d="M0 -17L17 0L0 17L-17 0z"/>`;

/** The bases of a figure, one on each of its squares, joined by lines. The origin is the middle of the first square. */
function bases(seat: number, [first = 'A1', ...others]: readonly string[]): string {
  if (others.length === 0) return base(seat);
  const origin = middle(first);
  const offsets = others.map(middle).map(({ x, y }) => `${x - origin.x} ${y - origin.y}`);
  const parts = offsets.map((offset) => `<g transform="translate(${offset})">${base(seat)}</g>`).join('');
  return `<path class="joint" d="M0 0L${offsets.join('L')}"/>${base(seat)}${parts}`;
}

function markedSquares({ squares, chosen }: Marks): string {
  const rect = (name: string, kind: string): string => {
    const { column, row } = parseSquare(name) ?? { column: 0, row: 0 };
    return `<rect class="${kind}" x="${column * unit + 2}" y="${row * unit + 2}" width="${unit - 4}" height="${unit - 4}" rx="3"/>`;
  };
  return squares.map((name) => rect(name, chosen.includes(name) ? 'choice chosen' : 'choice')).join('');
}

function markedPath(path: readonly string[]): string {
  const points = path.map(middle).map(({ x, y }) => `${x} ${y}`);
  return points.length < 2 ? '' : `<path class="way" d="M${points.join('L')}"/>`;
}
