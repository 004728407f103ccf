/** The environment of one edition: the vocabulary's facts, and those that its records, properties and parameters add. */
import { isOfGame } from '../game/of-game.ts';
import type { Definition } from '../generated/definition.ts';
import type { Environment, Fact, Parameter, Variable } from '../language/environment.ts';
import { BOOL, INT, type Type } from '../language/types.ts';
import type { Vocabulary } from '../language/vocabulary.ts';

type Read = (subject: string) => string;
const PLANES: ReadonlySet<string> = new Set(['square', 'edge', 'character', 'object', 'board']);

/** How the kernel's own facts are read; the rest of a subject's facts are planes of the board or numbers of the frame. */
const KERNEL: { readonly [fact: string]: Read } = {
  'square.occupied': (s) => `((b.occupant[${s}] ?? -1) >= 0)`,
  'square.occupant': (s) => `(b.occupant[${s}] ?? -1)`,
  'square.objects': (s) => `lyingOn(b, ${s})`,
  'square.column': (s) => `(${s} % b.columns)`,
  'square.row': (s) => `Math.floor(${s} / b.columns)`,
  'edge.a': (s) => `edgeSquare(b, ${s}, 0)`,
  'edge.b': (s) => `edgeSquare(b, ${s}, 1)`,
  'board.characters': () => 'everyone(b)',
  'step.sides': () => 'sidesOf(b, v.from, v.to)',
  'character.player': (s) => `playerOf(b, ${s})`,
  'character.squares': (s) => `squaresOf(b, ${s})`,
  'object.held': (s) => `isHeld(b, ${s})`,
};

/** Subjects that live in the frame: one of each at a time, so that their facts are plain variables. */
const IN_FRAME: ReadonlySet<string> = new Set(['line', 'step', 'move', 'attack']);

export interface EnvironmentSource {
  readonly vocabulary: Vocabulary;
  readonly definitions: readonly Definition[];
  /** The lowered text of properties of subjects in the frame, by id: they are put in where they are used. */
  readonly inline: ReadonlyMap<string, string>;
}

export function createEnvironment(source: EnvironmentSource): Environment {
  const { definitions, vocabulary } = source;
  const labels = (path: string): readonly string[] => {
    if (path === 'cause') return causes(definitions);
    const found = definitions.find((d) => d.kind === 'path' && d.path === path);
    return found?.kind === 'path' ? found.labels : [];
  };
  const sizes = new Map<string, readonly string[]>();
  for (const d of definitions) if (d.kind === 'record' && typeof d.type === 'object' && 'enum' in d.type) sizes.set(d.id, d.type.enum);
  const type = (text: string): Type => named(text, labels, sizes);
  const facts = new Map<string, Map<string, Fact>>();
  for (const [subject, own] of Object.entries(vocabulary.subjects)) {
    const map = new Map<string, Fact>();
    for (const [name, text] of Object.entries(own)) {
      const later = text.startsWith('later ');
      const read = later ? undefined : (KERNEL[`${subject}.${name}`] ?? frameRead(subject, name, type(text)));
      map.set(name, { type: type(later ? text.slice(6) : text), ...(read === undefined ? {} : { read }) });
    }
    facts.set(subject, map);
  }
  for (const d of definitions) {
    if ((d.kind !== 'record' && d.kind !== 'property') || isOfGame(d)) continue;
    const [subject = '', name = ''] = d.id.split('.');
    const own = facts.get(subject) ?? new Map<string, Fact>();
    facts.set(subject, own);
    const read = factRead(d, subject, name, source.inline);
    own.set(name, { type: definedType(d.type, labels), definition: d.id, ...(read === undefined ? {} : { read }) });
  }
  const parameters = new Map<string, Parameter>();
  for (const d of definitions) {
    if (d.kind !== 'parameter') continue;
    const of = definedType(d.type, labels);
    const value =
      typeof d.value === 'number'
        ? d.value
        : typeof d.value === 'boolean'
          ? Number(d.value)
          : of.kind === 'enum'
            ? of.values.indexOf(d.value)
            : 0;
    parameters.set(d.id, { type: of, value });
  }
  return {
    facts,
    parameters,
    labels,
    frame(name) {
      const variables = new Map<string, Variable>();
      for (const [variable, text] of [
        ...Object.entries(vocabulary.frames.everywhere ?? {}),
        ...Object.entries(vocabulary.frames[name] ?? {}),
      ]) {
        const later = text.startsWith('later ');
        const of = type(later ? text.slice(6) : text);
        variables.set(variable, { type: of, ...(later ? {} : { code: variableCode(variable, of) }) });
      }
      return variables;
    },
  };
}

function variableCode(variable: string, type: Type): string {
  if (variable === 'board') return '0';
  if (variable === 'characters') return 'everyone(b)';
  const read = `(v.${variable} ?? 0)`;
  return type.kind === 'bool' ? `(${read} === 1)` : read;
}

function frameRead(subject: string, name: string, type: Type): Read | undefined {
  if (!IN_FRAME.has(subject)) return undefined;
  return () => (type.kind === 'bool' ? `(v.${name} === 1)` : `(v.${name} ?? 0)`);
}

function factRead(
  d: Definition & { readonly kind: 'record' | 'property' },
  subject: string,
  name: string,
  inline: ReadonlyMap<string, string>,
): Read | undefined {
  const isBool = d.type === 'bool';
  if (d.kind === 'property' && IN_FRAME.has(subject)) {
    const code = inline.get(d.id);
    return code === undefined ? undefined : () => `(${code})`;
  }
  if (d.kind === 'record' && d.given === undefined) return undefined;
  if (subject === 'step') return () => `pair(b.step.${name}, b.size, v.from, v.to)`;
  if (!PLANES.has(subject)) return undefined;
  return (s) => (isBool ? `(at(b.${subject}.${name}, ${s}) === 1)` : `at(b.${subject}.${name}, ${s})`);
}

export function definedType(
  type: Definition extends infer D ? (D extends { readonly kind: 'property'; type: infer T } ? T : never) : never,
  labels: (path: string) => readonly string[],
): Type {
  if (type === 'bool') return BOOL;
  if (type === 'int') return INT;
  if (typeof type === 'string') return named(type, labels, new Map());
  if ('enum' in type) return { kind: 'enum', name: '', values: type.enum };
  return { kind: 'set', values: type.set };
}

function named(text: string, labels: (path: string) => readonly string[], enums: ReadonlyMap<string, readonly string[]>): Type {
  if (text === 'bool') return BOOL;
  if (text === 'int') return INT;
  const [head = '', rest = ''] = [text.split(' ')[0], text.split(' ').slice(1).join(' ')];
  if (head === 'list') return { kind: 'list', of: named(rest === 'square-object' ? 'object' : rest, labels, enums) };
  if (head === 'label') return { kind: 'enum', name: rest, values: labels(rest) };
  if (head === 'enum')
    return {
      kind: 'enum',
      name: rest,
      values: enums.get(rest) ?? (rest === 'attack' ? ['close', 'ranged'] : ['free', 'power', 'move', 'close', 'ranged']),
    };
  return { kind: 'subject', name: text };
}

/** The causes that restrictions name, "none" first. */
function causes(definitions: readonly Definition[]): readonly string[] {
  const found = new Set<string>();
  for (const d of definitions) if (d.kind === 'restriction' && d.cause !== undefined) found.add(d.cause);
  return ['none', ...[...found].sort()];
}
