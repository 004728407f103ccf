/** Prints an expression as plain English. A fact used as a condition becomes "the square is blocking". */
import type { ASTNode } from '@marcbachmann/cel-js';
import type { Fault } from '../language/fault.ts';
import { pathOf } from '../language/flow.ts';
import { parseExpression } from '../language/parse-expression.ts';
import { callNoun, callPhrase, isConditionName } from './functions.ts';
import { boundName, factOf, list, type VariableNames, variableName, verbPhrase, words } from './names.ts';
import { ARITHMETIC, COMPARE, endsOpen, hasConditionOperator, hasSeveralParts, isCompound, isPut, operandsOf } from './operators.ts';

const OWN_NAMES: Readonly<VariableNames> = {};

/** Prints the text of a condition: "the square is blocking". */
export function phraseOf(text: string, names: VariableNames = OWN_NAMES): string {
  const ast = parseExpression(text);
  return 'op' in ast ? phrase(ast, false, names) : text;
}

/** A value of an enumeration, such as `knock-back`. A subtraction without blanks is printed as such a name. */
const HYPHENATED_NAME = /^[a-z]+(?:-[a-z]+)+$/;

/** Prints a number or a subject: "the speed of the mover". */
export const nounOf = (text: string, names: VariableNames = OWN_NAMES): string => nounOfParsed(parseExpression(text), text, names);

function nounOfParsed(parsed: ASTNode | Fault, text: string, names: VariableNames): string {
  if (HYPHENATED_NAME.test(text)) return words(text);
  return 'op' in parsed ? noun(parsed, names) : text;
}

/** As `nounOf`, for use before other words. The result is in brackets if these would seem to belong to its last part. */
export const operandOf = (text: string, names: VariableNames = OWN_NAMES): string => operandOfParsed(parseExpression(text), text, names);

const operandOfParsed = (parsed: ASTNode | Fault, text: string, names: VariableNames): string =>
  'op' in parsed && endsOpen(parsed) ? bracketed(parsed, names) : nounOfParsed(parsed, text, names);

/** Prints a number or a subject as `operandOf`, and a condition as "whether the move broke away". */
export function nounOrWhether(text: string, names: VariableNames = OWN_NAMES): string {
  const parsed = parseExpression(text);
  return 'op' in parsed && isCondition(parsed) ? `whether ${phrase(parsed, false, names)}` : operandOfParsed(parsed, text, names);
}

/** Facts that are not printed as "the NAME of OWNER". */
const FACTS: { readonly [fact: string]: string } = {
  'line.columns': 'the number of columns that the line crosses',
  'line.rows': 'the number of rows that the line crosses',
  'move.steps': 'the number of steps made',
};

const LIST_FOLDS: { readonly [method: string]: string } = {
  sum: 'sum',
  total: 'total',
  first: 'first',
  flat: 'parts',
  min: 'least',
  max: 'greatest',
};

function phrase(node: ASTNode, isNegated: boolean, names: VariableNames): string {
  switch (node.op) {
    case '!_':
      return phrase(node.args, !isNegated, names);
    case '&&':
    case '||': {
      const word = (node.op === '&&') !== isNegated ? ' and ' : ' or ';
      const parts = operandsOf(node, node.op);
      return parts.map((part, index) => conjunct(part, isNegated, names, index === parts.length - 1)).join(word);
    }
    case '.': {
      const [subject, name] = node.args;
      return `${operand(subject, names)} ${verbPhrase(name, isNegated) ?? `is ${isNegated ? 'not ' : ''}${words(name)}`}`;
    }
    case '==':
    case '!=':
    case '<':
    case '<=':
    case '>':
    case '>=':
      return `${operand(node.args[0], names)} ${COMPARE[node.op]?.[isNegated ? 1 : 0] ?? ''} ${compared(node.args[1], names)}`;
    case 'in':
      return membership(node.args[0], node.args[1], isNegated, names);
    case '?:': {
      const [condition, one, other] = node.args;
      return `${conjunct(one, isNegated, names, false)} if ${phrase(condition, false, names)}, else ${conjunct(other, isNegated, names, true)}`;
    }
    case 'call': {
      const [name, args] = node.args;
      return callPhrase(name, args.length === 1 ? args.map((arg) => operand(arg, names)) : argumentsOf(args, names), isNegated);
    }
    case 'rcall':
      return quantified(node.args[0], node.args[1], node.args[2], isNegated, names);
    case 'id':
      return `${noun(node, names)} is ${isNegated ? 'false' : 'true'}`;
    default:
      return isNegated ? `not (${noun(node, names)})` : noun(node, names);
  }
}

