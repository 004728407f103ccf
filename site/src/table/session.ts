/** A game on the table: its set-up, the answers so far with the states they led to, and how many of them lead to the state shown. */
import {
  type Answer,
  apply,
  type Departure,
  type Engine,
  type Event,
  type Game,
  type OpenGame,
  type Played,
  playerRequestOf,
  replayGame,
  type SavedGame,
  type State,
  type Statement,
  type Trace,
  traceOf,
} from '../../../engine/index.ts';
import { type Fields, fieldsOf, listOf, textOf } from '../base/json.ts';
import { GameError } from '../games/game-error.ts';
import { readAnswer, readTrace } from './read-answer.ts';
import { type PlayerKind, playerKinds } from './set-up.ts';

/** The limit for a saved game, above the length of any real one. */
const MOST_ANSWERS = 20_000;

export interface Roll {
  readonly dice: readonly number[];
  /** The purpose, such as `attack`. */
  readonly for: string;
  readonly announcement: Statement | undefined;
}

export interface Step {
  readonly answer: Answer;
  readonly by: PlayerKind | undefined;
  /** The state after the answer. */
  readonly state: State;
  readonly roll: Roll | undefined;
  readonly events: readonly Event[];
  readonly trace: Trace;
}

export interface SavedTable extends Required<SavedGame> {
  readonly game: Fields;
  /** Who decides for each player, in the order of the players. Stored games and links have the field under the name `pilots`. */
  readonly pilots: readonly PlayerKind[];
}

export class Session {
  readonly question: Fields;
  readonly kindByPlayer: readonly PlayerKind[];
  /** The game on the map where it began; `gameAt` returns the one on the map of a state. */
  readonly game: Game;
  /** What happened before the first request. */
  readonly opening: readonly Event[];
  readonly #opened: OpenGame;
  #steps: readonly Step[] = [];
  #shownAnswerCount = 0;

  /** Fails with a {@link GameError} for a set-up that the engine refuses. */
  constructor(engine: Engine, question: Fields, kindByPlayer: readonly PlayerKind[]) {
    const opened = engine.open(question);
    if ('error' in opened) throw new GameError(`This game cannot be set up: ${opened.error.message}.`);
    this.question = question;
    this.kindByPlayer = kindByPlayer;
    this.game = opened.game;
    this.#opened = opened;
    this.opening = opened.events;
  }

  get rulesDigest(): string {
    return this.#opened.first.rulesDigest;
  }

  get state(): State {
    return this.stateAfter(this.#shownAnswerCount);
  }

  /** All answers, those after the state shown too. */
  get steps(): readonly Step[] {
    return this.#steps;
  }

  get shownAnswerCount(): number {
    return this.#shownAnswerCount;
  }

  get isBeingSetUp(): boolean {
    return this.#isBeingSetUpAfter(this.#shownAnswerCount);
  }

  #isBeingSetUpAfter(answerCount: number): boolean {
    const isEnd = ({ type }: Event): boolean => type === 'set-up-ended';
    return this.question.setUp === true && !this.#steps.slice(0, answerCount).some(({ events }) => events.some(isEnd));
  }

  /** During the set-up, answers a person's requests as long as each has a single legal option. */
  answerForcedRequests(): void {
    let only = this.#onlyAnswerAfter(this.#shownAnswerCount);
    while (this.decidingKind === 'person' && only !== undefined && this.answer(only)) only = this.#onlyAnswerAfter(this.#shownAnswerCount);
  }

