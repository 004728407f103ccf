/** Seeks positions on which mutants of one definition answer or play otherwise: variations of examples that run its code. */
import type { JsonObject } from '../../../engine/base/json.ts';
import type { ExampleAst } from '../../ast.ts';
import { Chance } from '../../behaviour/chance.ts';
import { questionOf } from '../../examples/run.ts';
import type { Definition } from '../../generated/definition.ts';
import type { Baseline } from '../baselines.ts';
import type { ChangedRules } from '../changed-rules.ts';
import type { Mutant } from '../mutants.ts';
import { observationsDiffer } from '../noticing.ts';
import type { Touches } from '../recorded-functions.ts';
import { type Edit, edited } from './edits.ts';
import { digestOfObservations, observations, type Position } from './position.ts';
import { type Focus, variation } from './variations.ts';
import type { Walk } from './walk.ts';

/** The most variations that are drawn, and after how many without a find the search ends. */
const MOST_DRAWN = 800;
const FRUITLESS = 120;

const MOST_PROMISING = 12;

interface Seeking {
  readonly definition: Definition;
  readonly examplesOfClauses: readonly ExampleAst[];
  readonly baseline: Baseline;
  readonly seed: number;
  readonly mutants: readonly Mutant[];
  /** The rules that a mutant makes in the edition; undefined if it makes the same rules or is refused. */
  changedRulesOf(mutant: Mutant): ChangedRules | undefined;
}

interface VariedExample {
  readonly example: ExampleAst;
  readonly edits: readonly Edit[];
  readonly walk: Walk | undefined;
}

interface Candidate extends VariedExample {
  readonly question: JsonObject;
  /** The texts that `observations` gives for it without any mutant. */
  readonly observed: readonly string[];
  readonly touches: Touches;
  /** Mutants of which a function returned another value. */
  readonly differing: ReadonlySet<Mutant>;
  /** The mutants that it may notice, with their rules. */
  readonly concerned: readonly (readonly [Mutant, ChangedRules])[];
}

/**
 * The numbers and names of a definition, and the capabilities that add to the same value: what the definition adds may change an answer
 * only together with theirs.
 */
function focusOf(definition: Definition, { tested }: Baseline): Focus {
  const related = tested.edition.book.definitions.flatMap(({ definition: other }) =>
    other.kind === 'value' && definition.kind === 'value' && other.of === definition.of ? (other.capability ?? []) : [],
  );
  const text = JSON.stringify(definition);
  const numbers = (text.match(/(?<![\w.])-?\d+\b/g) ?? []).map(Number);
  return { numbers: [...new Set(numbers)], words: new Set([...(text.match(/[A-Za-z][\w-]*/g) ?? []), ...related]) };
}

/** The ids of the options that lead to a definition: itself, those of its capability, and those that name it. */
function optionsFor(definition: Definition, { tested }: Baseline): readonly string[] {
  const capability = 'capability' in definition ? definition.capability : undefined;
  return tested.edition.book.definitions.flatMap(({ definition: other }) => {
    if (other.kind !== 'option') return [];
    const leadsThere =
      other === definition || other.capability === (capability ?? definition.id) || JSON.stringify(other).includes(`"${definition.id}"`);
    return leadsThere ? [other.id] : [];
  });
}

export function* seek(seeking: Seeking): Iterable<readonly [Position, readonly Mutant[]]> {
  const { definition, baseline, mutants, seed } = seeking;
  const chance = new Chance(seed);
  const sampling: Sampling = {
    starts: startsFor(seeking),
    promising: [],
    focus: focusOf(definition, baseline),
    options: optionsFor(definition, baseline),
    chance,
  };
  const unnoticed = new Map(mutants.flatMap((mutant) => withRules(mutant, seeking.changedRulesOf(mutant))));
  for (let drawn = 0, lastFound = 0; drawn < MOST_DRAWN && drawn - lastFound < FRUITLESS && unnoticed.size > 0; drawn++) {
    const candidate = randomCandidate(sampling, baseline, unnoticed);
    if (candidate === undefined) continue;
    const found = shrunkIfNoticing(candidate, baseline);
    if (found === undefined) {
      // A function of a mutant returned another value there, and no difference could be seen yet.
      if (candidate.differing.size > 0) sampling.promising.unshift(candidate);
      sampling.promising.splice(MOST_PROMISING);
      continue;
    }
    lastFound = drawn;
    const noticing = [...unnoticed].filter(([, rules]) => isNoticed(rules, baseline, found)).map(([mutant]) => mutant);
    for (const mutant of noticing) unnoticed.delete(mutant);
    const { example, edits, walk, observed } = found;
    const variedExample = { example: example.id, edits, ...(walk === undefined ? {} : { walk }) };
    yield [{ for: definition.id, edition: baseline.tested.key, ...variedExample, digest: digestOfObservations(observed) }, noticing];
  }
}

