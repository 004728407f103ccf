/**
 * A bot's estimate of a side's position. It is no rule of the game: it reads what a state shows, and counts missing fields and steps as 0.
 */
import { isRecord } from '../base/json.ts';
import { type CharacterInState, charactersOf, type Game, type State, stateShown, stepsBetween } from '../index.ts';

/**
 * What one victory point, click, action token and step to the nearest opponent are worth, in victory points. Clicks count from the start of
 * a dial: more are worse. The values are estimates: an attack is worth its token but seldom a click of pushing damage, and so is a move.
 */
const WEIGHTS = { score: 1, click: 9, token: 0.5, step: 1 } as const;

export function worth(game: Game, state: State, player: number): number {
  const shown = stateShown(game, state);
  const characters = charactersOf(game, state);
  let sum = WEIGHTS.score * lead(shown.score, game, player);
  for (const [index, id] of (game.ids.character ?? []).entries()) {
    const character = characters[index];
    const fields = fieldOf(shown.characters, id);
    const losses = WEIGHTS.click * numberIn(fields, 'click') + WEIGHTS.token * numberIn(fields, 'tokens');
    if (character?.player === player) sum -= losses + WEIGHTS.step * stepsToNearest(game, state, character, characters);
    else sum += losses;
  }
  return sum;
}

function lead(score: unknown, game: Game, player: number): number {
  const points = (game.ids.player ?? []).map((id) => numberIn(score, id));
  const others = points.filter((_, other) => other !== player);
  return (points[player] ?? 0) - Math.max(0, ...others);
}

const fieldOf = (value: unknown, name: string): unknown => (isRecord(value) ? value[name] : undefined);

function numberIn(fields: unknown, name: string): number {
  const value = fieldOf(fields, name);
  return typeof value === 'number' ? value : 0;
}

/** Steps from a character to the nearest one of another player; 0 if it is off the map, or no way leads to one. */
function stepsToNearest(
  game: Game,
  state: State,
  { player, squares: [here] }: CharacterInState,
  characters: readonly CharacterInState[],
): number {
  if (here === undefined) return 0;
  const steps = characters.flatMap(({ player: other, squares: [there] }) =>
    other === player || there === undefined ? [] : (stepsBetween(game, state, here, there) ?? []),
  );
  return steps.length === 0 ? 0 : Math.min(...steps);
}
