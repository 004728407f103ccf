/** The mutants of a definition, kind by kind: one change each. Changes that do not type-check fall out when they are lowered. */
import type { Json, JsonObject } from '../ast.ts';
import type { Definition } from '../generated/definition.ts';
import { setFields, toJson } from '../passes/set-fields.ts';
import { expressionMutants } from './expression-mutants.ts';

export interface Mutant {
  readonly definition: string;
  readonly change: string;
  /** The changed definition, or undefined when it is taken out. */
  readonly value: Json | undefined;
}

/** Names that enumerations hold: what a name may be changed to. */
export interface MutantVocabulary {
  readonly values: readonly string[];
  labels(path: string): readonly string[];
  readonly causes: readonly string[];
}

const isObject = (value: Json | undefined): value is JsonObject => typeof value === 'object' && value !== null && !(value instanceof Array);

/** Fields that hold an expression, and whether it is a condition. */
const EXPRESSIONS: { readonly [field: string]: boolean } = {
  if: true,
  is: false,
  skipIf: true,
  raised: true,
  start: false,
  while: true,
  modifier: false,
  minimum: false,
  maximum: false,
  increase: false,
  reduction: false,
  replacement: false,
};

const CHOICES: { readonly [field: string]: readonly string[] } = {
  along: ['worst', 'first'],
  routes: ['best', 'worst'],
  within: ['best', 'worst'],
  squares: ['best', 'worst'],
  level: ['best', 'worst'],
  fold: ['in-order', 'sum', 'max', 'min', 'choose-one'],
  gather: ['replacement', 'modifier', 'minimum', 'maximum', 'increase', 'reduction'],
};

export function mutantsOf(d: Definition, vocabulary: MutantVocabulary): Mutant[] {
  const json = toJson(d);
  const out: Mutant[] = [];
  const add = (change: string, fields: { readonly [path: string]: Json }): void => {
    out.push({ definition: d.id, change, value: setFields(json, fields) });
  };
  out.push({ definition: d.id, change: 'taken out', value: undefined });
  walk(json, [], (path, field, value) => mutateField(d, path, field, value, vocabulary, add));
  return out;
}

type Add = (change: string, fields: { readonly [path: string]: Json }) => void;

function walk(value: Json, path: readonly string[], visit: (path: string, field: string, value: Json) => void): void {
  if (value instanceof Array) for (const [place, entry] of value.entries()) walk(entry, [...path, String(place)], visit);
  else if (isObject(value)) {
    for (const [field, entry] of Object.entries(value)) {
      if (SKIPPED.has(field)) continue;
      visit([...path, field].join('.'), field, entry);
      walk(entry, [...path, field], visit);
    }
  }
}

const SKIPPED: ReadonlySet<string> = new Set([
  'id',
  'kind',
  'clauses',
  'note',
  'message',
  'unit',
  'otherwise',
  'rank',
  'by',
  'given',
  'type',
  'inputs',
  'answers',
  'operations',
  'cites',
  'lowestClauses',
  'highestClauses',
  'lockedClauses',
  'skipClauses',
]);

function mutateField(d: Definition, path: string, field: string, value: Json, vocabulary: MutantVocabulary, add: Add): void {
  const others = (names: readonly string[], now: Json): void => {
    for (const name of names) if (name !== now) add(`${path}: ${String(now)} to ${name}`, { [path]: name });
  };
  if (typeof value === 'number') for (const by of [1, -1]) add(`${path}: ${value} to ${value + by}`, { [path]: value + by });
  else if (typeof value === 'boolean') add(`${path}: ${String(value)} to ${String(!value)}`, { [path]: !value });
  else if (typeof value === 'string') {
    const choices = CHOICES[field];
    if (choices !== undefined) others(choices, value);
    else if (field === 'replacement' && (value === 'half' || value === 'double')) others(['half', 'double'], value);
    else if (field === 'gives' && d.kind === 'restriction') others([...vocabulary.labels(d.path), 'must-stop'], value);
    else if (field === 'cause') others(vocabulary.causes, value);
    else if (field === 'value' && d.kind === 'parameter' && typeof d.type === 'object' && 'enum' in d.type) others(d.type.enum, value);
    else if (field === 'first' && d.kind === 'record' && typeof d.type === 'object' && 'enum' in d.type) others(d.type.enum, value);
    else if (EXPRESSIONS[field] !== undefined || path.startsWith('steps.')) {
      const truth = EXPRESSIONS[field] === true || (field === 'is' && d.kind === 'property' && d.type === 'bool');
      if (field === 'exclusive') return;
      for (const m of expressionMutants(value, truth, vocabulary.values)) add(`${path}: ${m.change}`, { [path]: m.text });
    }
  } else if (value instanceof Array) mutateList(d, path, field, value, add);
  else if (isObject(value) && field === 'applies')
    for (const [shape, text] of Object.entries(value))
      if (typeof text === 'string')
        for (const m of expressionMutants(text, false, [])) add(`${path}.${shape}: ${m.change}`, { [`${path}.${shape}`]: m.text });
}

/** Lists lose each entry; labels change places; a clamp loses each side. */
function mutateList(d: Definition, path: string, field: string, value: readonly Json[], add: Add): void {
  if (field === 'rows' || field === 'steps' || field === 'overrides' || field === 'unless' || (field === 'of' && d.kind === 'path')) {
    value.forEach((entry, place) => {
      add(`${path}: without ${typeof entry === 'string' ? entry : place}`, { [path]: value.filter((_, other) => other !== place) });
    });
  } else if (field === 'labels') {
    for (let place = 0; place + 1 < value.length; place++) {
      const changed = value.map(
        (entry: Json, other): Json =>
          other === place ? (value[place + 1] ?? entry) : other === place + 1 ? (value[place] ?? entry) : entry,
      );
      add(`${path}: ${String(value[place])} and ${String(value[place + 1])} change places`, { [path]: changed });
    }
  } else if (field === 'clamp') {
    value.forEach((entry, place) => {
      if (entry === '') return;
      add(`${path}: without ${place === 0 ? 'the lowest' : 'the highest'}`, {
        [path]: value.map((v: Json, other): Json => (other === place ? '' : v)),
      });
      for (const m of expressionMutants(String(entry), false, []))
        add(`${path}: ${m.change}`, { [path]: value.map((v: Json, other): Json => (other === place ? m.text : v)) });
    });
  } else if (field === 'first' && d.kind === 'record' && typeof d.type === 'object' && 'set' in d.type) {
    for (const name of d.type.set)
      add(`${path}: with ${name}`, { [path]: value.includes(name) ? value.filter((v) => v !== name) : [...value, name] });
  }
}
