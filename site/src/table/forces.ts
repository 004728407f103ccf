/** Forces to play with, of characters of our own. */
import list from './forces.json';

type Click = { readonly speed: number; readonly attack: number; readonly defense: number; readonly damage: number };

export interface ForceCharacter {
  readonly name: string;
  readonly points: number;
  readonly range: number;
  readonly targets: number;
  readonly dial: readonly Click[];
}

export interface Force {
  readonly id: string;
  readonly title: string;
  readonly says: string;
  readonly characters: readonly ForceCharacter[];
}

export const forces: readonly Force[] = list;

/** What every force costs together: the build total of a game. */
export const BUILD_TOTAL = 300;
