import { type Cell, squareName } from '../../../engine/board-notation/squares.ts';
import { clearSquare, figureAt, hasStairs, hasWall, levelAt, paintTerrain, setLevel, setObject, setStairs, setWall } from './edit.ts';
import { addFigure, removeFigure } from './edit-figures.ts';
import { type Position, squaresOf } from './position.ts';
import { type SquareKind, squareKinds } from './square-kinds.ts';

const plainTools = [
  'walk',
  'move',
  'level-2',
  'level-3',
  'wall',
  'stairs',
  'light',
  'heavy',
  'clear',
  'add-first',
  'add-second',
  'remove',
] as const;
export type PlainTool = (typeof plainTools)[number];
type KindTool = `kind-${string}`;
export type Tool = PlainTool | KindTool;

const kindTool = ({ name }: SquareKind): KindTool => `kind-${name}`;
const kindByTool: ReadonlyMap<Tool, SquareKind> = new Map(squareKinds.map((kind) => [kindTool(kind), kind]));
export const kindOf = (tool: Tool): SquareKind | undefined => kindByTool.get(tool);
export const isKindTool = (tool: Tool): tool is KindTool => tool.startsWith('kind-');

const plainNames = {
  walk: 'Draw path',
  move: 'Move figure',
  'level-2': 'Level 2',
  'level-3': 'Level 3',
  wall: 'Wall',
  stairs: 'Stairs',
  light: 'Light object',
  heavy: 'Heavy object',
  clear: 'Clear square',
  'add-first': 'Add yours',
  'add-second': 'Add theirs',
  remove: 'Remove',
} as const satisfies { [tool in PlainTool]: string };

export const toolName = (tool: Tool): string => (isKindTool(tool) ? (kindOf(tool)?.title ?? '') : plainNames[tool]);

export const toolGroups: readonly { readonly title: string; readonly tools: readonly Tool[] }[] = [
  { title: 'Figures', tools: ['walk', 'move', 'add-first', 'add-second', 'remove'] },
  { title: 'Terrain', tools: [...kindByTool.keys(), 'level-2', 'level-3', 'clear'] },
  { title: 'Edges and objects', tools: ['wall', 'stairs', 'light', 'heavy'] },
];

export const edgeTools: ReadonlySet<Tool> = new Set(['wall', 'stairs']);
/** Tools that move figures or draw their paths, and paint no squares. */
export const figureTools: ReadonlySet<Tool> = new Set(['walk', 'move']);

export const isTool = (name: string): name is Tool => [...plainTools, ...kindByTool.keys()].some((tool) => tool === name);

/** A stroke paints or removes in every square that it passes; its first square decides which. */
export interface Stroke {
  readonly tool: Tool;
  readonly paints: boolean;
  /** The size of figures that are added. */
  readonly size: string;
}

export function beginStroke(position: Position, tool: Tool, cell: Cell, beyond: Cell | undefined, size: string): Stroke {
  const square = squareName(cell);
  if (isKindTool(tool)) {
    const kind = kindOf(tool);
    return { tool, size, paints: kind !== undefined && !squaresOf(position.map, kind).includes(square) };
  }
  switch (tool) {
    case 'level-2':
    case 'level-3':
      return { tool, size, paints: levelAt(position, square) !== Number(tool.slice(-1)) };
    case 'wall':
      return { tool, size, paints: beyond === undefined || !hasWall(position, cell, beyond) };
    case 'stairs':
      return { tool, size, paints: beyond === undefined || !hasStairs(position, cell, beyond) };
    case 'light':
    case 'heavy':
      return { tool, size, paints: position.objects.every((object) => object.at !== square || object.kind !== tool) };
    case 'walk':
    case 'move':
    case 'clear':
    case 'add-first':
    case 'add-second':
    case 'remove':
      return { tool, size, paints: true };
  }
}

/** The position after a stroke reached a cell. `beyond` is the neighbour across the nearest edge; figures in `keep` are not removed. */
export function applyStroke(
  position: Position,
  { tool, paints, size }: Stroke,
  cell: Cell,
  beyond: Cell | undefined,
  keep: readonly string[],
): Position {
  const square = squareName(cell);
  if (isKindTool(tool)) {
    const kind = kindOf(tool);
    return kind === undefined ? position : paintTerrain(position, kind, square, paints);
  }
  switch (tool) {
    case 'walk':
    case 'move':
      return position;
    case 'level-2':
    case 'level-3':
      return setLevel(position, square, paints ? Number(tool.slice(-1)) : 1);
    case 'wall':
      return beyond === undefined ? position : setWall(position, cell, beyond, paints);
    case 'stairs':
      return beyond === undefined ? position : setStairs(position, cell, beyond, paints);
    case 'light':
    case 'heavy':
      return setObject(position, square, paints ? tool : undefined);
    case 'clear':
      return setObject(clearSquare(position, square), square, undefined);
    case 'add-first':
    case 'add-second':
      return addFigure(position, square, tool === 'add-first', size);
    case 'remove': {
      const figure = figureAt(position, square);
      return figure === undefined || keep.includes(figure.id) ? position : removeFigure(position, figure.id);
    }
  }
}
