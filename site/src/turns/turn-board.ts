/** `<turn-board>`: plays the turns of one figure again on every change. The page renders the starting turns. */
import { FormBoard } from '../forms/form-board.ts';
import type { PlayableRules } from '../games/playable-rules.ts';
import { readPlan } from './read-plan.ts';
import { playTurns } from './turns.ts';
import { turnsMarkup } from './turns-markup.ts';

class TurnBoard extends FormBoard {
  protected override outcome(form: HTMLFormElement, edition: string, { engine, titles }: PlayableRules): string {
    const plan = readPlan(new FormData(form));
    return turnsMarkup(plan, playTurns(plan, edition, engine), titles);
  }
}

customElements.define('turn-board', TurnBoard);
