/** `sightline build`. The compiler runs examples in the engine, which loads a generated file: that one is made first, whatever its state. */
import type { Arguments } from './options.ts';

export async function startBuild(root: string, args: Arguments): Promise<number> {
  const { build } = await import('./build.ts');
  return build(root, args);
}
