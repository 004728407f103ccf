/** The picture of the table: the map, the figures with their action tokens, and what may be touched now. */
import { BoardZoom } from '../boards/board-zoom.ts';
import { drawGrid, drawTerrain, drawWalls, viewBox } from '../boards/draw-ground.ts';
import { middle } from '../boards/draw-pieces.ts';
import { unit } from '../boards/outline.ts';
import type { BoardMap } from '../boards/position.ts';
import { readSquare, squareName } from '../boards/squares.ts';
import { escapeText } from '../boards/text.ts';
import type { TableFigure } from './figures.ts';

export interface Marks {
  /** Squares that may be chosen, and those that are. */
  readonly squares: readonly string[];
  readonly chosen: readonly string[];
  /** Characters that may act or be chosen, and the one whose options are shown. */
  readonly able: readonly string[];
  readonly selected: string | undefined;
  readonly path: readonly string[];
}

const RADIUS = 14;

export class TableBoard {
  readonly #svg: SVGSVGElement;
  readonly #zoom: BoardZoom;
  #map: BoardMap | undefined;
  #signs: ReadonlyMap<string, string> = new Map();

  constructor(root: HTMLElement, signal: AbortSignal, touched: (square: string) => void) {
    const svg = root.querySelector<SVGSVGElement>('.board-frame svg.board');
    if (svg === null) throw new Error('the table has no picture');
    this.#svg = svg;
    this.#zoom = new BoardZoom(root, svg, signal);
    svg.addEventListener(
      'click',
      (event) => {
        const square = this.#squareAt(event);
        if (square !== undefined) touched(square);
      },
      { signal },
    );
  }

  /** Shows another map. */
  open(map: BoardMap, signs: ReadonlyMap<string, string>): void {
    this.#map = map;
    this.#signs = signs;
    const box = viewBox(map);
    const [, , width = '', height = ''] = box.split(' ');
    this.#svg.setAttribute('viewBox', box);
    this.#svg.setAttribute('width', width);
    this.#svg.setAttribute('height', height);
    this.#layer('ground').innerHTML = drawTerrain(map, drawGrid(map)) + drawWalls(map);
    this.#zoom.update(map);
  }

  /** `text` describes what is drawn. */
  draw(figures: readonly TableFigure[], marks: Marks, text: string): void {
    this.#svg.setAttribute('aria-label', text);
    this.#layer('marks').innerHTML = markedSquares(marks) + markedPath(marks.path);
    this.#layer('pieces').innerHTML = figures.map((figure) => this.#figure(figure, marks)).join('');
  }

  #figure({ name, seat, at: [square], tokens }: TableFigure, { able, selected }: Marks): string {
    if (square === undefined) return '';
    const { x, y } = middle(square);
    const state = `${able.includes(name) ? ' able' : ''}${name === selected ? ' selected' : ''}`;
    const dots = Array.from({ length: tokens }, (_, k) => `<circle class="token" cx="${11 - k * 7}" cy="14" r="3.5"/>`).join('');
    return `<g class="table-figure seat-${seat + 1}${state}" transform="translate(${x} ${y})"><circle class="ring" r="18"/>${base(seat)}<text y="5">${escapeText(this.#signs.get(name) ?? '')}</text>${dots}</g>`;
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
    const inside = cell.column >= 0 && cell.row >= 0 && cell.column < map.columns && cell.row < map.rows;
    return inside ? squareName(cell) : undefined;
  }
}

/** Players one and two have discs, three and four lozenges, so that no player is told apart by colour alone. */
const base = (seat: number): string =>
  seat < 2 ? `<circle class="base" r="${RADIUS}"/>` : `<path class="base" d="M0 -17L17 0L0 17L-17 0z"/>`;

function markedSquares({ squares, chosen }: Marks): string {
  const rect = (name: string, kind: string): string => {
    const { column, row } = readSquare(name) ?? { column: 0, row: 0 };
    return `<rect class="${kind}" x="${column * unit + 2}" y="${row * unit + 2}" width="${unit - 4}" height="${unit - 4}" rx="3"/>`;
  };
  return squares.map((name) => rect(name, chosen.includes(name) ? 'choice chosen' : 'choice')).join('');
}

function markedPath(path: readonly string[]): string {
  const points = path.map(middle).map(({ x, y }) => `${x} ${y}`);
  return points.length < 2 ? '' : `<path class="way" d="M${points.join('L')}"/>`;
}
