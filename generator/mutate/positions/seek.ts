/** Seeks positions on which mutants of one definition answer or play otherwise: variations of examples that run its code. */
import type { ExampleAst, JsonObject } from '../../ast.ts';
import { Chance } from '../../behaviour/chance.ts';
import { questionOf } from '../../examples/run.ts';
import type { Definition } from '../../generated/definition.ts';
import type { Baseline } from '../baselines.ts';
import type { ChangedRules } from '../changed-rules.ts';
import type { Mutant } from '../mutants.ts';
import { stepsDiffer } from '../noticing.ts';
import type { Touches } from '../watched.ts';
import { type Edit, edited } from './edits.ts';
import { digestOfSteps, observations, type Position } from './position.ts';
import { type Focus, variation } from './variations.ts';
import type { Walk } from './walk.ts';

/** The most variations that are drawn, and after how many without a find the search ends. */
const MOST_DRAWN = 800;
const FRUITLESS = 120;

/** The most candidates that are varied further. */
const MOST_NEAR = 12;

interface Seeking {
  readonly definition: Definition;
  /** Examples of the clauses that the definition carries. */
  readonly attached: readonly ExampleAst[];
  readonly baseline: Baseline;
  readonly seed: number;
  readonly mutants: readonly Mutant[];
  /** Undefined where the mutant makes the same rules in the edition. */
  changed(mutant: Mutant): ChangedRules | undefined;
}

interface Asked {
  readonly example: ExampleAst;
  readonly edits: readonly Edit[];
  readonly walk: Walk | undefined;
}

interface Candidate extends Asked {
  readonly question: JsonObject;
  readonly steps: readonly string[];
  readonly touches: Touches;
  /** Mutants of which a function returned another value. */
  readonly differing: ReadonlySet<Mutant>;
  /** Those that may be noticed by it. */
  readonly concerned: readonly (readonly [Mutant, ChangedRules])[];
}

/** Its own numbers and names, and the capabilities that add to the same value: what it adds may show only beside another. */
function focusOf(definition: Definition, { tested }: Baseline): Focus {
  const beside = tested.edition.book.definitions.flatMap(({ definition: other }) =>
    other.kind === 'value' && definition.kind === 'value' && other.of === definition.of ? (other.capability ?? []) : [],
  );
  const text = JSON.stringify(definition);
  const numbers = (text.match(/(?<![\w.])-?\d+\b/g) ?? []).map(Number);
  return { numbers: [...new Set(numbers)], words: new Set([...(text.match(/[A-Za-z][\w-]*/g) ?? []), ...beside]) };
}

/** Itself, those of its capability, and those that name it. */
function optionsFor(definition: Definition, { tested }: Baseline): readonly string[] {
  const capability = 'capability' in definition ? definition.capability : undefined;
  return tested.edition.book.definitions.flatMap(({ definition: other }) => {
    if (other.kind !== 'option') return [];
    const isNear =
      other === definition || other.capability === (capability ?? definition.id) || JSON.stringify(other).includes(`"${definition.id}"`);
    return isNear ? [other.id] : [];
  });
}

/** The positions found, each with the mutants that it notices. */
export function* seek(seeking: Seeking): Iterable<readonly [Position, readonly Mutant[]]> {
  const { definition, baseline, mutants, seed } = seeking;
  const chance = new Chance(seed);
  const drawing: Drawing = {
    starts: startsFor(seeking),
    near: [],
    focus: focusOf(definition, baseline),
    options: optionsFor(definition, baseline),
    chance,
  };
  const left = new Map(mutants.flatMap((mutant) => withRules(mutant, seeking.changed(mutant))));
  for (let drawn = 0, last = 0; drawn < MOST_DRAWN && drawn - last < FRUITLESS && left.size > 0; drawn++) {
    const candidate = drawnCandidate(drawing, baseline, left);
    if (candidate === undefined) continue;
    const found = firstNoticed(candidate, baseline);
    if (found === undefined) {
      // Something was decided otherwise there, and nothing came of it yet.
      if (candidate.differing.size > 0) drawing.near.unshift(candidate);
      drawing.near.splice(MOST_NEAR);
      continue;
    }
    last = drawn;
    const also = [...left].filter(([, rules]) => isNoticed(rules, baseline, found)).map(([mutant]) => mutant);
    for (const mutant of also) left.delete(mutant);
    const { example, edits, walk, steps } = found;
    const made = { example: example.id, edits, ...(walk === undefined ? {} : { walk }) };
    yield [{ for: definition.id, edition: baseline.tested.key, ...made, digest: digestOfSteps(steps) }, also];
  }
}

