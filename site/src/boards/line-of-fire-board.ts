/** `<line-of-fire-board>`: brings the board that the page rendered to life. It asks the engine and shows what the engine says. */
import { listenToForms, showForms } from './board-forms.ts';
import { listenToKeys } from './board-keys.ts';
import { listenToPointer } from './board-pointer.ts';
import { BoardView } from './board-view.ts';
import { questionOf, readGame } from './game.ts';
import type { Judge } from './judge.ts';
import { Session } from './session.ts';
import { spokenVerdict, type Titles } from './verdict-markup.ts';

class LineOfFireBoard extends HTMLElement {
  #session: Session | undefined;
  #view: BoardView | undefined;
  #rules: { readonly judge: Judge; readonly titles: Titles } | undefined;
  #wanted = '';

  connectedCallback(): void {
    const start = readGame(JSON.parse(this.dataset.question ?? 'null'));
    if (start === undefined || this.#session !== undefined) return;
    const session = new Session(start, (said) => this.#show(said));
    const view = new BoardView(this);
    this.#session = session;
    this.#view = view;
    view.svg.setAttribute('role', 'application');
    listenToPointer(view, session);
    listenToKeys(this, session, (words) => this.#say(words));
    listenToForms(this, session, (edition) => void this.#play(edition));
    this.#show('');
    const watch = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      watch.disconnect();
      void this.#play(this.dataset.edition ?? '');
    });
    watch.observe(this);
  }

  /** Fetches an edition's rules and judges the board by them from now on. */
  async #play(edition: string): Promise<void> {
    this.#wanted = edition;
    try {
      const [{ judgeOf }, { titlesOf }] = await Promise.all([import('./judge.ts'), import('./titles.ts')]);
      const prefix = edition === this.dataset.default ? '' : `/${edition}`;
      const [judge, titles] = await Promise.all([judgeOf(edition), titlesOf(this.dataset.titles ?? '', prefix)]);
      if (this.#wanted !== edition) return;
      const another = this.#rules !== undefined;
      this.#rules = { judge, titles };
      this.dataset.edition = edition;
      this.dataset.ready = '';
      this.#show(another ? `Edition ${edition}` : '');
    } catch {
      this.#say('The rules could not be fetched. The verdict shown is the last one.');
    }
  }

  #show(said: string): void {
    if (this.#session === undefined || this.#view === undefined) return;
    this.#view.drawGame(this.#session);
    showForms(this, this.#session);
    if (this.#rules === undefined) return;
    const question = questionOf(this.#session.game, this.dataset.edition ?? '');
    const verdict = this.#rules.judge(question);
    this.#view.showVerdict(question, verdict, this.#rules.titles);
    if (said !== '') this.#say(`${said}. ${spokenVerdict(question, verdict)}`);
  }

  #say(words: string): void {
    const status = this.querySelector('[role=status]');
    if (status !== null) status.textContent = words;
  }
}

customElements.define('line-of-fire-board', LineOfFireBoard);
