/** Lowers names: variables, parameters, and facts of a subject. */
import type { ASTNode } from '@marcbachmann/cel-js';
import { didYouMean, nearest } from '../nearest.ts';
import { withArticle } from '../wording.ts';
import type { Fact, Parameter } from './environment.ts';
import { pathOf } from './flow.ts';
import { fault, type Lowered, type Scope, type Walker } from './scope.ts';
import { NONE, type Type, typeName } from './types.ts';

const lowerParameter = ({ type, value }: Parameter): Lowered => ({
  type,
  code: type.kind === 'bool' ? String(value === 1) : String(value),
});

export function lowerVariable(node: ASTNode, name: string, scope: Scope): Lowered | undefined {
  if (name === 'none') return { type: NONE, code: '-1' };
  const found = scope.variables.get(name);
  if (found !== undefined) {
    scope.reads.add(name);
    if (found.needs !== undefined && scope.proved?.has(found.needs.proof) !== true)
      return fault(scope, node, `there may be no ${name} here`, { found: name, expected: `${found.needs.test} && … before it` });
    return { type: narrowed(found.type, name, scope), code: found.code };
  }
  const parameter = scope.environment.parameters.get(name);
  if (parameter !== undefined) {
    scope.uses.add(name);
    return lowerParameter(parameter);
  }
  const names = [...scope.variables.keys(), ...scope.environment.parameters.keys()];
  const nearestName = nearest(name, names);
  return fault(scope, node, `"${name}" is not known here`, {
    code: 'expression-unknown-name',
    found: name,
    expected: names.join(', '),
    ...didYouMean(nearestName),
  });
}

/** The type of a variable or fact, without `none` where a test has ruled it out. */
function narrowed(type: Type, path: string | undefined, scope: Scope): Type {
  return type.kind === 'optional' && path !== undefined && scope.proved?.has(`some:${path}`) === true ? type.of : type;
}

export function lowerAccess(node: ASTNode, ownerNode: ASTNode, name: string, scope: Scope, walker: Walker): Lowered | undefined {
  const dotted = ownerNode.op === 'id' ? `${ownerNode.args}.${name}` : '';
  const parameter = scope.environment.parameters.get(dotted);
  if (parameter !== undefined && ownerNode.op === 'id' && !scope.variables.has(ownerNode.args)) {
    scope.uses.add(dotted);
    return lowerParameter(parameter);
  }
  const subject = walker.lower(ownerNode, scope);
  if (subject === undefined) return undefined;
  if (subject.type.kind === 'optional')
    return fault(scope, ownerNode, 'this may be none', {
      found: typeName(subject.type),
      expected: `${pathOf(ownerNode) ?? '…'} != none && … before it`,
    });
  if (subject.type.kind !== 'subject')
    return fault(scope, ownerNode, 'only a subject has facts', {
      found: typeName(subject.type),
      expected: 'a square, an edge, a character …',
    });
  const facts = scope.environment.facts.get(subject.type.name) ?? new Map<string, Fact>();
  const fact = facts.get(name);
  if (fact === undefined) {
    const nearestName = nearest(name, [...facts.keys()]);
    const { gameOnly } = scope.environment;
    const { start, end } = node.range;
    const nameNode = { ...node, range: { start: Math.max(start, end - name.length), end } };
    return fault(scope, nameNode, `${withArticle(subject.type.name)} has no fact "${name}"`, {
      code: 'expression-unknown-fact',
      found: name,
      expected: [...facts.keys()].join(', '),
      ...(gameOnly?.facts.has(`${subject.type.name}.${name}`) === true ? { hint: gameOnly.hint } : didYouMean(nearestName)),
    });
  }
  if (fact.definition !== undefined) scope.uses.add(fact.definition);
  if (fact.read === undefined) {
    const readable = [...facts].filter(([, { read }]) => read !== undefined).map(([id]) => id);
    const message = `"${name}" of ${withArticle(subject.type.name)} cannot be read here`;
    return fault(scope, node, message, { found: name, expected: readable.join(', ') });
  }
  return { type: narrowed(fact.type, pathOf(node), scope), code: fact.read(subject.code) };
}
