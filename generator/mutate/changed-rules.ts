import type { Json, JsonObject } from '../../engine/base/json.ts';
import { createEngine, type Engine, type Rules } from '../../engine/index.ts';
import type { CompileCache } from '../compile-cache.ts';
import { hasOwnFault } from '../game/lower.ts';
import type { Definition } from '../generated/definition.ts';
import { instantiate } from '../instantiate/board.ts';
import { instantiateCode } from '../instantiate/game.ts';
import type { RulesIr } from '../lower/ir.ts';
import { once } from '../once.ts';
import { checkDefinitions } from '../passes/check-definitions.ts';
import { type Baseline, gameCodeOf, type SharedCode } from './baselines.ts';
import { changedDefinitions, isAligned, type RulesCode } from './call-recorder.ts';
import type { Mutant } from './mutants.ts';
import { patch, type Undo } from './patch.ts';
import type { Replacement, Touches } from './recorded-functions.ts';

export interface MutantCompiler extends SharedCode {
  readonly cache: CompileCache;
  /** Whether a changed definition is valid by the schema. */
  isDefinition(value: Json): value is Definition & JsonObject;
}

export interface ChangedRules {
  /** Calls back with an engine of the changed rules. The rules of the edition are changed meanwhile. */
  use<T>(then: (engine: Engine) => T): T;
  /**
   * Whether the answer to a question, or its playouts, may change.
   * @param ran the code that the answer or the playouts ran; undefined if unknown
   */
  concerns(question: JsonObject | undefined, ran: Touches | undefined): boolean;
  /** The functions that the mutant replaces, computed on the first call; undefined where it changes something else. */
  replacements(): readonly Replacement[] | undefined;
}

/** Questions that the rules of the board alone answer, unless a character has capabilities: games calculate which of them it can use. */
const BOARD_QUESTIONS: ReadonlySet<string> = new Set([
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
const CAPABILITIES = /"(symbols|abilities|powers)":/;

const needsGame = (question: JsonObject | undefined): boolean =>
  !BOARD_QUESTIONS.has(String(question?.ask)) || CAPABILITIES.test(JSON.stringify(question?.characters ?? []));

/**
 * Matches a `Mutant.change`, which begins with the path of the changed field. A change of these fields only replaces code, so only an
 * example that ran the old code can notice it. Not matched is a value that is moved to another field (`minimum: becomes maximum`): examples
 * that did not run the old code may run that of the other field.
 */
const CODE_FIELDS = /^(steps|if|is|unless|replacement|modifier|minimum|maximum|increase|reduction)\b(?!.*: becomes )/;

/** The rules of a mutant; `refused` where the schema or the compiler refuses it, `same` where it makes the same rules. */
export function changedRules(compiler: MutantCompiler, mutant: Mutant, baseline: Baseline): 'refused' | 'same' | ChangedRules {
  const mutated = compiledMutant(compiler, mutant, baseline);
  if (mutated === undefined) return 'refused';
  const isSameBoard = mutated.ir.entries === baseline.ir.entries || textOf(mutated.ir) === textOf(baseline.ir);
  const isSameGame = isSameCode(baseline, mutated);
  if (isSameBoard && isSameGame) return 'same';
  const board = isSameBoard ? baseline.rules : instantiate(mutated.ir, compiler.compiled);
  const changedIds = CODE_FIELDS.test(mutant.change) ? changedDefinitions(baseline, mutated) : undefined;
  const replacements = once(() => baseline.replacements({ rules: board, code: mutated.code }));
  return {
    use: useOf(baseline, mutated, board, isSameGame),
    concerns(question, ran) {
      if (isSameBoard && !needsGame(question)) return false;
      if (ran === undefined) return true;
      const replaced = replacements();
      if (replaced !== undefined) return replaced.some(({ recordedFunction }) => ran.functions.has(recordedFunction));
      const { touchedDefinitions } = baseline.asked();
      return changedIds === undefined || [...changedIds].some((id) => ran.definitions.has(id) || !touchedDefinitions.has(id));
    },
    replacements,
  };
}

function compiledMutant(compiler: MutantCompiler, { definition, value }: Mutant, { tested }: Baseline): RulesCode | undefined {
  const { cache } = compiler;
  const { vocabulary, given } = tested;
  const { book } = tested.edition;
  if (value !== undefined && !compiler.isDefinition(value)) return undefined;
  const definitions = book.definitions.flatMap((node) => {
    if (node.definition.id !== definition) return [node];
    return value === undefined ? [] : [{ ...node, definition: value }];
  });
  // Lowering the changed definition alone is cheap, and finds most mutants that are refused.
  if (
    value !== undefined &&
    hasOwnFault(
      definitions.map((node) => node.definition),
      definition,
      cache.game,
    )
  )
    return undefined;
  const { output, diagnostics } = checkDefinitions({
    editions: [{ ...book, definitions }],
    vocabulary,
    given,
    questionSchema: undefined,
    verdictSchema: undefined,
    unread: new Set(),
    cache,
  });
  const [edition] = output;
  return edition === undefined || diagnostics.length > 0 ? undefined : { ir: edition.lowered.ir, code: gameCodeOf(edition, compiler) };
}

function useOf(baseline: Baseline, { code }: RulesCode, board: Rules, isSameGame: boolean): ChangedRules['use'] {
  const { game: _, ...boardRules } = board;
  const { live, code: before } = baseline;
  const isPatched = code !== undefined && live !== undefined && before !== undefined && isAligned(before, code);
  const applyPatch = (): Undo => (isPatched && !isSameGame ? patch(live, before, code) : undefined) ?? (() => undefined);
  const engine = once(() => {
    if (code === undefined) return createEngine(boardRules);
    return createEngine({ ...boardRules, game: isPatched ? live.rules : instantiateCode(code).rules });
  });
  return (then) => {
    const restore = applyPatch();
    try {
      return then(engine());
    } finally {
      restore();
    }
  };
}

/** The rules of the board as text, without the digest, which differs for every mutant. */
const textOf = (ir: RulesIr): string => JSON.stringify([ir.parameters, ir.entries.map(({ entry }) => entry)]);

function isSameCode({ code: before }: RulesCode, { code: after }: RulesCode): boolean {
  if (before === undefined || after === undefined) return before === after;
  return isAligned(before, after) && before.parts.every(({ code }, index) => code === after.parts[index]?.code);
}
