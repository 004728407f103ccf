/** Runs mutants: changes one definition, makes the rules anew, and asks the examples whether they notice. */

import { createEngine } from '../../engine/index.ts';
import type { ExampleAst, Json, JsonDocument, JsonObject } from '../ast.ts';
import type { Compilation } from '../compile.ts';
import { clausesOf } from '../definition-clauses.ts';
import { agrees, ask, asksJudge, claimFor } from '../examples/run.ts';
import type { Definition, TableDefinition } from '../generated/definition.ts';
import type { Vocabulary } from '../language/vocabulary.ts';
import { lowerEdition } from '../lower/edition.ts';
import type { RulesIr } from '../lower/ir.ts';
import { checkTable } from '../passes/check-table.ts';
import { instantiate } from './instantiate.ts';
import { type Mutant, type MutantVocabulary, mutantsOf } from './mutants.ts';

export interface MutantResult {
  readonly definition: string;
  readonly change: string;
  /** The example that noticed first, or undefined for a survivor. */
  readonly noticedBy: string | undefined;
  /** Clauses an attached example of which noticed. */
  readonly clauses: readonly string[];
}

export interface Mutating {
  readonly compilation: Compilation;
  readonly vocabulary: Vocabulary;
  /** Proves a changed definition by the schema. */
  isDefinition(value: Json): value is Definition & JsonObject;
}

interface Bench {
  readonly edition: string;
  readonly later: ReadonlySet<string>;
  readonly definitions: readonly Definition[];
  readonly lowered: ReturnType<typeof lowerEdition>;
}

/** Parameters that the kernel reads by their id. */
const KERNEL_PARAMETERS: ReadonlySet<string> = new Set(['base.bends']);

/** Definitions to mutate: those that the engine runs and that a clause cites which does not wait. */
export function targetsOf(compilation: Compilation): ReadonlySet<string> {
  const active = (id: string): boolean => compilation.rulebook?.clauses.get(id)?.data.waiting === undefined;
  const out = new Set<string>();
  for (const { book, lowered } of compilation.editions) {
    const emitted = new Set(lowered.ir.entries.map((e) => e.id));
    for (const { definition } of book.definitions) {
      const runs =
        emitted.has(definition.id) ||
        (definition.kind === 'parameter' &&
          (KERNEL_PARAMETERS.has(definition.id) || [...lowered.uses.values()].some((u) => u.includes(definition.id))));
      if (runs && clausesOf(definition).some(active)) out.add(definition.id);
    }
  }
  return out;
}

function vocabularyOf(definitions: readonly Definition[]): MutantVocabulary {
  const values = new Set<string>();
  for (const d of definitions) {
    if (d.kind === 'record' && typeof d.type === 'object') for (const v of 'enum' in d.type ? d.type.enum : d.type.set) values.add(v);
    if (d.kind === 'path') for (const v of d.labels) values.add(v);
    if (d.kind === 'restriction' && d.cause !== undefined) values.add(d.cause);
  }
  const causes = [...new Set(definitions.flatMap((d) => (d.kind === 'restriction' && d.cause !== undefined ? [d.cause] : [])))];
  return {
    values: [...values],
    causes,
    labels: (path) => definitions.flatMap((d) => (d.kind === 'path' && d.path === path ? d.labels : [])),
  };
}

/** All results, one mutant at a time, so that the caller can show progress. */
export function* runMutants(m: Mutating, only: string | undefined): Generator<MutantResult> {
  const { compilation, vocabulary } = m;
  const benches = compilation.editions.map(
    ({ book, lowered }): Bench => ({
      edition: book.id,
      later: book.later,
      definitions: book.definitions.map((n) => n.definition),
      lowered,
    }),
  );
  const examples = [...(compilation.rulebook?.clauses.values() ?? [])].flatMap((c) => c.words.examples.filter(asksJudge));
  const targets = targetsOf(compilation);
  const done = new Set<string>();
  for (const bench of benches) {
    const names = vocabularyOf(bench.definitions);
    for (const definition of bench.definitions) {
      if (!targets.has(definition.id) || (only !== undefined && definition.id !== only)) continue;
      const version = JSON.stringify(definition);
      if (done.has(version)) continue;
      done.add(version);
      const homes = benches.filter((b) => b.definitions.some((d) => JSON.stringify(d) === version));
      const carried = new Set(clausesOf(definition));
      const attached = examples.filter((e) => carried.has(e.clause));
      const rest = examples.filter((e) => !carried.has(e.clause));
      for (const mutant of mutantsOf(definition, names)) {
        const result = runOne(m, mutant, homes, vocabulary, attached, rest);
        if (result !== undefined) yield result;
      }
    }
  }
}

/** Undefined for a change that makes no valid rules. */
function runOne(
  m: Mutating,
  mutant: Mutant,
  homes: readonly Bench[],
  vocabulary: Vocabulary,
  attached: readonly ExampleAst[],
  rest: readonly ExampleAst[],
): MutantResult | undefined {
  const changed = mutant.value;
  if (changed !== undefined && !m.isDefinition(changed)) return undefined;
  const irs: RulesIr[] = [];
  for (const home of homes) {
    const definitions = home.definitions.flatMap((d): Definition[] =>
      d.id !== mutant.definition ? [d] : changed === undefined ? [] : m.isDefinition(changed) ? [changed] : [],
    );
    const lowered = lowerEdition(home.edition, 'mutant', definitions, vocabulary, home.later);
    if (lowered.cycle !== undefined || (changed !== undefined && lowered.faults.length > 0)) return undefined;
    if (changed !== undefined && m.isDefinition(changed) && changed.kind === 'table' && isFaulty(changed, definitions)) return undefined;
    if (sameRules(lowered.ir, home.lowered.ir)) return undefined;
    irs.push(lowered.ir);
  }
  const engines = irs.map((ir) => ({ edition: ir.edition, engine: createEngine(instantiate(ir)) }));
  const notices = (example: ExampleAst): boolean =>
    engines.some(({ edition, engine }) => {
      if (claimFor(example, edition) === undefined) return false;
      try {
        return !agrees(example, edition, ask(engine, example.question ?? {}, edition));
      } catch {
        return true;
      }
    });
  const by = attached.filter(notices);
  const first = by[0] ?? rest.find(notices);
  return { definition: mutant.definition, change: mutant.change, noticedBy: first?.id, clauses: [...new Set(by.map((e) => e.clause))] };
}

/** A table with a gap or an overlap is refused by the compiler, so it is no mutant. */
function isFaulty(table: TableDefinition, definitions: readonly Definition[]): boolean {
  const document: JsonDocument = { path: '', value: null, placeOf: () => ({ file: '', line: 1, column: 1 }) };
  return checkTable({ definition: table, document, pointer: '' }, table, definitions).length > 0;
}

const sameRules = (a: RulesIr, b: RulesIr): boolean =>
  JSON.stringify([a.parameters, a.entries.map((e) => e.entry)]) === JSON.stringify([b.parameters, b.entries.map((e) => e.entry)]);
