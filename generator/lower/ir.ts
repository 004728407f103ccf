/** The intermediate representation: the rules of one edition with every expression lowered to code, ready to be emitted or instantiated. */

import { isStructure } from '../../engine/base/json.ts';
import type { Definition } from '../generated/definition.ts';
import type { DefinitionId, EditionId } from '../ids.ts';

export interface Code {
  readonly code: string;
  /** What the code returns: a boolean (`test`) or a number (`amount`). */
  readonly as: 'test' | 'amount';
  /** The TypeScript type of the frame in which it is evaluated. */
  readonly frame: string;
}

export type IrValue = null | boolean | number | string | Code | readonly IrValue[] | { readonly [key: string]: IrValue | undefined };
export type IrObject = { readonly [key: string]: IrValue | undefined };

export interface IrEntry {
  readonly id: DefinitionId;
  readonly list: 'given' | 'derived' | 'paths' | 'restrictions' | 'questions' | 'calculations' | 'values' | 'constraints';
  readonly entry: IrObject;
  /** Names of definitions, parameters and functions that its expressions use. */
  readonly uses: readonly string[];
  readonly definition: Definition;
}

export interface RulesIr {
  readonly edition: EditionId;
  /** Of the definitions of the edition. */
  readonly digest: string;
  readonly parameters: { readonly [id: string]: number };
  /** Whether the rules of the game may add to the abilities that a question lists for a character, or take some away. */
  readonly changesAbilities: boolean;
  readonly entries: readonly IrEntry[];
  /** Of each path with class keys (its field `class`), these keys and the name of their TypeScript type in the emitted module. */
  readonly classes: readonly { readonly type: string; readonly keys: readonly string[] }[];
}

export function isCode(value: IrValue | undefined): value is Code {
  return isStructure(value) && 'code' in value && 'as' in value;
}

/** The lists of the rules, in the order in which they are emitted. */
export const LISTS: readonly IrEntry['list'][] = [
  'given',
  'derived',
  'paths',
  'restrictions',
  'questions',
  'calculations',
  'values',
  'constraints',
];

/** The list of the rules that an entry belongs to, and the entry; undefined if the board needs none. */
export type LoweredDefinition = { readonly list: IrEntry['list']; readonly entry: IrObject } | undefined;
