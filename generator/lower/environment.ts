import { belongsToBoard } from '../belongs-to-game.ts';
import type { Definition, ParameterDefinition, PropertyDefinition, RecordDefinition } from '../generated/definition.ts';
import { type DefinitionId, lastPartOf } from '../ids.ts';
import type { Environment, Fact, Parameter, Signature } from '../language/environment.ts';
import type { ParseExpression } from '../language/parse-expression.ts';
import type { Type } from '../language/types.ts';
import { createVariables, type Variable, type Variables } from '../language/variables.ts';
import type { Vocabulary } from '../language/vocabulary.ts';
import { type CapabilityBits, usesFunctionName } from './capability-bits.ts';
import { classFacts } from './class-keys.ts';
import { restrictionFrameOf } from './frames.ts';
import { type Calls, callsIn, type FunctionCalls, functionsOf } from './functions.ts';
import { definedType, parseType } from './types.ts';

/** Makes the code that reads a fact, from the code of its subject. In code, `b` is the board, and `v` holds the variables of the frame. */
type Read = (subject: string) => string;
/** Subjects whose facts the board stores in planes: one array for each fact, indexed by the subject. */
const PLANES: ReadonlySet<string> = new Set(['square', 'edge', 'character', 'object', 'board']);

/** Code that reads the facts of the kernel. All other facts are stored on the board or are numbers of the frame. */
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
  'object.squares': (s) => `squaresOfObject(b, ${s})`,
  'object.held': (s) => `isHeld(b, ${s})`,
};

/** Subjects of which a frame has exactly one: facts of the vocabulary are variables of the frame, and the code of properties is inlined. */
export const SUBJECTS_IN_FRAME: ReadonlySet<string> = new Set(['line', 'step', 'move', 'attack']);

interface EnvironmentSource {
  readonly vocabulary: Vocabulary;
  readonly definitions: readonly Definition[];
  readonly parameters: ReadonlyMap<string, Parameter>;
  /** The lowered code of properties of subjects in the frame, by id; it is inlined where the property is read. */
  readonly inline: ReadonlyMap<string, string>;
  readonly parse: ParseExpression;
  readonly bits: CapabilityBits;
}

export interface BoardEnvironment extends Environment {
  /** The parameters of the edition that is being lowered: editions that differ only in their values share an environment. */
  parameters: ReadonlyMap<string, Parameter>;
  /** The calls of the definition that is being lowered. */
  readonly calls: FunctionCalls;
  /** The calls in the class keys of paths. */
  readonly callsOfClasses: Calls;
}

export function createEnvironment(source: EnvironmentSource): BoardEnvironment {
  const { definitions, parameters, vocabulary, bits } = source;
  const labels = labelsOf(definitions);
  const facts = factsOfVocabulary(vocabulary, labels);
  nameAsRecords(definitions, facts);
  for (const d of definitions) if (d.kind === 'record' || d.kind === 'property') addFact(d, facts, source, labels);
  const functions = new Map<string, readonly Signature[]>();
  const calls: FunctionCalls = { called: new Set(), parameters: new Set(), faults: new Map() };
  const environment: Omit<BoardEnvironment, 'callsOfClasses'> = {
    parse: source.parse,
    facts,
    parameters,
    labels,
    functions,
    names: new Map([['capability', bits.names]]),
    calls,
    gameOnly: {
      facts: new Set(definitions.flatMap((d) => (d.kind === 'record' && !belongsToBoard(d) ? [d.id] : []))),
      hint: 'It is a fact of a game, which questions about a board do not have. To forbid an action because of it, write a `constraint` with `"on": "option", "of": "turn"`, which reads `option.self`, or with `"on": "choose"`, which reads `who` and the choice `it`.',
    },
    frame: createFrames(definitions, vocabulary, labels),
  };
  addCorners(definitions, facts);
  for (const [name, overloads] of functionsOf(definitions, environment, calls)) functions.set(name, overloads);
  const uses = usesFunction(definitions);
  if (uses !== undefined) functions.set(usesFunctionName(definitions), [uses]);
  for (const [subject, added] of classFacts(definitions, environment))
    facts.set(subject, new Map([...(facts.get(subject) ?? []), ...added]));
  // The same object, since functions read its parameters, which are replaced.
  return Object.assign(environment, { callsOfClasses: callsIn(calls) });
}

type Labels = Environment['labels'];
/** By subject, then by the name of the fact. */
type FactsBySubject = Map<string, Map<string, Fact>>;

function factsOfVocabulary({ subjects }: Vocabulary, labels: Labels): FactsBySubject {
  const facts: FactsBySubject = new Map();
  for (const [subject, typesByFact] of Object.entries(subjects)) {
    const factsOfSubject = new Map<string, Fact>();
    for (const [name, text] of Object.entries(typesByFact)) {
      const type = parseType(text, labels);
      const read = KERNEL[`${subject}.${name}`] ?? frameRead(subject, name, type);
      factsOfSubject.set(name, { type, ...(read === undefined ? {} : { read }) });
    }
    facts.set(subject, factsOfSubject);
  }
  return facts;
}

/** Facts of the kernel that records of the game hold as well: both have the name of the record, which its subject declares. */
function nameAsRecords(definitions: readonly Definition[], facts: FactsBySubject): void {
  for (const d of definitions) {
    const ofSubject = facts.get(d.id);
    if (d.kind !== 'subject' || ofSubject === undefined) continue;
    const { squares, side } = d.figure ?? { squares: d.lies };
    for (const [name, record] of [['squares', squares] as const, ['player', side] as const]) {
      const fact = ofSubject.get(name);
      const wanted = lastPartOf(definitions.find(({ id }) => id === record)?.id ?? name);
      if (wanted === name || fact === undefined) continue;
      ofSubject.delete(name);
      ofSubject.set(wanted, fact);
    }
  }
}

