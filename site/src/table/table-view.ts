/** The page renders the parts of the table empty, and `TableView` fills them. */
import { gameAt } from '../../../engine/index.ts';
import { counted, escapeText } from '../base/text.ts';
import { clauseLinks, type Titles } from '../boards/verdict-markup.ts';
import { powerName, signsOf, subjectName } from '../games/names.ts';
import { cardsMarkup } from './cards.ts';
import { type Markup, requestMarkup } from './controls.ts';
import { figuresOf, gameStatusOf, type TableFigure } from './figures.ts';
import { Log } from './log.ts';
import { linesOf } from './log-lines.ts';
import { charactersIn, marksOf } from './marks.ts';
import type { Session } from './session.ts';
import { TableBoard } from './table-board.ts';
import { TableFocus } from './table-focus.ts';
import { currentMapOf, objectsOf } from './table-map.ts';
import type { OpenGame, TableState } from './table-state.ts';

export class TableView {
  readonly #root: HTMLElement;
  readonly #board: TableBoard;
  readonly #focus: TableFocus;
  readonly #log: Log;
  #signsByName: ReadonlyMap<string, string> = new Map();
  /** The `key` of the map that is drawn. */
  #drawnKey = '';
  #writtenRequest: { readonly session: Session; readonly state: Session['state']; readonly markup: string } | undefined;
  /** The session, state and selected character that were last shown. */
  #lastShown: readonly unknown[] = [];

  constructor(root: HTMLElement, signal: AbortSignal, squareSelected: (square: string) => void) {
    this.#root = root;
    this.#board = new TableBoard(root, signal, { squareSelected, announce: (text) => this.showMessage(text) });
    this.#focus = new TableFocus(this.part('.request'), this.part('.cards'), this.#board.cursor);
    this.#log = new Log(this.part('.log'), this.part<HTMLOListElement>('.log ol'), this.part('.latest-events'));
  }

  open(session: Session | undefined): void {
    this.part('.set-up-form').hidden = session !== undefined;
    this.part('.play').hidden = session === undefined;
    this.#root.toggleAttribute('data-playing', session !== undefined);
    this.showMessage('');
    if (session === undefined) return;
    this.#signsByName = signsOf(session.game.ids.character ?? []);
    this.#drawnKey = '';
  }

  focusRequest(): void {
    this.#root.scrollIntoView();
    this.part('.request').focus({ preventScroll: true });
  }

