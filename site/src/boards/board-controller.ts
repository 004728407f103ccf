/** Connects a board's state with its page: controls change the state, every change is judged and shown, and the address follows. */
import { squareName } from '../../../engine/board-notation/squares.ts';
import type { BoardAsTable } from './board-as-table.ts';
import { BoardFieldLayer } from './board-field-layer.ts';
import { listenToForms, showForms } from './board-forms.ts';
import { BoardOffers } from './board-offers.ts';
import { listenToPointer } from './board-pointer.ts';
import { type BoardRules, loadRules } from './board-rules.ts';
import type { BoardState, Message } from './board-state.ts';
import { BoardText } from './board-text.ts';
import { BoardView } from './board-view.ts';
import { GameAddress } from './game-address.ts';
import {
  loadAddress,
  loadBoardAsTable,
  loadComparison,
  loadCopy,
  loadHints,
  loadPresets,
  loadProbe,
  loadToolbarVerdict,
} from './lazy-modules.ts';
import { listenToKeys } from './listen-to-keys.ts';
import type { LiveBoard } from './live-board.ts';
import { onFirstIntent } from './on-first-intent.ts';
import { problemsOf } from './problems.ts';
import { shownQuestion } from './questions.ts';
import { SlowUpdates } from './slow-updates.ts';
import { figureTools } from './tools.ts';
import { spokenVerdict } from './verdict-markup.ts';

type Comparison = Awaited<ReturnType<typeof loadComparison>>;

const hintName = ({ tool, game }: BoardState): string => `${tool} ${game.mode}`;

export class BoardController implements LiveBoard {
  readonly root: HTMLElement;
  readonly state: BoardState;
  readonly text: BoardText;
  readonly #address: GameAddress;
  readonly #view: BoardView;
  readonly #fieldLayer: BoardFieldLayer;
  readonly #slow: SlowUpdates;
  #boardAsTable: BoardAsTable | undefined;
  /** The tool and mode of the hint shown; the page renders the first one. */
  #shownHint = '';
  readonly #signal: AbortSignal;
  readonly #offers: BoardOffers;
  /** The square of the probe: the one under the pointer or, while a painting tool is chosen, the one of the cursor. */
  #hovered: string | undefined;
  #comparison: Comparison | undefined;
  /** The verdict last announced to screen readers. */
  #announced: { readonly game: BoardState['game']; readonly rules: BoardRules | undefined; readonly spoken: string } | undefined;

  constructor(root: HTMLElement, state: BoardState, signal: AbortSignal) {
    this.root = root;
    this.state = state;
    this.#signal = signal;
    this.text = new BoardText(root, signal);
    this.#view = new BoardView(root, signal);
    this.#fieldLayer = new BoardFieldLayer(this.#view);
    this.#slow = new SlowUpdates(signal);
    this.#address = new GameAddress(root, state, signal);
    this.#offers = new BoardOffers(state, this.text, signal);
  }

