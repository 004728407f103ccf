/** Lowers all definitions of one edition for the board. */

import { camel } from '../camel.ts';
import { belongsToGame } from '../game/belongs-to-game.ts';
import type { Definition, ParameterDefinition } from '../generated/definition.ts';
import type { EditionId } from '../ids.ts';
import type { Vocabulary } from '../language/vocabulary.ts';
import type { Memo } from '../memo.ts';
import { once } from '../once.ts';
import {
  type BoardCache,
  type BoardEdition,
  callsOf,
  createBoardCache,
  createBoardContext,
  createBoardUnits,
  haveValues,
  type Inlined,
  lowerUnit,
  lowerUnits,
  outlineOf,
} from './board-units.ts';
import { expand } from './capabilities.ts';
import { type CapabilityBits, capabilityBits, MOST_ON_BOARD } from './capability-bits.ts';
import { withCitedClauses } from './cited-clauses.ts';
import type { DefinitionFault } from './composed-text.ts';
import { type BoardEnvironment, createEnvironment, parametersOf } from './environment.ts';
import { classType } from './frames.ts';
import { changesAbilities } from './granted-abilities.ts';
import { type IrEntry, isCode, type RulesIr } from './ir.ts';
import { entriesOfSetUps, knownDefinitions } from './known-definitions.ts';
import { separateValues } from './separate-values.ts';
import { isSortable, sortableOf, sortEntries } from './sort-entries.ts';
import { readsTerrainOnly } from './terrain-only.ts';

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
  const separated = memo.of(separateValues, unexpanded, memo);
  const { definitions, faults, atOrigin } = memo.of(expand, separated.definitions, cache.expansions);
  const read = memo.of(readByBoard, definitions, memo);
  const board = memo.of(lowerBoard, read, separated.parameters, [...laterAreas].join(' '), vocabulary, cache);
  const { parameters, entries, classes, cycle } = board;
  return {
    ir: { edition, digest, parameters, entries, classes, changesAbilities: memo.of(changesAbilities, definitions) },
    faults: [...board.faults, ...faults, ...board.jointFaults].map(atOrigin),
    ...(cycle === undefined ? {} : { cycle }),
  };
}

/** The definitions of an edition, as far as the board reads them. */
interface ReadByBoard {
  readonly own: readonly Definition[];
  readonly inSetUp: readonly string[];
}

function readByBoard(definitions: readonly Definition[], memo: Memo): ReadByBoard {
  const own = memo.same(definitions.filter((d) => !isOfGameAlone(d)));
  const inSetUp = memo.same(memo.flat(entriesOfSetUps, definitions));
  return memo.of(asReadByBoard, own, inSetUp);
}

const asReadByBoard = (own: readonly Definition[], inSetUp: readonly string[]): ReadByBoard => ({ own, inSetUp });

/** Whether the board reads nothing of a definition but the choices that its steps ask of players. */
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
  /** Faults that no definition has alone: too many capabilities, tables without a call, heights that depend on characters. */
  readonly jointFaults: readonly DefinitionFault[];
}

