/** Rules that a change leaves without any case in which they act: what their conditions ask for no longer happens. */
import type { ASTNode } from '@marcbachmann/cel-js';
import type { Json, JsonObject } from '../../engine/base/json.ts';
import { isObject, listOf } from '../../engine/base/json.ts';
import { fieldAt, toJson } from '../errata/set-fields.ts';
import { isNode } from '../language/cost.ts';
import { parseExpression } from '../language/parse-expression.ts';
import type { Vocabulary } from '../language/vocabulary.ts';
import { changesOnlyNumbers, type RuleChange } from './rule-change.ts';

/** The ids of the unchanged definitions that could act before the change and cannot after it. */
export function neverActingAfter(change: RuleChange): ReadonlySet<string> {
  const { after, added, replaced } = change;
  if (replaced.length === 0 || changesOnlyNumbers(change)) return new Set();
  const definitions = after.definitions.map(({ definition }) => toJson(definition)).filter(isObject);
  const idsAdded = new Set<string>(added);
  const idsReplaced = new Set(replaced.map(({ before }) => String(before.id)));
  const unchanged = definitions.filter(({ id }) => !idsAdded.has(String(id)) && !idsReplaced.has(String(id)));
  const labelTypes = labelTypesOf(change.vocabulary, definitions);
  const before = neverActing([...unchanged, ...replaced.map((one) => one.before)], labelTypes);
  const now = neverActing(definitions, labelTypes);
  return new Set(unchanged.map(({ id }) => String(id)).filter((id) => now.has(id) && !before.has(id)));
}

/** By the name of a fact: the paths whose labels it has, or `own` for the path of the rule. */
type LabelTypes = ReadonlyMap<string, readonly string[]>;

const LABEL_TYPE = /^label (\w.*)$/;
const OWN = 'own';

/**
 * Leaves out a name that some fact of another type has too, or that a definition adds: in `x.name == 'hindered'`, `name` may then not be
 * the label.
 */
function labelTypesOf({ subjects }: Vocabulary, definitions: readonly JsonObject[]): LabelTypes {
  const types = Map.groupBy(Object.values(subjects).flatMap(Object.entries<string>), ([name]) => name);
  const defined = new Set(definitions.map(nameOfFact));
  return new Map(
    [...types].flatMap(([name, list]) => {
      const paths = list.flatMap(([, type]) => LABEL_TYPE.exec(type)?.[1] ?? []);
      return paths.length < list.length || defined.has(`.${name}`) ? [] : [[name, paths]];
    }),
  );
}

interface Cases {
  readonly labelTypes: LabelTypes;
  /** The labels that a step or line of each path may get. */
  readonly paths: readonly LabelledPath[];
  /** The facts, with their dots, and functions that hold in no case. */
  readonly impossibleFacts: ReadonlySet<string>;
}

interface LabelledPath {
  readonly path: Json | undefined;
  readonly labels: ReadonlySet<Json | undefined>;
}

/** A rule may need another one that never acts, so the search repeats until it finds no more. */
function neverActing(definitions: readonly JsonObject[], labelTypes: LabelTypes): ReadonlySet<string> {
  const inactive = new Set<string>();
  const impossibleFacts = new Set<string>();
  const byFact = Map.groupBy(definitions, nameOfFact);
  for (let countBefore = -1; countBefore < inactive.size + impossibleFacts.size; ) {
    countBefore = inactive.size + impossibleFacts.size;
    const cases: Cases = { labelTypes, paths: pathsBy(definitions, inactive), impossibleFacts };
    for (const [name, same] of byFact)
      if (name !== undefined && same.every((one) => textNeverHolds(one.is, cases, undefined))) impossibleFacts.add(name);
    for (const one of definitions) if (isInactive(one, cases)) inactive.add(String(one.id));
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
    .map(({ path, labels }) => {
      const restrictions = definitions.filter((one) => one.kind === 'restriction' && one.path === path && !inactive.has(String(one.id)));
      // Without any restriction, a path has its first label.
      return { path, labels: new Set([listOf(labels)[0], ...restrictions.map(({ gives }) => gives)]) };
    });

function isInactive(one: JsonObject, cases: Cases): boolean {
  if (one.kind === 'property' || one.kind === 'record') return false;
  return listOf(one.unless).some((entry) => fieldAt(entry, 'if') === 'true') || textNeverHolds(one.if, cases, one.path);
}

/** @param path the path of the rule that has the condition, if it is of one */
function textNeverHolds(condition: Json | undefined, cases: Cases, path: Json | undefined): boolean {
  if (typeof condition !== 'string' || !isWorthParsing(condition, cases)) return false;
  const node = parseExpression(condition);
  return isNode(node) && neverHolds(node, cases, path);
}

/** Saves parsing nearly all conditions. */
const isWorthParsing = (condition: string, { impossibleFacts, labelTypes }: Cases): boolean =>
  [...impossibleFacts, ...labelTypes.keys(), 'false'].some((name) => condition.includes(name));

function neverHolds(node: ASTNode, cases: Cases, path: Json | undefined): boolean {
  const partNeverHolds = (part: ASTNode): boolean => neverHolds(part, cases, path);
  switch (node.op) {
    case 'value':
      return node.args === false;
    case '&&':
      return node.args.some(partNeverHolds);
    case '||':
      return node.args.every(partNeverHolds);
    case '.':
      return cases.impossibleFacts.has(`.${node.args[1]}`);
    case 'call':
      return cases.impossibleFacts.has(node.args[0]);
    case '==':
      return testsLabelNeverGiven(node.args[0], node.args[1], cases, path);
    default:
      return false;
  }
}

/** Whether a comparison tests a label, such as that of a line, for a name that no line or step of its paths gets. */
function testsLabelNeverGiven(fact: ASTNode, value: ASTNode, { labelTypes, paths }: Cases, path: Json | undefined): boolean {
  if (fact.op !== '.' || value.op !== 'value') return false;
  const types = labelTypes.get(fact.args[1]) ?? [];
  // If the rule has no path, a label of the type `own` may be of any path.
  const meant = types.flatMap((type) =>
    paths.filter((one) => (type === OWN ? path === undefined || one.path === path : one.path === type)),
  );
  return meant.length > 0 && meant.every(({ labels }) => !labels.has(String(value.args)));
}
