/** A game whose characters have powers and abilities, for random games. */

import type { Game } from '../../engine/game/game.ts';
import type { GameRules } from '../../engine/game/rules.ts';
import type { State } from '../../engine/game/state.ts';
import type { Rules } from '../../engine/kernel/rules.ts';
import { newGame, randomGameQuestion } from './random-game.ts';

const POWERS = [
  { speed: 'charge', defense: 'toughness' },
  { speed: 'phasing-teleport', defense: 'super-senses', damage: 'probability-control' },
  { speed: 'running-shot', attack: 'telekinesis', damage: 'outwit' },
  { speed: 'flurry', defense: 'mastermind', damage: 'perplex' },
  { speed: 'force-blast', defense: 'regeneration' },
  { speed: 'stealth', defense: 'invulnerability', damage: 'perplex' },
] as const;
const ABILITIES = [['flight'], ['team-wayfarers'], ['carry', 'team-bell-ringers'], ['team-lamplighters'], ['movement-hindering']];

type Dial = NonNullable<(typeof randomGameQuestion)['characters'][number]['dial']>;

/** A dial with powers on its first four clicks. */
function withPowers([first, ...rest]: Dial, powers: object): Dial {
  return [{ ...first, powers }, ...rest.map((click, k) => (k < 3 ? { ...click, powers } : click))];
}

export function gameWithPowers(gameRules: GameRules, boardRules: Rules): { readonly game: Game; readonly first: State } {
  const characters = randomGameQuestion.characters.map((character, index) => ({
    ...character,
    points: 50 + 10 * (index % 4),
    abilities: ABILITIES[index % ABILITIES.length] ?? [],
    ...(character.dial === undefined ? {} : { dial: withPowers(character.dial, POWERS[index % POWERS.length] ?? {}) }),
  }));
  return newGame(gameRules, boardRules, { ...randomGameQuestion, characters });
}
