/** Lowers all definitions of one edition and puts derived facts into an order in which each needs only those before it. */
import type { Definition } from '../generated/definition.ts';
import type { Vocabulary } from '../language/vocabulary.ts';
import { createLowering, type ExpressionFault } from './context.ts';
import { lowerDefinition } from './definition.ts';
import { createEnvironment } from './environment.ts';
import { classType } from './frames.ts';
import { markGround } from './ground.ts';
import type { IrEntry, RulesIr } from './ir.ts';

export interface DefinitionFault extends ExpressionFault {
  readonly definition: string;
}

export interface LoweredEdition {
  readonly ir: RulesIr;
  readonly faults: readonly DefinitionFault[];
  /** What each definition waits for, by id; empty lists are left out. */
  readonly waits: ReadonlyMap<string, readonly string[]>;
  readonly uses: ReadonlyMap<string, readonly string[]>;
  /** A cycle of definitions that need each other, when there is one. */
  readonly cycle?: readonly string[];
}

const IN_FRAME = /^(line|step|move|attack)\./;

/** Lowers one definition against the others of its edition. */
function lowerOne(
  d: Definition,
  definitions: readonly Definition[],
  vocabulary: Vocabulary,
  inline: ReadonlyMap<string, string>,
  environment = createEnvironment({ definitions, vocabulary, inline }),
) {
  const lowering = createLowering(environment, definitions);
  const made = lowerDefinition(d, lowering);
  const waiting =
    made === undefined && d.kind !== 'parameter' && d.kind !== 'record' && lowering.waits.size === 0 && !EMITTED.has(d.kind)
      ? [`a ${d.kind}`]
      : [...lowering.waits];
  return { made, faults: lowering.faults, uses: [...lowering.uses], waits: waiting };
}

const EMITTED: ReadonlySet<string> = new Set([
  'parameter',
  'record',
  'property',
  'table',
  'calculation',
  'value',
  'path',
  'restriction',
  'constraint',
]);

/** `later` names the areas of the book that later publications state: the edition does not cite their clauses. */
export function lowerEdition(
  edition: string,
  digest: string,
  definitions: readonly Definition[],
  vocabulary: Vocabulary,
  later: ReadonlySet<string> = new Set(),
): LoweredEdition {
  const inline = new Map<string, string>();
  for (const d of definitions) {
    if (d.kind !== 'property' || !IN_FRAME.test(d.id)) continue;
    const { made } = lowerOne(d, definitions, vocabulary, inline);
    const is = made?.entry.is;
    if (typeof is === 'object' && is !== null && 'code' in is && typeof is.code === 'string')
      inline.set(d.id, d.type === 'bool' ? `${is.code} === 1` : is.code);
  }
  const environment = createEnvironment({ definitions, vocabulary, inline });
  const entries: IrEntry[] = [];
  const faults: DefinitionFault[] = [];
  const waits = new Map<string, readonly string[]>();
  const uses = new Map<string, readonly string[]>();
  for (const d of definitions) {
    const lowered = lowerOne(citing(d, later), definitions, vocabulary, inline, environment);
    for (const found of lowered.faults) faults.push({ ...found, definition: d.id });
    if (lowered.waits.length > 0) waits.set(d.id, lowered.waits);
    uses.set(d.id, lowered.uses);
    if (lowered.made !== undefined)
      entries.push({ id: d.id, list: lowered.made.list, entry: lowered.made.entry, uses: lowered.uses, definition: d });
  }
  for (const [definition, found] of environment.faults) for (const fault of found) faults.push({ ...fault, definition });
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
    faults,
    waits,
    uses,
    ...(sorted.cycle === undefined ? {} : { cycle: sorted.cycle }),
  };
}

type Clauses = Definition['clauses'];

/** The clauses that the edition knows already; all of them where it knows none. */
function known(all: Clauses, later: ReadonlySet<string>): Clauses {
  const [first, ...rest] = all.filter((clause) => !later.has(clause.split('.')[0] ?? ''));
  return first === undefined ? all : [first, ...rest];
}

/** The definition as the edition cites it, its exceptions included. */
function citing(d: Definition, later: ReadonlySet<string>): Definition {
  const cites = known(d.cites ?? d.clauses, later);
  if (!('unless' in d) || d.unless === undefined) return { ...d, cites };
  return { ...d, cites, unless: d.unless.map((exception) => ({ ...exception, clauses: known(exception.clauses, later) })) };
}

/** Topological order; `adjacent()` needs whatever the restrictions of that path need. */
function sortFacts(
  entries: readonly IrEntry[],
  definitions: readonly Definition[],
  uses: ReadonlyMap<string, readonly string[]>,
): { entries: IrEntry[]; cycle?: readonly string[] } {
  const adjacency = definitions.filter((d) => d.kind === 'restriction' && d.path === 'adjacent').flatMap((d) => uses.get(d.id) ?? []);
  const needs = (id: string): readonly string[] => (uses.get(id) ?? []).flatMap((use) => (use === 'adjacent()' ? adjacency : [use]));
  const place = new Map<string, number>();
  const open: string[] = [];
  let cycle: readonly string[] | undefined;
  const visit = (id: string): void => {
    if (place.has(id)) return;
    if (open.includes(id)) {
      cycle ??= [...open.slice(open.indexOf(id)), id];
      return;
    }
    open.push(id);
    for (const need of needs(id)) visit(need);
    open.pop();
    place.set(id, place.size);
  };
  for (const d of definitions) visit(d.id);
  const order = (e: IrEntry): number => (e.list === 'derived' ? (place.get(e.id) ?? 0) : 0);
  const sorted = [...entries].sort((a, b) => order(a) - order(b));
  return { entries: sorted, ...(cycle === undefined ? {} : { cycle }) };
}
