/** What a pointer or key does to the square under it, one tool at a time. */
import { clearSquare, figureAt, hasStairs, hasWall, levelAt, paintTerrain, setLevel, setStairs, setThing, setWall } from './edit.ts';
import { addFigure, removeFigure } from './edit-figures.ts';
import type { Position } from './position.ts';
import { type Cell, squareName } from './squares.ts';

export const tools = [
  'walk',
  'move',
  'hindering',
  'water',
  'blocking',
  'debris',
  'interior',
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
export type Tool = (typeof tools)[number];

export const toolNames = {
  walk: 'Walk',
  move: 'Move',
  hindering: 'Hindering',
  water: 'Water',
  blocking: 'Blocking',
  debris: 'Debris',
  interior: 'Interior',
  'level-2': 'Level 2',
  'level-3': 'Level 3',
  wall: 'Wall',
  stairs: 'Stairs',
  light: 'Light object',
  heavy: 'Heavy object',
  clear: 'Clear',
  'add-first': 'Add yours',
  'add-second': 'Add theirs',
  remove: 'Remove',
} as const satisfies { [tool in Tool]: string };

export const isTool = (name: string): name is Tool => tools.some((tool) => tool === name);

/** A stroke lays the same ground everywhere, chosen by its first square: `on` paints, otherwise it takes away. */
export interface Stroke {
  readonly tool: Tool;
  readonly on: boolean;
}

export function beginStroke(position: Position, tool: Tool, cell: Cell, beyond: Cell | undefined): Stroke {
  const square = squareName(cell);
  switch (tool) {
    case 'hindering':
    case 'water':
    case 'blocking':
    case 'debris':
    case 'interior':
      return { tool, on: !position.map.terrain[tool].includes(square) };
    case 'level-2':
    case 'level-3':
      return { tool, on: levelAt(position, square) !== Number(tool.slice(-1)) };
    case 'wall':
      return { tool, on: beyond === undefined || !hasWall(position, cell, beyond) };
    case 'stairs':
      return { tool, on: beyond === undefined || !hasStairs(position, cell, beyond) };
    case 'light':
    case 'heavy':
      return { tool, on: position.things.every((thing) => thing.at !== square || thing.kind !== tool) };
    case 'walk':
    case 'move':
    case 'clear':
    case 'add-first':
    case 'add-second':
    case 'remove':
      return { tool, on: true };
  }
}

/** The position after a stroke reached a cell. `beyond` is the neighbour across the nearest edge; `keep` names figures that may not go. */
export function applyStroke(
  position: Position,
  { tool, on }: Stroke,
  cell: Cell,
  beyond: Cell | undefined,
  keep: readonly string[],
): Position {
  const square = squareName(cell);
  switch (tool) {
    case 'walk':
    case 'move':
      return position;
    case 'hindering':
    case 'water':
    case 'blocking':
    case 'debris':
    case 'interior':
      return paintTerrain(position, tool, square, on);
    case 'level-2':
    case 'level-3':
      return setLevel(position, square, on ? Number(tool.slice(-1)) : 1);
    case 'wall':
      return beyond === undefined ? position : setWall(position, cell, beyond, on);
    case 'stairs':
      return beyond === undefined ? position : setStairs(position, cell, beyond, on);
    case 'light':
    case 'heavy':
      return setThing(position, square, on ? tool : undefined);
    case 'clear':
      return setThing(clearSquare(position, square), square, undefined);
    case 'add-first':
    case 'add-second':
      return addFigure(position, square, tool === 'add-first');
    case 'remove': {
      const figure = figureAt(position, square);
      return figure === undefined || keep.includes(figure.id) ? position : removeFigure(position, figure.id);
    }
  }
}
