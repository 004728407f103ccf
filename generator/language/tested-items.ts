/** Finds indexes for the conditions of list methods, so that the code tests fewer items. */
import type { ASTNode } from '@marcbachmann/cel-js';
import type { Lowered, Scope } from './scope.ts';

/** The code of the items that the condition of a method must be tested for. `exists` and `filter` ignore items that cannot meet it. */
export function testedItems(method: string, condition: ASTNode, item: string, list: Lowered, scope: Scope): string {
  if (method !== 'exists' && method !== 'filter') return list.code;
  const squareCode = method === 'exists' && list.code === 'everyone(b)' ? squareBeside(condition, item, scope) : undefined;
  return squareCode === undefined ? indexedItems(condition, item, list, scope) : `beside(b, ${squareCode})`;
}

/** The code of the items that have the indexed fact with which the condition begins; of the whole list if it begins with none. */
function indexedItems(node: ASTNode, item: string, list: Lowered, scope: Scope): string {
  if (node.op === '&&') return indexedItems(node.args[0], item, list, scope);
  if (node.op !== '.' || node.args[0].op !== 'id' || node.args[0].args !== item) return list.code;
  if (list.type.kind !== 'list' || list.type.of.kind !== 'subject') return list.code;
  const indexed = scope.environment.facts.get(list.type.of.name)?.get(node.args[1])?.holders;
  return indexed?.among === list.code ? indexed.code : list.code;
}

/** The code of a square to which the condition requires the character to be adjacent; undefined if it requires none. */
function squareBeside(node: ASTNode, character: string, scope: Scope): string | undefined {
  if (node.op === '&&') return squareBeside(node.args[0], character, scope) ?? squareBeside(node.args[1], character, scope);
  if (node.op !== 'call' || node.args[0] !== 'adjacent') return undefined;
  const names = node.args[1].flatMap((arg) => (arg.op === 'id' ? [arg.args] : []));
  const other = names.find((arg) => arg !== character);
  const found = other === undefined || !names.includes(character) ? undefined : scope.variables.get(other);
  return found?.type.kind === 'subject' && found.type.name === 'square' ? found.code : undefined;
}
