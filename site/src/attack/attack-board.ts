import { fieldsOf } from '../base/json.ts';
import { FormBoard } from '../forms/form-board.ts';
import type { PlayableRules } from '../games/playable-rules.ts';
import { type Attack, outcomeOf, startingAttack } from './attack.ts';
import { outcomeMarkup } from './attack-markup.ts';
import { readAttack } from './read-attack.ts';

class AttackBoard extends FormBoard {
  #attack: Attack = startingAttack;

  protected override outcome(form: HTMLFormElement, edition: string, { engine, titles }: PlayableRules): string {
    this.#attack = readAttack(new FormData(form), this.#attack);
    return outcomeMarkup(
      this.#attack,
      outcomeOf(this.#attack, edition, (question) => fieldsOf(engine.judge(question))),
      titles,
    );
  }
}

customElements.define('attack-board', AttackBoard);
