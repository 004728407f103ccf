/** The layer below the marks of a verdict: the field of fire, or every square in reach. Judged again only when its inputs have changed. */

import type { Fields } from '../base/json.ts';
import type { BoardView } from './board-view.ts';
import type { Game } from './game.ts';
import type { Judge } from './judge.ts';
import { fieldOfFireQuestion, reachQuestion } from './questions.ts';

function fieldLayerQuestion(game: Game, edition: string): Fields | undefined {
  switch (game.mode) {
    case 'line-of-fire':
      return game.showsFieldOfFire ? fieldOfFireQuestion(game, edition) : undefined;
    case 'moving':
      return reachQuestion(game, edition);
    case 'knock-back':
      return undefined;
  }
}

export class BoardFieldLayer {
  readonly #view: BoardView;
  /** The inputs of the layer that is drawn. This initial value differs from any inputs, so that the first update draws. */
  #drawnFor: readonly unknown[] = [undefined];

  constructor(view: BoardView) {
    this.#view = view;
  }

  /** The updates that bring the layer up to date, in order; empty if it is up to date. The layer is faded until they have run. */
  updates(game: Game, edition: string, judge: Judge): readonly (() => void)[] {
    const question = fieldLayerQuestion(game, edition);
    const inputs = question === undefined ? [] : [judge, edition, game.mode, game.position, game.from, game.speed, game.brokeAway];
    if (inputs.length === this.#drawnFor.length && inputs.every((input, index) => input === this.#drawnFor[index])) {
      this.#view.markFieldLayerCurrent();
      return [];
    }
    this.#view.markFieldLayerOutdated();
    let verdict: Fields | undefined;
    const ask = (): void => {
      verdict = question === undefined ? undefined : judge(question);
    };
    const draw = (): void => {
      this.#drawnFor = inputs;
      this.#view.showFieldLayer(question, verdict);
    };
    return [ask, draw];
  }
}
