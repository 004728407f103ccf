import { gameLoaders, loaders } from '../../../engine/generated/editions.ts';
import { packs } from '../../../engine/generated/packs.ts';
import { createEngine, type Engine } from '../../../engine/index.ts';
import { titlesOf } from '../boards/titles.ts';
import type { Titles } from '../boards/verdict-markup.ts';
import { GameError } from './game-error.ts';
import { withPack } from './pack-titles.ts';

export interface PlayableRules {
  readonly engine: Engine;
  readonly titles: Titles;
}

/** Fails with a {@link GameError} for an edition or a pack that does not exist, and when the rules cannot be fetched. */
export async function loadPlayableRules(edition: string, defaultEdition: string, pack?: string): Promise<PlayableRules> {
  try {
    const [engine, titles] = await Promise.all([
      loadEngine(edition, pack),
      titlesOf('/boards/titles.json', edition === defaultEdition ? '' : `/${edition}`),
    ]);
    return { engine, titles: pack === undefined ? titles : await withPack(titles, `/packs/${pack}/titles.json`) };
  } catch (error) {
    if (error instanceof GameError) throw error;
    throw new GameError('The rules could not be loaded. Try again when you are online.', { cause: error });
  }
}

/** An engine that plays games by the rules of an edition and, if given, a pack. Fails with a {@link GameError} if either does not exist. */
export async function loadEngine(edition: string, pack?: string): Promise<Engine> {
  if (pack !== undefined && !Object.hasOwn(packs, pack)) throw new GameError(`There is no pack “${pack}”.`);
  // A pack has the same editions as the rulebook.
  const editions = pack === undefined ? { loaders, gameLoaders } : await packs[pack]?.load();
  const loadRules = Object.hasOwn(loaders, edition) ? editions?.loaders[edition] : undefined;
  const loadGame = Object.hasOwn(gameLoaders, edition) ? editions?.gameLoaders[edition] : undefined;
  if (loadRules === undefined || loadGame === undefined) throw new GameError(`There are no rules of an edition “${edition}”.`);
  const [{ default: rules }, { default: game }] = await Promise.all([loadRules(), loadGame()]);
  return createEngine({ ...rules, game, ...(pack !== undefined && { pack }) });
}
