/** Prints the module that lists and loads the editions, so that an edition is added by data alone. */
import type { EditionsFile } from '../generated/editions.ts';
import { BANNER } from './engine.ts';

/**
 * @param games the editions that have a game
 * @param up the path from the folder of the module to that of the rulebook's modules
 */
export function emitEditions({ publications, default: preferred }: EditionsFile, games: readonly string[] = [], up = ''): string {
  const ids = publications.map(({ edition }) => edition);
  return [
    BANNER,
    `import type { GameRules } from '${up}../game/rules.ts';`,
    `import type { Rules } from '${up}../kernel/rules.ts';`,
    '',
    '/** Earliest first. */',
    `export const editions: readonly string[] = ${JSON.stringify(ids)};`,
    '',
    `export const defaultEdition = ${JSON.stringify(preferred)};`,
    '',
    '/** Loads the rules of an edition by its id. */',
    'export const loaders: { readonly [edition: string]: () => Promise<{ readonly default: Rules }> } = {',
    ...ids.map((id) => `  ${JSON.stringify(id)}: () => import('./${id}.ts'),`),
    '};',
    '',
    '/** Loads the game of an edition by its id. Boards load only the rules. */',
    'export const gameLoaders: { readonly [edition: string]: () => Promise<{ readonly default: GameRules }> } = {',
    ...games.map((id) => `  ${JSON.stringify(id)}: () => import('./game/${id}.ts'),`),
    '};',
    '',
  ].join('\n');
}
