/** Makes the game of an edition in this process from the module that the compiler emits, its types taken off. */
import { stripTypeScriptTypes } from 'node:module';
import * as boardQueries from '../../engine/game/board-queries.ts';
import * as calculation from '../../engine/game/calculation.ts';
import * as capabilities from '../../engine/game/capabilities.ts';
import * as gameBoard from '../../engine/game/game-board.ts';
import type { GameRules } from '../../engine/game/rules.ts';
import * as run from '../../engine/game/run.ts';
import * as adjacency from '../../engine/kernel/adjacency.ts';
import * as distance from '../../engine/kernel/distance.ts';
import * as lists from '../../engine/kernel/lists.ts';
import { emitGame, type GameModule } from '../game/emit.ts';

const helpers: { readonly [name: string]: unknown } = {
  ...adjacency,
  ...distance,
  ...lists,
  ...boardQueries,
  ...calculation,
  ...capabilities,
  ...gameBoard,
  ...run,
};

function isGame(value: unknown): value is GameRules {
  return typeof value === 'object' && value !== null && 'procedures' in value && 'options' in value;
}

/** The imports of the module, as names that are bound here. */
const IMPORT = /^import (type )?\{([^}]*)\} from '[^']+';$/gm;

/** Node warns that this is experimental; a command line that prints so to everybody says nothing of use. */
function stripTypes(text: string): string {
  const { emitWarning } = process;
  process.emitWarning = () => undefined;
  try {
    return stripTypeScriptTypes(text);
  } finally {
    process.emitWarning = emitWarning;
  }
}

export const instantiateGame = (module: GameModule): GameRules => instantiateText(emitGame(module));

/**
 * @param text what `emitGame` gave
 * @param more names that the text calls beside those that it imports
 */
export function instantiateText(text: string, more: { readonly [name: string]: unknown } = {}): GameRules {
  const names = [...text.matchAll(IMPORT)].flatMap(([, type, list = '']) =>
    type === undefined
      ? list
          .split(',')
          .map((name) => name.trim())
          .filter((name) => !name.startsWith('type '))
      : [],
  );
  const plain = text.replaceAll(IMPORT, '').replace('export const rules', 'const rules').replace('export default rules;', '');
  const body = `"use strict";${stripTypes(plain)}; return rules;`;
  const bound = [...names.map((name) => [name, helpers[name]] as const), ...Object.entries(more)];
  const rules: unknown = new Function(...bound.map(([name]) => name), body)(...bound.map(([, value]) => value));
  if (!isGame(rules)) throw new Error('the lowering made something else than a game');
  return rules;
}
