/** Rules that a change leaves without any case in which they act: what their conditions ask for no longer happens. */
import type { ASTNode } from '@marcbachmann/cel-js';
import type { Json, JsonObject } from '../../engine/base/json.ts';
import { isObject, listOf } from '../../engine/base/json.ts';
import { fieldAt, toJson } from '../errata/set-fields.ts';
import { isNode } from '../language/cost.ts';
import { parseExpression } from '../language/parse-expression.ts';
import { changesOnlyNumbers, type RuleChange } from './rule-change.ts';

/** The ids of the unchanged definitions that could act before the change. */
export function neverActingAfter(change: RuleChange): ReadonlySet<string> {
  const { after, added, replaced } = change;
  if (replaced.length === 0 || changesOnlyNumbers(change)) return new Set();
  const definitions = after.definitions.map(({ definition }) => toJson(definition)).filter(isObject);
  const idsAdded = new Set<string>(added);
  const idsReplaced = new Set(replaced.map(({ id }) => String(id)));
  const unchanged = definitions.filter(({ id }) => !idsAdded.has(String(id)) && !idsReplaced.has(String(id)));
  const before = neverActing([...unchanged, ...replaced]);
  const now = neverActing(definitions);
  return new Set(unchanged.map(({ id }) => String(id)).filter((id) => now.has(id) && !before.has(id)));
}

/** What can happen by a set of definitions, and what cannot. */
interface Never {
  /** The labels that a step or line of each path may get. */
  readonly paths: readonly LabelledPath[];
  /** The facts, with their dots, and functions that hold in no case. */
  readonly facts: ReadonlySet<string>;
}

interface LabelledPath {
  readonly path: Json | undefined;
  /** Whether it has lines: other paths have steps alone. */
  readonly hasLines: boolean;
  readonly labels: ReadonlySet<Json | undefined>;
}

/** A rule may need another one that never acts, so the search repeats until it finds no more. */
function neverActing(definitions: readonly JsonObject[]): ReadonlySet<string> {
  const inactive = new Set<string>();
  const facts = new Set<string>();
  const byFact = Map.groupBy(definitions, nameOfFact);
  for (let countBefore = -1; countBefore < inactive.size + facts.size; ) {
    countBefore = inactive.size + facts.size;
    const never: Never = { paths: pathsBy(definitions, inactive), facts };
    for (const [name, same] of byFact)
      if (name !== undefined && same.every((one) => isNeverText(one.is, never, undefined))) facts.add(name);
    for (const one of definitions) if (isInactive(one, never)) inactive.add(String(one.id));
  }
  return inactive;
}

/** Undefined for what is neither a record nor a property. Definitions of several subjects may have one name. */
function nameOfFact({ kind, id }: JsonObject): string | undefined {
  const name = String(id);
  return kind === 'record' || kind === 'property' ? name.slice(Math.max(0, name.lastIndexOf('.'))) : undefined;
}

const pathsBy = (definitions: readonly JsonObject[], inactive: ReadonlySet<string>): readonly LabelledPath[] =>
  definitions
    .filter(({ kind }) => kind === 'path')
    .map(({ path, along, labels }) => {
      const restrictions = definitions.filter((one) => one.kind === 'restriction' && one.path === path && !inactive.has(String(one.id)));
      // Without any restriction, a path has its first label.
      return { path, hasLines: along !== undefined, labels: new Set([listOf(labels)[0], ...restrictions.map(({ gives }) => gives)]) };
    });

function isInactive(one: JsonObject, never: Never): boolean {
  if (one.kind === 'property' || one.kind === 'record') return false;
  return listOf(one.unless).some((entry) => fieldAt(entry, 'if') === 'true') || isNeverText(one.if, never, one.path);
}

/** @param path the path of the rule that has the condition, if it is of one */
function isNeverText(condition: Json | undefined, never: Never, path: Json | undefined): boolean {
  if (typeof condition !== 'string' || !mayBeNever(condition, never)) return false;
  const node = parseExpression(condition);
  return isNode(node) && isNever(node, never, path);
}

/** Saves parsing nearly all conditions. */
const mayBeNever = (condition: string, { facts }: Never): boolean =>
  /\bfalse\b|\.label\b|\.corner\b/.test(condition) || [...facts].some((name) => condition.includes(name));

function isNever(node: ASTNode, never: Never, path: Json | undefined): boolean {
  const isNeverPart = (part: ASTNode): boolean => isNever(part, never, path);
  switch (node.op) {
    case 'value':
      return node.args === false;
    case '&&':
      return node.args.some(isNeverPart);
    case '||':
      return node.args.every(isNeverPart);
    case '.':
      return never.facts.has(`.${node.args[1]}`);
    case 'call':
      return never.facts.has(node.args[0]);
    case '==':
      return isNeverLabel(node.args[0], node.args[1], never, path);
    default:
      return false;
  }
}

/** Whether a comparison is one of a line's label, or of that of a step's corner, with a label that none gets. */
function isNeverLabel(fact: ASTNode, value: ASTNode, { paths }: Never, path: Json | undefined): boolean {
  if (fact.op !== '.' || value.op !== 'value') return false;
  const name = fact.args[1];
  if (name !== 'label' && name !== 'corner') return false;
  const meant = paths.filter((one) => (path === undefined ? name === 'corner' || one.hasLines : one.path === path));
  return meant.every(({ labels }) => !labels.has(String(value.args)));
}
