/** The figures of a game as the state has them. */
import { capabilitiesOf, type Game, type ShownCapability, type State, stateOf } from '../../../engine/index.ts';
import { type Fields, fieldsOf, listOf, numberOf, textOf, textsOf } from '../boards/json.ts';
import { characterIn } from './set-up.ts';

export interface TableFigure {
  readonly name: string;
  /** Its number among the characters of the game. */
  readonly number: number;
  /** The number of its player. */
  readonly seat: number;
  /** Its squares; none when it is off the map. */
  readonly at: readonly string[];
  /** Counted from 1. */
  readonly click: number;
  readonly tokens: number;
  readonly defeated: boolean;
  readonly points: number;
  readonly range: number;
  readonly targets: number;
  readonly dial: readonly Fields[];
  /** Powers of its click, abilities, and what effects give it. */
  readonly powers: readonly ShownCapability[];
}

export function figuresOf(game: Game, state: State, question: Fields): readonly TableFigure[] {
  const characters = fieldsOf(stateOf(game, state).characters);
  const players = textsOf(question.players);
  return (game.ids.character ?? []).map((name, number) => {
    const shown = fieldsOf(characters[name]);
    const written = characterIn(question, name);
    const at = textOf(shown.at);
    return {
      name,
      number,
      seat: players.indexOf(textOf(written.player) ?? ''),
      at: at === undefined ? textsOf(shown.at) : [at],
      click: numberOf(shown.click) ?? 1,
      tokens: numberOf(shown.tokens) ?? 0,
      defeated: shown.defeated === true,
      points: numberOf(written.points) ?? 0,
      range: numberOf(written.range) ?? 0,
      targets: numberOf(written.targets) ?? 1,
      dial: listOf(written.dial).map(fieldsOf),
      powers: capabilitiesOf(game, state, number),
    };
  });
}

/** The facts of the game itself: round, whose turn, actions left, points of each player. */
export function standingOf(
  game: Game,
  state: State,
): {
  readonly round: number;
  readonly actionsLeft: number | undefined;
  readonly score: (player: string) => number;
} {
  const { round, actionsLeft, score } = fieldsOf(stateOf(game, state));
  return {
    round: numberOf(round) ?? 1,
    actionsLeft: numberOf(actionsLeft),
    score: (player) => numberOf(fieldsOf(score)[player]) ?? 0,
  };
}