function addFact(
  d: RecordDefinition | PropertyDefinition,
  facts: FactsBySubject,
  { bits, inline }: EnvironmentSource,
  labels: Labels,
): void {
  if (!belongsToBoard(d)) return;
  const [subject = '', name = ''] = d.id.split('.');
  const factsOfSubject = facts.get(subject) ?? new Map<string, Fact>();
  facts.set(subject, factsOfSubject);
  const type: Type = isCapabilities(d.type) ? { kind: 'set', values: bits.names } : definedType(d.type, labels, d.id);
  factsOfSubject.set(
    name,
    d.kind === 'property' && SUBJECTS_IN_FRAME.has(subject)
      ? inlined(d.id, type, inline)
      : { ...readOf(d, subject, name), type, definition: d.id },
  );
}

function createFrames(definitions: readonly Definition[], vocabulary: Vocabulary, labels: Labels): Environment['frame'] {
  const paths = definitions.filter((d) => d.kind === 'path');
  const frames = new Map<string, Variables>();
  return (name) => {
    const known = frames.get(name);
    if (known !== undefined) return known;
    const restrictionFrame = restrictionFrameOf(name, paths);
    const entries = new Map<string, Variable>();
    const typesByVariable = vocabulary.frames[restrictionFrame?.frame ?? name] ?? {};
    for (const [variable, text] of Object.entries({ ...vocabulary.frames.everywhere, ...typesByVariable })) {
      const type: Type =
        text === 'class' || text === 'step'
          ? { kind: 'subject', name: restrictionFrame === undefined ? text : `${text} ${restrictionFrame.path.path}` }
          : parseType(text, labels);
      entries.set(variable, { type, code: variableCode(variable, type) });
    }
    const variables = createVariables(entries);
    frames.set(name, variables);
    return variables;
  };
}

/** Adds the step of each path: it has the facts of any step, and `corner`, whose type has the labels of the path. */
function addCorners(definitions: readonly Definition[], facts: FactsBySubject): void {
  const stepFacts = facts.get('step') ?? new Map<string, Fact>();
  for (const d of definitions) {
    if (d.kind !== 'path') continue;
    const corner: Fact = { type: { kind: 'enum', name: d.path, values: d.labels }, read: () => 'v.corner' };
    facts.set(`step ${d.path}`, new Map([...stepFacts, ['corner', corner]]));
  }
}

/** Whether the type of a record is a list of capabilities, which the board stores as bits. */
export const isCapabilities = (type: unknown): boolean => type === '[capability]';

function usesFunction(definitions: readonly Definition[]): Signature | undefined {
  const given = definitions.flatMap((d) => (d.kind === 'subject' && d.capabilities !== undefined ? [d.capabilities.given] : []))[0];
  const [subject = '', name = ''] = given?.split('.') ?? [];
  if (given === undefined) return undefined;
  return {
    takes: [
      { kind: 'subject', name: subject },
      { kind: 'subject', name: 'capability' },
    ],
    gives: { kind: 'bool' },
    definition: given,
    code: ([who = '', capability = '0']) => `((at(b.${subject}.${name}, ${who}) & ${2 ** Number(capability)}) !== 0)`,
  };
}

function labelsOf(definitions: readonly Definition[]): Labels {
  const paths = definitions.filter((d) => d.kind === 'path');
  // The values of the type `label cause` are the causes that end a path.
  return (path) => (path === 'cause' ? causes(definitions) : (paths.find((d) => d.path === path)?.labels ?? []));
}

export function parametersOf(
  definitions: readonly Definition[],
  withValues: readonly ParameterDefinition[],
): ReadonlyMap<string, Parameter> {
  const labels = labelsOf(definitions);
  const parameters = new Map<string, Parameter>();
  for (const d of withValues) {
    const type = definedType(d.type, labels, d.id);
    // `checkValues` reports a name as the value of any other type than an enumeration.
    const value = typeof d.value === 'string' ? (type.kind === 'enum' ? type.values.indexOf(d.value) : 0) : Number(d.value);
    parameters.set(d.id, { type, value, rounds: d.rounds });
  }
  return parameters;
}

function variableCode(variable: string, type: Type): string {
  if (variable === 'board') return '0';
  if (variable === 'characters') return 'everyone(b)';
  return type.kind === 'bool' ? `(v.${variable} === 1)` : `v.${variable}`;
}

function frameRead(subject: string, name: string, type: Type): Read | undefined {
  if (!SUBJECTS_IN_FRAME.has(subject)) return undefined;
  return () => (type.kind === 'bool' ? `(v.${name} === 1)` : `v.${name}`);
}

/** A property of a subject in the frame. It can be read as soon as its code is known. */
function inlined(definition: DefinitionId, type: Type, inline: ReadonlyMap<string, string>): Fact {
  return {
    type,
    definition,
    get read() {
      const code = inline.get(definition);
      return code === undefined ? undefined : () => `(${code})`;
    },
  };
}

function readOf(d: RecordDefinition | PropertyDefinition, subject: string, name: string): Pick<Fact, 'read'> {
  if (d.kind === 'record' && d.given === undefined) return {};
  if (subject === 'step') return { read: () => `pair(b.step.${name}, b.size, v.from, v.to)` };
  if (!PLANES.has(subject)) return {};
  const isBool = d.type === 'bool';
  return { read: (s) => (isBool ? `(at(b.${subject}.${name}, ${s}) === 1)` : `at(b.${subject}.${name}, ${s})`) };
}

const causes = (definitions: readonly Definition[]): readonly string[] => [
  'none',
  ...definitions.flatMap((d) => (d.kind === 'path' ? (d.causes ?? []) : [])),
];
