/** `sightline mutate`: placeholder replaced by the mutation run. */
import type { Arguments } from './arguments.ts';
export function mutate(_root: string, _args: Arguments): number {
  return 2;
}
