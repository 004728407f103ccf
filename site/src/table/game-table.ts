import '../base/trusted-types.ts';
import { type Answer, gameAt, type PlayerRequest, playerRequestOf } from '../../../engine/index.ts';
import { type Fields, fieldsOf, textOf } from '../base/json.ts';
import { editionDigest } from '../boards/link.ts';
import { loadPlayableRules, type PlayableRules } from '../games/playable-rules.ts';
import { BotPlayer, drawNumber } from './bot-player.ts';
import { figuresOf } from './figures.ts';
import { readAnswer } from './read-answer.ts';
import { readForm } from './read-form.ts';
import { Selection } from './selection.ts';
import { replay, Session } from './session.ts';
import { setUpOf } from './set-up.ts';
import { readChoice } from './start-form.ts';
import { copyLink, errorMessage, gameFromFile, gameFromLink, missingAnswersMessage, saveAsFile, storedGame, storeGame } from './storage.ts';
import { TableView } from './table-view.ts';

class GameTable extends HTMLElement {
  #connection: AbortController | undefined;
  #view: TableView | undefined;
  #rules: PlayableRules | undefined;
  #session: Session | undefined;
  #request: PlayerRequest | undefined;
  readonly #selection = new Selection();
  readonly #bots = new BotPlayer((answer) => this.#answer(answer));

  connectedCallback(): void {
    this.#connection = new AbortController();
    const { signal } = this.#connection;
    this.#view = new TableView(this, signal, (square) => this.#selectSquare(square));
    this.addEventListener('click', (event) => this.#clicked(event), { signal });
    this.addEventListener('keydown', (event) => this.#pressed(event), { signal });
    this.addEventListener('submit', (event) => this.#submitted(event), { signal });
    this.addEventListener('change', (event) => this.#changed(event), { signal });
    this.addEventListener('input', (event) => this.#sliderMoved(event), { signal });
    addEventListener('hashchange', () => void this.#try(() => this.#openAddress()), { signal });
    if (this.#session === undefined) void this.#try(() => this.#openAddress());
    else this.#show(this.#session, this.#rules);
    this.dataset.live = '';
  }

  disconnectedCallback(): void {
    this.#connection?.abort();
    this.#bots.stop();
    delete this.dataset.live;
  }

  async #try(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      this.#view?.showMessage(errorMessage(error));
    }
  }

  async #openAddress(): Promise<void> {
    this.#offerStored();
    const saved = await gameFromLink(location.hash);
    if (saved !== undefined) await this.#resume(saved);
  }

  #offerStored(): void {
    const button = this.#view?.part('[data-do="resume"]');
    if (button !== undefined) button.hidden = storedGame() === undefined;
  }

  async #begin(form: HTMLFormElement): Promise<void> {
    const choice = await readChoice(form);
    const rules = await loadPlayableRules(choice.edition, this.dataset.default ?? '', choice.pack);
    const question = setUpOf(choice, (placement) => fieldsOf(rules.engine.judge(placement)));
    const kindByPlayer = choice.seats.map(({ kind }) => kind);
    this.#show(new Session(rules.engine, question, kindByPlayer), rules);
  }

  async #resume(saved: Fields): Promise<void> {
    const defaultEdition = this.dataset.default ?? '';
    const { edition, pack } = fieldsOf(saved.game);
    const rules = await loadPlayableRules(textOf(edition) ?? defaultEdition, defaultEdition, textOf(pack));
    const { session, missing } = replay(rules.engine, saved);
    this.#show(session, rules);
    if (missing > 0) this.#view?.showMessage(missingAnswersMessage(missing));
  }

  #show(session: Session, rules: PlayableRules | undefined): void {
    this.#session = session;
    this.#rules = rules;
    this.#selection.character = undefined;
    this.#selection.clear();
    this.#view?.open(session);
    this.#render();
    this.#view?.focusRequest();
  }

  #render(): void {
    const session = this.#session;
    if (session === undefined || this.#rules === undefined) return;
    this.#request = playerRequestOf(session.game, session.state);
    this.#view?.render(session, this.#request, this.#selection, this.#rules.titles);
    this.#bots.scheduleAnswer(session);
  }

