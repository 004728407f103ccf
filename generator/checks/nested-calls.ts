/**
 * Limits the list functions that calls nest: a property or calculation is computed wherever an expression calls it, so its levels add to
 * those around the call. A fact of a square, a character or another subject of the board adds none: the board computes it once.
 */
import type { ASTNode } from '@marcbachmann/cel-js';
import { escapeKey, isStructure } from '../../engine/base/json.ts';
import { belongsToGame } from '../belongs-to-game.ts';
import { camel } from '../camel.ts';
import type { Definition } from '../generated/definition.ts';
import type { DefinitionId } from '../ids.ts';
import { DEEPEST_OVER_MAP, DEEPEST_WITH_CALLS, LOOPS, type NestedNode, nodesIn } from '../language/cost.ts';
import type { ParseExpression } from '../language/parse-expression.ts';
import type { DefinitionFault } from '../lower/composed-text.ts';
import { SUBJECTS_IN_FRAME } from '../lower/environment.ts';
import type { Memo } from '../memo.ts';
import { expressionsIn } from '../mentioned-names.ts';

/** A list function, or the call of what may have some. */
interface Part extends NestedNode {
  readonly pointer: string;
  /** Of what it calls; absent for a list function. */
  readonly name?: string;
}

interface Nesting {
  readonly definition: DefinitionId;
  /** The names by which expressions call it. */
  readonly names: readonly string[];
  /** Whether the board lowers it. Its calls are inlined with their arguments, inside the list functions of what is called. */
  readonly isInlining: boolean;
  readonly parts: readonly Part[];
}

export function nestedCalls(definitions: readonly Definition[], parse: ParseExpression, memo: Memo): readonly DefinitionFault[] {
  const nestings = memo.each(nestingOf, definitions, parse);
  // The list is the same after changes of the other definitions.
  return memo.of(allFaults, memo.same(nestings.filter(({ parts }) => parts.length > 0)));
}

function nestingOf(d: Definition, parse: ParseExpression): Nesting {
  const parts = [...textsIn(d)].flatMap(([pointer, text]) => {
    const ast = MAY_HAVE_PARTS.test(text) ? parse(text) : undefined;
    return ast === undefined || !('op' in ast) ? [] : nodesIn(ast).flatMap((nested) => partOf(nested, pointer));
  });
  return { definition: d.id, names: namesOf(d), isInlining: !belongsToGame(d), parts };
}

/** The name of a quantity calls its calculation and all values that this may gather. */
function namesOf(d: Definition): readonly string[] {
  switch (d.kind) {
    case 'property':
      return [d.id];
    case 'table':
      return [camel(d.id)];
    case 'calculation':
      return d.of.map(camel);
    case 'value':
      return [camel(d.of)];
    default:
      return [];
  }
}

/** Texts for players seldom have a bracket behind a word. */
const MAY_HAVE_PARTS = new RegExp(`\\w\\(|\\b(?:${[...SUBJECTS_IN_FRAME].join('|')})\\.`);

/** The texts of a definition but its id, each with its pointer. Of `says` only the expressions, at their columns. */
function* textsIn(value: unknown, pointer = ''): Generator<readonly [pointer: string, text: string]> {
  if (typeof value === 'string' && pointer.endsWith('/says')) for (const text of expressionsIn(value)) yield [pointer, text];
  else if (typeof value === 'string' && pointer !== '/id') yield [pointer, value];
  if (isStructure(value)) for (const [key, entry] of Object.entries(value)) yield* textsIn(entry, `${pointer}/${escapeKey(key)}`);
}

function partOf(nested: NestedNode, pointer: string): Part[] {
  const name = calledName(nested.node);
  if (name !== undefined) return [{ ...nested, pointer, name }];
  return nested.node.op === 'rcall' && LOOPS.has(nested.node.args[0]) ? [{ ...nested, pointer }] : [];
}

/** The code of properties of subjects in the frame is inlined, so reading one is a call too. */
function calledName(node: ASTNode): string | undefined {
  if (node.op === 'call') return node.args[0];
  if (node.op !== '.' || node.args[0].op !== 'id' || !SUBJECTS_IN_FRAME.has(node.args[0].args)) return undefined;
  return `${node.args[0].args}.${node.args[1]}`;
}

/** What a limit counts, and how many of them there may be inside each other. */
interface Limit {
  readonly counts: 'levels' | 'levelsOverMap';
  readonly most: number;
  readonly what: string;
}

const LIMITS: readonly Limit[] = [
  { counts: 'levels', most: DEEPEST_WITH_CALLS, what: 'list functions' },
  { counts: 'levelsOverMap', most: DEEPEST_OVER_MAP, what: 'list functions over the whole map' },
];

/** One fault for each definition: that of the first limit that it exceeds. */
function allFaults(nestings: readonly Nesting[]): readonly DefinitionFault[] {
  const faults = LIMITS.flatMap((limit) => faultsOf(nestings, limit));
  return [...Map.groupBy(faults, ({ definition }) => definition).values()].flatMap(([first]) => first ?? []);
}

