/** Tries mutants: changes one definition, makes the rules anew, and asks the examples whether they notice. */
import { createEngine, type Rules } from '../../engine/index.ts';
import type { ExampleAst, Json, JsonObject, Source } from '../ast.ts';
import type { GivenFields } from '../checks/given-fields.ts';
import type { Compilation } from '../compile.ts';
import { type CompileCache, createCompileCache } from '../compile-cache.ts';
import { clausesOf } from '../definition-clauses.ts';
import { toJson } from '../errata/set-fields.ts';
import { agrees, ask, asksJudge, claimFor } from '../examples/run.ts';
import { emitGame } from '../game/emit.ts';
import type { Definition } from '../generated/definition.ts';
import { type CompiledCode, instantiate } from '../instantiate/board.ts';
import { instantiateText } from '../instantiate/game.ts';
import type { Vocabulary as Facts } from '../language/vocabulary.ts';
import type { RulesIr } from '../lower/ir.ts';
import { type CheckedEdition, checkDefinitions } from '../passes/check-definitions.ts';
import type { EditionBook } from '../rulebook.ts';
import { idlePointsOf } from './idle-points.ts';
import { type Mutant, mutantsOf, vocabularyOf } from './mutants.ts';
import { createShapes } from './shape.ts';
import { changedCode, recorderOf } from './touches.ts';

/** A mutant that makes other rules: noticed by an example, or a survivor. */
export interface MutantResult {
  readonly change: string;
  /** The example that noticed first, or undefined for a survivor. */
  readonly noticedBy?: string;
  /** Clauses an attached example of which noticed. */
  readonly clauses: readonly string[];
}

/** Questions that the rules of the board alone answer. */
const OF_BOARD: ReadonlySet<string> = new Set([
  'adjacent',
  'line-of-fire',
  'visibility',
  'reach',
  'path',
  'placement',
  'knock-back',
  'break-away',
  'combat-value',
]);

/** What became of all mutants of one definition. */
export interface Trial {
  readonly results: readonly MutantResult[];
  /** Mutants that the schema or the compiler refuses, and those that make the same rules. */
  readonly refused: number;
  readonly same: number;
}

/** One text of a definition, and the editions that have it. */
export interface Target {
  readonly definition: Definition;
  readonly homes: readonly string[];
  /** Examples of the clauses that it carries. */
  readonly attached: readonly ExampleAst[];
}

/** What a mutant is known to have come to before. */
export type Known = (change: string) => MutantResult | { readonly tryFirst: string } | undefined;

export interface Bench {
  readonly targets: readonly Target[];
  readonly examples: readonly ExampleAst[];
  /** Clauses that are executed, so that an example of their own should notice some mutant. */
  readonly executed: readonly string[];
  try(target: Target, known: Known): Trial;
}

/** An edition as it is, and the parts of it that a mutant may leave as they are. */
interface Home {
  readonly book: EditionBook;
  readonly ir: RulesIr;
  readonly game: string;
  readonly rules: Rules;
  /** Examples with a claim for this edition, without those that have the same answer in an edition before. */
  readonly examples: ReadonlySet<ExampleAst>;
  /** The definitions whose code each of them runs. */
  readonly touches: ReadonlyMap<ExampleAst, ReadonlySet<string>>;
  /** Those of which any example runs code: of others nothing is known. */
  readonly touched: ReadonlySet<string>;
}

interface Mutating {
  readonly compilation: Compilation;
  readonly sources: readonly Source[];
  /** Proves a changed definition by the schema. */
  isDefinition(value: Json): value is Definition & JsonObject;
}

const schemaOf = (sources: readonly Source[], name: string): Json =>
  JSON.parse(sources.find(({ path }) => path === `schemas/${name}.schema.json`)?.text ?? 'null');

