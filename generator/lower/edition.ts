import { belongsToGame } from '../belongs-to-game.ts';
import type { Definition, ParameterDefinition } from '../generated/definition.ts';
import type { EditionId } from '../ids.ts';
import type { Vocabulary } from '../language/vocabulary.ts';
import type { Memo } from '../memo.ts';
import { once } from '../once.ts';
import {
  type BoardCache,
  type BoardEdition,
  type BoardUnit,
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
import { capabilityBits } from './capability-bits.ts';
import { withCitedClauses } from './cited-clauses.ts';
import type { DefinitionFault } from './composed-text.ts';
import { type BoardEnvironment, createEnvironment, parametersOf, SUBJECTS_IN_FRAME } from './environment.ts';
import { classType } from './frames.ts';
import { changesAbilities } from './granted-abilities.ts';
import { isCode, type RulesIr } from './ir.ts';
import { jointFaults } from './joint-faults.ts';
import { entriesOfSetUps, knownDefinitions } from './known-definitions.ts';
import { separateValues } from './separate-values.ts';
import { type SortableUnit, sortableOf, sortEntries } from './sort-entries.ts';

export interface LoweredEdition {
  readonly ir: RulesIr;
  readonly faults: readonly DefinitionFault[];
  /** A cycle of definitions that need each other, when there is one. */
  readonly cycle?: readonly string[];
}

/** @param laterAreas areas of the book that later publications added: the definitions and exceptions of the edition do not cite them */
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

interface ReadByBoard {
  /** All but those of the game alone. */
  readonly own: readonly Definition[];
  /** As `KnownDefinitions.inSetUp`, of all definitions, since those of the game alone add the choices that their steps ask of players. */
  readonly inSetUp: readonly string[];
}

function readByBoard(definitions: readonly Definition[], memo: Memo): ReadByBoard {
  const own = memo.same(definitions.filter((d) => !isOfGameAlone(d)));
  const inSetUp = memo.same(memo.flat(entriesOfSetUps, definitions));
  return memo.of(asReadByBoard, own, inSetUp);
}

const asReadByBoard = (own: readonly Definition[], inSetUp: readonly string[]): ReadByBoard => ({ own, inSetUp });

/**
 * Whether the board reads nothing of a definition but the choices that its steps ask of players. Editions, packs and mutants that differ only
 * in such definitions share one lowered board.
 */
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
  readonly jointFaults: readonly DefinitionFault[];
}

function lowerBoard(
  { own, inSetUp }: ReadByBoard,
  parametersWithValues: readonly ParameterDefinition[],
  spaceSeparatedLaterAreas: string,
  vocabulary: Vocabulary,
  cache: BoardCache,
): LoweredBoard {
  const { memo, parse } = cache;
  const definitions = memo.each(withCitedClauses, own, spaceSeparatedLaterAreas);
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
  const lowered = lowerUnits(definitions, board, units);
  const calls = [board.environment().callsOfClasses, ...lowered];
  const called = new Set(calls.flatMap((one) => one.called));
  const functionFaults = new Map(calls.flatMap((one) => one.functionFaults));
  const sorted = memo.of(sortEntries, sortablesOf(lowered, own, memo), memo);
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
    jointFaults: jointFaults({ definitions, bits, called, entries: sorted.entries }),
  };
}

/** @param own the definitions of the units, in the same order, as before `withCitedClauses`: so all editions share emitted comments */
function sortablesOf(units: readonly BoardUnit[], own: readonly Definition[], memo: Memo): readonly SortableUnit[] {
  return memo.same(units.flatMap((unit, index) => (unit.lowered === undefined ? [] : (memo.of(sortableOf, unit, own[index]) ?? []))));
}

/**
 * The code of the properties of `SUBJECTS_IN_FRAME`, by id. A property may read another that follows it in the book: those that cannot be
 * lowered yet are tried again, until none is left or none succeeds.
 */
function inlinedOf(
  definitions: readonly Definition[],
  editionWith: (codeByProperty: ReadonlyMap<string, string>) => BoardEdition,
): Inlined {
  const codeByProperty = new Map<string, string>();
  const parameters = new Map<string, number | undefined>();
  let unlowered = definitions.filter((d) => d.kind === 'property' && SUBJECTS_IN_FRAME.has(d.id.split('.')[0] ?? ''));
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
