/** The engine as it was generated and committed: all editions, the default first. */
import { createEngine, type Engine, type Rules } from '../../engine/index.ts';

export async function generatedRules(): Promise<readonly [Rules, ...Rules[]]> {
  // Loaded when needed: the build must start without generated files.
  const { defaultEdition, editions, loaders } = await import('../../engine/generated/editions.ts');
  const rest = editions.filter((id) => id !== defaultEdition);
  const [first, ...others] = await Promise.all([defaultEdition, ...rest].flatMap((id) => loaders[id]?.() ?? []));
  if (first === undefined) throw new Error('there are no generated rules');
  return [first.default, ...others.map((rules) => rules.default)];
}

export async function generatedEngine(): Promise<Engine> {
  return createEngine(...(await generatedRules()));
}
