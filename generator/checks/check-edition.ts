import type { Json } from '../../engine/base/json.ts';
import type { EditionCheck } from '../checked-edition.ts';
import type { CompileCache } from '../compile-cache.ts';
import { definitionsOf, digestOfDefinitions } from '../definitions-of.ts';
import { lowerGame } from '../game/lower.ts';
import type { DefinitionOf } from '../game/program.ts';
import type { Definition } from '../generated/definition.ts';
import type { Vocabulary } from '../language/vocabulary.ts';
import type { DefinitionFault } from '../lower/composed-text.ts';
import { lowerEdition } from '../lower/edition.ts';
import { isOfDeepCalls } from '../lower/functions.ts';
import { once } from '../once.ts';
import type { EditionBook } from '../rulebook.ts';
import { checkNames } from './check-names.ts';
import { checkQuestions } from './check-questions.ts';
import { checkValues } from './check-values.ts';
import { choicesOfOtherType } from './choice-types.ts';
import { contradictions } from './contradictions.ts';
import { findingOf, findingOfFault, type Nodes } from './findings-of-definitions.ts';
import type { GivenFields } from './given-fields.ts';
import { idleFields } from './idle/fields.ts';
import { nestedCalls } from './nested-calls.ts';
import { definitionsOfKind, nodesOfKind } from './of-kind.ts';
import { sameCommands } from './option-commands.ts';
import { overrideCycles, unknownOverrides } from './overrides.ts';
import { ambiguousNames } from './procedure-names.ts';
import { propertyCycle } from './property-cycle.ts';
import { rivals } from './rival-definitions.ts';
import { followCycles, triggerOrder } from './trigger-order.ts';
import { valueOrder } from './value-order.ts';
import { verdictFaults } from './verdict-fields.ts';

export interface EditionCheckInput {
  readonly vocabulary: Vocabulary;
  readonly given: GivenFields;
  /** The value of schemas/question.schema.json; undefined if it cannot be read. */
  readonly questionSchema: Json | undefined;
  /** The value of schemas/verdict.schema.json; undefined if it cannot be read. */
  readonly verdictSchema: Json | undefined;
  readonly cache: CompileCache;
}

/** The kinds of definitions with steps that may ask a player for a choice. */
const WITH_STEPS = ['procedure', 'option', 'trigger', 'question'] as const;

/** Lowering reports some cycles of calls too: of a cycle, only one fault stays. */
function faultsWithCalls(lowered: readonly DefinitionFault[], ofCalls: readonly DefinitionFault[]): readonly DefinitionFault[] {
  const inCycles = new Set(ofCalls.flatMap(({ code, refersTo = [] }) => (code === 'property-cycle' ? refersTo : [])));
  const faults = lowered.filter((fault) => !isOfDeepCalls(fault) || !inCycles.has(fault.definition));
  const faulty = new Set<string>(faults.map(({ definition }) => definition));
  return [...faults, ...ofCalls.filter(({ code, refersTo = [] }) => code !== 'property-cycle' || !refersTo.some((id) => faulty.has(id)))];
}

export function checkEdition(
  book: EditionBook,
  { vocabulary, given, questionSchema, verdictSchema, cache }: EditionCheckInput,
): EditionCheck {
  const { memo } = cache;
  const definitions = memo.of(definitionsOf, book);
  const digest = digestOfDefinitions(definitions, memo);
  const lowered = lowerEdition(book.id, digest, definitions, vocabulary, book.laterAreas, cache.board);
  const ofKind = <K extends Definition['kind']>(kind: K): readonly DefinitionOf<K>[] => definitionsOfKind(book, kind, memo);
  const nodes: Nodes = once(() => new Map(book.definitions.map((n) => [n.definition.id, n])));
  const game = lowerGame(definitions, cache.game);
  const [restrictions, triggers] = [nodesOfKind(book, 'restriction', memo), nodesOfKind(book, 'trigger', memo)];
  const ofVerdicts = verdictFaults(game, verdictSchema);
  const diagnosticsOfDefinitions = [
    ...checkQuestions(book, questionSchema, memo),
    ...checkNames(book, vocabulary, memo),
    ...memo.of(ambiguousNames, nodesOfKind(book, 'procedure', memo)),
    ...memo.of(choicesOfOtherType, nodesOfKind(book, 'constraint', memo), ...WITH_STEPS.map((kind) => nodesOfKind(book, kind, memo))),
    // Without the schema, a question would seem to have no fields.
    ...(questionSchema === undefined ? [] : checkValues(book, vocabulary, given, memo)),
    ...idleFields(book, cache.parseExpression, memo),
    ...memo.of(unknownOverrides, restrictions),
  ];
  // A finding that follows from another one is dropped or moved to its cause; of the diagnostics, which compare definitions, all are reported.
  return {
    edition: { book, lowered, ...(game.play === undefined ? {} : { game: { edition: book.id, digest, game } }) },
    findings: [
      ...diagnosticsOfDefinitions.flatMap((diagnostic) => findingOf(diagnostic, nodes)),
      ...faultsWithCalls([...lowered.faults, ...game.faults, ...ofVerdicts], nestedCalls(definitions, cache.parseExpression, memo)).flatMap(
        (fault) => findingOfFault(fault, nodes),
      ),
    ],
    diagnostics: [
      ...propertyCycle(lowered, nodes),
      ...rivals(book),
      ...overrideCycles(restrictions, book.replaced, memo),
      ...memo.of(contradictions, restrictions),
      ...followCycles(triggers, book.replaced, memo),
      ...memo.of(triggerOrder, triggers),
      ...memo.of(sameCommands, nodesOfKind(book, 'option', memo), ofKind('procedure'), ofKind('property'), cache.parseExpression),
      ...memo.of(valueOrder, nodesOfKind(book, 'value', memo), ofKind('calculation'), ofKind('property'), cache.parseExpression),
    ],
  };
}
