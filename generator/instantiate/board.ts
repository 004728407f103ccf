/**
 * Makes a rules value from the intermediate representation in this process, without writing and loading a module, so that mutants are
 * cheap. All code that is run here comes from the lowering of expressions, never directly from the text of rules.
 */

import { isStructure } from '../../engine/base/json.ts';
import type { Rules } from '../../engine/index.ts';
import * as expressions from '../../engine/kernel/expressions.ts';
import { type IrValue, isCode, LISTS, type RulesIr } from '../lower/ir.ts';

/** Compiled functions by their code, shared by sets of rules that have most code in common. */
export type CompiledCode = Map<string, unknown>;

const helperNames = Object.keys(expressions);
const helpers = Object.values(expressions);

/** The function of lowered code: `b` is the board, `v` holds the variables of the frame. */
function compileCode(code: string, compiled: CompiledCode): unknown {
  const known = compiled.get(code);
  if (known !== undefined) return known;
  const compiledFunction: unknown = new Function(...helperNames, `"use strict"; return (b, v) => ${code};`)(...helpers);
  compiled.set(code, compiledFunction);
  return compiledFunction;
}

function instantiateValue(value: IrValue | undefined, compiled: CompiledCode): unknown {
  if (!isStructure(value)) return value;
  if (isCode(value)) return compileCode(value.code, compiled);
  if (value instanceof Array) return value.map((v: IrValue) => instantiateValue(v, compiled));
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, v]) => v !== undefined)
      .map(([key, v]) => [key, instantiateValue(v, compiled)]),
  );
}

function isRules(value: unknown): value is Rules {
  return isStructure(value) && LISTS.every((list) => Object.hasOwn(value, list));
}

export function instantiate(ir: RulesIr, compiled: CompiledCode = new Map()): Rules {
  const lists = LISTS.map((list) => [list, ir.entries.filter((e) => e.list === list).map((e) => instantiateValue(e.entry, compiled))]);
  const rules: unknown = {
    edition: ir.edition,
    digest: ir.digest,
    parameters: ir.parameters,
    changesAbilities: ir.changesAbilities,
    ...Object.fromEntries(lists),
  };
  if (!isRules(rules)) throw new Error('the lowered rules lack a list');
  return rules;
}