/** A part of a conjunction or disjunction. It is in brackets where the next words would seem to belong to it. */
function conjunct(node: ASTNode, isNegated: boolean, names: VariableNames, isLast: boolean): string {
  const text = phrase(node, isNegated, names);
  return isCompound(node) || node.op === '?:' || (!isLast && endsOpen(node)) ? `(${text})` : text;
}

/** Whether an expression is a condition by its operator, or by the verb that the name of its fact or function begins with. */
function isCondition(node: ASTNode): boolean {
  if (node.op === '.') return verbPhrase(node.args[1], false) !== undefined;
  if (node.op === 'call') return isConditionName(node.args[0], node.args[1].length);
  if (node.op === 'rcall') return node.args[0] === 'exists' || node.args[0] === 'all';
  return hasConditionOperator(node);
}

function membership(item: ASTNode, container: ASTNode, isNegated: boolean, names: VariableNames): string {
  const subject = operand(item, names);
  if (container.op !== 'list') return `${subject} is ${isNegated ? 'not ' : ''}among ${compared(container, names)}`;
  const values = argumentsOf(container.args, names).map((value) => (value === 'none' ? '“none”' : value));
  if (values.length < 2) return `${subject} is ${isNegated ? 'not ' : ''}${list(values)}`;
  return `${subject} is ${isNegated ? 'none' : 'one'} of ${list(values)}`;
}

function quantified(name: string, listNode: ASTNode, args: readonly ASTNode[], isNegated: boolean, names: VariableNames): string {
  const [bound, body] = args;
  if (bound === undefined || body === undefined) return `${isNegated ? 'not ' : ''}${noun(listNode, names)} ${words(name)}`;
  const [opening, negatedOpening] = name === 'exists' ? ['for some', 'for no'] : ['for every', 'not for every'];
  const opened = `${isNegated ? negatedOpening : opening} ${boundOf(bound)}`;
  return `${opened} among ${listNode.op in ARITHMETIC ? bracketed(listNode, names) : operand(listNode, names)}, ${phrase(body, false, withoutBound(names, bound))}`;
}

const boundOf = (bound: ASTNode | undefined): string => (bound?.op === 'id' ? boundName(bound.args) : '');

/** A bound variable hides an outer one with the same name. */
function withoutBound(names: VariableNames, bound: ASTNode | undefined): VariableNames {
  if (bound?.op !== 'id' || names[bound.args] === undefined) return names;
  const { [bound.args]: _, ...others } = names;
  return others;
}

const argumentsOf = (args: readonly ASTNode[], names: VariableNames): string[] =>
  args.map((arg, index) => {
    const isLongList = arg.op === 'list' && arg.args.length > 1;
    if (arg.op in ARITHMETIC || (args.length > 1 && (isLongList || hasSeveralParts(arg)))) return bracketed(arg, names);
    return index < args.length - 1 ? operand(arg, names) : compared(arg, names);
  });

const bracketed = (node: ASTNode, names: VariableNames): string => `(${noun(node, names)})`;

/** A number or a subject in front of other words. */
const operand = (node: ASTNode, names: VariableNames): string =>
  endsOpen(node) || hasConditionOperator(node) ? bracketed(node, names) : noun(node, names);

/** A number or a subject at the end of a phrase. */
const compared = (node: ASTNode, names: VariableNames): string =>
  node.op === '?:' || hasConditionOperator(node) ? bracketed(node, names) : noun(node, names);

