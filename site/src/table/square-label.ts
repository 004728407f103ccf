import { contentsOf } from '../boards/describe.ts';
import type { BoardMap, BoardObject } from '../boards/position.ts';
import type { TableFigure } from './figures.ts';
import type { Marks } from './marks.ts';

interface Drawn {
  readonly map: BoardMap;
  readonly figures: readonly Pick<TableFigure, 'name' | 'at'>[];
  readonly objects: readonly BoardObject[];
  readonly marks: Pick<Marks, 'squares' | 'selectable'> | undefined;
}

/** The name of a square for screen readers: what is in it, and whether it or its figure can be chosen. */
export function squareLabel(square: string, { map, figures, objects, marks }: Drawn): string {
  const figure = figures.find(({ at }) => at.includes(square));
  const { squares = [], selectable = [] } = marks ?? {};
  const canBeChosen = squares.includes(square) || (figure !== undefined && selectable.includes(figure.name));
  const words = [
    ...(figure === undefined ? [] : [figure.name]),
    ...contentsOf({ map, figures: [], objects }, square),
    ...(canBeChosen ? ['can be chosen'] : []),
  ];
  return words.length === 0 ? square : `${square}: ${words.join(', ')}`;
}
