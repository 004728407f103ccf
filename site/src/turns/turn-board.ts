/** `<turn-board>`: plays the turns of one figure again on every change. The page renders the starting turns. */
import { onFirstIntent } from '../boards/on-first-intent.ts';
import { FormBoard } from '../forms/form-board.ts';
import type { PlayableRules } from '../games/playable-rules.ts';
import turnsModule from './turns-of-form.ts?lazy';

/** Loaded later, because it needs the engine. */
const loadTurns = (): Promise<typeof import('./turns-of-form.ts')> => import(/* @vite-ignore */ turnsModule);

class TurnBoard extends FormBoard {
  #turns: Awaited<ReturnType<typeof loadTurns>> | undefined;

  protected override listen(signal: AbortSignal): void {
    // A failure is ignored: on use the code is imported again.
    onFirstIntent(this, signal, () => void loadTurns().catch(() => undefined));
  }

  protected override async load(): Promise<void> {
    this.#turns = await loadTurns();
  }

  protected override outcome(form: HTMLFormElement, edition: string, { engine, titles }: PlayableRules): string {
    return this.#turns?.turnsOfForm(form, edition, engine, titles) ?? '';
  }
}

customElements.define('turn-board', TurnBoard);
