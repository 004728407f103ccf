/** Forces to play with, of characters of our own. */
import forceList from './forces.json';

/** The power in the slot of each combat value, by its id. */
type Powers = { readonly speed?: string; readonly attack?: string; readonly defense?: string; readonly damage?: string };
type Click = {
  readonly speed: number;
  readonly attack: number;
  readonly defense: number;
  readonly damage: number;
  readonly powers: Powers;
};

export interface ForceCharacter {
  readonly name: string;
  readonly points: number;
  readonly range: number;
  readonly targets: number;
  /** Combat and team abilities, by their ids. */
  readonly abilities: readonly string[];
  readonly dial: readonly Click[];
}

export interface Force {
  readonly id: string;
  readonly title: string;
  readonly says: string;
  readonly characters: readonly ForceCharacter[];
}

export const forces: readonly Force[] = forceList;

/** The points of the characters of each force together: the build total of a game. */
export const BUILD_TOTAL = 300;

/** The pack that has the powers of these forces. */
export const TABLE_PACK = 'standard';
