/** A position as a drawing in text, in the notation of the rulebook's examples, to paste into a message or into a rule. */
import type { JsonObject } from '../../../engine/base/json.ts';
import { linesOfBoard, printBoard } from '../../../engine/board-notation/print-board.ts';
import { compareInReadingOrder, edgeName, readEdge, squareOf } from '../../../engine/board-notation/squares.ts';
import { standardSize } from '../generated/features.ts';
import { boardSigns } from './board-signs.ts';
import type { BoardMap, BoardObject, Figure, Position } from './position.ts';

const LETTERS: readonly string[] = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

export function textBoard({ map, figures, objects }: Position): string | undefined {
  if (figures.length > LETTERS.length) return undefined;
  const printed = printBoard({ map: drawnMap(map), characters: drawnFigures(figures), objects: drawnObjects(objects) }, boardSigns);
  return printed && `${linesOfBoard(printed).join('\n')}\n`;
}

function drawnMap({ kind, columns, rows, terrain, elevation, walls, stairs }: BoardMap): JsonObject {
  // A square without a level is of level 1.
  const levels = Object.entries(elevation).filter(([level, squares]) => level !== '1' && squares.length > 0);
  const lists = Object.entries({ ...terrain, walls: edgesOf(walls), stairs: edgesOf(stairs) }).filter(([, list]) => list.length > 0);
  return { kind, columns, rows, ...(levels.length > 0 && { elevation: Object.fromEntries(levels) }), ...Object.fromEntries(lists) };
}

/** Each edge once, with the name that drawings give it. Edges between diagonal neighbours, which are not drawn, have their given names. */
const edgesOf = (names: readonly string[]): readonly string[] => [
  ...new Set(
    names.map((name) => {
      const [a, b] = readEdge(name) ?? [];
      return a !== undefined && b !== undefined && (a.column === b.column || a.row === b.row) ? edgeName(a, b) : name;
    }),
  ),
];

/** Figures with letters as ids, since the drawing names them by letters, and without the fields that boards do not show. */
function drawnFigures(figures: readonly Figure[]): readonly JsonObject[] {
  const spareLetters = LETTERS.filter((letter) => figures.every(({ id }) => id !== letter));
  return figures.map(({ id, isFirstPlayers, at, size }) => ({
    id: LETTERS.includes(id) ? id : (spareLetters.shift() ?? '?'),
    player: isFirstPlayers ? 'p1' : 'p2',
    at: at.length === 1 ? (at[0] ?? '') : at,
    ...(size === standardSize ? {} : { size }),
  }));
}

/** The objects in squares, numbered as the drawing numbers them: the first one of each square in reading order, then all further ones. */
function drawnObjects(objects: readonly BoardObject[]): readonly JsonObject[] {
  const placed = objects.flatMap(({ kind, at }) => {
    const cell = squareOf(at);
    return at === undefined || cell === undefined ? [] : [{ kind, at, cell }];
  });
  placed.sort((a, b) => compareInReadingOrder(a.cell, b.cell));
  const isFurther = ({ at }: { readonly at: string }, index: number): boolean => placed[index - 1]?.at === at;
  const ordered = [...placed.filter((one, index) => !isFurther(one, index)), ...placed.filter(isFurther)];
  return ordered.map(({ kind, at }, index) => ({ id: `o${index + 1}`, kind, at }));
}
