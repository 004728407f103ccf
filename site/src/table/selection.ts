/** What a player has selected for the current request but not yet answered with. */
import type { Answer, Game, PlayerRequest } from '../../../engine/index.ts';
import { subjectName } from '../games/names.ts';
import type { TableFigure } from './figures.ts';

export class Selection {
  /** The number of the character whose options are shown. */
  character: number | undefined;
  /** The numbers of the items marked so far in a choice of several. */
  chosen: readonly number[] = [];
  /**
   * The number of the square that is selected and not yet confirmed: the end of a path, or what is picked in the list of squares
   * (`table-controller.ts` sets it). Selecting the end of a path on the map again confirms the path.
   */
  end: number | undefined;

  /** Drops what is selected for one request. `character` stays selected until a menu has nothing for it (`deselectIfUnable`). */
  clear(): void {
    this.chosen = [];
    this.end = undefined;
  }

  deselectIfUnable(request: PlayerRequest | undefined): void {
    if (request?.kind !== 'offer') return;
    const isAble = request.options.some(({ self, refused }) => self === this.character && refused === undefined);
    if (!isAble) this.character = undefined;
  }

  /** Returns the answer, if selecting the square completes one. */
  selectSquare(square: string, request: PlayerRequest, game: Game, figures: readonly TableFigure[]): Answer | undefined {
    const figure = figures.find(({ at }) => at.includes(square));
    if (request.kind === 'offer') {
      const hasOptions = figure !== undefined && request.options.some(({ self }) => self === figure.number);
      if (hasOptions) this.character = figure.number;
      return undefined;
    }
    if (request.kind !== 'choose') return undefined;
    const { choice, subject } = request;
    const selectedItem = (items: readonly number[]): number | undefined => {
      if (subject === 'square') return items.find((number) => subjectName(game, 'square', number) === square);
      return subject === 'character' ? items.find((number) => number === figure?.number) : undefined;
    };
    switch (choice.form) {
      case 'one': {
        const value = selectedItem(choice.items);
        return value === undefined ? undefined : { kind: 'choose', value };
      }
      case 'several': {
        const value = selectedItem(choice.items);
        if (value !== undefined) this.toggle(value, choice.most);
        return undefined;
      }
      case 'path': {
        const end = choice.ends.find((number) => subjectName(game, 'square', number) === square);
        if (end === undefined) return undefined;
        if (end === this.end) return { kind: 'choose', value: choice.to(end) };
        this.end = end;
        return undefined;
      }
      // A square may be in several placements of a base, which are chosen by their buttons.
      case 'base':
        return undefined;
      // A form splits an amount; the map is not used.
      case 'split':
        return undefined;
    }
  }

  toggle(item: number, most: number): void {
    if (this.chosen.includes(item)) this.chosen = this.chosen.filter((one) => one !== item);
    else if (this.chosen.length < most) this.chosen = [...this.chosen, item];
  }
}