export function createBench(m: Mutating): Bench {
  const { compilation, sources } = m;
  const { vocabulary: facts, given } = compilation;
  if (facts === undefined || given === undefined) throw new Error('the sources have no vocabulary');
  const shapes = createShapes(schemaOf(sources, 'definition'));
  const compiled: CompiledCode = new Map();
  const preferred = compilation.rulebook?.editions.default;
  const editions = [...compilation.editions].sort((a, b) => Number(b.book.id === preferred) - Number(a.book.id === preferred));
  const examples = [...(compilation.rulebook?.clauses.values() ?? [])].flatMap((c) => c.ast.examples.filter(asksJudge));
  const asked = new Map<ExampleAst, Set<string>>();
  const homes = new Map(editions.map((edition) => [edition.book.id, homeOf(edition, compiled, examples, asked)]));
  const making: Making = { m, facts, given, compiled, cache: createCompileCache() };
  return {
    examples,
    executed: [...(compilation.rulebook?.clauses.values() ?? [])]
      .filter(({ data }) => data.executable && data.waiting === undefined)
      .map(({ id }) => id),
    targets: targetsOf(editions, examples),
    try(target, known) {
      const own = target.homes.flatMap((id) => homes.get(id) ?? []);
      const definitions = own[0]?.book.definitions.map(({ definition }) => definition) ?? [];
      const counts = { refused: 0, same: 0 };
      const results: MutantResult[] = [];
      const withoutIdle = idlePointsOf(definitions);
      const text = withoutIdle(toJson(target.definition));
      const noticing: Noticing = { attached: target.attached, quick: new Set() };
      for (const mutant of mutantsOf(target.definition, shapes, vocabularyOf(definitions, facts, given))) {
        const before = known(mutant.change);
        if (before !== undefined && !('tryFirst' in before)) {
          results.push(before);
          continue;
        }
        if (mutant.value !== undefined && withoutIdle(mutant.value) === text) {
          counts.same++;
          continue;
        }
        const quick = new Set([...examples.filter(({ id }) => id === before?.tryFirst), ...noticing.quick]);
        const result = tryOne(making, mutant, own, { ...noticing, quick });
        if (typeof result === 'string') counts[result]++;
        else results.push(result);
        for (const example of quick) noticing.quick.add(example);
      }
      return { results, ...counts };
    },
  };
}

/** Each text of a definition once, with the editions that have it, the default edition first. */
function targetsOf(editions: readonly CheckedEdition[], examples: readonly ExampleAst[]): Target[] {
  const found = new Map<string, { readonly definition: Definition; readonly homes: string[] }>();
  for (const { book } of editions)
    for (const { definition } of book.definitions) {
      const text = JSON.stringify(definition);
      const known = found.get(text);
      if (known === undefined) found.set(text, { definition, homes: [book.id] });
      else known.homes.push(book.id);
    }
  return [...found.values()].map(({ definition, homes }) => {
    const carried = new Set(clausesOf(definition));
    return { definition, homes, attached: examples.filter(({ clause }) => carried.has(clause)) };
  });
}

/** The rules as text; the digest of the definitions apart, which every change changes. */
const textOf = (ir: RulesIr): string => JSON.stringify([ir.parameters, ir.entries.map(({ entry }) => entry)]);
const gameTextOf = ({ game }: CheckedEdition): string =>
  game === undefined ? '' : emitGame({ edition: game.edition, game: game.game, digest: '' });

/** @param asked answers of the editions before, by example */
function homeOf(
  edition: CheckedEdition,
  compiled: CompiledCode,
  examples: readonly ExampleAst[],
  asked: Map<ExampleAst, Set<string>>,
): Home {
  const game = gameTextOf(edition);
  const board = instantiate(edition.lowered.ir, compiled);
  const rules = game === '' ? board : { ...board, game: instantiateText(game) };
  const recorder = recorderOf(
    board,
    game,
    edition.book.definitions.map(({ definition }) => definition),
  );
  const engine = createEngine(recorder.rules);
  const touches = new Map<ExampleAst, ReadonlySet<string>>();
  const { id } = edition.book;
  const own = examples.filter((example) => {
    if (claimFor(example, id) === undefined) return false;
    const { edition: _, ...answer } = ask(engine, example.question ?? {}, id);
    touches.set(example, recorder.take());
    const text = JSON.stringify(answer);
    const before = asked.get(example) ?? new Set<string>();
    asked.set(example, before);
    return before.size < before.add(text).size;
  });
  return {
    book: edition.book,
    ir: edition.lowered.ir,
    game,
    rules,
    examples: new Set(own),
    touches,
    touched: new Set([...touches.values()].flatMap((ids) => [...ids])),
  };
}

