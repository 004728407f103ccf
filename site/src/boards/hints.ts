import type { Mode } from './game.ts';
import { isKindTool, type PlainTool, type Tool } from './tools.ts';

export interface Hint {
  readonly pointer: string;
  readonly keys: string;
}

const cursor = 'move the cursor with the arrows';
const paint: Hint = { pointer: 'Tap or drag over squares to paint them, or painted ones to erase.', keys: `${cursor}, Space paints.` };
const edge: Hint = { pointer: 'Tap the edge between two squares.', keys: `${cursor}, Shift and an arrow acts on that side.` };
const object: Hint = {
  pointer: 'Tap a square to place the object, or tap the object to remove it.',
  keys: `${cursor}, Space places or removes.`,
};
const figure: Hint = { pointer: 'Tap an empty square to add a figure of the chosen size.', keys: `${cursor}, Space adds.` };

const hints = {
  walk: {
    pointer: 'Tap a number, or drag from the figure to draw a path.',
    keys: 'arrows on the figure; Home, End, Page Up and Page Down go diagonally.',
  },
  move: { pointer: 'Drag a figure, or tap it and then a square.', keys: 'Tab to a figure, arrows move it, Delete removes it.' },
  'level-2': paint,
  'level-3': paint,
  wall: edge,
  stairs: { ...edge, pointer: 'Tap the edge between two squares of different levels.' },
  light: object,
  heavy: object,
  clear: { pointer: 'Tap or drag over squares to clear them.', keys: `${cursor}, Space clears.` },
  'add-first': figure,
  'add-second': figure,
  remove: { pointer: 'Tap a figure to remove it. Those that the question is about stay.', keys: 'Tab to a figure, Delete removes it.' },
} as const satisfies { [tool in PlainTool]: Hint };

export function hintOf(tool: Tool, mode: Mode): Hint {
  if (isKindTool(tool)) return paint;
  if (tool === 'move' && mode === 'knock-back') return { ...hints.move, pointer: 'Drag attacker or target, or tap it and then a square.' };
  return hints[tool];
}
