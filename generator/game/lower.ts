/** Lowers the definitions of the game to the parts of a module: constants, types, functions and the rules themselves. */
import type { Definition } from '../generated/definition.ts';
import { createExpressionParser, type ParseExpression } from '../language/parse-expression.ts';
import { expand } from '../lower/capabilities.ts';
import { calculationOf, type LoweredCalculation } from './calculations.ts';
import { capabilitiesOf, type LoweredCapabilities } from './capability-sets.ts';
import { createGameEnvironment, type GameEnvironment } from './environment.ts';
import { createExpressions, type Expressions, type Frame, type GameFault } from './expressions.ts';
import type { Lower, LoweredObject } from './lowered-object.ts';
import { optionOf } from './options.ts';
import { createProgram, type Of, type Program } from './program.ts';
import { functionOf } from './properties.ts';
import { checkOf, questionOf } from './questions.ts';
import { callRefusals, choiceRefusals, optionRefusal } from './refusals.ts';
import { placeOf, text } from './routine-builder.ts';
import { stacksOf } from './stack.ts';
import { type LoweredRoutine, lowerRoutine } from './steps.ts';
import { triggerOf } from './triggers.ts';
import { emptyOf } from './types.ts';

export interface LoweredGame {
  readonly program: Program;
  readonly routines: readonly (LoweredRoutine & {
    readonly refusals: readonly LoweredObject[];
    readonly resets: readonly number[];
    readonly first: string;
  })[];
  readonly triggers: readonly LoweredObject[];
  readonly options: readonly LoweredObject[];
  readonly functions: readonly { readonly definition: Of<'property'>; readonly code: string }[];
  readonly calculations: readonly LoweredCalculation[];
  readonly choices: ReadonlyMap<string, readonly LoweredObject[]>;
  readonly optionRefusals: readonly LoweredObject[];
  readonly questions: readonly LoweredObject[];
  readonly checks: readonly LoweredObject[];
  /** The procedure that is the game, the clauses of the one that ends it, and the code of the active player. */
  readonly play: string | undefined;
  readonly ends: readonly string[];
  readonly active: string;
  readonly capabilities: LoweredCapabilities;
  readonly faults: readonly GameFault[];
}

export function lowerGame(given: readonly Definition[], parse: ParseExpression = createExpressionParser()): LoweredGame {
  const expanded = expand(given);
  const { definitions } = expanded;
  const program = createProgram(definitions);
  const stacks = stacksOf(program);
  const environment = createGameEnvironment(definitions, program, stacks, parse);
  const faults: GameFault[] = [];
  const all: Expressions[] = [];
  const expressionsOf: Lower = (d) => {
    const made = createExpressions(environment, d.id);
    all.push(made);
    return made;
  };
  const routines = program.routines.map((routine) => {
    const lowered = lowerRoutine(routine, environment, expressionsOf(routine.definition));
    const isMain = routine.definition.kind === 'procedure' && routine.pointer === '/steps';
    return {
      ...lowered,
      refusals: isMain ? callRefusals(environment, routine.id, expressionsOf) : [],
      resets: isMain ? program.columns.flatMap((c, place) => (c.definition.resets === routine.id ? [place] : [])) : [],
      first: firstOf(environment, lowered, expressionsOf(routine.definition)),
    };
  });
  const asking = askingRoutines(routines);
  const made: LoweredGame = {
    program,
    routines,
    triggers: program.triggers.map((d) => triggerOf(environment, d, asking.has(d.id), expressionsOf(d))),
    options: program.options.map((d) => optionOf(environment, d, expressionsOf)),
    functions: program.properties.map((definition) => ({
      definition,
      code: functionOf(environment, definition, expressionsOf(definition)),
    })),
    calculations: program.calculations.flatMap((d) => d.of.map((quantity) => calculationOf(environment, d, quantity, expressionsOf))),
    choices: choiceRefusals(environment, expressionsOf),
    optionRefusals: program.constraints.filter((c) => c.on === 'option').map((c) => optionRefusal(environment, c, expressionsOf(c))),
    questions: program.questions.flatMap((d) => {
      const routine = routines.find((r) => r.routine.id === d.id);
      return routine === undefined ? [] : [questionOf(environment, d, routine, expressionsOf(d))];
    }),
    checks: program.constraints.filter((c) => c.on === 'check').map((c) => checkOf(environment, c, expressionsOf)),
    ...runs(environment, expressionsOf),
    capabilities: capabilitiesOf(environment, expressionsOf, all),
    faults,
  };
  faults.push(...all.flatMap((e) => e.faults).map((found) => ({ ...found, ...expanded.home(found.definition, found.pointer) })));
  return made;
}

function runs(environment: GameEnvironment, expressionsOf: Lower): Pick<LoweredGame, 'play' | 'ends' | 'active'> {
  const subject = environment.program.subjects.find((d) => d.runs !== undefined);
  const last = environment.program.procedures.find((d) => d.id === subject?.ends);
  if (subject?.ends !== undefined && last === undefined)
    expressionsOf(subject).fault('/ends', `there is no procedure "${subject.ends}"`, {
      found: subject.ends,
      expected: 'the id of a procedure',
    });
  const ends = last?.clauses ?? [];
  if (subject?.active === undefined) return { play: subject?.runs, ends, active: '0' };
  const frame: Frame = { variables: environment.instances(new Set()), proved: new Set() };
  return {
    play: subject.runs,
    ends,
    active: expressionsOf(subject).value(frame, '/active', subject.active, { kind: 'subject', name: 'player' }),
  };
}

/** Routines that ask or roll, themselves or in what they call. */
function askingRoutines(routines: readonly LoweredRoutine[]): ReadonlySet<string> {
  const asking = new Set(routines.flatMap((r) => (r.asks ? [placeOf(r.routine.id)] : [])));
  const calls = routines.map(({ routine, code }) => ({
    place: placeOf(routine.id),
    called: code.flatMap(({ op, fields }) => (op === 'call' && fields.procedure !== undefined ? [fields.procedure] : [])),
  }));
  for (let before = -1; before < asking.size; ) {
    before = asking.size;
    for (const { place, called } of calls) if (called.some((other) => asking.has(other))) asking.add(place);
  }
  return new Set(routines.flatMap(({ routine }) => (asking.has(placeOf(routine.id)) ? [routine.id] : [])));
}

function firstOf(environment: GameEnvironment, lowered: LoweredRoutine, expressions: Expressions): string {
  const empty: Frame = { variables: environment.instances(new Set()), proved: new Set() };
  const fields = [...lowered.facts].map(([name, type]) => {
    const first = lowered.routine.takes.get(name)?.first;
    const key = /^[a-z]\w*$/i.test(name) ? name : text(name);
    return `${key}: ${first === undefined ? emptyOf(type) : expressions.stored(empty, `/takes/${name}`, first, type)}`;
  });
  return `{ ${fields.join(', ')} }`;
}
