import type { Json } from '../../engine/base/json.ts';
import { TupleCache } from '../caches.ts';
import type { CheckedEdition, EditionCheck } from '../checked-edition.ts';
import { atCauses } from '../checks/at-causes.ts';
import { withCausesInSets } from '../checks/causes-in-sets.ts';
import { checkNames } from '../checks/check-names.ts';
import { checkQuestions } from '../checks/check-questions.ts';
import { checkTables } from '../checks/check-tables.ts';
import { checkValues } from '../checks/check-values.ts';
import { choicesOfOtherType } from '../checks/choice-types.ts';
import { withoutConsequences } from '../checks/consequences.ts';
import { contradictions } from '../checks/contradictions.ts';
import { mentionsIn } from '../checks/definition-mentions.ts';
import { findingOf, findingOfFault, type Nodes } from '../checks/findings-of-definitions.ts';
import type { GivenFields } from '../checks/given-fields.ts';
import { idleFields } from '../checks/idle/fields.ts';
import { oneFindingPerRemoval } from '../checks/needed-removals.ts';
import { definitionsOfKind, nodesOfKind } from '../checks/of-kind.ts';
import { overrideCycles, unknownOverrides } from '../checks/overrides.ts';
import { ambiguousNames, isAmbiguousName } from '../checks/procedure-names.ts';
import { propertyCycle } from '../checks/property-cycle.ts';
import { oneFindingPerFact } from '../checks/shared-facts.ts';
import { triggerOrder } from '../checks/trigger-order.ts';
import { valueOrder } from '../checks/value-order.ts';
import type { CompileCache } from '../compile-cache.ts';
import { definitionsOf } from '../definitions-of.ts';
import { type Diagnostic, diagnosticKey, distinct } from '../diagnostic.ts';
import { digestOf } from '../digest.ts';
import { lowerGame } from '../game/lower.ts';
import type { DefinitionOf } from '../game/program.ts';
import type { Definition } from '../generated/definition.ts';
import type { Vocabulary } from '../language/vocabulary.ts';
import { lowerEdition } from '../lower/edition.ts';
import { once } from '../once.ts';
import type { Pass } from '../pass.ts';
import { withEveryNameUnread } from '../recovery/unread-names.ts';
import type { DefinitionNode, EditionBook } from '../rulebook.ts';

export interface DefinitionsInput {
  readonly editions: readonly EditionBook[];
  readonly vocabulary: Vocabulary;
  readonly given: GivenFields;
  /** The value of schemas/question.schema.json; undefined if it cannot be read. */
  readonly questionSchema: Json | undefined;
  /** Names in sources that cannot be read. */
  readonly unread: ReadonlySet<string>;
  /** The definitions that an erratum should change, but cannot. */
  readonly unamended?: readonly string[];
  readonly cache: CompileCache;
}

/** Reports a finding of several editions once, and one finding for each mistake. */
export const checkDefinitions: Pass<DefinitionsInput, readonly CheckedEdition[]> = (input) => {
  const { editions, vocabulary, given, questionSchema, unread, unamended = [], cache } = input;
  const checked = editions.map((book) =>
    cache.checked.get(book, () => new TupleCache(1)).get([vocabulary, given, questionSchema], () => checkEdition(book, input)),
  );
  const findings = distinct(
    checked.flatMap((edition) => edition.findings),
    ({ diagnostic }) => diagnostic,
  );
  const firstBookByKey = new Map(
    checked.toReversed().flatMap((check) => check.findings.map(({ diagnostic }) => [diagnosticKey(diagnostic), check.edition.book])),
  );
  const editionOf = (diagnostic: Diagnostic): EditionBook | undefined => firstBookByKey.get(diagnosticKey(diagnostic));
  const mentions = mentionsIn(editions, cache);
  const lookUps = { editionOf, isFoundWith: createIsFoundWith(input), mentions };
  const definitions = editions.flatMap((book) => cache.memo.of(definitionsOf, book));
  // If two procedures have one name, any unknown name or wrong type may follow from that, so every name counts as unread.
  const unreadNames = findings.some(({ diagnostic }) => isAmbiguousName(diagnostic)) ? withEveryNameUnread(unread) : unread;
  const independent = findings.length === 0 ? [] : withoutConsequences(findings, unreadNames, unamended, mentions);
  // A finding with a `cause` is reported at the erratum that set it, the others at one that removed what they need, or where they are.
  const withCauses = oneFindingPerFact(withCausesInSets(independent, { editions, ...lookUps }), definitions, mentions);
  const withoutCause = withCauses.filter(({ cause }) => cause === undefined);
  const found = [
    ...checkTables(editions, cache.parseExpression, cache.memo),
    ...atCauses(withCauses),
    ...oneFindingPerRemoval(withoutCause, lookUps),
    ...checked.flatMap(({ diagnostics }) => diagnostics),
  ];
  return { output: checked.map(({ edition }) => edition), diagnostics: distinct(found, (diagnostic) => diagnostic) };
};