const withRules = (mutant: Mutant, rules: ChangedRules | undefined): (readonly [Mutant, ChangedRules])[] =>
  rules === undefined ? [] : [[mutant, rules]];

type Unnoticed = ReadonlyMap<Mutant, ChangedRules>;

interface Sampling {
  /** Lists of examples to vary; each list is drawn equally often. */
  readonly starts: readonly (readonly ExampleAst[])[];
  /** Candidates that noticed no mutant although a function of one returned another value; the latest first. */
  readonly promising: Candidate[];
  readonly focus: Focus;
  readonly options: readonly string[];
  readonly chance: Chance;
}

function startsFor({ definition: { id }, examplesOfClauses, baseline }: Seeking): readonly (readonly ExampleAst[])[] {
  const { answers, touches } = baseline.asked();
  const examples = [...answers.keys()];
  const isRun = (touched: Touches | undefined): boolean => touched?.definitions.has(id) === true;
  const running = examples.filter((example) => isRun(touches.get(example)) || isRun(baseline.playoutOf(example)?.touches));
  const ofClauses = examples.filter((example) => examplesOfClauses.includes(example));
  const lists = [ofClauses, running].filter((list) => list.length > 0);
  return lists.length === 0 ? [examples] : lists;
}

function randomCandidate(
  { starts, promising, focus, options, chance }: Sampling,
  baseline: Baseline,
  unnoticed: Unnoticed,
): Candidate | undefined {
  const basis = promising.length > 0 && chance.below(2) === 0 ? chance.pick(promising) : undefined;
  const example = basis?.example ?? chance.pick(chance.pick(starts) ?? []);
  if (example === undefined) return undefined;
  const before = basis?.edits ?? [];
  const edits = [...before, ...variation(edited(questionOf(example), before), baseline.values(), focus, chance)];
  return candidateOf(
    { example, edits, walk: basis?.walk ?? walkOf(edited(questionOf(example), edits), options, chance) },
    baseline,
    unnoticed,
  );
}

function walkOf({ ask }: JsonObject, options: readonly string[], chance: Chance): Walk | undefined {
  if (ask !== 'play' || chance.below(2) === 0) return undefined;
  const option = chance.pick(options);
  return {
    seed: chance.below(1000),
    ...(option === undefined || chance.below(4) === 0 ? {} : { option }),
    ...(chance.below(2) === 0 ? { after: true } : {}),
  };
}

function candidateOf({ example, edits, walk }: VariedExample, baseline: Baseline, unnoticed: Unnoticed): Candidate | undefined {
  const question = edited(questionOf(example), edits);
  const replacementsByMutant = new Map(
    [...unnoticed].flatMap(([mutant, rules]) => {
      const replacements = rules.replacements();
      return replacements === undefined ? [] : [[mutant, replacements] as const];
    }),
  );
  try {
    const recorded = baseline.record(question, walk, replacementsByMutant);
    const { touches, differing } = recorded;
    const concerned = [...unnoticed].filter(([mutant, rules]) =>
      replacementsByMutant.has(mutant) ? differing.has(mutant) : rules.concerns(question, touches),
    );
    return { example, edits, walk, question, ...recorded, concerned };
  } catch {
    // An engine may fail on a random question, such as a game without characters.
    return undefined;
  }
}

const isNoticed = (rules: ChangedRules, { tested }: Baseline, { question, walk, observed, touches }: Candidate): boolean =>
  rules.concerns(question, touches) &&
  rules.use((engine) => observationsDiffer(observations(engine, question, tested.edition.book.id, walk), observed));

/** The candidate with only the edits that it needs to notice the first of its mutants; undefined if it notices none. */
function shrunkIfNoticing(candidate: Candidate, baseline: Baseline): Candidate | undefined {
  const found = candidate.concerned.find(([, rules]) => isNoticed(rules, baseline, candidate));
  return found === undefined ? undefined : shrunk(candidate, baseline, found[1]);
}

function shrunk(found: Candidate, baseline: Baseline, rules: ChangedRules): Candidate {
  for (const edit of found.edits) {
    const edits = found.edits.filter((other) => other !== edit);
    const smaller = candidateOf({ ...found, edits }, baseline, new Map());
    if (smaller !== undefined && isNoticed(rules, baseline, smaller)) return shrunk(smaller, baseline, rules);
  }
  return found;
}
