/** A decision table must have exactly one row for every input: all inputs are tried. */
import type { Diagnostic } from '../diagnostic.ts';
import type { Definition, TableDefinition } from '../generated/definition.ts';
import { type ConstantScope, evaluateConstant } from '../language/evaluate.ts';
import { parseExpression } from '../language/expression.ts';
import type { DefinitionNode } from '../rulebook.ts';

type Input = { readonly [name: string]: number | boolean | string };
const MOST = 200_000;

function domain(values: TableDefinition['inputs'][string]): readonly (number | boolean | string)[] {
  if (values === 'bool') return [false, true];
  if (values instanceof Array) return values;
  return Array.from({ length: Math.max(values.to - values.from + 1, 0) }, (_, place) => values.from + place);
}

/** How many values an input has; told before any list of them is made. */
function sizeOf(values: TableDefinition['inputs'][string]): number {
  if (values === 'bool') return 2;
  return values instanceof Array ? values.length : Math.max(values.to - values.from + 1, 0);
}

function* combinations(inputs: readonly (readonly [string, readonly (number | boolean | string)[]])[]): Generator<Input> {
  const [first, ...rest] = inputs;
  if (first === undefined) yield {};
  else for (const value of first[1]) for (const others of combinations(rest)) yield { [first[0]]: value, ...others };
}

/** Diagnostics of one table: the first input without a row, and the first with several. */
export function checkTable(node: DefinitionNode, table: TableDefinition, definitions: readonly Definition[]): Diagnostic[] {
  const count = Object.values(table.inputs).reduce((n, values) => n * sizeOf(values), 1);
  const place = (pointer: string) => node.document.placeOf(`${node.pointer}${pointer}`);
  if (count > MOST)
    return [
      {
        code: 'table-too-large',
        severity: 'error',
        message: `The table "${table.id}" has ${count} combinations of inputs.`,
        refersTo: [table.id],
        found: String(count),
        expected: `at most ${MOST}`,
        hint: 'narrow the ranges, or split the table',
        place: place('/inputs'),
      },
    ];
  const inputs = Object.entries(table.inputs).map(([name, values]) => [name, domain(values)] as const);
  const parameters = new Map(definitions.flatMap((d) => (d.kind === 'parameter' ? [[d.id, d.value] as const] : [])));
  const rows = table.rows.map((row) => parseExpression(row.if));
  const diagnostics: Diagnostic[] = [];
  let gap = false;
  const overlaps: { readonly rows: readonly number[]; readonly shown: string }[] = [];
  for (const input of combinations(inputs)) {
    const scope: ConstantScope = { lookUp: (name) => input[name] ?? parameters.get(name) };
    const holding: number[] = [];
    for (const [index, row] of rows.entries()) {
      if (!('op' in row)) return diagnostics;
      const value = evaluateConstant(row, scope);
      if (value === undefined) return diagnostics;
      if (value === true) holding.push(index);
    }
    const shown = Object.entries(input)
      .map(([name, value]) => `${name} = ${String(value)}`)
      .join(', ');
    if (holding.length === 0 && !gap) {
      gap = true;
      diagnostics.push({
        code: 'table-gap',
        severity: 'error',
        message: `No row of "${table.id}" holds for ${shown}.`,
        refersTo: [table.id],
        found: 'no row',
        expected: 'exactly one row',
        hint: 'add a row, or widen a condition',
        place: place('/rows'),
      });
    }
    if (holding.length > 1) overlaps.push({ rows: holding, shown });
  }
  const [first] = overlaps;
  if (first !== undefined) diagnostics.push(overlap(table, first, overlaps, place));
  return diagnostics;
}

/** One finding for all overlaps, at the row that takes part in most of them; of equal ones at the last. */
function overlap(
  table: TableDefinition,
  first: { readonly rows: readonly number[]; readonly shown: string },
  all: readonly { readonly rows: readonly number[] }[],
  place: (pointer: string) => Diagnostic['place'],
): Diagnostic {
  const count = (row: number): number => all.filter(({ rows }) => rows.includes(row)).length;
  const rows = [...new Set(all.flatMap((one) => one.rows))].sort((a, b) => count(b) - count(a) || b - a);
  const [widest = 0, ...others] = rows;
  return {
    code: 'table-overlap',
    severity: 'error',
    message: `Rows ${first.rows.map((r) => r + 1).join(' and ')} of "${table.id}" both hold for ${first.shown}.`,
    refersTo: [table.id],
    found: `${first.rows.length} rows`,
    expected: 'exactly one row',
    hint: 'narrow one of the conditions',
    place: place(`/rows/${widest}`),
    related: others.sort((a, b) => a - b).map((row) => ({ message: 'another row', place: place(`/rows/${row}`) })),
  };
}
