import { capabilitiesOf, type Game, type ShownCapability, type State, stateShown } from '../../../engine/index.ts';
import { type Fields, fieldsOf, listOf, numberOf, textOf, textsOf } from '../base/json.ts';
import { characterIn } from './set-up.ts';

export interface TableFigure {
  readonly name: string;
  /** Its number among the characters of the game. */
  readonly number: number;
  /** The number of its player, from 0. */
  readonly seat: number;
  /** Its squares; none when it is off the map. */
  readonly at: readonly string[];
  /** Counted from 1. */
  readonly click: number;
  readonly tokens: number;
  readonly isDefeated: boolean;
  readonly points: number;
  readonly range: number;
  /** How many targets one ranged attack may have. */
  readonly targets: number;
  readonly dial: readonly Fields[];
  /** Powers of its click, abilities, and what effects give it. */
  readonly powers: readonly ShownCapability[];
}

export function figuresOf(game: Game, state: State, question: Fields): readonly TableFigure[] {
  const characters = fieldsOf(stateShown(game, state).characters);
  const players = textsOf(question.players);
  return (game.ids.character ?? []).map((name, number) => {
    const stateFields = fieldsOf(characters[name]);
    const questionFields = characterIn(question, name);
    const at = textOf(stateFields.at);
    return {
      name,
      number,
      seat: players.indexOf(textOf(questionFields.player) ?? ''),
      at: at === undefined ? textsOf(stateFields.at) : [at],
      click: numberOf(stateFields.click) ?? 1,
      tokens: numberOf(stateFields.tokens) ?? 0,
      isDefeated: stateFields.defeated === true,
      points: numberOf(questionFields.points) ?? 0,
      range: numberOf(questionFields.range) ?? 0,
      targets: numberOf(questionFields.targets) ?? 1,
      dial: listOf(questionFields.dial).map(fieldsOf),
      powers: capabilitiesOf(game, state, number),
    };
  });
}

export function gameStatusOf(
  game: Game,
  state: State,
): {
  readonly round: number;
  readonly actionsLeft: number | undefined;
  readonly score: (player: string) => number;
} {
  const { round, actionsLeft, score } = fieldsOf(stateShown(game, state));
  return {
    round: numberOf(round) ?? 1,
    actionsLeft: numberOf(actionsLeft),
    score: (player) => numberOf(fieldsOf(score)[player]) ?? 0,
  };
}