  #answer(answer: Answer): void {
    const session = this.#session;
    if (session === undefined) return;
    const applied = session.answer(answer);
    this.#view?.showMessage(applied ? '' : 'That is not possible now.');
    if (!applied) return;
    session.answerForcedRequests();
    storeGame(session.toSaved());
    this.#showRequest();
  }

  /** Shows the request after an answer, or at another place of the game. The selection for the previous request is dropped. */
  #showRequest(): void {
    const session = this.#session;
    if (session === undefined) return;
    this.#selection.clear();
    this.#selection.deselectIfUnable(playerRequestOf(session.game, session.state));
    this.#render();
  }

  /** Returns to the menu from which the action under way was chosen, or from the options of one character to the list of characters. */
  #cancel(): void {
    const session = this.#session;
    if (session?.decidingKind !== 'person') return;
    if (this.#request?.kind === 'offer' && this.#request.options.some(({ self }) => self === this.#selection.character)) {
      this.#selection.character = undefined;
      this.#render();
    } else if (session.cancel()) {
      storeGame(session.toSaved());
      this.#showRequest();
    }
  }

  #pressed(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || this.#session === undefined) return;
    event.preventDefault();
    this.#cancel();
  }

  #selectSquare(square: string): void {
    const session = this.#session;
    const request = this.#request;
    if (session === undefined || request === undefined || session.decidingKind !== 'person') return;
    const { state, question } = session;
    const game = gameAt(session.game, state);
    const answer = this.#selection.selectSquare(square, request, game, figuresOf(game, state, question));
    if (answer === undefined) this.#render();
    else this.#answer(answer);
  }

  #clicked(event: Event): void {
    const target = event.target instanceof Element ? event.target.closest<HTMLElement>('button') : null;
    if (target === null || target.getAttribute('aria-disabled') === 'true') return;
    const { answer, select, roll, sides, do: command } = target.dataset;
    const buttonAnswer = answer === undefined ? undefined : readAnswer(JSON.parse(answer));
    if (buttonAnswer !== undefined) this.#answer(buttonAnswer);
    else if (roll !== undefined)
      this.#answer({ kind: 'roll', dice: Array.from({ length: Number(roll) }, () => 1 + drawNumber(Number(sides))) });
    else if (select !== undefined) {
      this.#selection.character = Number(select);
      this.#render();
    } else if (command !== undefined) void this.#try(() => this.#do(command));
  }

  async #do(command: string): Promise<void> {
    const session = this.#session;
    switch (command) {
      case 'resume':
        return await this.#resume(storedGame() ?? {});
      case 'undo':
        return this.#showAfter(session?.answersBeforeDecision(-1));
      case 'redo':
        return this.#showAfter(session?.answersBeforeDecision(1));
      case 'cancel':
        return this.#cancel();
      case 'pause':
        this.#bots.isPaused = !this.#bots.isPaused;
        if (this.#view !== undefined)
          this.#view.part('[data-do="pause"]').textContent = this.#bots.isPaused ? 'Resume the bots' : 'Pause the bots';
        return this.#render();
      case 'link':
        return await this.#copyLink();
      case 'save':
        if (session !== undefined) saveAsFile(session.toSaved());
        return;
      case 'new':
        this.#bots.stop();
        this.#session = undefined;
        this.#view?.open(undefined);
        this.#offerStored();
        this.#view?.part('.set-up-form :is(button:not([hidden]), input, select)').focus();
        return;
    }
  }

  async #copyLink(): Promise<void> {
    if (this.#session === undefined) return;
    const digest = editionDigest(this.dataset, textOf(this.#session.question.edition) ?? '');
    this.#view?.showMessage(await copyLink(this.#session.toSaved(), digest));
  }

  #showAfter(answerCount: number | undefined): void {
    if (answerCount === undefined) return;
    this.#session?.showAfter(answerCount);
    this.#showRequest();
  }

  #submitted(event: Event): void {
    event.preventDefault();
    const form = event.target;
    if (!(form instanceof HTMLFormElement)) return;
    if (form.classList.contains('set-up-form')) {
      void this.#try(() => this.#begin(form));
      return;
    }
    const answer = readForm(form, this.#request?.kind === 'choose' ? this.#request.choice : undefined);
    if (answer !== undefined) this.#answer(answer);
  }

  #changed({ target }: Event): void {
    if (target instanceof HTMLSelectElement && target.name === 'end') {
      this.#selection.end = target.value === '' ? undefined : Number(target.value);
      this.#render();
    }
    if (!(target instanceof HTMLInputElement)) return;
    const request = this.#request;
    if (target.type === 'file') {
      const [file] = target.files ?? [];
      if (file !== undefined) void this.#try(() => this.#openFile(file));
      target.value = '';
    } else if (target.name === 'item' && request?.kind === 'choose' && request.choice.form === 'several') {
      this.#selection.toggle(Number(target.value), request.choice.most);
      this.#render();
    } else if (target.name === 'own-dice') this.#render();
  }

  async #openFile(file: File): Promise<void> {
    await this.#resume(await gameFromFile(file));
  }

  #sliderMoved({ target }: Event): void {
    if (target instanceof HTMLInputElement && target.name === 'step') this.#showAfter(Number(target.value));
  }
}

customElements.define('game-table', GameTable);
