/** `<game-table>`: sets a game up, plays it and stores it. */
import '../scripts/trusted-types.ts';
import { type Answer, type Asked, askedOf, greedyBot, randomBot } from '../../../engine/index.ts';
import { type Fields, fieldsOf, textOf } from '../boards/json.ts';
import { LinkFault } from '../boards/link.ts';
import { figuresOf } from './figures.ts';
import { readAnswer } from './read-answer.ts';
import { readForm } from './read-form.ts';
import { loadTableRules, type TableRules } from './rules-at-table.ts';
import { Selection } from './selection.ts';
import { GameFault, replay, Session } from './session.ts';
import { setUpOf } from './set-up.ts';
import { readChoice } from './start-form.ts';
import { fromFile, fromLink, store, stored, toFile, toLink } from './storage.ts';
import { TableView } from './table-view.ts';

/** How long a bot's answer is shown before the next one, in ms. */
const PACE = 350;

const draw = (bound: number): number => Math.floor(Math.random() * bound);

const messageOf = (fault: unknown): string =>
  fault instanceof GameFault || fault instanceof LinkFault ? fault.message : 'This game cannot be opened.';

class GameTable extends HTMLElement {
  #connection: AbortController | undefined;
  #view: TableView | undefined;
  #rules: TableRules | undefined;
  #session: Session | undefined;
  #asked: Asked | undefined;
  readonly #selection = new Selection();
  #botTimer = 0;
  #paused = false;

  connectedCallback(): void {
    this.#connection = new AbortController();
    const { signal } = this.#connection;
    this.#view = new TableView(this, signal, (square) => this.#touch(square));
    this.addEventListener('click', (event) => this.#clicked(event), { signal });
    this.addEventListener('submit', (event) => this.#submitted(event), { signal });
    this.addEventListener('change', (event) => this.#changed(event), { signal });
    this.addEventListener('input', (event) => this.#stepped(event), { signal });
    if (this.#session === undefined) void this.#try(() => this.#openAddress());
    else this.#show(this.#session);
    this.dataset.live = '';
  }

  disconnectedCallback(): void {
    this.#connection?.abort();
    clearTimeout(this.#botTimer);
    delete this.dataset.live;
  }

  /** Does what may fail, and says why it did. */
  async #try(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (fault) {
      this.#view?.say(messageOf(fault));
    }
  }

  /** The game of the address, or else an offer to resume the one stored in this browser. */
  async #openAddress(): Promise<void> {
    this.#offerStored();
    const saved = await fromLink(location.hash);
    if (saved !== undefined) await this.#resume(saved);
  }

  #offerStored(): void {
    const button = this.#view?.part('[data-do="resume"]');
    if (button !== undefined) button.hidden = stored() === undefined;
  }

  async #begin(form: HTMLFormElement): Promise<void> {
    const choice = await readChoice(form);
    this.#rules = await loadTableRules(choice.edition, this.dataset.default ?? '');
    const { engine } = this.#rules;
    const question = setUpOf(choice, (asked) => fieldsOf(engine.judge(asked)));
    this.#show(
      new Session(
        engine,
        question,
        choice.seats.map(({ pilot }) => pilot),
      ),
    );
  }

  async #resume(saved: Fields): Promise<void> {
    const preferred = this.dataset.default ?? '';
    this.#rules = await loadTableRules(textOf(fieldsOf(saved.game).edition) ?? preferred, preferred);
    const { session, missing } = replay(this.#rules.engine, saved);
    this.#show(session);
    if (missing > 0) this.#view?.say(`The rules have changed: the last answers of this game, ${missing} of them, are not legal any more.`);
  }