/** The rules that a mutant makes in one edition. */
interface Changed {
  readonly rules: Rules;
  /** Whether an example may answer differently. */
  concerns(example: ExampleAst): boolean;
}

interface Making {
  readonly m: Mutating;
  readonly facts: Facts;
  readonly given: GivenFields;
  readonly compiled: CompiledCode;
  readonly cache: CompileCache;
}

function changedRules({ m, facts, given, compiled, cache }: Making, mutant: Mutant, home: Home): 'refused' | 'same' | Changed {
  const { value } = mutant;
  if (value !== undefined && !m.isDefinition(value)) return 'refused';
  const { book, ir, game, rules } = home;
  const definitions = book.definitions.flatMap((node) =>
    node.definition.id !== mutant.definition ? [node] : value === undefined ? [] : [{ ...node, definition: value }],
  );
  const { output, diagnostics } = checkDefinitions({ editions: [{ ...book, definitions }], vocabulary: facts, given, cache });
  const [edition] = output;
  if (edition === undefined || diagnostics.length > 0) return 'refused';
  const made = { ir: edition.lowered.ir, game: gameTextOf(edition) };
  const [sameBoard, sameGame] = [textOf(made.ir) === textOf(ir), made.game === game];
  if (sameBoard && sameGame) return 'same';
  const board = sameBoard ? rules : instantiate(made.ir, compiled);
  const own = sameGame ? rules.game : made.game === '' ? undefined : instantiateText(made.game);
  const code = changedCode(
    mutant,
    home,
    made,
    book.definitions.map(({ definition }) => definition),
  );
  return {
    rules: own === undefined ? board : { ...board, game: own },
    concerns(example) {
      if (sameBoard && OF_BOARD.has(String(example.question?.ask))) return false;
      const ran = home.touches.get(example);
      return code === undefined || ran === undefined || [...code].some((id) => ran.has(id) || !home.touched.has(id));
    },
  };
}

/** What the examples of one definition's clauses have proved, and which examples noticed its mutants: they are asked first. */
interface Noticing {
  readonly attached: readonly ExampleAst[];
  readonly quick: Set<ExampleAst>;
}

/** Asks the examples edition by edition, those first that are likely to notice. */
function tryOne(making: Making, mutant: Mutant, homes: readonly Home[], { attached, quick }: Noticing): 'refused' | 'same' | MutantResult {
  const clauses = new Set<string>();
  let noticedBy: string | undefined;
  let same = true;
  for (const home of homes) {
    const changed = changedRules(making, mutant, home);
    if (changed === 'refused') return 'refused';
    if (changed === 'same') continue;
    same = false;
    const engine = createEngine(changed.rules);
    // Rules that do not come to an end take long to fail: once is enough.
    let failed = false;
    const notices = (example: ExampleAst): boolean => {
      if (!changed.concerns(example)) return false;
      try {
        return !agrees(example, home.book.id, ask(engine, example.question ?? {}, home.book.id));
      } catch {
        failed = true;
        return true;
      }
    };
    for (const example of attached)
      if (!failed && home.examples.has(example) && !clauses.has(example.clause) && notices(example)) {
        clauses.add(example.clause);
        noticedBy ??= example.id;
      }
    if (noticedBy === undefined) {
      const found =
        [...quick].find((e) => home.examples.has(e) && notices(e)) ?? [...home.examples].find((e) => !quick.has(e) && notices(e));
      if (found !== undefined) quick.add(found);
      noticedBy = found?.id;
    }
    if (noticedBy !== undefined) break;
  }
  return same ? 'same' : { change: mutant.change, ...(noticedBy === undefined ? {} : { noticedBy }), clauses: [...clauses] };
}
