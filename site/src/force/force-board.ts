import { type Fields, fieldsOf, numberOf } from '../base/json.ts';
import { FormBoard } from '../forms/form-board.ts';
import type { PlayableRules } from '../games/playable-rules.ts';
import { forceMarkup } from './force-markup.ts';
import { addRow, fillForce, readForce } from './read-force.ts';

class ForceBoard extends FormBoard {
  protected override listen(signal: AbortSignal): void {
    this.addEventListener('click', ({ target }) => this.#edit(target), { signal });
  }

  protected override read(form: HTMLFormElement): Fields {
    return readForce(form);
  }

  protected override fill(form: HTMLFormElement, fields: Fields): void {
    fillForce(form, fields);
  }

  protected override outcome(form: HTMLFormElement, edition: string, { engine, titles }: PlayableRules): string {
    const question = readForce(form);
    const verdict = fieldsOf(engine.judge({ ask: 'force', ...question, edition }));
    return forceMarkup(numberOf(question.buildTotal) ?? 0, verdict, titles);
  }

  #edit(target: EventTarget | null): void {
    const button = target instanceof Element ? target.closest('button') : null;
    const list = button?.closest('fieldset')?.querySelector<HTMLElement>('[data-list]');
    if (button === null || list === null || list === undefined) return;
    if (button.dataset.add !== undefined) addRow(list, {})?.querySelector('input')?.focus();
    else if (button.dataset.remove !== undefined) {
      const row = button.closest('li');
      const next = row?.nextElementSibling ?? row?.previousElementSibling;
      row?.remove();
      const focus = next?.querySelector<HTMLElement>('[data-remove]') ?? list.parentElement?.querySelector<HTMLElement>('[data-add]');
      focus?.focus();
    } else return;
    this.changed();
  }
}

customElements.define('force-board', ForceBoard);