const withRules = (mutant: Mutant, rules: ChangedRules | undefined): (readonly [Mutant, ChangedRules])[] =>
  rules === undefined ? [] : [[mutant, rules]];

type Left = ReadonlyMap<Mutant, ChangedRules>;

interface Drawing {
  readonly starts: readonly (readonly ExampleAst[])[];
  /** Candidates in which a function of a mutant returned another value, and that no mutant was noticed by: the last ones first. */
  readonly near: Candidate[];
  readonly focus: Focus;
  /** Options that lead to the definition. */
  readonly options: readonly string[];
  readonly chance: Chance;
}

/** Examples that run code of the definition, those of its clauses first; all examples where none does. */
function startsFor({ definition: { id }, attached, baseline }: Seeking): readonly (readonly ExampleAst[])[] {
  const own = [...baseline.examples];
  const played = baseline.playouts();
  const isRun = (touches: Touches | undefined): boolean => touches?.definitions.has(id) === true;
  const runs = own.filter((example) => isRun(baseline.touches.get(example)) || isRun(played.get(example)?.touches));
  const cited = own.filter((example) => attached.includes(example));
  const lists = [cited, runs].filter((list) => list.length > 0);
  return lists.length === 0 ? [own] : lists;
}

/** A random variation of an example, or of a candidate that was near. */
function drawnCandidate({ starts, near, focus, options, chance }: Drawing, baseline: Baseline, left: Left): Candidate | undefined {
  const start = near.length > 0 && chance.below(2) === 0 ? chance.pick(near) : undefined;
  const example = start?.example ?? chance.pick(chance.pick(starts) ?? []);
  if (example === undefined) return undefined;
  const before = start?.edits ?? [];
  const edits = [...before, ...variation(edited(questionOf(example), before), baseline.values(), focus, chance)];
  return candidateOf({ example, edits, walk: start?.walk ?? walkOf(edited(questionOf(example), edits), options, chance) }, baseline, left);
}

/** Every other game is played on. */
function walkOf({ ask }: JsonObject, options: readonly string[], chance: Chance): Walk | undefined {
  if (ask !== 'play' || chance.below(2) === 0) return undefined;
  const option = chance.pick(options);
  return {
    seed: chance.below(1000),
    ...(option === undefined || chance.below(4) === 0 ? {} : { option }),
    ...(chance.below(2) === 0 ? { after: true } : {}),
  };
}

function candidateOf({ example, edits, walk }: Asked, baseline: Baseline, left: Left): Candidate | undefined {
  const question = edited(questionOf(example), edits);
  const replacing = new Map(
    [...left].flatMap(([mutant, rules]) => {
      const replacements = rules.replacements();
      return replacements === undefined ? [] : [[mutant, replacements] as const];
    }),
  );
  try {
    const recorded = baseline.record(question, walk, replacing);
    const { touches, differing } = recorded;
    const concerned = [...left].filter(([mutant, rules]) =>
      replacing.has(mutant) ? differing.has(mutant) : rules.concerns(question, touches),
    );
    return { example, edits, walk, question, ...recorded, concerned };
  } catch {
    // An engine may fail on a random question, such as a game without characters.
    return undefined;
  }
}

const isNoticed = (rules: ChangedRules, { tested }: Baseline, { question, walk, steps, touches }: Candidate): boolean =>
  rules.concerns(question, touches) &&
  rules.use((engine) => stepsDiffer(observations(engine, question, tested.edition.book.id, walk), steps));

/** The candidate with as few edits as show the first mutant that it notices. */
function firstNoticed(candidate: Candidate, baseline: Baseline): Candidate | undefined {
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
