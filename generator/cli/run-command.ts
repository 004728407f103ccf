/** Loads the module of a command on demand, so that help and the judge start without the compiler. */

import type { Arguments } from './arguments.ts';
import type { CommandName } from './commands.ts';

/** The number is the exit status. */
type Run = (root: string, args: Arguments) => number | Promise<number>;

const LOAD: { readonly [Name in CommandName]: () => Promise<Run> } = {
  check: async () => (await import('./check.ts')).check,
  build: async () => (await import('./start-build.ts')).startBuild,
  judge: async () => (await import('./judge.ts')).judge,
  explain: async () => (await import('./explain.ts')).explain,
  search: async () => (await import('./search.ts')).search,
  diff: async () => (await import('./diff.ts')).diff,
  coverage: async () => (await import('./coverage.ts')).coverage,
  import: async () => (await import('./import.ts')).importDocuments,
  mutate: async () => (await import('./mutate.ts')).mutate,
  simulate: async () => (await import('./simulate.ts')).simulate,
  erratum: async () => (await import('./skeleton.ts')).newErratum,
  publication: async () => (await import('./skeleton.ts')).newPublication,
  edition: async () => (await import('./skeleton.ts')).newPublication,
  completion: async () => (await import('./completion.ts')).completion,
  help: async () => (await import('./help.ts')).help,
};

export async function runCommand(root: string, args: Arguments): Promise<number> {
  const run = await LOAD[args.command]();
  return run(root, args);
}
