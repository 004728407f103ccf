/** Finds the procedures that are on the stack whenever a routine runs: those that all ways of calling it have in common. */
import { type Program, pointOf, type Routine, type Step } from './program.ts';

interface Call {
  readonly caller: Routine;
  readonly calleeId: string;
}

function walk(steps: readonly Step[], visit: (step: Step) => void): void {
  for (const step of steps) {
    visit(step);
    // The steps of a `later` are a routine of their own.
    if (step.later === undefined) walk(step.steps ?? [], visit);
    walk(step.else ?? [], visit);
  }
}

interface Links {
  readonly calls: readonly Call[];
  readonly menus: readonly string[];
}

function linksOf(routine: Routine, program: Program): Links {
  const calls: Call[] = [];
  const menus: string[] = [];
  walk(routine.steps, (step) => {
    if (step.call !== undefined) calls.push({ caller: routine, calleeId: step.call });
    if (step.offer === undefined) return;
    menus.push(step.offer);
    const optionRunner = program.menus.get(step.offer)?.optionRunner;
    if (optionRunner !== undefined) calls.push({ caller: routine, calleeId: optionRunner.id });
  });
  return { calls, menus };
}

export interface Stacks {
  /** Ids of the procedures that are on the stack whenever the routine runs, without the routine itself. */
  underWayIn(routine: string): ReadonlySet<string>;
  underWayInMenu(menu: string): ReadonlySet<string>;
}

export function stacksOf(program: Program): Stacks {
  const procedures = new Set<string>(program.procedures.map((d) => d.id));
  const underWay = new Map<string, ReadonlySet<string>>();
  const links = program.routines.map((routine) => ({ routine, ...linksOf(routine, program) }));
  const callsByCallee = Map.groupBy(
    links.flatMap(({ calls }) => calls),
    ({ calleeId }) => calleeId,
  );
  const offersByMenu = Map.groupBy(
    links.flatMap(({ routine, menus }) => menus.map((menu) => ({ routine, menu }))),
    ({ menu }) => menu,
  );
  const withProcedure = (id: string): ReadonlySet<string> => including(underWay.get(id) ?? procedures, id);
  const withSelf = ({ id }: Routine): ReadonlySet<string> => (procedures.has(id) ? withProcedure(id) : (underWay.get(id) ?? procedures));
  const atPoint = (point: string | undefined): (() => ReadonlySet<string>) => {
    const id = point === undefined ? undefined : holderOf(program, point);
    return () => (id === undefined ? new Set<string>() : withProcedure(id));
  };
  const waysTo = (routine: Routine): readonly (() => ReadonlySet<string>)[] => {
    const d = routine.definition;
    // A `later` runs at its point, or at once if no running procedure has that point (`defer` in engine/game/machine.ts).
    if (routine.pointer !== '/steps') return [atPoint(laterPoint(d, routine.pointer)), () => withSelf(enclosing(program, routine))];
    if (d.kind === 'trigger') return [atPoint(pointOf(d))];
    if (d.kind === 'option') {
      const optionRunner = program.menus.get(d.in)?.optionRunner;
      return optionRunner === undefined ? [] : [() => withProcedure(optionRunner.id)];
    }
    const callers = new Set((callsByCallee.get(routine.id) ?? []).map(({ caller }) => caller));
    return [...callers].map((caller) => () => withSelf(caller));
  };
  const ways = program.routines.map((routine) => ({ id: routine.id, ways: waysTo(routine) }));
  // The greatest fixed point: every routine starts with all procedures, and each pass removes those that some way to it lacks.
  for (let hasChanged = true; hasChanged; ) {
    hasChanged = false;
    for (const { id, ways: waysToIt } of ways) {
      const common = intersect(waysToIt.map((way) => way()));
      const previous = underWay.get(id);
      if (previous !== undefined && previous.size === common.size) continue;
      underWay.set(id, common);
      hasChanged = true;
    }
  }
  const none: ReadonlySet<string> = new Set();
  const underWayByMenu = new Map(
    [...offersByMenu].map(([menu, offers]) => [menu, intersect([...new Set(offers.map(({ routine }) => routine))].map(withSelf))]),
  );
  return { underWayIn: (routine) => underWay.get(routine) ?? none, underWayInMenu: (menu) => underWayByMenu.get(menu) ?? none };
}

/** The id of the procedure that a point belongs to: the one that opens it, or the one that it is before, after or instead of. */
function holderOf(program: Program, point: string): string | undefined {
  const aroundProcedure = /^(?:before|after|instead) (.+)$/.exec(point);
  return aroundProcedure === null ? program.procedures.find((d) => d.name === point.split('.')[0])?.id : aroundProcedure[1];
}

const including = (set: ReadonlySet<string>, id: string): ReadonlySet<string> => (set.has(id) ? set : new Set([...set, id]));

function intersect(sets: readonly ReadonlySet<string>[]): ReadonlySet<string> {
  const [first, ...rest] = sets;
  if (first === undefined) return new Set();
  return rest.length === 0 ? first : new Set([...first].filter((id) => rest.every((set) => set.has(id))));
}

/** The routine with the `later` step whose steps are this routine: the innermost, which comes after those around it. */
function enclosing({ routines }: Program, later: Routine): Routine {
  return routines.findLast((r) => r.definition === later.definition && later.pointer.startsWith(`${r.pointer}/`)) ?? later;
}

function laterPoint(d: Routine['definition'], pointer: string): string | undefined {
  if (d.kind !== 'procedure' && d.kind !== 'option' && d.kind !== 'trigger') return undefined;
  let found: string | undefined;
  const visit = (steps: readonly Step[], listPointer: string): void => {
    steps.forEach((step, index) => {
      if (`${listPointer}/${index}/steps` === pointer) found = step.later;
      visit(step.steps ?? [], `${listPointer}/${index}/steps`);
      visit(step.else ?? [], `${listPointer}/${index}/else`);
    });
  };
  visit(d.steps, '/steps');
  return found;
}
