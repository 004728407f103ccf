import type { Edition } from './question.ts';

/** How restrictive a line or a step is. */
export type Label = 'clear' | 'hindered' | 'blocked';

type OfEdition = { readonly edition: Edition };

type AdjacentVerdict = OfEdition & { readonly adjacent: boolean };
export type LineOfFireVerdict = OfEdition & {
  readonly lineOfFire: Label;
  readonly defenseModifier: 0 | 1;
  readonly direct: boolean;
  readonly range: number;
  readonly crossed: readonly string[];
  readonly corners: readonly { readonly between: readonly [string, string] }[];
};
export type VisibilityVerdict = OfEdition & { readonly squares: Readonly<Record<string, Label>> };
export type ReachVerdict = OfEdition & { readonly reach: Readonly<Record<string, number>>; readonly mustBreakAway: boolean };
export type PathVerdict = OfEdition & { readonly legal: boolean; readonly stopsAt?: string };
type BreakAwayVerdict = OfEdition & { readonly succeeds: boolean };
export type KnockBackVerdict = OfEdition & { readonly path: readonly string[]; readonly endsAt: string; readonly knockBackDamage: number };
type CombatValueVerdict = OfEdition & { readonly value: number };

/** A verdict in the shape of schemas/verdict.schema.json, without `because`. */
export type Verdict =
  | AdjacentVerdict
  | LineOfFireVerdict
  | VisibilityVerdict
  | ReachVerdict
  | PathVerdict
  | BreakAwayVerdict
  | KnockBackVerdict
  | CombatValueVerdict;
