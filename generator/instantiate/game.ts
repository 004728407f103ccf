/** Makes the game of an edition in this process, from the declarations that the compiler emits, without their types. */

import { stripTypeScriptTypes } from 'node:module';
import { isStructure } from '../../engine/base/json.ts';
import * as amounts from '../../engine/game/amounts.ts';
import * as boardQueries from '../../engine/game/board-queries.ts';
import * as calculation from '../../engine/game/calculation.ts';
import * as capabilities from '../../engine/game/capabilities.ts';
import * as gameBoard from '../../engine/game/game-board.ts';
import type { GameRules } from '../../engine/game/rules.ts';
import * as run from '../../engine/game/run.ts';
import * as terrain from '../../engine/game/terrain.ts';
import * as texts from '../../engine/game/texts.ts';
import * as writes from '../../engine/game/writes.ts';
import * as adjacency from '../../engine/kernel/adjacency.ts';
import { disjoint } from '../../engine/kernel/disjoint.ts';
import * as distance from '../../engine/kernel/distance.ts';
import { joined, touching } from '../../engine/kernel/expressions.ts';
import * as lists from '../../engine/kernel/lists.ts';
import { constantsOf, type Part, partsOf } from '../game/module-parts.ts';
import type { GameModule } from '../game/module-rules.ts';
import type { DefinitionId } from '../ids.ts';
import { Memo } from '../memo.ts';

type Helpers = { readonly [name: string]: unknown };

const helpers: Helpers = {
  ...adjacency,
  ...distance,
  ...lists,
  disjoint,
  joined,
  touching,
  ...amounts,
  ...boardQueries,
  ...calculation,
  ...capabilities,
  ...gameBoard,
  ...run,
  ...terrain,
  ...texts,
  ...writes,
};

function isGame(value: unknown): value is GameRules {
  return isStructure(value) && 'procedures' in value && 'options' in value;
}

/** Suppresses the warning of Node that type stripping is experimental. */
function stripTypes(text: string): string {
  const { emitWarning } = process;
  process.emitWarning = () => undefined;
  try {
    return stripTypeScriptTypes(text);
  } finally {
    process.emitWarning = emitWarning;
  }
}

/** One declaration of a game, in JavaScript. */
export interface CodePart {
  readonly name: string;
  readonly definition: DefinitionId | undefined;
  readonly code: string;
}

/**
 * The value of a declaration: the function, or what the const is set to. In parentheses it is an expression, so it does not declare the
 * name again.
 */
export const expressionOf = ({ code }: CodePart): string => `(${code.replace(/^const \w+\s*=/, '').replace(/;\s*$/, '')})`;

export interface GameCode {
  readonly constants: string;
  readonly parts: readonly CodePart[];
}

/** What several games share: parts that were made before are the same objects again. */
export interface CodeCache {
  readonly memo: Memo;
  /** Declarations without their types, by their text. */
  readonly stripped: Map<string, string>;
}

export const createCodeCache = (): CodeCache => ({ memo: new Memo(), stripped: new Map() });

export function codeOf(module: GameModule, { memo, stripped }: CodeCache = createCodeCache()): GameCode {
  return { constants: constantLines(module), parts: memo.each(codePart, partsOf(module, memo), stripped) };
}

function constantLines({ game }: GameModule): string {
  const { columns, indexes } = constantsOf(game.program);
  return [...columns.map(({ line }) => line), ...indexes].join('\n');
}

function codePart({ name, definition, text }: Part, stripped: CodeCache['stripped']): CodePart {
  const code = stripped.get(text) ?? stripTypes(text);
  stripped.set(text, code);
  return { name, definition, code };
}

export interface LiveGame {
  readonly rules: GameRules;
  /** The value of an expression that may name any declaration. */
  evaluate(code: string): unknown;
}

/** All types are stripped at once: separate calls for the declarations take several times as long. */
export const instantiateGame = (module: GameModule): GameRules =>
  liveGame(
    constantLines(module),
    stripTypes(
      partsOf(module)
        .map(({ text }) => text)
        .join('\n'),
    ),
  ).rules;

/** @param moreHelpers functions that the code calls besides the helpers of the engine, by name */
export function instantiateCode({ constants, parts }: GameCode, moreHelpers: Helpers = {}): LiveGame {
  // `let` instead of `const`, so that code passed to `evaluate` may assign to a declaration.
  return liveGame(constants, parts.map(({ code }) => code.replace(/^const /, 'let ')).join('\n'), moreHelpers);
}

function liveGame(constants: string, declarations: string, moreHelpers: Helpers = {}): LiveGame {
  const valuesByName = Object.entries({ ...helpers, ...moreHelpers });
  const body = `"use strict";${constants}\n${declarations}\nreturn { rules, evaluate: (code) => eval(code) };`;
  const game: unknown = new Function(...valuesByName.map(([name]) => name), body)(...valuesByName.map(([, value]) => value));
  if (!isStructure(game) || !('rules' in game && 'evaluate' in game)) throw new Error('the lowered code does not make a game');
  const { rules, evaluate } = game;
  if (!isGame(rules) || typeof evaluate !== 'function') throw new Error('the lowered code does not make a game');
  return { rules, evaluate: (code) => Reflect.apply(evaluate, undefined, [code]) };
}
