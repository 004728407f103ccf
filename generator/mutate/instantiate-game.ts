/** Makes the game of an edition in this process from the module that the compiler emits, its types taken off. */
import { stripTypeScriptTypes } from 'node:module';
import * as boardQueries from '../../engine/game/board-queries.ts';
import * as calculation from '../../engine/game/calculation.ts';
import type { GameRules } from '../../engine/game/rules.ts';
import * as run from '../../engine/game/run.ts';
import * as adjacency from '../../engine/kernel/adjacency.ts';
import * as distance from '../../engine/kernel/distance.ts';
import { emitGame, type GameModule } from '../game/emit.ts';

const helpers: { readonly [name: string]: unknown } = { ...adjacency, ...distance, ...boardQueries, ...calculation, ...run };
const made = new Map<string, GameRules>();

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

export function instantiateGame(module: GameModule): GameRules {
  const text = emitGame(module);
  const known = made.get(text);
  if (known !== undefined) return known;
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
  const rules: unknown = new Function(...names, body)(...names.map((name) => helpers[name]));
  if (!isGame(rules)) throw new Error('the lowering made something else than a game');
  made.set(text, rules);
  return rules;
}
