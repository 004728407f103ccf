/** `<rule-board>`: brings the board that the page rendered to life. It asks the engine and shows what the engine says. */

import { BoardField } from './board-field.ts';
import { listenToForms, showForms } from './board-forms.ts';
import { listenToKeys } from './board-keys.ts';
import { listenToPointer } from './board-pointer.ts';
import { BoardView } from './board-view.ts';
import { readGame } from './game.ts';
import type { Judge } from './judge.ts';
import { whenNear } from './near.ts';
import { questionOf } from './questions.ts';
import { Session } from './session.ts';
import { squareName } from './squares.ts';
import { spokenVerdict, type Titles } from './verdict-markup.ts';

interface Rules {
  readonly judge: Judge;
  readonly titles: Titles;
}

class RuleBoard extends HTMLElement {
  #session: Session | undefined;
  #view: BoardView | undefined;
  #field: BoardField | undefined;
  #rules: Rules | undefined;
  /** The rules that the board is compared with, on the errata lab. */
  #others: Rules | undefined;
  #wanted = '';
  #hovered: string | undefined;
  #pause: ReturnType<typeof setTimeout> | undefined;

  connectedCallback(): void {
    if (this.#session === undefined) this.#wake();
  }

  /** The controls come to life; the engine is fetched when a hand comes near. */
  #wake(): void {
    const start = readGame(JSON.parse(this.dataset.question ?? 'null'));
    if (start === undefined) return;
    const session = new Session(start, (said) => this.#show(said));
    const view = new BoardView(this);
    this.#session = session;
    this.#view = view;
    this.#field = new BoardField(view);
    if (start.mode === 'moving') session.tool = 'walk';
    view.svg.setAttribute('role', 'application');
    listenToPointer(view, session, (square) => this.#hover(square));
    listenToKeys(this, session, (words) => this.#say(words));
    listenToForms(this, session, (edition, name) => void (name === 'compare' ? this.#compare(edition) : this.#play(edition)));
    this.addEventListener('click', (event) => void this.#clicked(event));
    this.#show('');
    whenNear(this, () => void this.#play(this.#edition));
    this.dataset.awake = '';
    if (location.hash.includes('~')) void this.#openLink();
    else void this.#openMap();
    addEventListener('hashchange', () => void this.#openLink());
    document.addEventListener('click', (event) => void this.#openExample(event));
  }

  /** The edition whose rules are on their way, or there. */
  get #edition(): string {
    return this.#wanted === '' ? (this.dataset.edition ?? '') : this.#wanted;
  }

  async #openLink(): Promise<void> {
    if (!location.hash.includes('~') || this.dataset.links === undefined) return;
    const { openLink } = await import('./board-links.ts');
    await this.#play(this.#edition);
    if (this.#session === undefined || this.#rules === undefined) return;
    const opened = await openLink(location.hash, this.#rules.judge, this.dataset.edition ?? '', this.dataset.digest ?? '');
    if (opened === undefined) return;
    this.#notice(opened.notice);
    if (opened.game !== undefined) {
      this.#session.load(opened.game, 'Position from the link');
      if (opened.edition !== undefined && opened.edition !== this.dataset.edition) await this.#play(opened.edition);
    }
  }

  /** On the errata lab, examples beside the board are laid on it. */
  async #openExample(event: MouseEvent): Promise<void> {
    const link = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-position]') : null;
    if (link === null || this.dataset.compare === undefined) return;
    const answer = await fetch(link.dataset.position ?? '');
    const game = answer.ok ? readGame(await answer.json()) : undefined;
    if (game === undefined) return;
    this.#session?.load(game, link.textContent ?? '');
    await this.#play(link.dataset.edition ?? this.dataset.edition ?? '');
    if (link.dataset.before !== undefined) await this.#compare(link.dataset.before);
    for (const [name, value] of [
      ['edition', this.dataset.edition],
      ['compare', this.dataset.compare],
    ] as const) {
      const select = this.querySelector<HTMLSelectElement>(`select[name=${name}]`);
      if (select !== null) select.value = value ?? '';
    }
    this.scrollIntoView({ block: 'start' });
    this.querySelector<SVGElement>('.cursor')?.focus({ preventScroll: true });
  }

  /** `?map=` names one of our maps. */
  async #openMap(): Promise<void> {
    const map = new URLSearchParams(location.search).get('map') ?? '';
    if (this.dataset.links === undefined || !/^[a-z0-9-]{1,40}$/.test(map)) return;
    const answer = await fetch(`/boards/positions/map-${map}.json`);
    const game = answer.ok ? readGame(await answer.json()) : undefined;
    if (game === undefined) this.#notice(`There is no map "${map}".`);
    else this.#session?.load({ ...game, mode: this.#session.game.mode }, 'Map opened');
    await this.#play(this.#edition);
  }

  #notice(words: string): void {
    const notice = this.querySelector<HTMLElement>('.notice');
    if (notice === null) return;
    notice.textContent = words;
    notice.hidden = words === '';
  }

  /** Fetches an edition's rules and judges the board by them from now on. */
  async #play(edition: string): Promise<void> {
    this.#wanted = edition;
    if (this.#rules !== undefined && this.dataset.edition === edition) return;
    try {
      const { compare } = this.dataset;
      const [rules, others] = await Promise.all([this.#rulesOf(edition), compare === undefined ? undefined : this.#rulesOf(compare)]);
      if (this.#wanted !== edition) return;
      const another = this.#rules !== undefined;
      // Asked for twice before it came.
      if (another && this.dataset.edition === edition) return;
      this.#rules = rules;
      this.#others = others;
      this.dataset.edition = edition;
      const select = this.querySelector<HTMLSelectElement>('select[name=edition]');
      if (select !== null) select.value = edition;
      this.dataset.ready = '';
      this.#show(another ? `Edition ${edition}` : '');
    } catch {
      this.#say('The rules could not be fetched. The verdict shown is the last one.');
    }
  }

  async #rulesOf(edition: string): Promise<Rules> {
    const [{ judgeOf }, { titlesOf }] = await Promise.all([import('./judge.ts'), import('./titles.ts')]);
    const prefix = ['2014', 'original'].includes(edition) ? `/${edition}` : '';
    const [judge, titles] = await Promise.all([judgeOf(edition), titlesOf(this.dataset.titles ?? '', prefix)]);
    return { judge, titles };
  }

  /** Compares with another edition from now on. */
  async #compare(edition: string): Promise<void> {
    this.dataset.compare = edition;
    this.#others = await this.#rulesOf(edition);
    this.#show(`Compared with edition ${edition}`);
  }

  #show(said: string): void {
    if (this.#session === undefined || this.#view === undefined) return;
    this.#view.drawGame(this.#session);
    showForms(this, this.#session);
    if (this.#rules === undefined) return;
    const { game } = this.#session;
    // An example of another kind was laid on the board: controls that it has no use of go.
    if (this.dataset.mode !== game.mode) this.dataset.mode = game.mode;
    const edition = this.dataset.edition ?? '';
    const { judge, titles } = this.#rules;
    const question = questionOf(game, edition);
    const verdict = judge(question);
    const { drafting } = this.#session;
    this.#view.showVerdict(question, verdict, titles, drafting);
    this.#field?.show(game, edition, judge, drafting);
    if (this.#others !== undefined) {
      const other = questionOf(game, this.dataset.compare ?? '');
      this.#view.showVersus(other, this.#others.judge(other), this.#others.titles);
    }
    this.#view.showProbe('', '');
    if (said !== '') this.#say(`${said}. ${spokenVerdict(question, verdict)}`);
    if (this.#sought?.game !== game || this.#sought.rules !== this.#rules) {
      // What would have changed the last position is no offer for this one.
      this.#flips = [];
      this.#sought = undefined;
      this.#view.showExtras(undefined);
    }
    // While a hand is moving, only the verdict itself keeps up with it.
    clearTimeout(this.#pause);
    if (!drafting) this.#pause = setTimeout(() => void this.#showExtras(), 60);
  }

  async #showExtras(): Promise<void> {
    const { extrasOf } = await import('./extras.ts');
    const [session, rules] = [this.#session, this.#rules];
    if (session === undefined || rules === undefined || session.drafting) return;
    if (this.#sought === undefined) {
      const sought = { game: session.game, rules };
      this.#sought = sought;
      const extras = await extrasOf(sought.game, this.dataset.edition ?? '', rules.judge, () => this.#sought === sought);
      if (this.#sought !== sought) return;
      this.#flips = extras.flips;
      this.#view?.showExtras(extras.markup);
    }
    if (session.tool !== 'move' && session.tool !== 'walk') this.#hover(squareName(session.cursor));
  }
  /** The position whose extras are shown or on their way. */
  #sought: { readonly game: Session['game']; readonly rules: Rules } | undefined;
  #flips: readonly { readonly says: string; readonly game: Session['game'] }[] = [];

  async #clicked({ target }: Event): Promise<void> {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-flip], [data-roll], [data-copy-as]') : null;
    const session = this.#session;
    if (button === null || session === undefined) return;
    const { flip, roll, copyAs } = button.dataset;
    const chosen = flip === undefined ? undefined : this.#flips[Number(flip)];
    if (chosen !== undefined) session.commit(chosen.game, chosen.says);
    if (roll !== undefined) session.set({ brokeAway: button.classList.contains('yes') }, `Rolled ${roll}`);
    if (copyAs === undefined) return;
    const { copyBoard } = await import('./board-copy.ts');
    this.#say(await copyBoard(copyAs, this, session.game, this.dataset.edition ?? '', this.dataset.digest ?? ''));
  }

  #hover(square: string | undefined): void {
    if (square === this.#hovered) return;
    this.#hovered = square;
    void this.#probe(square);
  }

  async #probe(square: string | undefined): Promise<void> {
    const session = this.#session;
    if (session === undefined || this.#rules === undefined) return;
    if (square === undefined) {
      this.#view?.showProbe('', '');
      return;
    }
    const { probe } = await import('./probe.ts');
    if (this.#hovered !== square || session.drafting) return;
    const { drawing, words } = probe(session.game, this.dataset.edition ?? '', this.#rules.judge, this.#rules.titles, square);
    this.#view?.showProbe(drawing, words);
  }

  #say(words: string): void {
    const status = this.querySelector('[role=status]');
    if (status !== null) status.textContent = words;
  }
}

customElements.define('rule-board', RuleBoard);
