/** Some turns of one figure: its actions, the damage between turns, and the tokens and clicks that result. The engine answers all of it. */
import { type Engine, eventFields, type PlayedGame } from '../../../engine/index.ts';
import { type Fields, fieldsOf, numberOf, textOf, textsOf } from '../base/json.ts';
import { rulesOf } from '../boards/because.ts';

/** A turn of the figure's player, and the damage that is dealt to the figure before the next. */
export interface Turn {
  readonly acts: boolean;
  readonly damage: number;
}

export interface Plan {
  readonly dial: readonly Fields[];
  /** The click on which the figure begins, from 1. */
  readonly click: number;
  readonly turns: readonly Turn[];
}

export interface TurnOutcome {
  /** The game of this turn, with its events; undefined if the engine refuses it. */
  readonly played: PlayedGame | undefined;
  /** Why the figure could not act; undefined if it could, or was to rest. */
  readonly refusal: { readonly message: string; readonly rule: string } | undefined;
  /** The clicks from the damage that follows the turn; undefined where none was dealt. */
  readonly taken: { readonly clicks: number; readonly clauses: readonly string[] } | undefined;
  /** At the end of the turn. */
  readonly tokens: number;
  /** After the damage that follows the turn. */
  readonly click: number;
  /** Whether the turn, or the damage that follows it, defeated the figure. */
  readonly isDefeated: boolean;
}

/** The path of the move action: only the square of the figure, because the board shows what an action costs, not where it leads. */
const STAYING_PATH = ['A1'];
const FIGURE = 'the figure';
/** A figure of the second player that a game needs; it does nothing. */
const OTHER = 'the other';

export function playTurns({ dial, click, turns }: Plan, edition: string, engine: Engine): readonly TurnOutcome[] {
  const outcomes: TurnOutcome[] = [];
  let figureBefore = { click, tokens: 0, isDefeated: false };
  for (const turn of turns) {
    const outcome = playTurn(dial, figureBefore, turn, edition, engine);
    outcomes.push(outcome);
    if (outcome.isDefeated) break;
    figureBefore = outcome;
  }
  return outcomes;
}

function playTurn(
  dial: readonly Fields[],
  figureBefore: { readonly click: number; readonly tokens: number },
  { acts, damage }: Turn,
  edition: string,
  engine: Engine,
): TurnOutcome {
  const owner = `${FIGURE}’s player`;
  const act = { player: owner, give: 'move', to: FIGURE, path: STAYING_PATH };
  const end = { player: owner, end: 'turn' };
  const question = {
    ask: 'play',
    edition,
    map: { kind: 'outdoor', columns: 8, rows: 1 },
    players: [owner, `${OTHER}’s player`],
    buildTotal: 100,
    characters: [
      { id: FIGURE, player: owner, at: 'A1', points: 100, dial, click: figureBefore.click, tokens: figureBefore.tokens },
      { id: OTHER, player: `${OTHER}’s player`, at: 'H1', points: 100, dial },
    ],
    dice: [],
  };
  const firstVerdict = fieldsOf(engine.judge({ ...question, actions: acts ? [act] : [] }));
  const illegal = fieldsOf(firstVerdict.illegal);
  const message = textOf(illegal.message);
  const isOver = fieldsOf(firstVerdict.state).over === true;
  const legalQuestion = { ...question, actions: [...(acts && message === undefined ? [act] : []), ...(isOver ? [] : [end])] };
  const played = engine.played(legalQuestion);
  const { state } = fieldsOf(engine.judge(legalQuestion));
  const figure = fieldsOf(fieldsOf(fieldsOf(state).characters)[FIGURE]);
  const clickAfterTurn = numberOf(figure.click) ?? figureBefore.click;
  const isDefeatedInTurn = figure.defeated === true;
  const damageTaken =
    isDefeatedInTurn || damage === 0
      ? undefined
      : takeDamage(damage, clicksUntilDefeat(dial, clickAfterTurn, edition, engine), edition, engine);
  return {
    played: played === undefined ? undefined : { ...played, events: played.events.filter((event) => !isMoveInPlace(played, event)) },
    refusal: message === undefined ? undefined : { message, rule: textOf(illegal.rule) ?? '' },
    taken: damageTaken,
    tokens: numberOf(figure.tokens) ?? 0,
    click: clickAfterTurn + (damageTaken?.clicks ?? 0),
    isDefeated: isDefeatedInTurn || damageTaken?.isDefeated === true,
  };
}

const isMoveInPlace = ({ game }: PlayedGame, event: PlayedGame['events'][number]): boolean =>
  textsOf(eventFields(game, event).path).join() === STAYING_PATH.join();

/** Turns any dial to its end: the most damage that a question about a dial may have. */
const DAMAGE_TO_END = 99;

function clicksUntilDefeat(dial: readonly Fields[], click: number, edition: string, engine: Engine): number {
  const figure = { id: FIGURE, points: 100, dial, lines: [{ colour: 'green', click, points: 100 }] };
  return numberOf(fieldsOf(engine.judge({ ask: 'dial', edition, characters: [figure], changes: [{ damage: DAMAGE_TO_END }] })).taken) ?? 0;
}

function takeDamage(
  damage: number,
  clicksLeft: number,
  edition: string,
  engine: Engine,
): NonNullable<TurnOutcome['taken']> & { readonly isDefeated: boolean } {
  const verdict = fieldsOf(engine.judge({ ask: 'damage', edition, damage, clicksLeft }));
  return {
    clicks: numberOf(verdict.taken) ?? 0,
    isDefeated: verdict.defeated === true,
    clauses: rulesOf(verdict),
  };
}
