/** The engine as it was generated and committed: all editions, the default first. */
import { isObject, type Json } from '../../engine/base/json.ts';
import { createEngine, type Engine, type GameRules, type Rules } from '../../engine/index.ts';

interface Editions {
  readonly loaders: { readonly [edition: string]: () => Promise<{ readonly default: Rules }> };
  readonly gameLoaders: { readonly [edition: string]: () => Promise<{ readonly default: GameRules }> };
}

export async function generatedRules(): Promise<readonly [Rules, ...Rules[]]> {
  // Loaded when needed: the build must start without generated files.
  const generated = await import('../../engine/generated/editions.ts');
  const otherIds = generated.editions.filter((id) => id !== generated.defaultEdition);
  const [first, ...others] = await Promise.all([generated.defaultEdition, ...otherIds].map((id) => load(generated, id)));
  if (first === undefined) throw new Error('there are no generated rules');
  return [first, ...others];
}

async function load({ loaders, gameLoaders }: Editions, edition: string): Promise<Rules> {
  const [rules, game] = await Promise.all([loaders[edition]?.(), gameLoaders[edition]?.()]);
  if (rules === undefined) throw new Error(`there are no generated rules of the edition "${edition}"`);
  return game === undefined ? rules.default : { ...rules.default, game: game.default };
}

async function generatedPacks(): Promise<Rules[]> {
  const { packs } = await import('../../engine/generated/packs.ts');
  const packRules = Object.entries(packs).map(async ([pack, { load: open }]) => {
    const packed = await open();
    return await Promise.all(Object.keys(packed.loaders).map(async (id) => ({ ...(await load(packed, id)), pack })));
  });
  return (await Promise.all(packRules)).flat();
}

export async function generatedEngine(): Promise<Engine> {
  return createEngine(...(await generatedRules()));
}

export async function packedEngine(): Promise<Engine> {
  return createEngine(...(await generatedRules()), ...(await generatedPacks()));
}

export const engineFor = (question: Json): Promise<Engine> =>
  isObject(question) && 'pack' in question ? packedEngine() : generatedEngine();
