/** Tries mutants: changes one definition, makes the rules anew, and asks the examples whether they notice. */

import type { ExampleAst, Json, JsonObject, Source } from '../ast.ts';
import type { Compilation } from '../compile.ts';
import { createCompileCache } from '../compile-cache.ts';
import { clausesOf } from '../definition-clauses.ts';
import { toJson } from '../errata/set-fields.ts';
import { asksJudge } from '../examples/run.ts';
import type { Definition } from '../generated/definition.ts';
import { changedRules, type Making } from './changed-rules.ts';
import { type Home, homeOf, type Place } from './homes.ts';
import { idlePointsOf } from './idle-points.ts';
import { type Mutant, mutantsOf, vocabularyOf } from './mutants.ts';
import { type MutantResult, type Noticing, noticedIn } from './noticing.ts';
import { createShapes } from './shape.ts';

/** What became of all mutants of one definition. */
export interface Trial {
  readonly results: readonly MutantResult[];
  /** Mutants that the schema or the compiler refuses, and those that make the same rules. */
  readonly refused: number;
  readonly same: number;
}

/** One text of a definition, and the places that have it, by their keys. */
export interface Target {
  readonly definition: Definition;
  readonly homes: readonly string[];
  /** Examples of the clauses that it carries. */
  readonly attached: readonly ExampleAst[];
}

/** The result of a mutant in an earlier run. */
export type Known = (change: string) => MutantResult | { readonly tryFirst: string; readonly inPlayouts?: true } | undefined;

export interface Bench {
  readonly targets: readonly Target[];
  readonly examples: readonly ExampleAst[];
  /** Clauses that are executed, so that an example of their own should notice some mutant. */
  readonly executed: readonly string[];
  try(target: Target, known: Known): Trial;
}

interface Mutating {
  readonly compilation: Compilation;
  readonly sources: readonly Source[];
  /** Proves a changed definition by the schema. */
  isDefinition(value: Json): value is Definition & JsonObject;
}

function schemaOf(sources: readonly Source[], name: string): Json {
  const schema = sources.find(({ path }) => path === `schemas/${name}.schema.json`);
  if (schema === undefined) throw new Error(`there is no schemas/${name}.schema.json among the sources`);
  return JSON.parse(schema.text);
}

export function createBench({ compilation, sources, isDefinition }: Mutating): Bench {
  const shapes = createShapes(schemaOf(sources, 'definition'));
  const places = placesOf(compilation);
  const clauses = [compilation, ...compilation.packs.map((pack) => pack.compilation)].flatMap(({ rulebook }) => [
    ...(rulebook?.clauses.values() ?? []),
  ]);
  const examples = [...new Set(places.flatMap((place) => place.examples))];
  const making: Making = { isDefinition, compiled: new Map(), stripped: new Map(), cache: createCompileCache() };
  // The thread that only hands out targets asks no examples.
  let homes: ReadonlyMap<string, Home> | undefined;
  const homesOf = (ids: readonly string[]): readonly Home[] => {
    const asked = new Map<ExampleAst, Set<string>>();
    homes ??= new Map(places.map((place) => [place.key, homeOf(place, making, asked)]));
    return ids.flatMap((id) => homes?.get(id) ?? []);
  };
  return {
    examples,
    executed: [...new Set(clauses.filter(({ data }) => data.executable && data.waiting === undefined).map(({ id }) => id))],
    targets: targetsOf(places, examples),
    try(target, known) {
      const own = homesOf(target.homes);
      const [first] = own;
      if (first === undefined) throw new Error(`no place has ${target.definition.id}`);
      const { edition, facts, given } = first.place;
      const definitions = edition.book.definitions.map(({ definition }) => definition);
      const withoutIdle = idlePointsOf(definitions);
      const text = withoutIdle(toJson(target.definition));
      const counts = { refused: 0, same: 0 };
      const results: MutantResult[] = [];
      const noticing: Noticing = { attached: target.attached, quick: new Set(), proven: new Set(), quickPlayouts: new Set() };
      for (const mutant of mutantsOf(target.definition, shapes, vocabularyOf(definitions, facts, given), definitions)) {
        const before = known(mutant.change);
        if (before !== undefined && !('tryFirst' in before)) {
          results.push(before);
          continue;
        }
        if (mutant.value !== undefined && withoutIdle(mutant.value) === text) {
          counts.same++;
          continue;
        }
        for (const example of examples)
          if (example.id === before?.tryFirst) (before.inPlayouts === true ? noticing.quickPlayouts : noticing.quick).add(example);
        const result = tryOne(making, mutant, own, noticing);
        if (typeof result === 'string') counts[result]++;
        else results.push(result);
      }
      return { results, ...counts };
    },
  };
}

/** The editions of the rulebook, the default edition first, then those of each pack with the pack's own examples. */
function placesOf({ packs, ...book }: Compilation): Place[] {
  const known = new Set(book.rulebook?.clauses.keys());
  const placesIn = ({ rulebook, editions, vocabulary: facts, given }: Omit<Compilation, 'packs'>, pack: string | undefined): Place[] => {
    if (facts === undefined || given === undefined) throw new Error('the sources have no vocabulary');
    const preferred = rulebook?.editions.default;
    const clauses = [...(rulebook?.clauses.values() ?? [])].filter(({ id }) => pack === undefined || !known.has(id));
    const examples = clauses.flatMap((clause) => clause.ast.examples.filter(asksJudge));
    return [...editions]
      .sort((a, b) => Number(b.book.id === preferred) - Number(a.book.id === preferred))
      .map((edition) => ({ key: [pack, edition.book.id].join(' ').trim(), edition, facts, given, examples }));
  };
  return [...placesIn(book, undefined), ...packs.flatMap(({ id, compilation }) => placesIn(compilation, id))];
}

/** Each text of a definition once, with the places that have it. */
function targetsOf(places: readonly Place[], examples: readonly ExampleAst[]): Target[] {
  const found = new Map<string, { readonly definition: Definition; readonly homes: string[] }>();
  for (const { key, edition } of places)
    for (const { definition } of edition.book.definitions) {
      const text = JSON.stringify(definition);
      const known = found.get(text);
      if (known === undefined) found.set(text, { definition, homes: [key] });
      else known.homes.push(key);
    }
  return [...found.values()].map(({ definition, homes }) => {
    const carried = new Set(clausesOf(definition));
    return { definition, homes, attached: examples.filter(({ clause }) => carried.has(clause)) };
  });
}

/** Asks the examples place by place, those first that are likely to notice. */
function tryOne(making: Making, mutant: Mutant, homes: readonly Home[], noticing: Noticing): 'refused' | 'same' | MutantResult {
  let same = true;
  for (const home of homes) {
    // A pack's edition whose examples all have the same answers in another one shows nothing more.
    if (home.examples.size === 0 && !same) continue;
    const changed = changedRules(making, mutant, home);
    if (changed === 'refused') return 'refused';
    if (changed === 'same') continue;
    same = false;
    try {
      const found = noticedIn(home, changed, noticing);
      if (found.noticedBy !== undefined) return { change: mutant.change, ...found };
    } finally {
      changed.undo();
    }
  }
  return same ? 'same' : { change: mutant.change, clauses: [] };
}
