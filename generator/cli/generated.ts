/** The engine as it was generated and committed: all editions, the default first. */
import { createEngine, type Engine, type GameRules, type Rules } from '../../engine/index.ts';

export async function generatedRules(): Promise<readonly [Rules, ...Rules[]]> {
  // Loaded when needed: the build must start without generated files.
  const { defaultEdition, editions, gameLoaders, loaders } = await import('../../engine/generated/editions.ts');
  const rest = editions.filter((id) => id !== defaultEdition);
  const [first, ...others] = await Promise.all(
    [defaultEdition, ...rest].flatMap((id) => {
      const load = loaders[id];
      return load === undefined ? [] : [withGame(load(), gameLoaders[id]?.())];
    }),
  );
  if (first === undefined) throw new Error('there are no generated rules');
  return [first, ...others];
}

async function withGame(
  rules: Promise<{ readonly default: Rules }>,
  game: Promise<{ readonly default: GameRules }> | undefined,
): Promise<Rules> {
  const made = (await rules).default;
  return game === undefined ? made : { ...made, game: (await game).default };
}

export async function generatedEngine(): Promise<Engine> {
  return createEngine(...(await generatedRules()));
}
