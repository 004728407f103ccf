/** The engine as it was generated and committed: all editions, the default first. */
import { createEngine, type Engine } from '../../engine/index.ts';

export async function generatedEngine(): Promise<Engine> {
  // Loaded when needed: the build must start without generated files.
  const { defaultEdition, editions, loaders } = await import('../../engine/generated/editions.ts');
  const rest = editions.filter((id) => id !== defaultEdition);
  const [first, ...others] = await Promise.all([defaultEdition, ...rest].flatMap((id) => loaders[id]?.() ?? []));
  if (first === undefined) throw new Error('there are no generated rules');
  return createEngine(first.default, ...others.map((rules) => rules.default));
}
