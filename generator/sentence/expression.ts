/** Prints an expression as plain English. A fact used as a condition becomes "the square is blocking". */
import type { ASTNode } from '@marcbachmann/cel-js';
import { pathOf } from '../language/flow.ts';
import { parseExpression } from '../language/parse-expression.ts';

/** "hinderingToMove" as "hindering to move". */
export function words(name: string): string {
  return name
    .replaceAll(/[.-]/g, ' ')
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();
}

/** Names of variables; others are printed by their own name. */
const VARIABLES: { readonly [variable: string]: string } = {
  from: 'the square left',
  to: 'the square entered',
  side: 'the side square',
  was: 'where the part stood',
  now: 'where it stands',
  other: 'the other part’s square',
  active: 'the active player',
  value: 'the running value',
  end: 'the end',
  it: 'it',
};

/** Prints the text of a condition: "the square is blocking". */
export function phraseOf(text: string): string {
  const ast = parseExpression(text);
  return 'op' in ast ? phrase(ast, false) : text;
}

/** Prints a number or a subject: "the speed of the mover". */
export function nounOf(text: string): string {
  const ast = parseExpression(text);
  return 'op' in ast ? noun(ast) : text;
}

/** Prints a number or a subject as `nounOf`, and a condition as "whether the move broke away". */
export function nounOrWhether(text: string): string {
  const ast = parseExpression(text);
  return 'op' in ast && isCondition(ast) ? `whether ${phrase(ast, false)}` : nounOf(text);
}

/** Facts with a name of their own. */
const FACTS: { readonly [fact: string]: string } = {
  'line.low': 'the elevation of its lower end',
  'line.size': 'the size of its larger end',
  'line.columns': 'the number of columns it crosses',
  'line.rows': 'the number of rows it crosses',
  'move.steps': 'the number of steps made',
};

/** The phrases of a comparison and of its negation. */
const COMPARE: { readonly [op: string]: readonly [string, string] } = {
  '==': ['is', 'is not'],
  '!=': ['is not', 'is'],
  '<': ['is less than', 'is at least'],
  '<=': ['is at most', 'is more than'],
  '>': ['is more than', 'is at most'],
  '>=': ['is at least', 'is less than'],
};
const ARITHMETIC: { readonly [op: string]: string } = { '+': 'plus', '-': 'minus', '*': 'times' };
/** The verbs that facts and functions begin with, each with its negation. */
const NEGATED_VERBS: { readonly [verb: string]: string } = {
  has: 'does not have',
  is: 'is not',
  can: 'cannot',
  must: 'need not',
  may: 'may not',
  deals: 'does not deal',
  ignores: 'does not ignore',
  broke: 'did not break',
  prints: 'does not print',
  possesses: 'does not possess',
  uses: 'does not use',
};

/** The functions for the sets of capabilities of a subject. With a capability as second argument, they test whether the set has it. */
const CAPABILITY_SETS: ReadonlySet<string> = new Set(['prints', 'possesses', 'uses', 'mayActivate']);

/** A condition as a phrase, or its negation. */
function phrase(node: ASTNode, isNegated: boolean): string {
  switch (node.op) {
    case '!_':
      return phrase(node.args, !isNegated);
    case '&&':
    case '||': {
      const word = (node.op === '&&') !== isNegated ? ' and ' : ' or ';
      return operandsOf(node, node.op)
        .map((part) => (isCompound(part) ? `(${phrase(part, isNegated)})` : phrase(part, isNegated)))
        .join(word);
    }
    case '.': {
      const [subject, name] = node.args;
      return `${noun(subject)} ${verbPhrase(name, isNegated) ?? `is ${isNegated ? 'not ' : ''}${words(name)}`}`;
    }
    case '==':
    case '!=':
    case '<':
    case '<=':
    case '>':
    case '>=':
      return `${noun(node.args[0])} ${COMPARE[node.op]?.[isNegated ? 1 : 0] ?? ''} ${noun(node.args[1])}`;
    case 'in':
      return `${noun(node.args[1])} ${isNegated ? 'do not ' : ''}hold ${noun(node.args[0])}`;
    case 'call':
      return relation(node.args[0], node.args[1], isNegated);
    case 'rcall':
      return quantified(node.args[0], node.args[1], node.args[2], isNegated);
    default:
      return isNegated ? `not ${noun(node)}` : noun(node);
  }
}

/** A name that begins with a verb, or its negation; undefined for other names. */
function verbPhrase(name: string, isNegated: boolean): string | undefined {
  const [verb = '', ...rest] = words(name).split(' ');
  const negatedVerb = NEGATED_VERBS[verb];
  if (negatedVerb === undefined) return undefined;
  // "has acted" is a perfect tense, "has room" is not.
  const isPerfect = verb === 'has' && rest[0]?.endsWith('ed') === true;
  const negation = isPerfect ? 'has not' : negatedVerb;
  return [isNegated ? negation : verb, ...rest].join(' ');
}

/** Whether an expression is a condition by its operator, or by the verb that the name of its fact or function begins with. */
function isCondition(node: ASTNode): boolean {
  if (node.op === '.') return verbPhrase(node.args[1], false) !== undefined;
  if (node.op === 'call') return verbPhrase(node.args[0], false) !== undefined;
  return node.op in COMPARE || ['!_', '&&', '||', 'in'].includes(node.op);
}

const isCompound = (node: ASTNode): boolean => node.op === '&&' || node.op === '||' || (node.op === '!_' && isCompound(node.args));

/** The operands of nested uses of one operator: `a && (b && c)` has three. */
function operandsOf(node: ASTNode, op: '&&' | '||'): ASTNode[] {
  return node.op === op ? node.args.flatMap((part) => operandsOf(part, op)) : [node];
}