/** A number or a subject after "of" or "minus": a sum is in brackets. */
const owner = (node: ASTNode, names: VariableNames): string => (node.op in ARITHMETIC ? bracketed(node, names) : compared(node, names));

/**
 * The words of a sum, difference or product. The left part of `a - b + c` is a difference without brackets.
 * @param isLast whether it is not such a left part, after which more words follow
 */
function calculation(op: '+' | '-' | '*', [left, right]: readonly [ASTNode, ASTNode], isLast: boolean, names: VariableNames): string {
  const isSum = (node: ASTNode): node is Extract<ASTNode, { readonly op: '+' | '-' }> => node.op === '+' || node.op === '-';
  const part = (node: ASTNode): string => (isSum(node) || hasSeveralParts(node) ? bracketed(node, names) : operand(node, names));
  const start = isSum(left) && op !== '*' ? calculation(left.op, left.args, false, names) : part(left);
  const end =
    isSum(right) && op === '+'
      ? noun(right, names)
      : isLast && !isSum(right) && !hasSeveralParts(right)
        ? compared(right, names)
        : part(right);
  return `${start} ${op === '+' && right.op === 'list' ? 'followed by' : ARITHMETIC[op]} ${end}`;
}

/** The text of a constant in quotation marks, unless it is a word, such as a value of an enumeration. */
const constant = (text: string): string => (/^[a-z](?:[\w.-]*\w)?$/.test(text) ? words(text) : `“${text}”`);

function noun(node: ASTNode, names: VariableNames): string {
  switch (node.op) {
    case 'value':
      return typeof node.args === 'string' ? constant(node.args) : String(node.args);
    case 'id':
      return variableName(node.args, names);
    case '.':
      return FACTS[pathOf(node) ?? ''] ?? factOf(node.args[1], owner(node.args[0], names));
    case '-_':
      return `minus ${owner(node.args, names)}`;
    case '?:':
      return `${operand(node.args[1], names)} if ${phrase(node.args[0], false, names)}, else ${noun(node.args[2], names)}`;
    case '+':
    case '-':
    case '*':
      return calculation(node.op, node.args, true, names);
    case '[]':
      return `entry ${node.args[1].op in ARITHMETIC ? bracketed(node.args[1], names) : operand(node.args[1], names)} of ${owner(node.args[0], names)}`;
    case 'call':
      return callNoun(node.args[0], argumentsOf(node.args[1], names));
    case 'rcall':
      return methodNoun(node, names);
    case 'list':
      return node.args.length === 0 ? 'nothing' : list(argumentsOf(node.args, names));
    // The language has no other map than the empty one.
    case 'map':
      return 'nothing';
    default:
      return phrase(node, false, names);
  }
}

function methodNoun(node: Extract<ASTNode, { readonly op: 'rcall' }>, names: VariableNames): string {
  const [method, receiver, [bound, body]] = node.args;
  if (method === 'size') return `the number of ${owner(receiver, names).replace(/^the /, '')}`;
  if (method === 'flat' && endsOpen(receiver)) return `the parts of ${bracketed(receiver, names)}`;
  if (method in LIST_FOLDS) return `the ${LIST_FOLDS[method]} of ${owner(receiver, names)}`;
  const items = receiver.op in ARITHMETIC ? bracketed(receiver, names) : operand(receiver, names);
  if (bound === undefined) return phrase(node, false, names);
  if (method === 'without') return `${isPut(receiver) ? bracketed(receiver, names) : items} without ${operand(bound, names)}`;
  if (body === undefined) return phrase(node, false, names);
  const inner = withoutBound(names, bound);
  if (method === 'map')
    return `${body.op in ARITHMETIC || hasSeveralParts(body) ? bracketed(body, inner) : operand(body, inner)} for every ${boundOf(bound)} among ${items}`;
  if (method === 'filter') return `those ${boundOf(bound)} among ${items} for which ${phrase(body, false, inner)}`;
  if (method === 'put')
    return `${items} with ${body.op in ARITHMETIC ? bracketed(body, names) : operand(body, names)} for ${operand(bound, names)}`;
  return phrase(node, false, names);
}
