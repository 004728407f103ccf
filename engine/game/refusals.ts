/** Tests of refusals. A game spends much of its time on candidates that are refused, so the test makes no closure. */
import type { Run } from './run.ts';

export function isRefusedByAny<L>(g: Run, refusals: readonly { test(g: Run, v: L): boolean }[], facts: L): boolean {
  for (const refusal of refusals) if (refusal.test(g, facts)) return true;
  return false;
}
