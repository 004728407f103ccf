/** Connects a table's state with its page: controls change the state, and every change is shown. */
import { type Answer, gameAt, playerRequestOf } from '../../../engine/index.ts';
import { textOf } from '../base/json.ts';
import { editionDigest } from '../boards/link.ts';
import { BotPlayer, drawNumber } from './bot-player.ts';
import { figuresOf } from './figures.ts';
import { beginGame, type OpenedGame, resumeFromAddress, resumeFromFile, resumeGame } from './open-game.ts';
import { readAnswer } from './read-answer.ts';
import { readForm } from './read-form.ts';
import { copyLink, errorMessage, saveAsFile, storedGame, storeGame } from './storage.ts';
import type { OpenGame, TableState } from './table-state.ts';
import { TableView } from './table-view.ts';

export class TableController {
  readonly #root: HTMLElement;
  readonly #defaultEdition: string;
  readonly #state: TableState;
  readonly #signal: AbortSignal;
  readonly #view: TableView;
  readonly #bots: BotPlayer;
  /** The game requested last. Undefined if the set-up form was requested after it. */
  #opening: Promise<OpenedGame | undefined> | undefined;

  constructor(root: HTMLElement, state: TableState, signal: AbortSignal) {
    this.#root = root;
    this.#defaultEdition = root.dataset.default ?? '';
    this.#state = state;
    this.#signal = signal;
    this.#view = new TableView(root, signal, (square) => this.#selectSquare(square));
    this.#bots = new BotPlayer(signal, (answer) => this.#answer(answer));
  }

  start(): void {
    const root = this.#root;
    const signal = this.#signal;
    root.addEventListener('click', (event) => this.#clicked(event), { signal });
    root.addEventListener('keydown', (event) => this.#pressed(event), { signal });
    root.addEventListener('submit', (event) => this.#submitted(event), { signal });
    root.addEventListener('change', (event) => this.#changed(event), { signal });
    root.addEventListener('input', (event) => this.#sliderMoved(event), { signal });
    addEventListener('hashchange', () => this.#openAddress(), { signal });
    const { open, hasShownGame } = this.#state;
    if (open !== undefined) this.#show(open);
    else if (!hasShownGame) this.#openAddress();
  }

  /** Calls `show` with the result of `work`, or shows why it failed. Does neither once the table is removed or `isOutdated` holds. */
  async #after<Result>(work: Promise<Result>, show: (result: Result) => void, isOutdated = (): boolean => false): Promise<void> {
    try {
      const result = await work;
      if (!this.#signal.aborted && !isOutdated()) show(result);
    } catch (error) {
      if (!this.#signal.aborted && !isOutdated()) this.#view.showMessage(errorMessage(error));
    }
  }

  #openAddress(): void {
    this.#offerStored();
    // A hash without `~` is an anchor of the page: it must not replace a game that is loading.
    if (location.hash.includes('~')) this.#open(resumeFromAddress(this.#defaultEdition, this.#signal));
  }

  #offerStored(): void {
    this.#view.part('[data-do="resume"]').hidden = storedGame() === undefined;
  }

  /** Shows the game when it is loaded, unless another one or the set-up form was requested meanwhile. */
  #open(opening: Promise<OpenedGame | undefined>): void {
    this.#opening = opening;
    const show = (opened: OpenedGame | undefined): void => {
      if (opened === undefined) return;
      this.#state.selection.character = undefined;
      this.#state.selection.clear();
      this.#show(opened);
      this.#view.focusRequest();
      const { notice, rules } = opened;
      if (notice !== undefined) this.#view.showMessage(notice.text, notice.because, rules.titles);
    };
    void this.#after(opening, show, () => opening !== this.#opening);
  }

  #show(open: OpenGame): void {
    this.#state.open = open;
    this.#state.hasShownGame = true;
    this.#view.open(open.session);
    this.#render();
  }

  #render(): void {
    const state = this.#state;
    if (state.open === undefined) return;
    const { session } = state.open;
    state.request = playerRequestOf(session.game, session.state);
    this.#view.render(state.open, state);
    if (state.areBotsPaused) this.#bots.stop();
    else this.#bots.scheduleAnswer(session);
  }

  #answer(answer: Answer): void {
    const session = this.#state.open?.session;
    if (session === undefined) return;
    const applied = session.answer(answer);
    this.#view.showMessage(applied ? '' : 'That is not possible now.');
    if (!applied) return;
    session.answerForcedRequests();
    storeGame(session.toSaved());
    this.#showRequest();
  }

  /** Shows the request after an answer, or at another place of the game. The selection for the previous request is dropped. */
  #showRequest(): void {
    const { open, selection } = this.#state;
    if (open === undefined) return;
    selection.clear();
    selection.deselectIfUnable(playerRequestOf(open.session.game, open.session.state));
    this.#render();
  }

