/** What a player has touched but not yet answered, and what a touch of a square means. */
import type { Answer, Asked, Game } from '../../../engine/index.ts';
import type { TableFigure } from './figures.ts';
import { subjectName } from './names.ts';

export class Selection {
  /** The character whose options are shown. */
  character: number | undefined;
  /** Items of a choice of several. */
  chosen: readonly number[] = [];
  /** Where a path is to end. */
  end: number | undefined;

  /** Forgets what belongs to the request before. */
  clear(): void {
    this.chosen = [];
    this.end = undefined;
  }

  /** Forgets a character that can do nothing of what is offered. */
  settle(asked: Asked | undefined): void {
    if (asked?.kind !== 'offer') return;
    const isAble = asked.options.some(({ self, refused }) => self === this.character && refused === undefined);
    if (!isAble) this.character = undefined;
  }

  /** Takes a touch of a square; gives the answer that it completes. */
  touch(square: string, asked: Asked, game: Game, figures: readonly TableFigure[]): Answer | undefined {
    const figure = figures.find(({ at }) => at.includes(square));
    if (asked.kind === 'offer') {
      const able = figure !== undefined && asked.options.some(({ self }) => self === figure.number);
      if (able) this.character = figure.number;
      return undefined;
    }
    if (asked.kind !== 'choose') return undefined;
    const { choice, subject } = asked;
    const item = (items: readonly number[]): number | undefined =>
      subject === 'square' ? items.find((of) => subjectName(game, 'square', of) === square) : items.find((of) => of === figure?.number);
    switch (choice.form) {
      case 'one': {
        const value = item(choice.items);
        return value === undefined ? undefined : { kind: 'choose', value };
      }
      case 'several': {
        const value = item(choice.items);
        if (value !== undefined) this.toggle(value, choice.most);
        return undefined;
      }
      case 'path': {
        const end = choice.ends.find((of) => subjectName(game, 'square', of) === square);
        if (end === undefined) return undefined;
        if (end === this.end) return { kind: 'choose', value: choice.to(end) };
        this.end = end;
        return undefined;
      }
      // A square may belong to several ways to lie: those are chosen by their buttons.
      case 'base':
      case 'split':
        return undefined;
    }
  }

  /** Adds an item to those chosen, or takes it out; no more than the most are added. */
  toggle(item: number, most: number): void {
    if (this.chosen.includes(item)) this.chosen = this.chosen.filter((one) => one !== item);
    else if (this.chosen.length < most) this.chosen = [...this.chosen, item];
  }
}
