/** Lowers all definitions of one edition and puts derived facts into an order in which each needs only those before it. */

import { TupleCache } from '../caches.ts';
import { camel } from '../camel.ts';
import type { Definition } from '../generated/definition.ts';
import type { DefinitionId, EditionId } from '../ids.ts';
import type { Vocabulary } from '../language/vocabulary.ts';
import { type BoardCache, createBoardCache, lowerUnit, unitsOf } from './board-units.ts';
import { type CapabilityBits, capabilityBits, expand, MOST_ON_BOARD } from './capabilities.ts';
import type { ExpressionFault } from './context.ts';
import { createEnvironment } from './environment.ts';
import { classType } from './frames.ts';
import { markGround } from './ground.ts';
import { type IrEntry, isCode, type RulesIr } from './ir.ts';
import { knownDefinitions } from './known-definitions.ts';

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
  given: readonly Definition[],
  vocabulary: Vocabulary,
  laterAreas: ReadonlySet<string> = new Set(),
  cache: BoardCache = createBoardCache(),
): LoweredEdition {
  const { parse } = cache;
  const expanded = expand(given, cache.expansions);
  const definitions = expanded.definitions.map((d) => citing(d, laterAreas, cache));
  const known = knownDefinitions(definitions);
  const bits = capabilityBits(definitions, cache.quoted);
  const inline = new Map<string, string>();
  // A property may read another that follows it in the book: those that cannot be lowered yet are tried again, until none is left or none succeeds.
  for (
    let open = definitions.filter((d) => d.kind === 'property' && IN_FRAME.test(d.id)), before = -1;
    open.length > 0 && open.length !== before;
  ) {
    before = open.length;
    const environment = createEnvironment({ definitions, vocabulary, inline, parse, bits });
    open = open.filter((d) => {
      const { made, faults } = lowerUnit(d, known, environment);
      const is = made?.entry.is;
      if (faults.length > 0 || !isCode(is)) return true;
      inline.set(d.id, 'type' in d && d.type === 'bool' ? `${is.code} === 1` : is.code);
      return false;
    });
  }
  const environment = createEnvironment({ definitions, vocabulary, inline, parse, bits });
  const units = unitsOf(known, environment, vocabulary, inline, cache);
  const entries: IrEntry[] = [];
  const faults: DefinitionFault[] = [];
  const uses = new Map<string, readonly string[]>();
  const called = new Set(environment.calls.called);
  const functionFaults = new Map(environment.calls.faults);
  for (const [index, d] of definitions.entries()) {
    const lowered = lowerUnit(d, known, environment, units);
    for (const found of lowered.faults) faults.push({ ...found, definition: d.id });
    for (const id of lowered.called) called.add(id);
    for (const [id, found] of lowered.functionFaults) functionFaults.set(id, found);
    uses.set(d.id, lowered.uses);
    if (lowered.made !== undefined) {
      const { list, entry } = lowered.made;
      entries.push({ id: d.id, list, entry, uses: lowered.uses, definition: expanded.definitions[index] ?? d });
    }
  }
  for (const [definition, found] of functionFaults) for (const fault of found) faults.push({ ...fault, definition });
  faults.push(...expanded.faults, ...tooManyCapabilities(definitions, bits), ...uncalledTables(definitions, called));
  const sorted = sortFacts(entries, definitions, uses);
  return {
    ir: {
      edition,
      digest,
      parameters: Object.fromEntries([...environment.parameters].map(([id, p]) => [id, p.value])),
      entries: markGround(sorted.entries),
      classes: definitions
        .flatMap((d) => (d.kind === 'path' && d.class !== undefined ? [{ type: classType(d.path), keys: Object.keys(d.class) }] : []))
        .sort((a, b) => (a.type < b.type ? -1 : 1)),
    },
    faults: faults.map((found) => ({ ...found, ...expanded.originOf(found.definition, found.pointer) })),
    ...(sorted.cycle === undefined ? {} : { cycle: sorted.cycle }),
  };
}

/** The board stores the capabilities of a figure as the bits of one number, so their count is limited. */
function tooManyCapabilities(definitions: readonly Definition[], { names, namedOnBoard }: CapabilityBits): DefinitionFault[] {
  const one = definitions.find((d) => d.id === names[MOST_ON_BOARD]);
  if (namedOnBoard <= MOST_ON_BOARD || one === undefined) return [];
  const message = 'the board has no room for another capability that its definitions name';
  return [
    { definition: one.id, pointer: '', message, found: String(namedOnBoard), expected: `${MOST_ON_BOARD} at most`, start: 0, end: 0 },
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

type Clauses = Definition['clauses'];

/** The clauses of areas that the edition has; all of them if it has none of these areas. */
function clausesInEdition(all: Clauses, laterAreas: ReadonlySet<string>): Clauses {
  const [first, ...rest] = all.filter((clause) => !laterAreas.has(clause.split('.')[0] ?? ''));
  return first === undefined || rest.length === all.length - 1 ? all : [first, ...rest];
}

/** The definition as the edition cites it, its exceptions included. It stays the same object where the edition has all areas that it cites. */
function citing(d: Definition, laterAreas: ReadonlySet<string>, cache: BoardCache): Definition {
  const whole = d.cites ?? d.clauses;
  const cites = clausesInEdition(whole, laterAreas);
  const exceptions = 'unless' in d ? (d.unless ?? []) : [];
  const unless = exceptions.map((exception) => ({ ...exception, clauses: clausesInEdition(exception.clauses, laterAreas) }));
  if (cites === whole && unless.every(({ clauses }, index) => clauses === exceptions[index]?.clauses)) return d;
  return cache.cited
    .get(d, () => new TupleCache(4))
    .get([...laterAreas], () => (unless.length === 0 ? { ...d, cites } : { ...d, cites, unless }));
}

/** Sorts derived facts topologically. `adjacent()` needs all that the restrictions of the path `adjacent` need. */
function sortFacts(
  entries: readonly IrEntry[],
  definitions: readonly Definition[],
  uses: ReadonlyMap<string, readonly string[]>,
): { entries: IrEntry[]; cycle?: readonly string[] } {
  const adjacency = definitions.filter((d) => d.kind === 'restriction' && d.path === 'adjacent').flatMap((d) => uses.get(d.id) ?? []);
  const needs = (id: string): readonly string[] => (uses.get(id) ?? []).flatMap((use) => (use === 'adjacent()' ? adjacency : [use]));
  const order = new Map<string, number>();
  const open: string[] = [];
  let cycle: readonly string[] | undefined;
  const visit = (id: string): void => {
    if (order.has(id)) return;
    if (open.includes(id)) {
      cycle ??= [...open.slice(open.indexOf(id)), id];
      return;
    }
    open.push(id);
    for (const need of needs(id)) visit(need);
    open.pop();
    order.set(id, order.size);
  };
  for (const d of definitions) visit(d.id);
  const rank = (e: IrEntry): number => (e.list === 'derived' ? (order.get(e.id) ?? 0) : 0);
  const sorted = [...entries].sort((a, b) => rank(a) - rank(b));
  return { entries: sorted, ...(cycle === undefined ? {} : { cycle }) };
}