  /** After `answerCount` answers: the answer to a set-up request with a single legal option; undefined for any other request. */
  #onlyAnswerAfter(answerCount: number): Answer | undefined {
    const request = this.#isBeingSetUpAfter(answerCount) ? playerRequestOf(this.game, this.stateAfter(answerCount)) : undefined;
    if (request?.kind !== 'offer' || request.may) return undefined;
    const [only, another] = request.options.filter(({ refused }) => refused === undefined);
    return only === undefined || another !== undefined ? undefined : { kind: 'offer', option: only.option, self: only.self };
  }

  /** The kind of the player who decides now; undefined when the game is over. */
  get decidingKind(): PlayerKind | undefined {
    const { request } = this.state;
    return request === null ? undefined : (this.kindByPlayer[request.by] ?? 'person');
  }

  /** Answers the request of the state shown, and drops all later answers. False for an answer that is not legal. */
  answer(answer: Answer): boolean {
    const played = apply(this.game, this.state, answer);
    if ('illegal' in played) return false;
    this.#steps = [...this.#steps.slice(0, this.#shownAnswerCount), this.#stepOf(answer, played)];
    this.#shownAnswerCount += 1;
    return true;
  }

  #stepOf(answer: Answer, played: Played): Step {
    const { state, events } = played;
    return { answer, by: this.decidingKind, state, roll: this.#rollOf(this.state, answer), events, trace: traceOf(this.game, played) };
  }

  /** Gives the answers of a saved game, up to the first that is not legal. Returns where the game departs from what was saved. */
  replay(saved: Pick<SavedGame, 'answers' | 'traces'>): Departure | undefined {
    const { played, departure } = replayGame(this.#opened, saved);
    for (const [index, one] of played.entries()) {
      const answer = saved.answers[index];
      if (answer === undefined) break;
      this.#steps = [...this.#steps, this.#stepOf(answer, one)];
      this.#shownAnswerCount += 1;
    }
    return departure;
  }

  #rollOf(stateBefore: State, answer: Answer): Roll | undefined {
    const request = answer.kind === 'roll' ? playerRequestOf(this.game, stateBefore) : undefined;
    return answer.kind !== 'roll' || request?.kind !== 'roll'
      ? undefined
      : { dice: answer.dice, for: request.for, announcement: request.announcement };
  }

  stateAfter(answerCount: number): State {
    return this.#steps[answerCount - 1]?.state ?? this.#opened.first;
  }

  /**
   * The number of answers before the menu from which the action under way was chosen. Undefined if no action is under way, if the menu had
   * only one answer during the set-up, or if dice were rolled or another player decided since.
   */
  get answersBeforeMenu(): number | undefined {
    const { request, stack } = this.state;
    if (request === null) return undefined;
    for (let answerCount = this.#shownAnswerCount - 1; answerCount >= 0; answerCount--) {
      const earlier = this.stateAfter(answerCount);
      if (this.#steps[answerCount]?.answer.kind === 'roll' || earlier.request?.by !== request.by) return undefined;
      if (earlier.request.kind === 'offer' && earlier.stack.length < stack.length)
        return this.#onlyAnswerAfter(answerCount) === undefined ? answerCount : undefined;
    }
    return undefined;
  }

  /** Goes back to before the action under way. False where that is not possible. */
  cancel(): boolean {
    const { answersBeforeMenu } = this;
    if (answersBeforeMenu === undefined) return false;
    // A player who looks at an earlier step has decided nothing: the game after it stays.
    if (this.#shownAnswerCount === this.#steps.length) this.#steps = this.#steps.slice(0, answersBeforeMenu);
    this.#shownAnswerCount = answersBeforeMenu;
    return true;
  }

  showAfter(answerCount: number): void {
    this.#shownAnswerCount = Math.max(0, Math.min(answerCount, this.#steps.length));
  }

  /**
   * The number of answers before the previous (−1) or next (1) decision of a person, if any. The end of the game counts as one. During the
   * set-up, a request with a single legal option is no decision.
   */
  answersBeforeDecision(direction: -1 | 1): number | undefined {
    for (
      let answerCount = this.#shownAnswerCount + direction;
      answerCount >= 0 && answerCount <= this.#steps.length;
      answerCount += direction
    ) {
      const { request } = this.stateAfter(answerCount);
      const isOfPerson = request === null || (this.kindByPlayer[request.by] ?? 'person') === 'person';
      if (isOfPerson && this.#onlyAnswerAfter(answerCount) === undefined) return answerCount;
    }
    return undefined;
  }

  toSaved(): SavedTable {
    const [answers, traces] = [this.#steps.map(({ answer }) => answer), this.#steps.map(({ trace }) => trace)];
    return { game: this.question, pilots: this.kindByPlayer, digest: this.rulesDigest, answers, traces };
  }
}

export interface Resumed {
  readonly session: Session;
  readonly savedAnswerCount: number;
  /** Where the game first goes otherwise than it was saved. */
  readonly departure: Departure | undefined;
  /** Whether the rules are those that the game was saved under. Undefined where it does not name them. */
  readonly hasSameRules: boolean | undefined;
  /** Whether a departure that stays legal would be noticed: links have no traces, and neither have games that were saved before there were any. */
  readonly hasTraces: boolean;
}

/** Plays a saved game again, up to its first answer that is not legal or cannot be read. Fails with a {@link GameError}. */
export function replay(engine: Engine, saved: Fields): Resumed {
  const written = listOf(saved.answers);
  if (written.length > MOST_ANSWERS) throw new GameError('This game cannot be opened: it has more answers than any game.');
  const kindByPlayer = listOf(saved.pilots).map((kind) => playerKinds.find((one) => one === textOf(kind)) ?? 'person');
  const session = new Session(engine, fieldsOf(saved.game), kindByPlayer);
  const answers: Answer[] = [];
  for (const one of written) {
    const answer = readAnswer(one);
    if (answer === undefined) break;
    answers.push(answer);
  }
  const traces = listOf(saved.traces).map(readTrace);
  const departure = session.replay({ answers, traces });
  const digest = textOf(saved.digest);
  return {
    session,
    savedAnswerCount: written.length,
    departure,
    hasSameRules: digest === undefined ? undefined : session.rulesDigest.startsWith(digest),
    hasTraces: traces.length >= written.length,
  };
}
