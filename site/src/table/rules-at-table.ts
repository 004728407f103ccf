/** The rules of an edition for the table: its engine with the game, and the titles of its clauses. */
import { gameLoaders, loaders } from '../../../engine/generated/editions.ts';
import { createEngine, type Engine } from '../../../engine/index.ts';
import { titlesOf } from '../boards/titles.ts';
import type { Titles } from '../boards/verdict-markup.ts';
import { GameFault } from './session.ts';

export interface TableRules {
  readonly engine: Engine;
  readonly titles: Titles;
}

/** Fails with a {@link GameFault} for an edition that does not exist, and otherwise when the rules cannot be fetched. */
export async function loadTableRules(edition: string, preferred: string): Promise<TableRules> {
  const titles = titlesOf('/boards/titles.json', edition === preferred ? '' : `/${edition}`);
  return { engine: await loadEngine(edition), titles: await titles };
}

/** The engine of an edition, with its game. Fails as {@link loadTableRules} does. */
export async function loadEngine(edition: string): Promise<Engine> {
  const load = Object.hasOwn(loaders, edition) ? loaders[edition] : undefined;
  const loadGame = Object.hasOwn(gameLoaders, edition) ? gameLoaders[edition] : undefined;
  if (load === undefined || loadGame === undefined) throw new GameFault(`There are no rules of an edition “${edition}”.`);
  const [{ default: rules }, { default: game }] = await Promise.all([load(), loadGame()]);
  return createEngine({ ...rules, game });
}
