/**
 * What lies under a verdict's own marks: the whole view, or every square in reach. It is asked for only when something that it depends on
 * changed, and under a moving hand it follows when the hand is still for a moment: the line itself must keep up, the view need not.
 */
import type { BoardView } from './board-view.ts';
import { drawUnder } from './draw.ts';
import type { Game } from './game.ts';
import type { Fields } from './json.ts';
import type { Judge } from './judge.ts';
import { reachQuestion, viewQuestion } from './questions.ts';
import { stillness } from './stillness.ts';

function questionUnder(game: Game, edition: string): Fields | undefined {
  switch (game.mode) {
    case 'line-of-fire':
      return game.field ? viewQuestion(game, edition) : undefined;
    case 'moving':
      return game.path.length > 1 ? reachQuestion(game, edition) : undefined;
    case 'knock-back':
      return undefined;
  }
}

export class BoardField {
  readonly #view: BoardView;
  #drawnFor: readonly unknown[] = [];
  #pause: ReturnType<typeof setTimeout> | undefined;

  constructor(view: BoardView) {
    this.#view = view;
  }

  show(game: Game, edition: string, judge: Judge, moving: boolean): void {
    clearTimeout(this.#pause);
    const question = questionUnder(game, edition);
    const needs = question === undefined ? [] : [judge, edition, game.mode, game.position, game.from, game.speed, game.brokeAway];
    const same = needs.length === this.#drawnFor.length && needs.every((need, place) => need === this.#drawnFor[place]);
    const draw = (): void => {
      this.#drawnFor = needs;
      this.#view.showField(question === undefined ? '' : drawUnder(question, judge(question)));
    };
    if (same) this.#view.showField(undefined);
    else if (moving && question !== undefined) {
      this.#view.fadeField();
      this.#pause = setTimeout(draw, stillness);
    } else draw();
  }
}
