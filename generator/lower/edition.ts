/** Lowers all definitions of one edition and puts derived facts into an order in which each needs only those before it. */

import { camel } from '../camel.ts';
import { belongsToGame } from '../game/belongs-to-game.ts';
import type { Definition } from '../generated/definition.ts';
import type { DefinitionId, EditionId } from '../ids.ts';
import type { Vocabulary } from '../language/vocabulary.ts';
import type { Memo } from '../memo.ts';
import { once } from '../once.ts';
import {
  type BoardCache,
  type BoardEdition,
  type BoardUnit,
  callsOf,
  createBoardCache,
  createContext,
  createUnits,
  haveValues,
  type Inlined,
  lowerUnit,
  outlineOf,
} from './board-units.ts';
import { type CapabilityBits, capabilityBits, expand, MOST_ON_BOARD } from './capabilities.ts';
import { citing } from './citing.ts';
import type { ExpressionFault } from './context.ts';
import { type BoardEnvironment, createEnvironment, parametersOf } from './environment.ts';
import { classType } from './frames.ts';
import { markGround } from './ground.ts';
import { type IrEntry, isCode, type RulesIr } from './ir.ts';
import { entriesOfSetUps, knownDefinitions } from './known-definitions.ts';

export interface DefinitionFault extends ExpressionFault {
  readonly definition: DefinitionId;
}

export interface LoweredEdition {
  readonly ir: RulesIr;
  readonly faults: readonly DefinitionFault[];
  /** A cycle of definitions that need each other, when there is one. */
  readonly cycle?: readonly string[];
}

/** The ids of properties whose subject is in the frame: their code is inlined where they are read. */
const IN_FRAME = /^(line|step|move|attack)\./;

/** @param laterAreas areas of the book that later publications added: the edition does not cite their clauses */
export function lowerEdition(
  edition: EditionId,
  digest: string,
  unexpanded: readonly Definition[],
  vocabulary: Vocabulary,
  laterAreas: ReadonlySet<string> = new Set(),
  cache: BoardCache = createBoardCache(),
): LoweredEdition {
  const { memo } = cache;
  const { definitions, faults, originOf } = memo.of(expand, unexpanded, cache.expansions);
  const own = memo.same(definitions.filter((d) => !isOfGameAlone(d)));
  const others = memo.same(definitions.flatMap((d) => (isOfGameAlone(d) ? [d.id] : [])));
  const inSetUp = memo.same(memo.flat(entriesOfSetUps, definitions));
  const board = memo.of(lowerBoard, own, [...laterAreas].join(' '), vocabulary, others, inSetUp, cache);
  const { parameters, entries, classes, cycle } = board;
  return {
    ir: { edition, digest, parameters, entries, classes },
    faults: [...board.faults, ...faults, ...board.jointFaults].map((found) => ({ ...found, ...originOf(found.definition, found.pointer) })),
    ...(cycle === undefined ? {} : { cycle }),
  };
}

/** Whether the board reads nothing of a definition but its id, and what its steps have players choose. */
function isOfGameAlone(d: Definition): boolean {
  switch (d.kind) {
    case 'procedure':
    case 'question':
    case 'duration':
      return true;
    case 'option':
    case 'trigger':
      return d.capability === undefined;
    case 'constraint':
      return belongsToGame(d) && d.capability === undefined && d.self === undefined;
    default:
      return false;
  }
}

interface LoweredBoard extends Pick<RulesIr, 'parameters' | 'entries' | 'classes'>, Pick<LoweredEdition, 'faults' | 'cycle'> {
  /** Faults that no definition has alone: too many capabilities, tables without a call. */
  readonly jointFaults: readonly DefinitionFault[];
}

/**
 * @param own the definitions that the board reads
 * @param laterAreas separated by spaces
 * @param others ids of the other definitions
 */
function lowerBoard(
  own: readonly Definition[],
  laterAreas: string,
  vocabulary: Vocabulary,
  others: readonly string[],
  inSetUp: readonly string[],
  cache: BoardCache,
): LoweredBoard {
  const { memo, parse } = cache;
  const definitions = memo.each(citing, own, laterAreas);
  const bits = capabilityBits(definitions, memo);
  const parameters = parametersOf(definitions);
  const known = once(() => knownDefinitions(definitions, others, inSetUp));
  const environmentWith = (inline: ReadonlyMap<string, string>): BoardEnvironment =>
    createEnvironment({ definitions, vocabulary, inline, parse, bits });
  const outlines = memo.same(memo.each(outlineOf, definitions));
  const context = cache.contexts.get([outlines, vocabulary, bits, others, inSetUp], createContext);
  if (context.inlined === undefined || !haveValues(parameters, context.inlined.parameters))
    context.inlined = inlinedOf(definitions, (codeByProperty) => ({
      parameters,
      known,
      environment: once(() => environmentWith(codeByProperty)),
    }));
  const units = context.units.get([context.inlined.key], createUnits);
  const { codeByProperty } = context.inlined;
  const environment = once(() => {
    units.environment ??= environmentWith(codeByProperty);
    units.environment.parameters = parameters;
    return units.environment;
  });
  const board: BoardEdition = { parameters, known, environment };
  units.callsOfClasses ??= callsOf(board.environment());
  const lowered = definitions.map((d) => lowerUnit(d, board, units));
  const calls = [units.callsOfClasses, ...lowered];
  const called = new Set(calls.flatMap((one) => one.called));
  const functionFaults = new Map(calls.flatMap((one) => one.functionFaults));
  const sortables = lowered.flatMap((unit, index) => (isSortable(unit) ? (memo.of(sortableOf, unit, own[index]) ?? []) : []));
  return {
    ...memo.of(sortEntries, memo.same(sortables), memo),
    parameters: Object.fromEntries([...parameters].map(([id, p]) => [id, p.value])),
    classes: definitions
      .flatMap((d) => (d.kind === 'path' && d.class !== undefined ? [{ type: classType(d.path), keys: Object.keys(d.class) }] : []))
      .sort((a, b) => (a.type < b.type ? -1 : 1)),
    faults: [
      ...definitions.flatMap(({ id }, index) => (lowered[index]?.faults ?? []).map((found) => ({ ...found, definition: id }))),
      ...[...functionFaults].flatMap(([definition, found]) => found.map((fault) => ({ ...fault, definition }))),
    ],
    jointFaults: [...tooManyCapabilities(definitions, bits), ...uncalledTables(definitions, called)],
  };
}