  render(open: OpenGame, tableState: TableState): void {
    const { session, rules } = open;
    const { request, selection } = tableState;
    const { state, question } = session;
    const game = gameAt(session.game, state);
    const figures = figuresOf(game, state, question);
    const isPerson = session.decidingKind === 'person';
    const marks = marksOf(isPerson ? request : undefined, selection, game);
    this.#renderMap(session);
    const recentCharacters = session.steps[session.shownAnswerCount - 1]?.events.flatMap((event) => charactersIn(game, event)) ?? [];
    this.#board.draw(figures, objectsOf(session, state), marks, recentCharacters);
    const nowShown = [session, state, selection.character];
    const hasNewControls = nowShown.some((one, index) => one !== this.#lastShown[index]);
    this.#lastShown = nowShown;
    const [at] = figures.find(({ name }) => name === marks.selected)?.at ?? [];
    if (hasNewControls && at !== undefined) this.#board.cursor.moveTo(at);
    this.#focus.rewrite(() => this.#renderParts(open, tableState, figures, marks.selected), request, hasNewControls, isPerson);
    this.#log.show(session, rules.titles);
    const pauseButton = this.part('[data-do="pause"]');
    pauseButton.hidden = request === undefined || session.kindByPlayer.every((kind) => kind === 'person');
    pauseButton.textContent = tableState.areBotsPaused ? 'Resume the bots' : 'Pause the bots';
    this.#renderHistory(session);
    this.#board.follow();
  }

  #renderMap(session: Session): void {
    const { map, key } = currentMapOf(session);
    if (key === this.#drawnKey) return;
    this.#drawnKey = key;
    this.#board.open(map, this.#signsByName);
    this.#root.style.setProperty('--height-to-width', `${map.rows / map.columns}`);
  }

  /** `because` are the clauses that the message is about; `titles` has their names and addresses. */
  showMessage(text: string, because: readonly string[] = [], titles?: Titles): void {
    const cited = titles === undefined || because.length === 0 ? '' : ` ${clauseLinks(because, titles)}`;
    for (const status of this.#root.querySelectorAll('.status'))
      status.innerHTML = text === '' ? '' : `<span>${escapeText(text)}${cited}</span>`;
  }

  get usesOwnDice(): boolean {
    return this.part<HTMLInputElement>('[name="own-dice"]').checked;
  }

  /** Fails when the page lacks a part of the table. */
  part<E extends HTMLElement = HTMLElement>(selector: string): E {
    const found = this.#root.querySelector<E>(selector);
    if (found === null) throw new Error(`the table has no ${selector}`);
    return found;
  }

  #renderParts(open: OpenGame, tableState: TableState, figures: readonly TableFigure[], selected: string | undefined): void {
    const { session } = open;
    const { request } = tableState;
    const game = gameAt(session.game, session.state);
    const { round, actionsLeft, score } = gameStatusOf(game, session.state);
    const actionsText = actionsLeft === undefined ? '' : ` · ${counted(actionsLeft, 'action')} left`;
    this.part('.turn-status').textContent = session.isBeingSetUp ? 'Set-up' : `Round ${round}${actionsText}`;
    const { title, body } = this.#requestMarkup(open, tableState, figures);
    const who =
      request === undefined
        ? ''
        : `<span class="who"><span class="seat seat-${request.by + 1}">${escapeText(subjectName(game, 'player', request.by))}</span></span> `;
    this.#writeRequest(session, `<h2>${who}${escapeText(title)}</h2>${body}`);
    const players = (game.ids.player ?? []).map((name, seat) => ({ name, seat, score: score(name), isActive: request?.by === seat }));
    this.#renderCards(cardsMarkup(players, figures, selected, this.#signsByName, (power) => powerName(game, power)));
  }

  /** Leaves a request that is shown already as it is: the player may have begun to fill in its fields. */
  #writeRequest(session: Session, markup: string): void {
    const { state } = session;
    const written = this.#writtenRequest;
    if (written?.session === session && written.state === state && written.markup === markup) return;
    this.#writtenRequest = { session, state, markup };
    this.part('.request').innerHTML = markup;
  }

  #requestMarkup({ session, rules: { titles } }: OpenGame, { request, selection }: TableState, figures: readonly TableFigure[]): Markup {
    const game = gameAt(session.game, session.state);
    if (request === undefined) {
      const last = session.steps
        .slice(0, session.shownAnswerCount)
        .flatMap((step) => linesOf(game, step))
        .at(-1);
      return {
        title: 'The game is over',
        body: `<p>${escapeText(last?.text ?? '')}</p><p><button type="button" class="primary" data-do="new">New game</button></p>`,
      };
    }
    if (session.decidingKind !== 'person')
      return { title: session.decidingKind === 'greedy' ? 'The greedy bot plays' : 'The random bot plays', body: '' };
    const { character, chosen, end } = selection;
    const canCancel = session.answersBeforeMenu !== undefined;
    return requestMarkup(request, { game, titles, figures, selected: character, chosen, end, usesOwnDice: this.usesOwnDice, canCancel });
  }

  /** Dials that were open stay open. */
  #renderCards(markup: string): void {
    const cards = this.part('.cards');
    const open = [...cards.querySelectorAll('details')].map((one) => one.open);
    cards.innerHTML = markup;
    for (const [index, one] of cards.querySelectorAll('details').entries()) one.open = open[index] === true;
  }

  #renderHistory(session: Session): void {
    const { shownAnswerCount, steps } = session;
    const slider = this.part<HTMLInputElement>('[name="step"]');
    slider.max = String(steps.length);
    slider.value = String(shownAnswerCount);
    this.part('.step').textContent = shownAnswerCount === steps.length ? '' : `Step ${shownAnswerCount} of ${steps.length}`;
    this.part('[data-do="undo"]').setAttribute('aria-disabled', String(session.answersBeforeDecision(-1) === undefined));
    this.part('[data-do="redo"]').setAttribute('aria-disabled', String(session.answersBeforeDecision(1) === undefined));
  }
}
