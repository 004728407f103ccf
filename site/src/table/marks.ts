import type { Game, PlayerRequest, Statement } from '../../../engine/index.ts';
import { subjectName } from '../games/names.ts';
import type { Selection } from './selection.ts';

export interface Marks {
  /** The squares that may be chosen. */
  readonly squares: readonly string[];
  readonly chosen: readonly string[];
  /** The names of the characters that may act or be chosen. */
  readonly selectable: readonly string[];
  /** The names of the characters that the announcement of a roll names. */
  readonly announced: readonly string[];
  /** The name of the character whose options are shown, or that moves. */
  readonly selected: string | undefined;
  readonly path: readonly string[];
}

const NONE: Marks = { squares: [], chosen: [], selectable: [], announced: [], selected: undefined, path: [] };

/** The names of the characters in the fields of a statement, without those to whom amounts belong. */
export const charactersIn = (game: Game, { fields }: Statement): readonly string[] =>
  Object.values(fields)
    .flatMap((field) => (typeof field === 'object' && !('amounts' in field) ? field : []))
    .flatMap((one) => (typeof one === 'object' && one.subject === 'character' ? subjectName(game, 'character', one.number) : []));

export function marksOf(request: PlayerRequest | undefined, selection: Selection, game: Game): Marks {
  const square = (number: number): string => subjectName(game, 'square', number);
  const character = (number: number): string => subjectName(game, 'character', number);
  if (request?.kind === 'offer') {
    const selectable = request.options.filter(({ self, refused }) => self >= 0 && refused === undefined).map(({ self }) => character(self));
    return { ...NONE, selectable, selected: selection.character === undefined ? undefined : character(selection.character) };
  }
  if (request?.kind === 'roll')
    return { ...NONE, announced: request.announcement === undefined ? [] : charactersIn(game, request.announcement) };
  if (request?.kind !== 'choose') return NONE;
  const { choice, subject } = request;
  const selectableCharacters = (numbers: readonly number[]): Marks =>
    subject === 'character' ? { ...NONE, selectable: numbers.map(character) } : NONE;
  switch (choice.form) {
    case 'one':
      return subject === 'square' ? { ...NONE, squares: choice.items.map(square) } : selectableCharacters(choice.items);
    case 'several':
      return subject === 'square'
        ? { ...NONE, squares: choice.items.map(square), chosen: selection.chosen.map(square) }
        : selectableCharacters(choice.items);
    case 'split':
      return selectableCharacters(choice.among);
    case 'base':
      return { ...NONE, squares: [...new Set(choice.bases.flat())].map(square), selected: character(choice.mover) };
    case 'path': {
      const { end } = selection;
      const path = end === undefined ? [] : choice.to(end).map(square);
      return { ...NONE, squares: choice.ends.map(square), chosen: path.slice(-1), selected: character(choice.mover), path };
    }
  }
}