  start(): void {
    const { root, state } = this;
    const signal = this.#signal;
    state.listen((message) => this.#show(message));
    this.#view.svg.setAttribute('role', 'application');
    listenToPointer(this.#view, this, signal);
    listenToKeys(this, signal);
    listenToForms(this, signal);
    if (state.compare !== undefined) void this.#startComparison();
    // Screens below 52rem (832px), as in `toolbar-verdict.css`, have the verdict above the toolbar too.
    if (innerWidth < 832) void loadToolbarVerdict().then(({ showToolbarVerdict }) => showToolbarVerdict(root, signal));
    root.addEventListener('click', (event) => void this.#clicked(event), { signal });
    const openChangedAddress = (): void => {
      this.#address.cancel();
      void this.openAddress();
    };
    addEventListener('hashchange', openChangedAddress, { signal });
    root.querySelector('details.board-as-table')?.addEventListener('toggle', () => void this.#showBoardAsTable(), { signal });
    this.markAddressed();
    this.#shownHint = hintName(state);
    this.#show(undefined);
    onFirstIntent(root, signal, () => {
      void this.setEdition(state.edition);
      void this.#listPresets();
    });
  }

  async openAddress(): Promise<void> {
    // A hash with `~` is a link to a position (`link.ts`); any other is an anchor of the page.
    if (!location.hash.includes('~') && !location.search.includes('map=')) return;
    const { openAddress } = await loadAddress();
    await openAddress(this);
  }

  async #listPresets(): Promise<void> {
    const select = this.root.querySelector<HTMLSelectElement>('select[name=preset]');
    if (select !== null) await (await loadPresets()).fillPresets(select, this.#signal);
  }

  async setEdition(edition: string): Promise<BoardRules | undefined> {
    const { state, root } = this;
    state.edition = edition;
    if (state.rules?.edition === edition) return state.rules;
    try {
      const { compare } = state;
      const [rules, comparedRules] = await Promise.all([
        loadRules(edition, root.dataset),
        compare === undefined || state.comparedRules?.edition === compare ? state.comparedRules : loadRules(compare, root.dataset),
        compare === undefined ? undefined : this.#startComparison(),
      ]);
      // Another edition was chosen meanwhile, or this one was requested twice and its rules are in force.
      if (state.edition !== edition || this.#signal.aborted || state.rules?.edition === edition) return state.rules;
      const isChange = state.rules !== undefined;
      if (state.compare === compare) state.comparedRules = comparedRules;
      state.applyRules(rules);
      root.dataset.edition = edition;
      root.dataset.ready = '';
      if (isChange) state.report(`Edition ${this.editionTitle(edition)}`);
      else this.#show(undefined);
    } catch {
      state.refuse('The rules could not be loaded. The verdict shown is the last one.');
    }
    return state.rules;
  }

  async compare(edition: string): Promise<void> {
    const { compareWith } = await this.#startComparison();
    await compareWith(this, edition);
  }

  /** The first call also makes the buttons of the errata lab work. */
  async #startComparison(): Promise<Comparison> {
    const comparison = await loadComparison();
    if (this.#comparison === undefined) comparison.listenToLabExamples(this, this.#signal);
    this.#comparison = comparison;
    return comparison;
  }

  editionTitle(edition: string): string {
    const options = [...this.root.querySelectorAll<HTMLOptionElement>('select[name=edition] option, select[name=compare] option')];
    return options.find(({ value }) => value === edition)?.textContent ?? edition;
  }

  markAddressed(): void {
    this.#address.mark();
  }

  async #showHint(): Promise<void> {
    const name = hintName(this.state);
    if (name === this.#shownHint) return;
    this.#shownHint = name;
    const { hintOf } = await loadHints();
    this.text.showHint(hintOf(this.state.tool, this.state.game.mode));
  }

  async #showBoardAsTable(): Promise<void> {
    const { BoardAsTable: Table } = await loadBoardAsTable();
    this.#boardAsTable ??= new Table(this.root, this.state, this.#signal);
    this.#boardAsTable.show(this.state.position);
  }

  #show(message: Message | undefined): void {
    const { state, root } = this;
    const { game, isDragging, rules } = state;
    this.#view.drawGame(state);
    this.#boardAsTable?.show(state.position);
    void this.#showHint();
    this.text.showName(game.name);
    showForms(root, state);
    if (!isDragging) this.#address.updateIfChanged();
    const spoken = rules === undefined ? '' : this.#showVerdict(rules);
    if (message === undefined) return;
    const isNew = spoken !== '' && (this.#announced?.game !== game || this.#announced.rules !== rules || this.#announced.spoken !== spoken);
    if (isNew) this.#announced = { game, rules, spoken };
    this.text.showMessage(message, isNew ? spoken : '');
  }

  #showVerdict(rules: BoardRules): string {
    const { state, root } = this;
    const { game, isDragging } = state;
    // The stylesheet shows controls by `data-mode`; a loaded position may have another mode.
    if (root.dataset.mode !== game.mode) root.dataset.mode = game.mode;
    const question = shownQuestion(game, rules.edition);
    const verdict = rules.judge(question);
    const problems = problemsOf(game, rules.edition, rules.judge);
    this.#view.showLine(question, verdict);
    this.#view.showProblems(problems);
    if (isDragging) this.#view.showMarks(undefined);
    const updates = [
      this.text.showVerdict(question, verdict, rules.titles, problems, isDragging),
      () => this.#view.showMarks(verdict),
      ...this.#fieldLayer.updates(game, rules.edition, rules.judge),
    ];
    if (isDragging) this.#slow.schedule(updates);
    else this.#slow.runNow(updates);
    const compared = this.#comparison?.showComparison(this, question, verdict);
    this.#clearProbe();
    // The probe of the cursor follows the search for offers, which is delayed and does not run during a drag.
    this.#offers.update(rules, () => this.#hoverCursor());
    return compared ?? spokenVerdict(question, verdict);
  }

  /** With a painting tool, shows the probe of the cursor's square, as if the pointer were over it. */
  #hoverCursor(): void {
    const { tool, cursor } = this.state;
    if (!figureTools.has(tool)) this.hover(squareName(cursor));
  }

  async #clicked({ target }: Event): Promise<void> {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-flip], [data-roll], [data-copy-as]') : null;
    if (button === null) return;
    const { state } = this;
    const { flip, roll, copyAs } = button.dataset;
    if (flip !== undefined) this.#offers.applyOffer(Number(flip));
    if (roll !== undefined) state.set({ brokeAway: button.classList.contains('yes') }, `Rolled ${roll}`);
    if (copyAs !== undefined) await (await loadCopy()).copyBoard(copyAs, this.root, state, () => this.#address.write(), this.#signal);
  }

  hover(square: string | undefined): void {
    if (square === this.#hovered) return;
    if (square === undefined) this.#clearProbe();
    else void this.#probe(square);
  }

  #clearProbe(): void {
    this.#hovered = undefined;
    this.#view.showProbe('');
    this.text.showProbe('');
  }

  async #probe(square: string): Promise<void> {
    this.#hovered = square;
    const { probe } = await loadProbe();
    const { state } = this;
    const { rules } = state;
    if (rules === undefined || this.#hovered !== square || state.isDragging || this.#signal.aborted) return;
    const { drawing, text } = probe(state.game, rules.edition, rules.judge, rules.titles, square);
    this.#view.showProbe(drawing);
    this.text.showProbe(text);
  }
}
