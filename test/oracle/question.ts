/** The questions of the judge that the oracle answers, in the shapes of schemas/question.schema.json. It does not validate them. */

export type Edition = 'original' | '2014' | 'current';
type MapKind = 'outdoor' | 'indoor' | 'indoor/outdoor';
export type Size = 'standard' | 'tiny' | 'great';
type ObjectKind = 'light' | 'heavy' | 'immobile' | 'ultra-light' | 'ultra-heavy';

export type MapInput = {
  readonly kind: MapKind;
  readonly columns: number;
  readonly rows: number;
  readonly hindering?: readonly string[];
  readonly water?: readonly string[];
  readonly blocking?: readonly string[];
  readonly debris?: readonly string[];
  readonly interior?: readonly string[];
  readonly elevation?: Readonly<Record<string, readonly string[]>>;
  readonly walls?: readonly string[];
  readonly stairs?: readonly string[];
  readonly starts?: Readonly<Record<string, readonly string[]>>;
};

export type DialClick = { readonly speed: number; readonly attack: number; readonly defense: number; readonly damage: number };

export type CharacterInput = {
  readonly id: string;
  readonly player: string;
  readonly at: string | readonly string[];
  readonly points?: number;
  readonly range?: number;
  readonly targets?: number;
  readonly dial?: readonly DialClick[];
  readonly click?: number;
  readonly tokens?: number;
  readonly size?: Size;
  readonly abilities?: readonly string[];
  readonly holds?: string;
};

export type ObjectInput = { readonly id: string; readonly kind: ObjectKind; readonly at?: string };

/** A bare square, or a character with its size and its whole base. */
export type EndInput = string | { readonly character: string };

type InEdition = { readonly edition?: Edition };
type Scene = { readonly map: MapInput; readonly characters?: readonly CharacterInput[]; readonly objects?: readonly ObjectInput[] };
type SceneWithCharacters = {
  readonly map: MapInput;
  readonly characters: readonly CharacterInput[];
  readonly objects?: readonly ObjectInput[];
};
type Moving = SceneWithCharacters & { readonly character: string; readonly speed?: number; readonly brokeAway?: boolean };

type AdjacentQuestion = InEdition & {
  readonly ask: 'adjacent';
  readonly map: MapInput;
  readonly characters?: readonly CharacterInput[];
  readonly between: readonly [string, string];
};
export type LineOfFireQuestion = InEdition & Scene & { readonly ask: 'line-of-fire'; readonly from: EndInput; readonly to: EndInput };
type VisibilityQuestion = InEdition & Scene & { readonly ask: 'visibility'; readonly from: EndInput };
export type ReachQuestion = InEdition & Moving & { readonly ask: 'reach' };
export type PathQuestion = InEdition & Moving & { readonly ask: 'path'; readonly path: readonly string[] };
type BreakAwayQuestion = InEdition & { readonly ask: 'break-away'; readonly roll: number; readonly bonus?: number };
export type KnockBackQuestion = InEdition &
  SceneWithCharacters & { readonly ask: 'knock-back'; readonly attacker: string; readonly target: string; readonly damageTaken: number };

export type Replacement = ({ readonly set: number } | { readonly half: true } | { readonly double: true }) & { readonly locked?: true };
export type CombatValueQuestion = InEdition & {
  readonly ask: 'combat-value';
  readonly value: 'speed' | 'attack' | 'defense' | 'damage' | 'range';
  readonly printed: number;
  readonly replacements: readonly Replacement[];
  readonly modifiers: readonly number[];
  readonly minimum?: number;
};

export type Question =
  | AdjacentQuestion
  | LineOfFireQuestion
  | VisibilityQuestion
  | ReachQuestion
  | PathQuestion
  | BreakAwayQuestion
  | KnockBackQuestion
  | CombatValueQuestion;
