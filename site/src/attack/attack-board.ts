import { type Fields, fieldsOf } from '../base/json.ts';
import type { Effect } from '../boards/value.ts';
import { editRows, rowIndex } from '../boards/value-controls.ts';
import { FormBoard } from '../forms/form-board.ts';
import type { PlayableRules } from '../games/playable-rules.ts';
import { type Attack, outcomeOf, startingAttack } from './attack.ts';
import { outcomeMarkup } from './attack-markup.ts';
import { effectsOf, entriesIn, fillForm, readAttack, readForm, refusalOfAttack, showEntries } from './read-attack.ts';

class AttackBoard extends FormBoard {
  #attack: Attack = startingAttack;

  get #effects(): readonly Effect[] {
    return effectsOf(this);
  }

  protected override listen(signal: AbortSignal): void {
    this.addEventListener('click', ({ target }) => this.#edit(target), { signal });
    this.addEventListener('change', ({ target }) => this.#changeKind(target), { signal });
  }

  protected override read(form: HTMLFormElement): Fields {
    return readForm(form, this.#effects);
  }

  protected override fill(form: HTMLFormElement, fields: Fields): void {
    fillForm(form, fields, this.#effects);
  }

  protected override refusalOf(fields: Fields): string | undefined {
    return refusalOfAttack(fields, this.#effects);
  }

  protected override outcome(form: HTMLFormElement, edition: string, { engine, titles }: PlayableRules): string {
    const effects = this.#effects;
    this.#attack = readAttack(readForm(form, effects), effects, this.#attack);
    const outcome = outcomeOf(this.#attack, effects, edition, (question) => fieldsOf(engine.judge(question)));
    return outcomeMarkup(outcome, effects, titles);
  }

  #edit(target: EventTarget | null): void {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-do]') : null;
    const group = button?.closest('fieldset') ?? null;
    const list = group?.querySelector('.entries') ?? null;
    const edited = editRows(button?.dataset.do, button === null ? -1 : rowIndex(button), entriesIn(list), this.#effects);
    if (edited === undefined) return;
    showEntries(list, edited.entries, this.#effects);
    group?.querySelector<HTMLElement>(edited.focus)?.focus();
    this.changed();
  }

  /** Another kind of effect has other controls. */
  #changeKind(target: EventTarget | null): void {
    if (!(target instanceof HTMLSelectElement) || target.name !== 'entry') return;
    const list = target.closest('.entries');
    const row = rowIndex(target);
    showEntries(list, entriesIn(list), this.#effects);
    list?.querySelector<HTMLElement>(`[data-row="${row}"] select`)?.focus();
    this.changed();
  }
}

customElements.define('attack-board', AttackBoard);
