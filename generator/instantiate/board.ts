/**
 * Makes a rules value from the intermediate representation in this process, without a module of its own, so that a mutant costs one
 * value and not a file. The code comes from the lowering alone, which emits only forms on its list.
 */

import type { Rules } from '../../engine/index.ts';
import * as expressions from '../../engine/kernel/expressions.ts';
import { type IrValue, isCode, LISTS, type RulesIr } from '../lower/ir.ts';

type Made = unknown;

/** Functions by their code, for several sets of rules that have most of it in common. */
export type CompiledCode = Map<string, unknown>;

const { ...helpers } = expressions;
const names = Object.keys(helpers);
const values = Object.values(helpers);

function compileCode(code: string, compiled: CompiledCode): Made {
  const known = compiled.get(code);
  if (known !== undefined) return known;
  const made: Made = new Function(...names, `"use strict"; return (b, v) => ${code};`)(...values);
  compiled.set(code, made);
  return made;
}

function make(value: IrValue | undefined, compiled: CompiledCode): Made {
  if (typeof value !== 'object' || value === null) return value;
  if (isCode(value)) return compileCode(value.code, compiled);
  if (value instanceof Array) return value.map((v: IrValue) => make(v, compiled));
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, v]) => v !== undefined)
      .map(([key, v]) => [key, make(v, compiled)]),
  );
}

function isRules(value: unknown): value is Rules {
  return typeof value === 'object' && value !== null && LISTS.every((list) => Object.hasOwn(value, list));
}

export function instantiate(ir: RulesIr, compiled: CompiledCode = new Map()): Rules {
  const lists = LISTS.map((list) => [list, ir.entries.filter((e) => e.list === list).map((e) => make(e.entry, compiled))]);
  const rules: unknown = { edition: ir.edition, digest: ir.digest, parameters: ir.parameters, ...Object.fromEntries(lists) };
  if (!isRules(rules)) throw new Error('the lowering made something else than rules');
  return rules;
}
