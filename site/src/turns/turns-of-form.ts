import type { Engine } from '../../../engine/index.ts';
import type { Titles } from '../boards/verdict-markup.ts';
import { readPlan } from './read-plan.ts';
import { playTurns } from './turns.ts';
import { turnsMarkup } from './turns-markup.ts';

/** The outcome of the form, as markup. */
export function turnsOfForm(form: HTMLFormElement, edition: string, engine: Engine, titles: Titles): string {
  const plan = readPlan(new FormData(form));
  return turnsMarkup(plan, playTurns(plan, edition, engine), titles);
}
