import { capabilitiesAt, PRINTED, USED } from './capabilities.ts';
import type { Game } from './game.ts';
import { startRun } from './run.ts';
import type { State } from './state.ts';

/** A capability that is printed for a character now or that it can use. One that it cannot use is countered or ignored. */
export interface ShownCapability {
  readonly id: string;
  readonly title: string;
  readonly canUse: boolean;
}

export function capabilitiesOf(opened: Game, state: State, character: number): readonly ShownCapability[] {
  const g = startRun(opened, state);
  const { rules } = g.game;
  const used = capabilitiesAt(g, USED, character);
  return [...new Set([...capabilitiesAt(g, PRINTED, character), ...used])].flatMap((index): ShownCapability[] => {
    const capability = rules.capabilities[index];
    // A capability without a title is no power that players know by name.
    if (capability?.title === undefined) return [];
    return [{ id: capability.id, title: capability.title, canUse: used.includes(index) }];
  });
}