/** @param laterAreas separated by spaces, so that equal ones are the same argument for the `Memo` */
function lowerBoard(
  { own, inSetUp }: ReadByBoard,
  parametersWithValues: readonly ParameterDefinition[],
  laterAreas: string,
  vocabulary: Vocabulary,
  cache: BoardCache,
): LoweredBoard {
  const { memo, parse } = cache;
  const definitions = memo.each(withCitedClauses, own, laterAreas);
  const bits = memo.of(capabilityBits, definitions, memo);
  const parameters = parametersOf(definitions, parametersWithValues);
  const known = once(() => knownDefinitions(definitions, inSetUp));
  const environmentWith = (inline: ReadonlyMap<string, string>): BoardEnvironment =>
    createEnvironment({ definitions, parameters, vocabulary, inline, parse, bits });
  const outlines = memo.same(memo.each(outlineOf, definitions));
  const context = cache.contexts.get([outlines, vocabulary, bits, inSetUp], createBoardContext);
  if (context.inlined === undefined || !haveValues(parameters, context.inlined.parameters))
    context.inlined = inlinedOf(definitions, (codeByProperty) => ({
      parameters,
      known,
      environment: once(() => environmentWith(codeByProperty)),
    }));
  const units = context.units.get([context.inlined.key], createBoardUnits);
  const { codeByProperty } = context.inlined;
  const environment = once(() => {
    units.environment ??= environmentWith(codeByProperty);
    units.environment.parameters = parameters;
    return units.environment;
  });
  const board: BoardEdition = { parameters, known, environment };
  units.callsOfClasses ??= callsOf(board.environment());
  const lowered = lowerUnits(definitions, board, units);
  const calls = [units.callsOfClasses, ...lowered];
  const called = new Set(calls.flatMap((one) => one.called));
  const functionFaults = new Map(calls.flatMap((one) => one.functionFaults));
  const sortables = memo.same(lowered.flatMap((unit, index) => (isSortable(unit) ? (memo.of(sortableOf, unit, own[index]) ?? []) : [])));
  const sorted = memo.of(sortEntries, sortables, memo);
  return {
    ...sorted,
    parameters: Object.fromEntries([...parameters].map(([id, p]) => [id, p.value])),
    classes: definitions
      .flatMap((d) => (d.kind === 'path' && d.class !== undefined ? [{ type: classType(d.path), keys: Object.keys(d.class) }] : []))
      .sort((a, b) => (a.type < b.type ? -1 : 1)),
    faults: [
      ...definitions.flatMap(({ id }, index) => (lowered[index]?.faults ?? []).map((found) => ({ ...found, definition: id }))),
      ...[...functionFaults].flatMap(([definition, found]) => found.map((fault) => ({ ...fault, definition }))),
    ],
    jointFaults: [...tooManyCapabilities(definitions, bits), ...uncalledTables(definitions, called), ...dependentHeights(sorted.entries)],
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
  let unlowered = definitions.filter((d) => d.kind === 'property' && IN_FRAME.test(d.id));
  let hasProgressed = true;
  while (unlowered.length > 0 && hasProgressed) {
    const countBefore = unlowered.length;
    const edition = editionWith(codeByProperty);
    unlowered = unlowered.filter((d) => {
      const { lowered, faults, parameters: parametersRead } = lowerUnit(d, edition);
      for (const [id, value] of parametersRead) parameters.set(id, value);
      const is = lowered?.entry.is;
      if (faults.length > 0 || !isCode(is)) return true;
      codeByProperty.set(d.id, 'type' in d && d.type === 'bool' ? `${is.code} === 1` : is.code);
      return false;
    });
    hasProgressed = unlowered.length < countBefore;
  }
  return { codeByProperty, key: JSON.stringify([...codeByProperty]), parameters: [...parameters] };
}

/** The board stores the capabilities of a figure as the bits of one number, so their count is limited. */
function tooManyCapabilities(definitions: readonly Definition[], { names, namedOnBoard }: CapabilityBits): DefinitionFault[] {
  const firstTooMany = namedOnBoard <= MOST_ON_BOARD ? undefined : definitions.find((d) => d.id === names[MOST_ON_BOARD]);
  if (firstTooMany === undefined) return [];
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

/** Heights of squares that depend on characters, themselves or through a property. The heights of a map are computed once. */
function dependentHeights(entries: readonly IrEntry[]): DefinitionFault[] {
  const dependent = new Set(
    entries.flatMap(({ id, list, entry }) => (list === 'derived' && entry.terrainOnly !== true ? [String(id)] : [])),
  );
  return entries.flatMap(({ entry, definition }): DefinitionFault[] => {
    const { ends } = entry;
    if (definition.kind !== 'path' || definition.ends === undefined || typeof ends !== 'object' || ends === null || !('height' in ends))
      return [];
    if (!isCode(ends.height) || readsTerrainOnly(ends.height.code, dependent)) return [];
    return [
      {
        definition: definition.id,
        code: 'path-height-moves',
        message: 'the height of a square must follow from the map and its objects alone',
        found: definition.ends.height,
        pointer: '/ends/height',
        start: 0,
        end: 0,
      },
    ];
  });
}
