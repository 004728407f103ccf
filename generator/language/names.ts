import type { ASTNode } from '@marcbachmann/cel-js';
import { capitalised } from '../../engine/base/text.ts';
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

/** The methods of lists and maps that take nothing: without parentheses they look like facts. */
const WITHOUT_ARGUMENTS: readonly string[] = ['size', 'first', 'flat', 'sum', 'min', 'max', 'total'];

export function lowerVariable(node: ASTNode, name: string, scope: Scope): Lowered | undefined {
  if (name === 'none') return { type: NONE, code: '-1' };
  const found = scope.variables.get(name);
  if (found !== undefined) {
    scope.reads.add(name);
    if (found.needs !== undefined && scope.proved?.has(found.needs.proof) !== true)
      return fault(scope, node, `there may be no ${name} here`, {
        found: name,
        expected: `${found.needs.test} && … before it`,
        isOfStack: true,
      });
    return { type: narrowed(found.type, name, scope), code: found.code };
  }
  const parameter = scope.environment.parameters.get(name);
  if (parameter !== undefined) {
    scope.uses.add(name);
    return lowerParameter(parameter);
  }
  const names = [...scope.variables.keys(), ...scope.environment.parameters.keys()];
  return fault(scope, node, `"${name}" is not known here`, {
    code: 'expression-unknown-name',
    found: name,
    expected: names.join(', '),
    ...hintForUnknown(name, [...names, ...LITERALS], scope),
  });
}

const LITERALS = ['true', 'false', 'none'];

/** If more facts than this have the unknown name, none is proposed. */
const MOST_FACTS = 3;

/** Proposes the facts of this name, else a class key for what only class keys read, else the nearest name. */
function hintForUnknown(name: string, names: readonly string[], scope: Scope): { readonly hint?: string } {
  const variables = [...scope.variables.keys()].map((key) => [key, scope.variables.get(key)?.type] as const);
  const facts = variables.flatMap(([owner, type]) =>
    type?.kind === 'subject' && scope.environment.facts.get(type.name)?.get(name)?.read !== undefined ? [`"${owner}.${name}"`] : [],
  );
  if (facts.length > 0 && facts.length <= MOST_FACTS) return { hint: `Did you mean ${facts.join(' or ')}?` };
  const [owner, type] = variables.find(([, one]) => isClass(one)) ?? [];
  const frame = owner === 'line' ? 'class line' : 'class step';
  if (owner === undefined || type?.kind !== 'subject' || !scope.environment.frame(frame).has(name)) return didYouMean(nearest(name, names));
  return { hint: `Here "${name}" is read through class keys. ${adviceForKeys(owner, type.name, scope)}` };
}

const CLASS = 'class ';

const isClass = (type: Type | undefined): boolean => type?.kind === 'subject' && type.name.startsWith(CLASS);

const ownerName = (subject: string): string =>
  subject.startsWith(CLASS) ? `the class of the path "${subject.slice(CLASS.length)}"` : withArticle(subject);

function adviceForKeys(owner: string, className: string, scope: Scope): string {
  const keys = [...(scope.environment.facts.get(className)?.keys() ?? [])].map((key) => `${owner}.${key}`);
  const advice = `add a class key under "class" of the path "${className.slice(CLASS.length)}"`;
  return keys.length === 0 ? `${capitalised(advice)}.` : `Read ${keys.join(' or ')}, or ${advice}.`;
}

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
      ...(WITHOUT_ARGUMENTS.includes(name) ? { hint: `Write ${name}().` } : {}),
    });
  const facts = scope.environment.facts.get(subject.type.name) ?? new Map<string, Fact>();
  const fact = facts.get(name);
  if (fact === undefined) {
    const nearestName = nearest(name, [...facts.keys()]);
    const { gameOnly } = scope.environment;
    const { start, end } = node.range;
    const nameNode = { ...node, range: { start: Math.max(start, end - name.length), end } };
    const ownHint =
      gameOnly?.facts.has(`${subject.type.name}.${name}`) === true
        ? gameOnly.hint
        : nearestName === undefined && isClass(subject.type) && ownerNode.op === 'id'
          ? adviceForKeys(ownerNode.args, subject.type.name, scope)
          : undefined;
    return fault(scope, nameNode, `${ownerName(subject.type.name)} has no fact "${name}"`, {
      code: 'expression-unknown-fact',
      found: name,
      expected: [...facts.keys()].join(', '),
      ...(ownHint === undefined ? didYouMean(nearestName) : { hint: ownHint }),
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
