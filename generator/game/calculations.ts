/** Lowers calculations of the game and the values that take part in them. */
import type { Variable } from '../language/environment.ts';
import { INT, type Type } from '../language/types.ts';
import type { GameEnvironment } from './environment.ts';
import type { Expressions, Frame } from './expressions.ts';
import { type Lower, type LoweredObject, testOf } from './lowered-object.ts';
import { camel, type Of } from './program.ts';
import { text } from './routine-builder.ts';
import { declared } from './types.ts';

/** A calculation of one quantity, with its steps and entries. */
export interface LoweredCalculation {
  readonly quantity: string;
  readonly definition: Of<'calculation'>;
  readonly steps: readonly LoweredObject['fields'][];
  readonly entries: readonly LoweredObject[];
}

const BOOL: Type = { kind: 'bool' };
const CLASSES = ['replacement', 'modifier', 'minimum', 'maximum', 'increase', 'reduction', 'ignoring', 'allow'] as const;

export function calculationOf(
  environment: GameEnvironment,
  d: Of<'calculation'>,
  quantity: string,
  expressionsOf: Lower,
): LoweredCalculation {
  const expressions = expressionsOf(d);
  const takes = Object.entries(d.takes ?? {}).map(([name, written]) => [name, declared(written)] as const);
  const own = takes.map(([name, { type }]) => [name, { type, code: type.kind === 'bool' ? `(v.${name} === 1)` : `v.${name}` }] as const);
  const quantities: Type = { kind: 'enum', name: 'quantity', values: d.of };
  const numbers = ['value', 'amount'].map((name) => [name, { type: INT, code: `v.${name}` }] as const);
  const frame: Frame = {
    variables: new Map<string, Variable>([
      ...environment.instances(new Set()),
      ...own,
      ...numbers,
      ['locked', { type: BOOL, code: '(v.locked === 1)' }],
      ['quantity', { type: quantities, code: String(d.of.indexOf(quantity)) }],
    ]),
    proved: new Set(),
  };
  const v = `v: ${calculationLocals(quantity)}`;
  const defaults = takes.filter(([, { first }]) => first !== undefined);
  const steps = d.steps.map((step, place) => {
    const at = `/steps/${place}`;
    const gather = step.gather === undefined ? [] : typeof step.gather === 'string' ? [step.gather] : step.gather;
    const skips =
      step.skipIf === undefined
        ? []
        : typeof step.skipIf === 'string'
          ? gather.map((name) => [name, expressions.value(frame, `${at}/skipIf`, String(step.skipIf), BOOL)] as const)
          : Object.entries(step.skipIf).map(
              ([name, condition]) => [name, expressions.value(frame, `${at}/skipIf/${name}`, condition, BOOL)] as const,
            );
    const fields: { [name: string]: string } = {
      gather: text(gather),
      ...(step.fold === undefined ? {} : { fold: text(step.fold) }),
      exclusive: String(step.exclusive !== undefined),
      skips: `(${skips.some(([, code]) => /\bg\b/.test(code)) ? 'g' : '_g'}, ${skips.length > 0 ? v : `_${v}`}) => [${skips.map(([name, code]) => `...(${code} ? [${text(name)}] : [])`).join(', ')}]`,
    };
    if (step.start !== undefined) fields.start = `(g, ${v}) => ${startCode(step.start, at, defaults, frame, expressions)}`;
    const [low = '', high = ''] = step.clamp ?? [];
    if (low !== '') fields.lowest = `(g, ${v}) => ${expressions.value(frame, `${at}/clamp/0`, low, INT)}`;
    if (high !== '') fields.highest = `(g, ${v}) => ${expressions.value(frame, `${at}/clamp/1`, high, INT)}`;
    if (step.applies !== undefined) {
      const cases = Object.entries(step.applies).map(
        ([shape, code]) => `shape === ${text(shape)} ? ${expressions.value(frame, `${at}/applies/${shape}`, String(code), INT)}`,
      );
      fields.applies = `(g, ${v}, shape) => ${cases.join(' : ')} : v.amount`;
    }
    if (step.by !== undefined)
      fields.by = `(g, ${v}) => ${expressions.value(frame, `${at}/by`, step.by, { kind: 'subject', name: 'player' })}`;
    return fields;
  });
  const entries = environment.program.values
    .filter((value) => value.of === quantity && value.in === undefined)
    .map((value) => entryOf(value, frame, v, d, expressionsOf(value)));
  return { quantity, definition: d, steps, entries };
}

export const calculationLocals = (quantity: string): string => {
  const base = camel(quantity);
  return `${base[0]?.toUpperCase() ?? ''}${base.slice(1)}Inputs`;
};

/** The start of a calculation; a value taken with a default stands for that default where nobody gives it. */
function startCode(
  start: string,
  at: string,
  defaults: readonly (readonly [string, { readonly type: Type; readonly first?: string }])[],
  frame: Frame,
  expressions: Expressions,
): string {
  const found = defaults.find(([name]) => name === start);
  const first = found?.[1].first;
  if (found === undefined || first === undefined) return expressions.value(frame, `${at}/start`, start, INT);
  return expressions.value(frame, `/takes/${start}`, first, found[1].type);
}

function entryOf(d: Of<'value'>, frame: Frame, v: string, calculation: Of<'calculation'>, expressions: Expressions): LoweredObject {
  const present = CLASSES.filter((name) => d[name] !== undefined);
  const [only] = present;
  const gathered = calculation.steps.flatMap((step) => step.gather ?? []);
  if (only === undefined || present.length > 1)
    expressions.fault('', 'a value has exactly one class', {
      found: present.join(', ') || 'none',
      expected: `one of ${gathered.join(', ')}`,
    });
  else if (!gathered.includes(only))
    expressions.fault(`/${only}`, `"${calculation.id}" gathers no ${only}`, { found: only, expected: gathered.join(', ') });
  const written = only === undefined ? 0 : (d[only] ?? 0);
  const shaped = written === 'half' || written === 'double';
  const inner = d.if === undefined ? frame : expressions.where(frame, d.if, true);
  return {
    definition: d,
    fields: {
      class: text(only ?? ''),
      shape: text(shaped ? written : 'set'),
      locked: String(d.locked === true),
      amount: `(g, ${v}) => ${shaped ? '0' : expressions.stored(inner, `/${only ?? ''}`, written, only === 'allow' ? BOOL : INT)}`,
      test: testOf(expressions, frame, d, v),
    },
  };
}
