/** Seeks positions on which mutants of one definition answer or play otherwise: variations of examples that run its code. */
import { createEngine } from '../../../engine/index.ts';
import type { ExampleAst, JsonObject } from '../../ast.ts';
import { Chance } from '../../behaviour/chance.ts';
import { questionOf } from '../../examples/run.ts';
import type { Definition } from '../../generated/definition.ts';
import type { Baseline } from '../baselines.ts';
import type { ChangedRules } from '../changed-rules.ts';
import type { Mutant } from '../mutants.ts';
import { stepsDiffer } from '../noticing.ts';
import { type Edit, edited } from './edits.ts';
import { digestOfSteps, observations, type Position } from './position.ts';
import { type Focus, variation } from './variations.ts';

/** Variations tried at once, how many fruitless rounds end the search, and how many rounds there are at most. */
const ROUND = 150;
const FRUITLESS = 2;
const MOST_ROUNDS = 8;

export interface Seeking {
  readonly definition: Definition;
  /** Examples of the clauses that the definition carries. */
  readonly attached: readonly ExampleAst[];
  readonly baseline: Baseline;
  readonly seed: number;
  readonly mutants: readonly Mutant[];
  /** Undefined where the mutant makes the same rules in the edition. */
  changed(mutant: Mutant): ChangedRules | undefined;
}

interface Candidate {
  readonly example: ExampleAst;
  readonly edits: readonly Edit[];
  readonly question: JsonObject;
  readonly steps: readonly string[];
  readonly touches: ReadonlySet<string>;
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

/** The positions found, each with the mutants that it notices. */
export function* seek(seeking: Seeking): Iterable<readonly [Position, readonly Mutant[]]> {
  const { definition, attached, baseline, mutants, seed } = seeking;
  const near = startsFor(definition, attached, baseline);
  const chance = new Chance(seed);
  const focus = focusOf(definition, baseline);
  let left = mutants;
  let fruitless = 0;
  for (let round = 0; round < MOST_ROUNDS && fruitless < FRUITLESS && left.length > 0; round++) {
    const candidates = drawn(near, seeking, focus, chance);
    fruitless++;
    for (const mutant of left) {
      if (!left.includes(mutant)) continue;
      const found = firstNoticing(seeking, mutant, candidates);
      if (found === undefined) continue;
      fruitless = 0;
      const notices = (other: Mutant): boolean => withMutant(seeking, other, (rules, differs) => isNoticed(rules, differs, found)) === true;
      const also = left.filter((other) => other === mutant || notices(other));
      left = left.filter((other) => !also.includes(other));
      const { example, edits, steps } = found;
      const position = { for: definition.id, edition: baseline.tested.key, example: example.id, edits, digest: digestOfSteps(steps) };
      yield [position, also];
    }
  }
}

/** Examples that run code of the definition, those of its clauses first; all examples where none does. */
function startsFor({ id }: Definition, attached: readonly ExampleAst[], baseline: Baseline): readonly (readonly ExampleAst[])[] {
  const own = [...baseline.examples];
  const played = baseline.playouts();
  const runs = own.filter((example) => baseline.touches.get(example)?.has(id) === true || played.get(example)?.touches.has(id) === true);
  const cited = own.filter((example) => attached.includes(example));
  const lists = [cited, runs].filter((list) => list.length > 0);
  return lists.length === 0 ? [own] : lists;
}

/** Random variations that run code of the definition. */
function drawn(
  starts: readonly (readonly ExampleAst[])[],
  { baseline, definition }: Seeking,
  focus: Focus,
  chance: Chance,
): readonly Candidate[] {
  const own = baseline.values();
  const { id } = definition;
  return Array.from({ length: ROUND }, (): Candidate[] => {
    const example = chance.pick(chance.pick(starts) ?? []);
    if (example === undefined) return [];
    const candidate = candidateOf(example, variation(questionOf(example), own, focus, chance), baseline);
    return candidate === undefined || (baseline.touched.has(id) && !candidate.touches.has(id)) ? [] : [candidate];
  }).flat();
}

function candidateOf(example: ExampleAst, edits: readonly Edit[], baseline: Baseline): Candidate | undefined {
  const question = edited(questionOf(example), edits);
  try {
    return { example, edits, question, ...baseline.record(question) };
  } catch {
    // An engine may fail on a random question, such as a game without characters.
    return undefined;
  }
}

type Differs = (question: JsonObject, steps: readonly string[]) => boolean;

/** Calls back with the rules of a mutant in place. */
function withMutant<T>({ baseline, changed }: Seeking, mutant: Mutant, then: (rules: ChangedRules, differs: Differs) => T): T | undefined {
  const rules = changed(mutant);
  if (rules === undefined) return undefined;
  try {
    const engine = createEngine(rules.rules);
    const { id } = baseline.tested.edition.book;
    return then(rules, (question, steps) => stepsDiffer(observations(engine, question, id), steps));
  } finally {
    rules.undo();
  }
}

const isNoticed = (rules: ChangedRules, differs: Differs, { question, steps, touches }: Candidate): boolean =>
  rules.concerns(question, touches) && differs(question, steps);

/** The first candidate on which a mutant differs, with as few edits as show it. */
const firstNoticing = (seeking: Seeking, mutant: Mutant, candidates: readonly Candidate[]): Candidate | undefined =>
  withMutant(seeking, mutant, (rules, differs) => {
    const found = candidates.find((candidate) => isNoticed(rules, differs, candidate));
    return found === undefined ? undefined : shrunk(found, seeking.baseline, differs);
  });

function shrunk(found: Candidate, baseline: Baseline, differs: Differs): Candidate {
  for (const edit of found.edits) {
    const edits = found.edits.filter((other) => other !== edit);
    const smaller = candidateOf(found.example, edits, baseline);
    if (smaller !== undefined && differs(smaller.question, smaller.steps)) return shrunk(smaller, baseline, differs);
  }
  return found;
}
