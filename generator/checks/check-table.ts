/** A decision table must have exactly one row for every input: all inputs are tried. */

import type { Diagnostic } from '../diagnostic.ts';
import type { Definition, TableDefinition } from '../generated/definition.ts';
import { definitionId } from '../ids.ts';
import { type ConstantScope, evaluateConstant } from '../language/evaluate.ts';
import type { ParseExpression } from '../language/parse-expression.ts';
import type { DefinitionNode } from '../rulebook.ts';

type Input = { readonly [name: string]: number | boolean | string };
const MOST_COMBINATIONS = 200_000;

function domain(values: TableDefinition['inputs'][string]): readonly (number | boolean | string)[] {
  if (values === 'bool') return [false, true];
  if (values instanceof Array) return values;
  return Array.from({ length: Math.max(values.to - values.from + 1, 0) }, (_, index) => values.from + index);
}

function valueCount(values: TableDefinition['inputs'][string]): number {
  if (values === 'bool') return 2;
  return values instanceof Array ? values.length : Math.max(values.to - values.from + 1, 0);
}

function* combinations(inputs: readonly (readonly [string, readonly (number | boolean | string)[]])[]): Generator<Input> {
  const [first, ...rest] = inputs;
  if (first === undefined) yield {};
  else for (const value of first[1]) for (const others of combinations(rest)) yield { [first[0]]: value, ...others };
}

type PlaceOf = (pointer: string) => Diagnostic['place'];

/** An input for which not exactly one row holds. */
interface WrongInput {
  /** The indices of the rows that hold. */
  readonly rows: readonly number[];
  /** The input as messages show it: `a = 1, b = true`. */
  readonly shown: string;
}

export function checkTable(
  node: DefinitionNode,
  table: TableDefinition,
  definitions: readonly Definition[],
  parse: ParseExpression,
): Diagnostic[] {
  const count = Object.values(table.inputs).reduce((n, values) => n * valueCount(values), 1);
  const placeOf: PlaceOf = (pointer) => node.document.placeOf(`${node.pointer}${pointer}`);
  if (count > MOST_COMBINATIONS) return [tooLarge(table, count, placeOf)];
  const wrong = wrongInputs(table, definitions, parse);
  const gap = wrong.find(({ rows }) => rows.length === 0);
  const overlaps = wrong.filter(({ rows }) => rows.length > 1);
  const [first] = overlaps;
  return [
    ...(gap === undefined ? [] : [gapOf(table, gap.shown, placeOf)]),
    ...(first === undefined ? [] : [overlap(table, first, overlaps, placeOf)]),
  ];
}

/** Empty if a condition cannot be evaluated: the type check reports it. */
function wrongInputs(table: TableDefinition, definitions: readonly Definition[], parse: ParseExpression): WrongInput[] {
  const inputs = Object.entries(table.inputs).map(([name, values]) => [name, domain(values)] as const);
  const parameters = new Map(definitions.flatMap((d) => (d.kind === 'parameter' ? [[d.id, d.value] as const] : [])));
  const conditions = table.rows.map((row) => parse(row.if));
  const wrong: WrongInput[] = [];
  for (const input of combinations(inputs)) {
    const scope: ConstantScope = { lookUp: (name) => input[name] ?? parameters.get(definitionId(name)) };
    const rows: number[] = [];
    for (const [index, condition] of conditions.entries()) {
      const value = 'op' in condition ? evaluateConstant(condition, scope) : undefined;
      if (value === undefined) return [];
      if (value === true) rows.push(index);
    }
    if (rows.length !== 1)
      wrong.push({
        rows,
        shown: Object.entries(input)
          .map((pair) => pair.join(' = '))
          .join(', '),
      });
  }
  return wrong;
}

function tooLarge({ id }: TableDefinition, count: number, placeOf: PlaceOf): Diagnostic {
  return {
    code: 'table-too-large',
    severity: 'error',
    message: `The table "${id}" has ${count} combinations of inputs.`,
    refersTo: [id],
    found: String(count),
    expected: `at most ${MOST_COMBINATIONS}`,
    hint: 'Narrow the ranges, or split the table.',
    place: placeOf('/inputs'),
  };
}

function gapOf({ id }: TableDefinition, shown: string, placeOf: PlaceOf): Diagnostic {
  return {
    code: 'table-gap',
    severity: 'error',
    message: `No row of "${id}" holds for ${shown}.`,
    refersTo: [id],
    found: 'no row',
    expected: 'exactly one row',
    hint: 'Add a row, or widen a condition.',
    place: placeOf('/rows'),
  };
}

/** One finding for all overlaps, at the row that takes part in most of them; of equal ones at the last. */
function overlap(table: TableDefinition, first: WrongInput, overlaps: readonly WrongInput[], placeOf: PlaceOf): Diagnostic {
  const count = (row: number): number => overlaps.filter(({ rows }) => rows.includes(row)).length;
  const rows = [...new Set(overlaps.flatMap((one) => one.rows))].sort((a, b) => count(b) - count(a) || b - a);
  const [busiest = 0, ...others] = rows;
  return {
    code: 'table-overlap',
    severity: 'error',
    message: `Rows ${listed(first.rows.map((row) => row + 1))} of "${table.id}" ${first.rows.length === 2 ? 'both' : 'all'} hold for ${first.shown}.`,
    refersTo: [table.id],
    found: `${first.rows.length} rows`,
    expected: 'exactly one row',
    hint: 'Narrow one of the conditions.',
    place: placeOf(`/rows/${busiest}`),
    related: others.sort((a, b) => a - b).map((row) => ({ message: 'Another row is here.', place: placeOf(`/rows/${row}`) })),
  };
}

const listed = (numbers: readonly number[]): string => `${numbers.slice(0, -1).join(', ')} and ${numbers.at(-1)}`;
