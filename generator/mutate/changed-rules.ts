/** The rules that a mutant makes in one edition. */
import type { Rules } from '../../engine/index.ts';
import type { ExampleAst, Json, JsonObject } from '../ast.ts';
import type { CompileCache } from '../compile-cache.ts';
import { hasOwnFault } from '../game/lower.ts';
import type { Definition } from '../generated/definition.ts';
import { instantiate } from '../instantiate/board.ts';
import { instantiateCode } from '../instantiate/game.ts';
import type { RulesIr } from '../lower/ir.ts';
import { checkDefinitions } from '../passes/check-definitions.ts';
import { gameCodeOf, type Home, type SharedCode } from './homes.ts';
import type { Mutant } from './mutants.ts';
import { patch } from './patch.ts';
import { changedDefinitions, isAligned, type RulesCode } from './touches.ts';

export interface Making extends SharedCode {
  readonly cache: CompileCache;
  /** Proves a changed definition by the schema. */
  isDefinition(value: Json): value is Definition & JsonObject;
}

export interface ChangedRules {
  readonly rules: Rules;
  /**
   * Whether an example may answer differently, or its playouts.
   * @param ran the definitions whose code these ran; undefined where that is not known
   */
  concerns(example: ExampleAst, ran: ReadonlySet<string> | undefined): boolean;
  /** To be called before the edition is used again. */
  undo(): void;
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

/** Fields whose change is a change of what runs in the place where the code ran before. */
const CODE = /^(steps|if|is|unless|replacement|modifier|minimum|maximum|increase|reduction)\b(?!.*: becomes )/;

export function changedRules(making: Making, mutant: Mutant, home: Home): 'refused' | 'same' | ChangedRules {
  const made = compiled(making, mutant, home);
  if (made === undefined) return 'refused';
  const isSameBoard = made.ir.entries === home.ir.entries || textOf(made.ir) === textOf(home.ir);
  const isSameGame = isEqual(home, made);
  if (isSameBoard && isSameGame) return 'same';
  const board = isSameBoard ? home.rules : instantiate(made.ir, making.compiled);
  const code = CODE.test(mutant.change) ? changedDefinitions(home, made) : undefined;
  return {
    ...changedGame(home, made, board, isSameGame),
    concerns(example, ran) {
      if (isSameBoard && OF_BOARD.has(String(example.question?.ask))) return false;
      return code === undefined || ran === undefined || [...code].some((id) => ran.has(id) || !home.touched.has(id));
    },
  };
}

/** Undefined where the schema or the compiler refuses the mutant. */
function compiled(making: Making, { definition, value }: Mutant, { place }: Home): RulesCode | undefined {
  const { cache } = making;
  const { facts, given } = place;
  const { book } = place.edition;
  if (value !== undefined && !making.isDefinition(value)) return undefined;
  const definitions = book.definitions.flatMap((node) =>
    node.definition.id !== definition ? [node] : value === undefined ? [] : [{ ...node, definition: value }],
  );
  // Most mutants that are refused have a fault of their own.
  if (
    value !== undefined &&
    hasOwnFault(
      definitions.map((node) => node.definition),
      definition,
      cache.game,
    )
  )
    return undefined;
  const { output, diagnostics } = checkDefinitions({ editions: [{ ...book, definitions }], vocabulary: facts, given, cache });
  const [edition] = output;
  return edition === undefined || diagnostics.length > 0 ? undefined : { ir: edition.lowered.ir, code: gameCodeOf(edition, making) };
}

function changedGame(home: Home, { code }: RulesCode, board: Rules, isSame: boolean): Pick<ChangedRules, 'rules' | 'undo'> {
  const { game: _, ...alone } = board;
  const nothing = (): void => undefined;
  if (code === undefined) return { rules: alone, undo: nothing };
  if (home.live === undefined || home.code === undefined) return { rules: { ...alone, game: instantiateCode(code).rules }, undo: nothing };
  const rules = { ...alone, game: home.live.rules };
  if (isSame) return { rules, undo: nothing };
  const undo = patch(home.live, home.code, code);
  return undo === undefined ? { rules: { ...alone, game: instantiateCode(code).rules }, undo: nothing } : { rules, undo };
}

/** The rules of the board as text; the digest of the definitions apart, which every change changes. */
const textOf = (ir: RulesIr): string => JSON.stringify([ir.parameters, ir.entries.map(({ entry }) => entry)]);

function isEqual({ code: before }: RulesCode, { code: after }: RulesCode): boolean {
  if (before === undefined || after === undefined) return before === after;
  return isAligned(before, after) && before.parts.every(({ code }, place) => code === after.parts[place]?.code);
}
