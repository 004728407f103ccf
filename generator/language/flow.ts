/**
 * What a condition proves for the expressions that depend on it: `x != none` proves `some:x`, `within('attack')` proves `within:attack`.
 * The walk extends the scope after `&&`, `||` and the test of `?:`, so that only what is proved is read.
 */
import type { ASTNode } from '@marcbachmann/cel-js';
import type { Scope } from './scope.ts';

/** A path of names as it is written (`action.self`), or undefined for any other expression. */
export function pathOf(node: ASTNode): string | undefined {
  if (node.op === 'id') return node.args;
  if (node.op !== '.') return undefined;
  const ownerPath = pathOf(node.args[0]);
  return ownerPath === undefined ? undefined : `${ownerPath}.${node.args[1]}`;
}

/** `null` counts as `none` here, so that only the word itself is reported, where it is lowered. */
export const isNone = (node: ASTNode): boolean => (node.op === 'id' && node.args === 'none') || (node.op === 'value' && node.args === null);

function proofsOf(node: ASTNode, truth: boolean): readonly string[] {
  switch (node.op) {
    case '!_':
      return proofsOf(node.args, !truth);
    case '&&':
      return truth ? [...proofsOf(node.args[0], true), ...proofsOf(node.args[1], true)] : [];
    case '||':
      return truth ? [] : [...proofsOf(node.args[0], false), ...proofsOf(node.args[1], false)];
    case '!=':
    case '==': {
      if ((node.op === '!=') !== truth) return [];
      const [a, b] = node.args;
      const path = isNone(b) ? pathOf(a) : isNone(a) ? pathOf(b) : undefined;
      return path === undefined ? [] : [`some:${path}`];
    }
    case 'call': {
      const [name, args] = node.args;
      const [first] = args;
      const isWithinTest = truth && name === 'within' && first?.op === 'value' && typeof first.args === 'string';
      return isWithinTest ? [`within:${String(first.args)}`] : [];
    }
    default:
      return [];
  }
}

/** The scope of an expression that is evaluated only where `node` has the value `truth`. */
export function proving(scope: Scope, node: ASTNode, truth: boolean): Scope {
  const proofs = proofsOf(node, truth);
  return proofs.length === 0 ? scope : { ...scope, proved: new Set([...(scope.proved ?? []), ...proofs]) };
}

/** The scope without what was proved of a variable: another with its name hides it. */
export function hiding(scope: Scope, name: string): Scope {
  const isAboutHidden = (proof: string): boolean => proof === `some:${name}` || proof.startsWith(`some:${name}.`);
  return { ...scope, proved: new Set([...(scope.proved ?? [])].filter((proof) => !isAboutHidden(proof))) };
}
