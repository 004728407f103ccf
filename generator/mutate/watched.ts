/** Functions of rules that record which definitions run, and can be compared with changed functions while they do. */
import { isDeepStrictEqual } from 'node:util';

export type Code = (...args: readonly unknown[]) => unknown;

/** A function that a mutant replaces, and by what. */
export interface Replacement {
  readonly watched: Watched;
  readonly by: Code;
}

/** One function of the rules, with the changed ones that run beside it at every call. */
export interface Watched {
  readonly definition: string;
  changed: readonly { readonly by: Code; readonly mutant: object }[];
}

/** The functions that ran, and the ids of their definitions. */
export interface Touches {
  readonly functions: ReadonlySet<Watched>;
  readonly definitions: ReadonlySet<string>;
}

export interface Watch {
  /** Records the definition, calls the function, and compares its result with that of every changed one. */
  call(watched: Watched, original: Code, args: readonly unknown[]): unknown;
  /** What ran since the last call. */
  take(): Touches;
  /**
   * Those mutants of which a function returned another value than the original one did, while `run` ran. If none did, the mutant does the same; for
   * functions that call themselves with other arguments this is a good guess.
   */
  differing<M extends object>(mutants: ReadonlyMap<M, readonly Replacement[]>, run: () => void): ReadonlySet<M>;
}

export function createWatch(): Watch {
  let touched = new Set<Watched>();
  let isComparing = false;
  let differing = new Set<object>();
  const compare = ({ changed }: Watched, value: unknown, args: readonly unknown[]): void => {
    isComparing = true;
    for (const { by, mutant } of changed) if (!differing.has(mutant) && !isSame(by, args, value)) differing.add(mutant);
    isComparing = false;
  };
  return {
    call(watched, original, args) {
      if (isComparing) return original(...args);
      touched.add(watched);
      if (watched.changed.length === 0) return original(...args);
      let value: unknown;
      try {
        value = original(...args);
      } catch (error) {
        for (const { mutant } of watched.changed) differing.add(mutant);
        throw error;
      }
      compare(watched, value, args);
      return value;
    },
    take() {
      const functions = touched;
      touched = new Set();
      return { functions, definitions: new Set([...functions].map(({ definition }) => definition)) };
    },
    differing(mutants, run) {
      differing = new Set();
      const all = [...mutants].flatMap(([mutant, replacements]) => replacements.map((one) => ({ ...one, mutant })));
      for (const { watched, by, mutant } of all) watched.changed = [...watched.changed, { by, mutant }];
      try {
        run();
      } finally {
        for (const { watched } of all) watched.changed = [];
      }
      return new Set([...mutants.keys()].filter((mutant) => differing.has(mutant)));
    },
  };
}

function isSame(by: Code, args: readonly unknown[], value: unknown): boolean {
  try {
    const other = by(...args);
    return Object.is(other, value) || (typeof value === 'object' && isDeepStrictEqual(other, value));
  } catch {
    return false;
  }
}