function relation(name: string, args: readonly ASTNode[], isNegated: boolean): string {
  const [a, b] = args.map((arg) => noun(arg));
  if (name === 'within') return `${a?.replace(/^the /, '')} ${isNegated ? 'is not' : 'is'} under way`;
  if (name === 'opposing') return `${a} is ${isNegated ? 'not ' : ''}opposed to ${b}`;
  if (name === 'adjacent') return `${a} is ${isNegated ? 'not ' : ''}adjacent to ${b}`;
  if (name === 'disjoint') return `${a} ${isNegated ? 'cannot' : 'can'} all be placed without overlap`;
  if (name === 'joined') return `${a} are ${isNegated ? 'not ' : ''}connected`;
  if (name === 'touching') return `${a} ${isNegated ? 'does not touch' : 'touches'} ${b}`;
  if (name === 'enters')
    return `a line from ${a} to ${b} ${isNegated ? 'does not come' : 'comes'} through ${args[2] === undefined ? 'it' : noun(args[2])}`;
  const verb = verbPhrase(name, isNegated);
  // A capability in a set of capabilities: `uses(c, 'flight')`.
  if (CAPABILITY_SETS.has(name) && b !== undefined) return `${a} ${verb} ${b}`;
  if (verb !== undefined && a !== undefined && b === undefined) return `${a} ${verb}`;
  if (args.length > 1) return `“${words(name)}” is ${isNegated ? 'not ' : ''}true of ${listed(args.map((arg) => noun(arg)))}`;
  const fact = verb ?? `${isNegated ? 'not ' : ''}${words(name)}`;
  return a === undefined ? fact : `${fact} of ${a}`;
}

const listed = (nouns: readonly string[]): string => `${nouns.slice(0, -1).join(', ')} and ${nouns.at(-1)}`;

function quantified(name: string, listNode: ASTNode, args: readonly ASTNode[], isNegated: boolean): string {
  const [bound, body] = args;
  if (bound === undefined || body === undefined) return `${isNegated ? 'not ' : ''}${noun(listNode)} ${words(name)}`;
  const variable = bound.op === 'id' ? bound.args.toUpperCase() : '';
  const [opening, negatedOpening] = name === 'exists' ? ['for some', 'for no'] : ['for every', 'not for every'];
  return `${isNegated ? negatedOpening : opening} ${variable} among ${noun(listNode)}, ${phrase(body, false)}`;
}

function noun(node: ASTNode): string {
  switch (node.op) {
    case 'value':
      return typeof node.args === 'string' ? words(node.args) : String(node.args);
    case 'id':
      if (node.args.length === 1) return node.args.toUpperCase();
      return VARIABLES[node.args] ?? `the ${words(node.args)}`;
    case '.':
      return FACTS[pathOf(node) ?? ''] ?? `the ${words(node.args[1])} of ${noun(node.args[0])}`;
    case '-_':
      return `minus ${noun(node.args)}`;
    case '?:':
      return `${noun(node.args[1])} if ${phrase(node.args[0], false)}, else ${noun(node.args[2])}`;
    case '+':
    case '-':
    case '*':
      return `${noun(node.args[0])} ${ARITHMETIC[node.op]} ${noun(node.args[1])}`;
    case '[]':
      return `entry ${noun(node.args[1])} of ${noun(node.args[0])}`;
    case 'call':
      return callNoun(node.args[0], node.args[1]);
    case 'rcall': {
      const [method, list, [bound, body]] = node.args;
      if (method === 'size') return `the number of ${noun(list).replace(/^the /, '')}`;
      if (method === 'map' && body !== undefined)
        return `${noun(body)} of every ${bound?.op === 'id' ? bound.args.toUpperCase() : ''} among ${noun(list)}`;
      if (method === 'filter' && bound !== undefined && body !== undefined)
        return `those ${bound.op === 'id' ? bound.args.toUpperCase() : ''} among ${noun(list)} for which ${phrase(body, false)}`;
      if (method === 'put' && bound !== undefined && body !== undefined) return `${noun(list)} with ${noun(body)} for ${noun(bound)}`;
      if (method === 'without' && bound !== undefined) return `${noun(list)} without ${noun(bound)}`;
      if (method in LIST_FOLDS) return `the ${LIST_FOLDS[method]} of ${noun(list)}`;
      return phrase(node, false);
    }
    case 'list':
      return node.args.length === 0 ? 'nothing' : `${node.args.map(noun).join(' and ')} alone`;
    // The language has no other map than the empty one.
    case 'map':
      return 'nothing';
    default:
      return phrase(node, false);
  }
}

const LIST_FOLDS: { readonly [method: string]: string } = {
  sum: 'sum',
  total: 'total',
  first: 'first',
  flat: 'parts',
  min: 'least',
  max: 'greatest',
};

function callNoun(name: string, args: readonly ASTNode[]): string {
  const nouns = args.map((arg) => noun(arg));
  if (name === 'max') return `the larger of ${nouns.join(' and ')}`;
  if (name === 'min') return `the smaller of ${nouns.join(' and ')}`;
  if (name === 'half') return `half of ${nouns.join('')}, rounded`;
  if (name === 'share') return `${nouns[0]} shared by ${nouns[1]}, rounded`;
  if (name === 'distance') return `the distance from ${nouns.join(' to ')}`;
  if (name === 'lineOfFire') {
    const [from, to, near, edge] = nouns;
    const line = `the line of fire from ${from} to ${to}`;
    return near === undefined ? line : `${line}, over ${near} as if nothing were on ${edge},`;
  }
  return `the ${words(name)}${nouns.length === 0 ? '' : ` of ${nouns.join(' and ')}`}`;
}
