/** `<dial-board>`: turns a dial again on every change of the form. The page renders the starting changes. */
import { fieldsOf } from '../base/json.ts';
import { FormBoard } from '../forms/form-board.ts';
import type { PlayableRules } from '../games/playable-rules.ts';
import { turnDial } from './dial.ts';
import { dialBoardMarkup } from './dial-markup.ts';
import { readPlan } from './read-dial.ts';

class DialBoard extends FormBoard {
  protected override outcome(form: HTMLFormElement, edition: string, { engine, titles }: PlayableRules): string {
    const plan = readPlan(this.read(form));
    const steps = turnDial(plan, edition, (question) => fieldsOf(engine.judge(question)));
    return dialBoardMarkup(plan, steps, titles);
  }
}

customElements.define('dial-board', DialBoard);
