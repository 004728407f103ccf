/**
 * The layer under a verdict's own marks: the field of fire, or every square in reach. It is asked for only when something that it depends on
 * changed, and while the user drags it follows after a moment: the line itself must keep up, the field need not.
 */
import type { BoardView } from './board-view.ts';
import { idleDelay } from './debounce.ts';
import type { Game } from './game.ts';
import type { Fields } from './json.ts';
import type { Judge } from './judge.ts';
import { reachQuestion, viewQuestion } from './questions.ts';

function fieldQuestion(game: Game, edition: string): Fields | undefined {
  switch (game.mode) {
    case 'line-of-fire':
      return game.field ? viewQuestion(game, edition) : undefined;
    case 'moving':
      return reachQuestion(game, edition);
    case 'knock-back':
      return undefined;
  }
}

export class BoardField {
  readonly #view: BoardView;
  #drawnFor: readonly unknown[] = [undefined];
  #pause: ReturnType<typeof setTimeout> | undefined;

  constructor(view: BoardView, signal: AbortSignal) {
    this.#view = view;
    signal.addEventListener('abort', () => clearTimeout(this.#pause));
  }

  show(game: Game, edition: string, judge: Judge, drafting: boolean): void {
    clearTimeout(this.#pause);
    const question = fieldQuestion(game, edition);
    const needs = question === undefined ? [] : [judge, edition, game.mode, game.position, game.from, game.speed, game.brokeAway];
    const same = needs.length === this.#drawnFor.length && needs.every((need, place) => need === this.#drawnFor[place]);
    const draw = (): void => {
      this.#drawnFor = needs;
      this.#view.showField(question, question === undefined ? undefined : judge(question));
    };
    if (same) this.#view.keepField();
    else if (drafting && question !== undefined) {
      this.#view.fadeField();
      this.#pause = setTimeout(draw, idleDelay);
    } else draw();
  }
}
