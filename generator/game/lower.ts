/** Lowers the definitions of the game to the parts of a module: constants, types, functions and the rules themselves. */
import type { Definition } from '../generated/definition.ts';
import { calculationOf, type LoweredCalculation } from './calculations.ts';
import { createGameEnvironment, type GameEnvironment } from './environment.ts';
import { createExpressions, type Expressions, type Frame, type GameFault } from './expressions.ts';
import type { Lower, LoweredObject } from './lowered-object.ts';
import { optionOf } from './options.ts';
import { createProgram, type Of, type Program } from './program.ts';
import { functionOf } from './properties.ts';
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
  /** The procedure that is the game, and the code of the active player. */
  readonly play: string | undefined;
  readonly active: string;
  readonly faults: readonly GameFault[];
}

export function lowerGame(definitions: readonly Definition[]): LoweredGame {
  const program = createProgram(definitions);
  const stacks = stacksOf(program);
  const environment = createGameEnvironment(definitions, program, stacks);
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
    ...runs(environment, expressionsOf),
    faults,
  };
  faults.push(...all.flatMap((e) => e.faults));
  return made;
}

function runs(environment: GameEnvironment, expressionsOf: Lower): { readonly play: string | undefined; readonly active: string } {
  const subject = environment.program.subjects.find((d) => d.runs !== undefined);
  if (subject?.active === undefined) return { play: subject?.runs, active: '0' };
  const frame: Frame = { variables: environment.instances(new Set()), proved: new Set() };
  return {
    play: subject.runs,
    active: expressionsOf(subject).value(frame, '/active', subject.active, { kind: 'subject', name: 'player' }),
  };
}

/** Routines that ask or roll, themselves or in what they call. */
function askingRoutines(routines: readonly LoweredRoutine[]): ReadonlySet<string> {
  const asking = new Set(routines.filter((r) => r.asks).map((r) => r.routine.id));
  for (let changed = true; changed; ) {
    changed = false;
    for (const r of routines) {
      const calls = r.code.some(
        (i) => i.op === 'call' && routines.some((o) => placeOf(o.routine.id) === i.fields.procedure && asking.has(o.routine.id)),
      );
      if (!calls || asking.has(r.routine.id)) continue;
      asking.add(r.routine.id);
      changed = true;
    }
  }
  return asking;
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
