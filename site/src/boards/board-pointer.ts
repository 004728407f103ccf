/** Mouse, pen and touch on the board: figures are dragged, or tapped and then set down; ground is painted in strokes. */
import type { BoardView } from './board-view.ts';
import { figureAt, moveFigure } from './edit.ts';
import { unit } from './outline.ts';
import type { Session } from './session.ts';
import { type Cell, squareName } from './squares.ts';
import { applyStroke, beginStroke, type Stroke } from './tools.ts';

interface Spot {
  readonly cell: Cell;
  readonly x: number;
  readonly y: number;
  /** The neighbour across the nearest edge, and how far that edge is, in squares. */
  readonly beyond: Cell;
  readonly distance: number;
}

function spotOf(svg: SVGSVGElement, event: PointerEvent): Spot | undefined {
  const matrix = svg.getScreenCTM();
  if (matrix === null) return undefined;
  const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
  const cell = { column: Math.floor(x / unit), row: Math.floor(y / unit) };
  const right = x / unit - cell.column;
  const down = y / unit - cell.row;
  const edges = [
    { distance: right, beyond: { column: cell.column - 1, row: cell.row } },
    { distance: 1 - right, beyond: { column: cell.column + 1, row: cell.row } },
    { distance: down, beyond: { column: cell.column, row: cell.row - 1 } },
    { distance: 1 - down, beyond: { column: cell.column, row: cell.row + 1 } },
  ].sort((a, b) => a.distance - b.distance);
  const [nearest] = edges;
  return nearest === undefined ? undefined : { cell, x, y, ...nearest };
}

/** Nearer than this, in squares, a passing stroke takes the edge for a wall. */
const grasp = 0.3;

export function listenToPointer(view: BoardView, session: Session): void {
  const { svg } = view;
  let dragged: { readonly id: string; readonly wasSelected: boolean; moved: boolean } | undefined;
  let stroke: Stroke | undefined;
  const inside = ({ cell }: Spot): boolean =>
    cell.column >= 0 && cell.row >= 0 && cell.column < session.position.map.columns && cell.row < session.position.map.rows;

  svg.addEventListener('pointerdown', (event) => {
    const spot = spotOf(svg, event);
    if (event.button !== 0 || spot === undefined || !inside(spot)) return;
    const square = squareName(spot.cell);
    const figure = figureAt(session.position, square);
    if (session.tool !== 'move') {
      stroke = beginStroke(session.position, session.tool, spot.cell, spot.beyond);
      session.cursor = spot.cell;
      session.draft(applyStroke(session.position, stroke, spot.cell, spot.beyond, session.ends));
    } else if (figure !== undefined) {
      dragged = { id: figure.id, wasSelected: session.selected === figure.id, moved: false };
      session.selected = figure.id;
    } else if (session.selected !== undefined) session.moveFigure(session.selected, square);
    if (dragged !== undefined || stroke !== undefined) svg.setPointerCapture(event.pointerId);
  });

  // `touch-action` inside a picture is not honoured everywhere; without this the page would scroll away under the figure.
  svg.addEventListener(
    'touchstart',
    (event) => {
      if (event.target instanceof Element && event.target.closest('.figure') !== null) event.preventDefault();
    },
    { passive: false },
  );

  svg.addEventListener('pointermove', (event) => {
    const spot = dragged === undefined && stroke === undefined ? undefined : spotOf(svg, event);
    if (spot === undefined) return;
    if (dragged !== undefined) {
      const square = squareName(spot.cell);
      if (inside(spot) && figureAt(session.position, square)?.id !== dragged.id) {
        dragged.moved = true;
        session.draft(moveFigure(session.position, dragged.id, square));
      }
      if (dragged.moved) view.carry(dragged.id, spot.x, spot.y);
    } else if (stroke !== undefined && inside(spot) && (stroke.tool !== 'wall' || spot.distance < grasp)) {
      session.draft(applyStroke(session.position, stroke, spot.cell, spot.beyond, session.ends));
    }
  });

  const end = (): void => {
    if (dragged === undefined && stroke === undefined) return;
    const moved = dragged?.moved === true ? dragged.id : undefined;
    if (dragged !== undefined && (dragged.moved || dragged.wasSelected)) session.selected = undefined;
    const said = moved === undefined ? '' : `${moved} to ${session.position.figures.find(({ id }) => id === moved)?.at[0] ?? ''}`;
    const painted = stroke === undefined ? said : 'Ground changed';
    dragged = undefined;
    stroke = undefined;
    session.settle(painted);
  };
  svg.addEventListener('pointerup', end);
  svg.addEventListener('pointercancel', end);
}