/** The kinds of definitions with steps that may ask a player for a choice. */
const WITH_STEPS = ['procedure', 'option', 'trigger', 'question'] as const;

/**
 * Makes a function that returns whether an edition would have a finding with the given definitions in place of its own with the same ids:
 * removed ones, or changed ones as they were before. The function caches the findings by edition and ids.
 */
function createIsFoundWith(input: DefinitionsInput) {
  const keysByName = new Map<string, ReadonlySet<string>>();
  return (book: EditionBook, nodes: readonly DefinitionNode[], diagnostic: Diagnostic): boolean => {
    const ids = new Set(nodes.map(({ definition }) => definition.id));
    const name = [book.id, ...ids].join(' ');
    const definitions = [...book.definitions.filter(({ definition }) => !ids.has(definition.id)), ...nodes];
    const keys =
      keysByName.get(name) ?? new Set(checkEdition({ ...book, definitions }, input).findings.map((f) => diagnosticKey(f.diagnostic)));
    keysByName.set(name, keys);
    return keys.has(diagnosticKey(diagnostic));
  };
}

function checkEdition(book: EditionBook, { vocabulary, given, questionSchema, cache }: DefinitionsInput): EditionCheck {
  const { memo } = cache;
  const definitions = memo.of(definitionsOf, book);
  const digest = digestOf(memo.each(definitionDigest, definitions).join());
  const lowered = lowerEdition(book.id, digest, definitions, vocabulary, book.laterAreas, cache.board);
  const ofKind = <K extends Definition['kind']>(kind: K): readonly DefinitionOf<K>[] => definitionsOfKind(book, kind, memo);
  const nodes: Nodes = once(() => new Map(book.definitions.map((n) => [n.definition.id, n])));
  const game = lowerGame(definitions, cache.game);
  const restrictions = nodesOfKind(book, 'restriction', memo);
  const diagnosticsOfChecks = [
    ...checkQuestions(book, questionSchema, memo),
    ...checkNames(book, vocabulary, memo),
    ...memo.of(ambiguousNames, nodesOfKind(book, 'procedure', memo)),
    ...memo.of(choicesOfOtherType, nodesOfKind(book, 'constraint', memo), ...WITH_STEPS.map((kind) => nodesOfKind(book, kind, memo))),
    // Without the schema, a question would seem to have no fields.
    ...(questionSchema === undefined ? [] : checkValues(book, vocabulary, given, memo)),
    ...idleFields(book, memo),
    ...memo.of(unknownOverrides, restrictions),
  ];
  return {
    edition: { book, lowered, ...(game.play === undefined ? {} : { game: { edition: book.id, digest, game } }) },
    findings: [
      ...diagnosticsOfChecks.flatMap((diagnostic) => findingOf(diagnostic, nodes)),
      ...[...lowered.faults, ...game.faults].flatMap((fault) => findingOfFault(fault, nodes)),
    ],
    diagnostics: [
      ...propertyCycle(lowered, nodes),
      ...memo.of(overrideCycles, restrictions),
      ...memo.of(contradictions, restrictions),
      ...memo.of(triggerOrder, nodesOfKind(book, 'trigger', memo)),
      ...memo.of(valueOrder, nodesOfKind(book, 'value', memo), ofKind('calculation'), ofKind('property'), cache.parseExpression),
    ],
  };
}

const definitionDigest = (d: Definition): string => digestOf(JSON.stringify(d));