/** A call that is followed, and the definition that it is in. */
interface Followed {
  readonly nesting: Nesting;
  readonly part: Part;
}

/**
 * One fault for each definition whose calls nest too deeply, and for each cycle of calls. What calls such a definition cannot be judged
 * before it is corrected.
 */
function faultsOf(nestings: readonly Nesting[], limit: Limit): readonly DefinitionFault[] {
  const byName = new Map<string, Nesting[]>();
  for (const nesting of nestings) for (const name of nesting.names) byName.set(name, [...(byName.get(name) ?? []), nesting]);
  const faults = new Map<DefinitionId, DefinitionFault>();
  const report = (fault: DefinitionFault): void => {
    if (!faults.has(fault.definition)) faults.set(fault.definition, fault);
  };
  const known = { inlined: new Map<Nesting, number>(), called: new Map<Nesting, number>() };
  const path: Followed[] = [];
  /** Not a number if they are too many, or endless. */
  const levelsOf = (nesting: Nesting, isInlining: boolean): number => {
    const levelsByNesting = isInlining ? known.inlined : known.called;
    const before = levelsByNesting.get(nesting);
    if (before !== undefined) return before;
    const levelsOfName = (name: string): number => Math.max(0, ...(byName.get(name) ?? []).map((called) => levelsOfCalled(called)));
    const levelsOfCalled = (called: Nesting): number => {
      const start = path.findIndex((one) => one.nesting === called);
      if (start < 0) return levelsOf(called, isInlining);
      const cycle = path.slice(start);
      if (cycle.every(({ part }) => part.node.op === 'call')) report(faultOfCycle(cycle, nestings));
      return Number.NaN;
    };
    const found = nesting.parts.map((part) => {
      path.push({ nesting, part });
      const around = isInlining ? part.argumentOf.filter((name) => levelsOfName(name) !== 0) : [];
      const ofCalls = [...around, ...(part.name === undefined ? [] : [part.name])].reduce((sum, name) => sum + levelsOfName(name), 0);
      path.pop();
      return { part, around, ofCalls, levels: part[limit.counts] + ofCalls };
    });
    const tooDeep = found.find((one) => one.levels > limit.most);
    const levels = tooDeep === undefined ? Math.max(0, ...found.map((one) => one.levels)) : Number.NaN;
    if (tooDeep !== undefined) report(faultOf(nesting.definition, tooDeep, limit));
    levelsByNesting.set(nesting, levels);
    return levels;
  };
  for (const nesting of nestings) levelsOf(nesting, nesting.isInlining);
  return [...faults.values()];
}

/** The fault of the definition that is last in the book: if one of them is of a pack, the rulebook has no cycle without that one. */
function faultOfCycle(cycle: readonly Followed[], nestings: readonly Nesting[]): DefinitionFault {
  const { nesting, part } = cycle.reduce((last, one) => (nestings.indexOf(one.nesting) > nestings.indexOf(last.nesting) ? one : last));
  const ids = [...cycle.slice(cycle.findIndex((one) => one.part === part)), ...cycle]
    .slice(0, cycle.length)
    .map((one) => one.nesting.definition);
  return {
    code: 'property-cycle',
    definition: nesting.definition,
    message: `calls lead back to it: ${[...ids, nesting.definition].join(' → ')}`,
    found: 'a cycle',
    expected: 'functions and calculations that can be computed one after the other',
    hint: `"${part.name}" needs this definition itself. Define one of them without the next.`,
    refersTo: ids,
    pointer: part.pointer,
    start: part.node.range.start,
    end: part.node.range.end,
  };
}

interface TooDeep {
  readonly part: Part;
  /** The functions of whose arguments it is a part, if these are inlined into list functions. */
  readonly around: readonly string[];
  /** The levels of what is called. */
  readonly ofCalls: number;
  readonly levels: number;
}

function faultOf(definition: DefinitionId, { part, around, ofCalls, levels }: TooDeep, limit: Limit): DefinitionFault {
  const { node, pointer } = part;
  const called = around.at(-1) ?? part.name ?? '';
  const most = Math.max(0, limit.most - ofCalls);
  const where = most === 0 ? `outside of ${limit.what}` : `inside at most ${most}`;
  const hint =
    around.length > 0
      ? `The board computes what "${called}" takes wherever "${called}" reads it. Nest fewer ${limit.what} in it.`
      : `What "${called}" calls counts too. Call it ${where}, or nest fewer in it.`;
  return {
    code: 'expression-too-costly',
    definition,
    message: `with those of "${called}", ${limit.what} are nested too deeply`,
    found: `${levels} levels`,
    expected: `at most ${limit.most}`,
    hint,
    refersTo: [called],
    pointer,
    start: node.range.start,
    end: node.range.end,
  };
}
