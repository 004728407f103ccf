/** Finds the procedures that are on the stack whenever a routine runs: those that all ways of calling it have in common. */
import { type Program, pointOf, type Routine, type Step } from './program.ts';

interface Call {
  readonly from: Routine;
  readonly to: string;
}

function walk(steps: readonly Step[], visit: (step: Step) => void): void {
  for (const step of steps) {
    visit(step);
    if (step.later === undefined) walk(step.steps ?? [], visit);
    walk(step.else ?? [], visit);
  }
}

function callsOf(routine: Routine): Call[] {
  const calls: Call[] = [];
  walk(routine.steps, (step) => {
    if (step.call !== undefined) calls.push({ from: routine, to: step.call });
    if (step.through !== undefined) calls.push({ from: routine, to: step.through });
  });
  return calls;
}

/** The wrappers that lead to the options of a menu. */
function wrappersOf(program: Program, menu: string): string[] {
  const found: string[] = [];
  for (const routine of program.routines)
    walk(routine.steps, (step) => {
      if (step.offer === menu && step.through !== undefined) found.push(step.through);
    });
  return found;
}

export interface Stacks {
  /** Ids of the procedures that are on the stack whenever the routine runs, without the routine itself. */
  under(routine: string): ReadonlySet<string>;
  /** The same for what is asked about an option of a menu. */
  underMenu(menu: string): ReadonlySet<string>;
}

export function stacksOf(program: Program): Stacks {
  const allProcedures = new Set(program.procedures.map((d) => d.id));
  const under = new Map<string, ReadonlySet<string>>();
  const calls = program.routines.flatMap(callsOf);
  const isProcedure = new Set<string>(program.procedures.map((d) => d.id));
  const withSelf = (routine: Routine): ReadonlySet<string> =>
    new Set([...(under.get(routine.id) ?? allProcedures), ...(isProcedure.has(routine.id) ? [routine.id] : [])]);
  const withProcedure = (id: string): ReadonlySet<string> => new Set([...(under.get(id) ?? allProcedures), id]);
  const atPoint = (point: string | undefined): ReadonlySet<string> => {
    const id = point === undefined ? undefined : holderOf(program, point);
    return id === undefined ? new Set<string>() : withProcedure(id);
  };
  const waysTo = (routine: Routine): ReadonlySet<string>[] => {
    const d = routine.definition;
    // A `later` runs at a point of a procedure that is under way.
    if (routine.pointer !== '/steps') return [atPoint(laterPoint(d, routine.pointer))];
    if (d.kind === 'trigger') return [atPoint(pointOf(d))];
    if (d.kind === 'option') return wrappersOf(program, d.in).map(withProcedure);
    return calls.filter((call) => call.to === routine.id).map((call) => withSelf(call.from));
  };
  // The greatest fixed point: every routine starts with all procedures, and each pass removes those that some way to it lacks.
  for (let changed = true; changed; ) {
    changed = false;
    for (const routine of program.routines) {
      const ways = waysTo(routine);
      const common = ways.length === 0 ? new Set<string>() : intersect(ways);
      const before = under.get(routine.id);
      if (before !== undefined && before.size === common.size) continue;
      under.set(routine.id, common);
      changed = true;
    }
  }
  return {
    under: (routine) => under.get(routine) ?? new Set(),
    underMenu(menu) {
      const offering = program.routines.filter((routine) => offers(routine, menu));
      return offering.length === 0 ? new Set() : intersect(offering.map(withSelf));
    },
  };
}

/** The procedure at whose instances a point is reached. */
function holderOf(program: Program, point: string): string | undefined {
  const around = /^(?:before|after|instead) (.+)$/.exec(point);
  return around === null ? program.procedures.find((d) => d.name === point.split('.')[0])?.id : around[1];
}

function offers(routine: Routine, menu: string): boolean {
  let found = false;
  walk(routine.steps, (step) => {
    found ||= step.offer === menu;
  });
  return found;
}

function intersect(sets: readonly ReadonlySet<string>[]): Set<string> {
  const [first, ...rest] = sets;
  return new Set([...(first ?? [])].filter((id) => rest.every((set) => set.has(id))));
}

/** The point that a `later` at a place of a definition waits for. */
function laterPoint(d: Routine['definition'], pointer: string): string | undefined {
  if (d.kind !== 'procedure' && d.kind !== 'option' && d.kind !== 'trigger') return undefined;
  let found: string | undefined;
  const visit = (steps: readonly Step[], here: string): void => {
    steps.forEach((step, index) => {
      if (`${here}/${index}/steps` === pointer) found = step.later;
      visit(step.steps ?? [], `${here}/${index}/steps`);
      visit(step.else ?? [], `${here}/${index}/else`);
    });
  };
  visit(d.steps, '/steps');
  return found;
}
