/**
 * The capabilities of characters, a set for each of four stages: printed, possessed, used and activated (those that the character may
 * activate). A calculation of the rules makes each set but the printed one from those of earlier stages.
 */
import { setOf } from './calculation.ts';
import type { Use } from './calculation-rules.ts';
import type { CapabilityRule } from './rules.ts';
import type { Run } from './run.ts';
import type { Effect } from './state.ts';
import type { Value } from './values.ts';

/** Stages, as indexes of `STAGES` in generator/game/stages.ts. Generated code alone uses the last, 3 (activated). */
export const PRINTED = 0;
export const POSSESSED = 1;
export const USED = 2;

export function capabilityOf(g: Run, index: number): CapabilityRule {
  const found = g.game.rules.capabilities[index];
  if (found === undefined) throw new RangeError(`there is no capability ${index}`);
  return found;
}

/** The capabilities of a character at a stage. */
export function capabilitiesAt(g: Run, stage: number, character: number): readonly number[] {
  const { sets } = g.game.rules;
  if (sets === undefined) return NONE;
  if (stage === PRINTED) return sets.printed(g, character);
  const index = sets.calculations[stage - 1] ?? -1;
  const key = character * sets.calculations.length + stage - 1;
  const known = sets.areCached ? g.sets.lists[key] : undefined;
  if (known !== undefined) return known;
  const made = setOf(g, index, { [g.game.rules.calculations[index]?.about ?? '']: character });
  if (sets.areCached) g.sets.lists[key] = made;
  return made;
}

const NONE: readonly number[] = [];

/**
 * Whether a character has a capability at a stage. If the capability is an effect, the stage does not matter: a character has it while the
 * effect runs on the character.
 */
export function has(g: Run, capability: number, character: number, stage: number): boolean {
  if (character < 0) return false;
  if (capabilityOf(g, capability).effect) return g.effects.some((effect) => effect.capability === capability && effect.on === character);
  return capabilitiesAt(g, stage, character).includes(capability);
}

export function users(g: Run, capability: number, among: readonly number[], stage: number): readonly Use[] {
  if (!capabilityOf(g, capability).effect)
    return among.filter((self) => has(g, capability, self, stage)).map((self) => ({ self, effect: -1, facts: {} }));
  return g.effects.filter((effect) => effect.capability === capability && among.includes(effect.on)).map(useOf);
}

export const useOf = (effect: Effect): Use => ({ self: effect.on, effect: effect.id, facts: effect.facts });

/** A fact of the effect that is in use; -1 where the effect has no such fact, or one that is no number. */
export function factOf(use: Use, name: string): number {
  return numberOf(use.facts[name]);
}

const numberOf = (value: Value | undefined): number => (typeof value === 'number' ? value : -1);

/** The ids of the effects of a capability that run on a character. */
export function running(g: Run, character: number, capability: number): readonly number[] {
  return g.effects.filter((effect) => effect.capability === capability && effect.on === character).map((effect) => effect.id);
}

export function effectOf(g: Run, id: number): Effect {
  const found = g.effects.find((effect) => effect.id === id);
  if (found === undefined) throw new RangeError(`the effect ${id} does not run`);
  return found;
}
