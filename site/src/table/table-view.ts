/** The table as it is shown: board, request, standing, characters, log and history. The page renders the empty parts. */
import type { Asked } from '../../../engine/index.ts';
import { readPosition } from '../boards/position.ts';
import { escapeText } from '../boards/text.ts';
import type { Titles } from '../boards/verdict-markup.ts';
import { cardsMarkup } from './cards.ts';
import { askedMarkup } from './controls.ts';
import { figuresOf, standingOf, type TableFigure } from './figures.ts';
import { Log } from './log.ts';
import { marksOf } from './marks.ts';
import { signsOf } from './names.ts';
import type { Selection } from './selection.ts';
import { GameFault, type Session } from './session.ts';
import { TableBoard } from './table-board.ts';

export class TableView {
  readonly #root: HTMLElement;
  readonly #board: TableBoard;
  readonly #log: Log;
  #signs: ReadonlyMap<string, string> = new Map();

  /** `touched` is called with the name of a square. Fails when the page lacks a part of the table. */
  constructor(root: HTMLElement, signal: AbortSignal, touched: (square: string) => void) {
    this.#root = root;
    this.#board = new TableBoard(root, signal, touched);
    this.#log = new Log(this.part('.log'), this.part<HTMLOListElement>('.log ol'));
  }

  /** Shows the table of a game in place of the form, or the form. */
  open(session: Session | undefined): void {
    this.part('.start').hidden = session !== undefined;
    this.part('.play').hidden = session === undefined;
    this.#root.toggleAttribute('data-playing', session !== undefined);
    if (session === undefined) return;
    const position = readPosition(session.question);
    if (position === undefined) throw new GameFault('This game has no map.');
    this.#signs = signsOf(session.game.ids.character ?? []);
    this.#board.open(position.map, this.#signs);
    this.part('[data-do="pause"]').hidden = session.pilots.every((pilot) => pilot === 'person');
    this.#root.scrollIntoView();
  }

  render(session: Session, asked: Asked | undefined, selection: Selection, titles: Titles): void {
    const { game, state, question } = session;
    const figures = figuresOf(game, state, question);
    this.#board.draw(figures, marksOf(session.pilot === 'person' ? asked : undefined, selection, game), describe(figures));
    this.#renderAsked(session, asked, selection, titles);
    const { round, actionsLeft, score } = standingOf(game, state);
    this.part('.standing').textContent = `Round ${round}${actionsLeft === undefined ? '' : `, actions left: ${actionsLeft}`}`;
    const players = (game.ids.player ?? []).map((name, seat) => ({ name, seat, score: score(name), isActive: asked?.by === seat }));
    this.#renderCards(cardsMarkup(players, figures, this.#signs));
    this.#log.show(session, titles);
    this.#renderHistory(session);
  }

  /** A message for the players, empty for none. */
  say(text: string): void {
    for (const status of this.#root.querySelectorAll('.status')) status.textContent = text;
  }

  get ownDice(): boolean {
    return this.part<HTMLInputElement>('[name="own-dice"]').checked;
  }

  /** Fails when the page lacks a part of the table. */
  part<E extends HTMLElement = HTMLElement>(selector: string): E {
    const found = this.#root.querySelector<E>(selector);
    if (found === null) throw new Error(`the table has no ${selector}`);
    return found;
  }

  #renderAsked(session: Session, asked: Asked | undefined, { character, chosen, end }: Selection, titles: Titles): void {
    const part = this.part('.asked');
    const held = part.contains(document.activeElement);
    const shown = { game: session.game, titles, selected: character, chosen, end, ownDice: this.ownDice };
    const who = asked === undefined ? '' : `<span class="who">${escapeText(session.game.ids.player?.[asked.by] ?? '')}</span> `;
    const { title, body } =
      asked === undefined
        ? { title: 'The game is over', body: '<p>The points are beside the names of the players.</p>' }
        : session.pilot === 'person'
          ? askedMarkup(asked, shown)
          : { title: 'decides', body: '' };
    part.innerHTML = `<h2>${who}${escapeText(title)}</h2>${body}`;
    // The focus of the keyboard goes on with what is asked next.
    if (held) (part.querySelector<HTMLElement>('button:not([disabled]), select, input') ?? part).focus({ preventScroll: true });
  }

  /** Writes the cards again; dials that were open stay open. */
  #renderCards(markup: string): void {
    const cards = this.part('.cards');
    const open = [...cards.querySelectorAll('details')].map((one) => one.open);
    cards.innerHTML = markup;
    for (const [place, one] of cards.querySelectorAll('details').entries()) one.open = open[place] === true;
  }

  #renderHistory(session: Session): void {
    const { at, steps } = session;
    const place = this.part<HTMLInputElement>('[name="place"]');
    place.max = String(steps.length);
    place.value = String(at);
    this.part('.place').textContent = at === steps.length ? '' : `Step ${at} of ${steps.length}`;
    this.part('[data-do="undo"]').setAttribute('aria-disabled', String(session.decision(-1) === undefined));
    this.part('[data-do="redo"]').setAttribute('aria-disabled', String(session.decision(1) === undefined));
  }
}

const describe = (figures: readonly TableFigure[]): string =>
  figures.map(({ name, at, defeated }) => `${name} ${defeated ? 'KO’d' : `at ${at.join(' and ')}`}`).join(', ');