/**
 * The code of properties in the frame. A property may read another that follows it in the book: those that cannot be lowered yet are tried
 * again, until none is left or none succeeds.
 */
function inlinedOf(
  definitions: readonly Definition[],
  editionWith: (codeByProperty: ReadonlyMap<string, string>) => BoardEdition,
): Inlined {
  const codeByProperty = new Map<string, string>();
  const parameters = new Map<string, number | undefined>();
  for (
    let unlowered = definitions.filter((d) => d.kind === 'property' && IN_FRAME.test(d.id)), countBefore = -1;
    unlowered.length > 0 && unlowered.length !== countBefore;
  ) {
    countBefore = unlowered.length;
    const edition = editionWith(codeByProperty);
    unlowered = unlowered.filter((d) => {
      const { lowered, faults, parameters: parametersRead } = lowerUnit(d, edition);
      for (const [id, value] of parametersRead) parameters.set(id, value);
      const is = lowered?.entry.is;
      if (faults.length > 0 || !isCode(is)) return true;
      codeByProperty.set(d.id, 'type' in d && d.type === 'bool' ? `${is.code} === 1` : is.code);
      return false;
    });
  }
  return { codeByProperty, key: JSON.stringify([...codeByProperty]), parameters: [...parameters] };
}

/** The board stores the capabilities of a figure as the bits of one number, so their count is limited. */
function tooManyCapabilities(definitions: readonly Definition[], { names, namedOnBoard }: CapabilityBits): DefinitionFault[] {
  const firstTooMany = definitions.find((d) => d.id === names[MOST_ON_BOARD]);
  if (namedOnBoard <= MOST_ON_BOARD || firstTooMany === undefined) return [];
  const message = 'the board has no room for another capability that its definitions name';
  return [
    {
      definition: firstTooMany.id,
      pointer: '',
      message,
      found: String(namedOnBoard),
      expected: `${MOST_ON_BOARD} at most`,
      start: 0,
      end: 0,
    },
  ];
}

/** A table that no expression calls decides nothing. */
function uncalledTables(definitions: readonly Definition[], called: ReadonlySet<string>): DefinitionFault[] {
  return definitions
    .filter((d) => d.kind === 'table' && !called.has(d.id))
    .map(({ id }) => ({
      definition: id,
      code: 'definition-unused' as const,
      message: `no expression calls the table "${id}"`,
      found: 'no call',
      expected: `an expression with ${camel(id)}(…)`,
      pointer: '',
      start: 0,
      end: 0,
    }));
}

/** A lowered definition with what its place among the entries depends on. */
interface SortableUnit {
  readonly id: DefinitionId;
  readonly uses: readonly string[];
  readonly isOfAdjacency: boolean;
  readonly entry: IrEntry | undefined;
}

const isSortable = ({ lowered, uses }: BoardUnit): boolean => lowered !== undefined || uses.length > 0;

function sortableOf({ lowered, uses }: BoardUnit, definition: Definition | undefined): SortableUnit | undefined {
  if (definition === undefined) return undefined;
  const { id } = definition;
  const entry = lowered === undefined ? undefined : { id, list: lowered.list, entry: lowered.entry, uses, definition };
  return { id, uses, isOfAdjacency: definition.kind === 'restriction' && definition.path === 'adjacent', entry };
}

/** Sorts derived facts topologically. `adjacent()` needs all that the restrictions of the path `adjacent` need. */
function sortEntries(sortables: readonly SortableUnit[], memo: Memo): Pick<LoweredBoard, 'entries' | 'cycle'> {
  const adjacency = sortables.filter(({ isOfAdjacency }) => isOfAdjacency).flatMap(({ uses }) => uses);
  const usesById = new Map<string, readonly string[]>(sortables.map(({ id, uses }) => [id, uses]));
  const needs = (id: string): readonly string[] => (usesById.get(id) ?? []).flatMap((use) => (use === 'adjacent()' ? adjacency : [use]));
  const rankById = new Map<string, number>();
  const visiting: string[] = [];
  let cycle: readonly string[] | undefined;
  const visit = (id: string): void => {
    if (rankById.has(id)) return;
    if (visiting.includes(id)) {
      cycle ??= [...visiting.slice(visiting.indexOf(id)), id];
      return;
    }
    visiting.push(id);
    for (const need of needs(id)) visit(need);
    visiting.pop();
    rankById.set(id, rankById.size);
  };
  for (const { id } of sortables) visit(id);
  const rank = (e: IrEntry): number => (e.list === 'derived' ? (rankById.get(e.id) ?? 0) : 0);
  const sorted = sortables.flatMap(({ entry }) => entry ?? []).sort((a, b) => rank(a) - rank(b));
  return { entries: markGround(sorted, memo), ...(cycle === undefined ? {} : { cycle }) };
}
