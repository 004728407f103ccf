/** Mouse, pen and touch on the board: figures are dragged, or tapped and then set down; ground is painted in strokes. */
import type { BoardView } from './board-view.ts';
import { figureAt } from './edit.ts';
import { moveFigure } from './edit-figures.ts';
import { unit } from './outline.ts';
import { extended } from './paths.ts';
import type { Session } from './session.ts';
import { type Cell, squareName } from './squares.ts';
import { applyStroke, beginStroke, type Stroke, type Tool } from './tools.ts';

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

/** Nearer than this, in squares, a passing stroke takes the edge for a wall or stairs. */
const grasp = 0.3;

/** What the hand is doing between taking and letting go. */
type Hold =
  | { readonly kind: 'figure'; readonly id: string; readonly wasSelected: boolean; moved: boolean }
  | { readonly kind: 'stroke'; readonly stroke: Stroke }
  | { readonly kind: 'walk' };

/** `hover` is told of the square under an empty hand, and of nothing when there is none. */
export function listenToPointer(view: BoardView, session: Session, hover: (square: string | undefined) => void): void {
  const { svg } = view;
  let hold: Hold | undefined;
  const inside = ({ cell }: Spot): boolean =>
    cell.column >= 0 && cell.row >= 0 && cell.column < session.position.map.columns && cell.row < session.position.map.rows;

  svg.addEventListener('pointerdown', (event) => {
    const spot = spotOf(svg, event);
    if (event.button !== 0 || spot === undefined || !inside(spot)) return;
    hover(undefined);
    hold = take(session, spot);
    if (hold === undefined) return;
    svg.setPointerCapture(event.pointerId);
    svg.classList.add('held');
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
    const spot = spotOf(svg, event);
    if (spot === undefined) return;
    if (hold === undefined) {
      if (event.pointerType === 'mouse') hover(inside(spot) ? squareName(spot.cell) : undefined);
      return;
    }
    if (hold.kind === 'figure') {
      const square = squareName(spot.cell);
      const another = inside(spot) && figureAt(session.position, square)?.id !== hold.id;
      hold.moved ||= another;
      // Before anything is drawn, so that a frame asks for its layout once.
      if (hold.moved) view.follow(event);
      if (another) session.draft(moveFigure(session.position, hold.id, square));
      if (hold.moved) view.carry(hold.id, spot.x, spot.y);
    } else if (!inside(spot)) return;
    else if (hold.kind === 'walk') walkTo(session, spot);
    else if (!atEdges.has(hold.stroke.tool) || spot.distance < grasp)
      session.draft(applyStroke(session.position, hold.stroke, spot.cell, spot.beyond, session.ends));
  });
  svg.addEventListener('pointerleave', () => hover(undefined));

  const end = (): void => {
    const held = hold;
    hold = undefined;
    if (held === undefined) return;
    svg.classList.remove('held');
    if (held.kind === 'figure') {
      if (held.moved || held.wasSelected) session.selected = undefined;
      session.settle(held.moved ? `${held.id} to ${session.position.figures.find(({ id }) => id === held.id)?.at[0] ?? ''}` : '');
    } else session.settle(held.kind === 'stroke' ? 'Ground changed' : 'Path drawn');
  };
  svg.addEventListener('pointerup', end);
  svg.addEventListener('pointercancel', end);
}

/** Tools that act on an edge of a square. */
const atEdges: ReadonlySet<Tool> = new Set(['wall', 'stairs']);

/** What a hand that comes down on a spot takes hold of. */
function take(session: Session, spot: Spot): Hold | undefined {
  const square = squareName(spot.cell);
  const figure = figureAt(session.position, square);
  const { tool, game } = session;
  if (tool === 'walk' && (figure === undefined || figure.id === game.from)) {
    if (figure !== undefined) session.draftGame({ ...game, path: [] });
    else walkTo(session, spot);
    return { kind: 'walk' };
  }
  if (tool !== 'move' && tool !== 'walk') {
    const stroke = beginStroke(session.position, tool, spot.cell, spot.beyond);
    session.cursor = spot.cell;
    session.draft(applyStroke(session.position, stroke, spot.cell, spot.beyond, session.ends));
    return { kind: 'stroke', stroke };
  }
  if (figure !== undefined) {
    const wasSelected = session.selected === figure.id;
    session.selected = figure.id;
    return { kind: 'figure', id: figure.id, wasSelected, moved: false };
  }
  if (session.selected !== undefined) session.moveFigure(session.selected, square);
  return undefined;
}

function walkTo(session: Session, spot: Spot): void {
  const next = extended(session.game, squareName(spot.cell));
  if (next !== session.game) session.draftGame(next);
}
