/**
 * The functions and calculations that have no row for a value which a constraint or restriction banned. Once the ban is lifted, they treat
 * it like every other value without a row.
 */
import type { ASTNode } from '@marcbachmann/cel-js';
import type { Json, JsonObject } from '../../engine/base/json.ts';
import { isObject, listOf } from '../../engine/base/json.ts';
import { clausesOf } from '../definition-clauses.ts';
import { fieldAt, toJson } from '../errata/set-fields.ts';
import type { Definition } from '../generated/definition.ts';
import type { ClauseId, DefinitionId } from '../ids.ts';
import { childrenOf, isNode } from '../language/cost.ts';
import { parseExpression } from '../language/parse-expression.ts';
import { textsIn } from '../mentioned-names.ts';
import { enumerationsOf, isAbout, namesWithValues, valuesIn } from './grown-lists.ts';
import type { RuleChange } from './rule-change.ts';

export interface MissingRow {
  /** A function with `rows`, or the values of one calculation. */
  readonly ids: readonly DefinitionId[];
  readonly clauses: readonly ClauseId[];
  /** The values for which there are rows. */
  readonly names: readonly string[];
  /** Another value of the same enumeration, which is no longer banned. */
  readonly lacking: string;
}

/** A function that names only one value has a row for an exception, not for each value. */
const LEAST_NAMES = 2;

export function findMissingRows({ after, added, replaced }: Pick<RuleChange, 'after' | 'added' | 'replaced'>): MissingRow[] {
  const lifted = replaced.flatMap(({ before, now }) => without(bansOf(before), bansOf(now)));
  if (lifted.length === 0) return [];
  const definitions = after.definitions.map(({ definition }) => definition);
  const bansNow = definitions.filter(({ id }) => added.has(id)).flatMap((one) => bansOf(toJson(one)));
  const tables = tablesIn(definitions);
  return without(lifted, bansNow).flatMap(({ fact, value }) =>
    enumerationsOf(definitions, fact)
      .filter((values) => values.includes(value))
      .flatMap((values) => {
        const about = namesWithValues(definitions, values);
        return tables.flatMap((table) => {
          const parts = table.filter((one) => isAbout(one, about));
          const naming = parts.filter((one) => values.some((name) => valuesIn(testsOf(one)).has(name)));
          const tested = valuesIn(naming.flatMap(testsOf));
          const names = values.filter((name) => tested.has(name));
          const isLacking = names.length >= LEAST_NAMES && !valuesIn(parts.flatMap((one) => textsIn(one))).has(value);
          const clauses = [...new Set(naming.flatMap(clausesOf))];
          return isLacking ? [{ ids: naming.map(({ id }) => id), clauses, names, lacking: value }] : [];
        });
      }),
  );
}

/** Each function with rows, and the values of each calculation. */
const tablesIn = (definitions: readonly Definition[]): readonly (readonly Definition[])[] => [
  ...definitions.filter((one) => one.kind === 'property' && one.rows !== undefined).map((one) => [one]),
  ...Map.groupBy(
    definitions.filter((one) => one.kind === 'value'),
    (one) => one.of,
  ).values(),
];

/** The conditions of its rows, or that of a value. */
function testsOf(one: Definition): readonly string[] {
  const json = toJson(one);
  return [json, ...listOf(fieldAt(json, 'rows'))].flatMap((part) => {
    const condition = fieldAt(part, 'if');
    return typeof condition === 'string' ? [condition] : [];
  });
}

interface Ban {
  /** The last name of the fact with the value: `kind` of `it.kind`. */
  readonly fact: string;
  readonly value: string;
}

const without = (bans: readonly Ban[], others: readonly Ban[]): Ban[] =>
  bans.filter(({ fact, value }) => !others.some((other) => other.fact === fact && other.value === value));

/** The values that a rule bans whatever else is the case; it may be limited to a procedure, or to a value of another fact. */
function bansOf(rule: Json | undefined): readonly Ban[] {
  if (!isObject(rule) || (rule.kind !== 'constraint' && rule.kind !== 'restriction') || isSwitchedOff(rule)) return [];
  const node = typeof rule.if === 'string' ? parseExpression(rule.if) : undefined;
  return isNode(node) ? (bansIn(node) ?? []) : [];
}

const isSwitchedOff = ({ unless }: JsonObject): boolean => listOf(unless).some((entry) => fieldAt(entry, 'if') === 'true');

/** Undefined for a condition that not all cases with its values meet. */
function bansIn(node: ASTNode): readonly Ban[] | undefined {
  switch (node.op) {
    case '&&':
    case '||': {
      const parts = node.args.map(bansIn);
      return parts.includes(undefined) ? undefined : parts.flatMap((part) => part ?? []);
    }
    case '==':
    case 'in':
      return bansOfTest(node.args[0], node.args[1]);
    case '!=':
      return node.args[1].op === 'id' && node.args[1].args === 'none' ? [] : undefined;
    case 'call':
      return node.args[0] === 'within' ? [] : undefined;
    default:
      return undefined;
  }
}

function bansOfTest(tested: ASTNode, value: ASTNode): readonly Ban[] | undefined {
  const fact =
    tested.op === '.' ? tested.args[1] : tested.op === 'id' || tested.op === 'call' ? String([tested.args].flat()[0]) : undefined;
  const values = (value.op === 'list' ? childrenOf(value) : [value]).map(({ op, args }) => (op === 'value' ? args : undefined));
  return fact === undefined || !values.every((one) => typeof one === 'string') ? undefined : values.map((one) => ({ fact, value: one }));
}
