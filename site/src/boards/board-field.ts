/**
 * The layer under a verdict's own marks: the field of fire, or every square in reach. It is asked for only when something that it depends on
 * changed.
 */
import type { BoardView } from './board-view.ts';
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

  constructor(view: BoardView) {
    this.#view = view;
  }

  /** The updates that bring the field up to date, in order; none where the field drawn is right. Until they ran, it is faded. */
  updates(game: Game, edition: string, judge: Judge): readonly (() => void)[] {
    const question = fieldQuestion(game, edition);
    const needs = question === undefined ? [] : [judge, edition, game.mode, game.position, game.from, game.speed, game.brokeAway];
    if (needs.length === this.#drawnFor.length && needs.every((need, place) => need === this.#drawnFor[place])) {
      this.#view.keepField();
      return [];
    }
    this.#view.fadeField();
    let verdict: Fields | undefined;
    const ask = (): void => {
      verdict = question === undefined ? undefined : judge(question);
    };
    const draw = (): void => {
      this.#drawnFor = needs;
      this.#view.showField(question, verdict);
    };
    return [ask, draw];
  }
}