  /** Returns to the menu from which the action under way was chosen, or from the options of one character to the list of characters. */
  #cancel(): void {
    const { open, request, selection } = this.#state;
    if (open?.session.decidingKind !== 'person') return;
    if (request?.kind === 'offer' && request.options.some(({ self }) => self === selection.character)) {
      selection.character = undefined;
      this.#render();
    } else if (open.session.cancel()) {
      storeGame(open.session.toSaved());
      this.#showRequest();
    }
  }

  #pressed(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || this.#state.open === undefined) return;
    event.preventDefault();
    this.#cancel();
  }

  #selectSquare(square: string): void {
    const { open, request, selection } = this.#state;
    if (open === undefined || request === undefined || open.session.decidingKind !== 'person') return;
    const { game: opened, state, question } = open.session;
    const game = gameAt(opened, state);
    const answer = selection.selectSquare(square, request, game, figuresOf(game, state, question));
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
      this.#state.selection.character = Number(select);
      this.#render();
    } else if (command !== undefined) this.#do(command);
  }

  #do(command: string): void {
    const session = this.#state.open?.session;
    switch (command) {
      case 'resume':
        this.#open(resumeGame(storedGame() ?? {}, this.#defaultEdition, this.#signal));
        break;
      case 'undo':
        this.#showAfter(session?.answersBeforeDecision(-1));
        break;
      case 'redo':
        this.#showAfter(session?.answersBeforeDecision(1));
        break;
      case 'cancel':
        this.#cancel();
        break;
      case 'pause':
        this.#state.areBotsPaused = !this.#state.areBotsPaused;
        this.#render();
        break;
      case 'link':
        this.#copyLink();
        break;
      case 'save':
        if (session !== undefined) saveAsFile(session.toSaved());
        break;
      case 'new':
        this.#showSetUpForm();
        break;
      default:
    }
  }

  #showSetUpForm(): void {
    this.#bots.stop();
    this.#opening = undefined;
    this.#state.open = undefined;
    this.#state.request = undefined;
    this.#view.open(undefined);
    this.#offerStored();
    this.#view.part('.set-up-form :is(button:not([hidden]), input, select)').focus();
  }

  #copyLink(): void {
    const session = this.#state.open?.session;
    if (session === undefined) return;
    const digest = editionDigest(this.#root.dataset, textOf(session.question.edition) ?? '');
    void this.#after(copyLink(session.toSaved(), digest, this.#signal), (message) => this.#view.showMessage(message));
  }

  #showAfter(answerCount: number | undefined): void {
    if (answerCount === undefined) return;
    this.#state.open?.session.showAfter(answerCount);
    this.#showRequest();
  }

  #submitted(event: Event): void {
    event.preventDefault();
    const form = event.target;
    if (!(form instanceof HTMLFormElement)) return;
    if (form.classList.contains('set-up-form')) {
      this.#open(beginGame(form, this.#defaultEdition, this.#signal));
      return;
    }
    const { request } = this.#state;
    const answer = readForm(form, request?.kind === 'choose' ? request.choice : undefined);
    if (answer !== undefined) this.#answer(answer);
  }

  #changed({ target }: Event): void {
    const { request, selection } = this.#state;
    if (target instanceof HTMLSelectElement && target.name === 'end') {
      selection.end = target.value === '' ? undefined : Number(target.value);
      this.#render();
    }
    if (!(target instanceof HTMLInputElement)) return;
    if (target.type === 'file') {
      const [file] = target.files ?? [];
      if (file !== undefined) this.#open(resumeFromFile(file, this.#defaultEdition, this.#signal));
      target.value = '';
    } else if (target.name === 'item' && request?.kind === 'choose' && request.choice.form === 'several') {
      selection.toggle(Number(target.value), request.choice.most);
      this.#render();
    } else if (target.name === 'own-dice') this.#render();
  }

  #sliderMoved({ target }: Event): void {
    if (target instanceof HTMLInputElement && target.name === 'step') this.#showAfter(Number(target.value));
  }
}