  #show(session: Session): void {
    this.#session = session;
    this.#selection.character = undefined;
    this.#view?.open(session);
    this.#render();
    this.#view?.part('.asked').focus({ preventScroll: true });
  }

  /** Shows the game where it is now. What was touched for another request is forgotten. */
  #render(): void {
    const session = this.#session;
    if (session === undefined || this.#rules === undefined) return;
    this.#asked = askedOf(session.game, session.state);
    this.#view?.render(session, this.#asked, this.#selection, this.#rules.titles);
    this.#playBot(session);
  }

  /** Lets a bot answer after a moment, at the end of the game so far alone. */
  #playBot(session: Session): void {
    clearTimeout(this.#botTimer);
    const { pilot } = session;
    if (pilot === undefined || pilot === 'person' || this.#paused || session.at < session.steps.length) return;
    const bot = pilot === 'greedy' ? greedyBot : randomBot;
    this.#botTimer = window.setTimeout(() => {
      const answer = bot(session.game, session.state, draw);
      if (answer !== undefined) this.#answer(answer);
    }, PACE);
  }

  #answer(answer: Answer): void {
    const session = this.#session;
    if (session === undefined) return;
    const applied = session.answer(answer);
    this.#view?.say(applied ? '' : 'That is not possible now.');
    if (!applied) return;
    this.#selection.clear();
    store(session.written());
    this.#render();
  }

  #touch(square: string): void {
    const session = this.#session;
    const asked = this.#asked;
    if (session === undefined || asked === undefined || session.pilot !== 'person') return;
    const { game, state, question } = session;
    const answer = this.#selection.touch(square, asked, game, figuresOf(game, state, question));
    if (answer === undefined) this.#render();
    else this.#answer(answer);
  }

  #clicked(event: Event): void {
    const target = event.target instanceof Element ? event.target.closest<HTMLElement>('button') : null;
    if (target === null || target.getAttribute('aria-disabled') === 'true') return;
    const { answer, select, roll, sides, do: what } = target.dataset;
    const read = answer === undefined ? undefined : readAnswer(JSON.parse(answer));
    if (read !== undefined) this.#answer(read);
    else if (roll !== undefined) this.#answer({ kind: 'roll', dice: Array.from({ length: Number(roll) }, () => 1 + draw(Number(sides))) });
    else if (select !== undefined) {
      this.#selection.character = Number(select);
      this.#render();
    } else if (what !== undefined) void this.#try(() => this.#do(what));
  }

  async #do(what: string): Promise<void> {
    const session = this.#session;
    switch (what) {
      case 'resume':
        return await this.#resume(stored() ?? {});
      case 'undo':
        return this.#goTo(session?.decision(-1));
      case 'redo':
        return this.#goTo(session?.decision(1));
      case 'pause':
        this.#paused = !this.#paused;
        if (this.#view !== undefined)
          this.#view.part('[data-do="pause"]').textContent = this.#paused ? 'Let the bots go on' : 'Pause the bots';
        return this.#render();
      case 'link':
        return await this.#copyLink();
      case 'save':
        if (session !== undefined) toFile(session.written());
        return;
      case 'new':
        clearTimeout(this.#botTimer);
        this.#session = undefined;
        this.#view?.open(undefined);
        return this.#offerStored();
    }
  }

  async #copyLink(): Promise<void> {
    if (this.#session === undefined) return;
    const digests = fieldsOf(JSON.parse(this.dataset.digests ?? '{}'));
    const hash = await toLink(this.#session.written(), textOf(digests[textOf(this.#session.question.edition) ?? '']) ?? '');
    const copied = await navigator.clipboard.writeText(`${location.origin}${location.pathname}${hash}`).then(
      () => true,
      () => false,
    );
    this.#view?.say(copied ? 'Link copied' : 'The browser did not allow copying');
  }

  #goTo(at: number | undefined): void {
    if (at === undefined) return;
    this.#session?.goTo(at);
    this.#selection.clear();
    this.#render();
  }

  #submitted(event: Event): void {
    event.preventDefault();
    const form = event.target;
    if (!(form instanceof HTMLFormElement)) return;
    if (form.classList.contains('start')) {
      void this.#try(() => this.#begin(form));
      return;
    }
    const answer = readForm(form, this.#asked?.kind === 'choose' ? this.#asked.choice : undefined);
    if (answer !== undefined) this.#answer(answer);
  }

  #changed({ target }: Event): void {
    if (target instanceof HTMLSelectElement && target.name === 'end') {
      this.#selection.end = target.value === '' ? undefined : Number(target.value);
      this.#render();
    }
    if (!(target instanceof HTMLInputElement)) return;
    const asked = this.#asked;
    if (target.type === 'file') {
      const [file] = target.files ?? [];
      if (file !== undefined) void this.#try(() => this.#openFile(file));
      target.value = '';
    } else if (target.name === 'item' && asked?.kind === 'choose' && asked.choice.form === 'several') {
      this.#selection.toggle(Number(target.value), asked.choice.most);
      this.#render();
    } else if (target.name === 'own-dice') this.#render();
  }

  async #openFile(file: File): Promise<void> {
    const saved = await fromFile(file);
    if (saved === undefined) throw new GameFault('This file holds no game.');
    await this.#resume(saved);
  }

  #stepped({ target }: Event): void {
    if (target instanceof HTMLInputElement && target.name === 'place') this.#goTo(Number(target.value));
  }
}

customElements.define('game-table', GameTable);
