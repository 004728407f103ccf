/** The builds of `sightline build --watch`: one at a time, each with what is saved when it begins. */

interface Builds<Compiled> {
  first(): Promise<void>;
  compile(): Compiled;
  isBuilt(compiled: Compiled): boolean;
  build(compiled: Compiled): Promise<void>;
  onFailure(error: unknown): void;
}

/**
 * Begins with the first build. Returns the function to call after each change, whose promise resolves when the change is built or has
 * failed. After a failed build the next change tries again.
 */
export function queueBuilds<Compiled>({ first, compile, isBuilt, build, onFailure }: Builds<Compiled>): () => Promise<void> {
  let building = Promise.resolve();
  const enqueue = (next: () => Promise<void>): Promise<void> => {
    building = building.then(next).catch(onFailure);
    return building;
  };
  void enqueue(first);
  return () =>
    enqueue(async () => {
      const compiled = compile();
      if (!isBuilt(compiled)) await build(compiled);
    });
}
