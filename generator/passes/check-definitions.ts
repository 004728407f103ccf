/** Lowers the definitions of every edition, and checks them: types of expressions, tables without gap or overlap, values, cycles. */

import type { Json } from '../ast.ts';
import { TupleCache } from '../caches.ts';
import type { CheckedEdition, EditionCheck } from '../checked-edition.ts';
import { atCauses } from '../checks/at-causes.ts';
import { checkNames } from '../checks/check-names.ts';
import { checkQuestions } from '../checks/check-questions.ts';
import { checkTables } from '../checks/check-tables.ts';
import { checkValues } from '../checks/check-values.ts';
import { withoutConsequences } from '../checks/consequences.ts';
import { contradictions } from '../checks/contradictions.ts';
import type { DefinitionFinding } from '../checks/definition-finding.ts';
import type { GivenFields } from '../checks/given-fields.ts';
import { idleFields } from '../checks/idle/fields.ts';
import { expressionMentions, mentionsOneOf } from '../checks/mentioned-names.ts';
import { oneFindingPerRemoval } from '../checks/needed-removals.ts';
import { definitionsOfKind, nodesOfKind } from '../checks/of-kind.ts';
import { overrideCycles, unknownOverrides } from '../checks/overrides.ts';
import { placeInExpression } from '../checks/place-in-expression.ts';
import { oneFindingPerFact } from '../checks/shared-facts.ts';
import { triggerOrder } from '../checks/trigger-order.ts';
import { valueOrder } from '../checks/value-order.ts';
import type { CompileCache } from '../compile-cache.ts';
import { definitionsOf } from '../definitions-of.ts';
import { type Diagnostic, diagnosticKey, messageAbout, type Place } from '../diagnostic.ts';
import { digestOf } from '../digest.ts';
import { lowerGame } from '../game/lower.ts';
import type { DefinitionOf } from '../game/program.ts';
import type { Definition } from '../generated/definition.ts';
import type { Vocabulary } from '../language/vocabulary.ts';
import type { DefinitionFault } from '../lower/composed-text.ts';
import { type LoweredEdition, lowerEdition } from '../lower/edition.ts';
import { once } from '../once.ts';
import type { Pass } from '../pass.ts';
import type { DefinitionNode, EditionBook, Removal } from '../rulebook.ts';

export interface DefinitionsInput {
  readonly editions: readonly EditionBook[];
  readonly vocabulary: Vocabulary;
  /** The fields of questions that facts may be given by. */
  readonly given: GivenFields;
  /** The value of schemas/question.schema.json; undefined if it cannot be read. */
  readonly questionSchema: Json | undefined;
  /** Names in sources that cannot be read. */
  readonly unread: ReadonlySet<string>;
  /** The definitions that an erratum should change, but cannot. */
  readonly unamended?: readonly string[];
  readonly cache: CompileCache;
}

/** The definitions of an edition by id, looked up only for findings. */
type Nodes = () => ReadonlyMap<string, DefinitionNode>;

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
  const keysByRestored = new Map<string, ReadonlySet<string>>();
  /** The keys of the findings that the edition would have if these removals were undone. */
  const keysWithoutRemovals = (book: EditionBook, restored: readonly Removal[]): ReadonlySet<string> => {
    const name = [book.id, ...restored.map(({ node }) => node.definition.id)].join(' ');
    const definitions = [...book.definitions, ...restored.map(({ node }) => node)];
    const keys =
      keysByRestored.get(name) ?? new Set(checkEdition({ ...book, definitions }, input).findings.map((f) => diagnosticKey(f.diagnostic)));
    keysByRestored.set(name, keys);
    return keys;
  };
  const mentions = mentionsIn(editions, cache);
  const definitions = editions.flatMap((book) => cache.memo.of(definitionsOf, book));
  const causes =
    findings.length === 0 ? [] : oneFindingPerFact(withoutConsequences(findings, unread, unamended, mentions), definitions, mentions);
  const withoutCause = causes.filter(({ cause }) => cause === undefined);
  const found = [
    ...checkTables(editions, cache.parseExpression, cache.memo),
    ...atCauses(causes),
    ...oneFindingPerRemoval(withoutCause, {
      editionOf: (diagnostic) => firstBookByKey.get(diagnosticKey(diagnostic)),
      isFoundWith: (book, restored, diagnostic) => keysWithoutRemovals(book, restored).has(diagnosticKey(diagnostic)),
      mentions,
    }),
    ...checked.flatMap(({ diagnostics }) => diagnostics),
  ];
  return { output: checked.map(({ edition }) => edition), diagnostics: distinct(found, (diagnostic) => diagnostic) };
};

function distinct<T>(list: readonly T[], diagnosticOf: (one: T) => Diagnostic): T[] {
  return [...new Map(list.map((one) => [diagnosticKey(diagnosticOf(one)), one])).values()];
}

/** Whether the texts of the definition `user` mention the definition `id` by one of its names, in any edition. */
function mentionsIn(editions: readonly EditionBook[], cache: CompileCache): (user: string, id: string) => boolean {
  const versions = once(() => Map.groupBy(new Set(editions.flatMap((book) => cache.memo.of(definitionsOf, book))), ({ id }): string => id));
  // `mentionsOneOf` does not count the record that a step sets. The step relies on it too: what it writes must have the record's type.
  const sets = (definition: Definition, name: string): boolean => cache.memo.of(recordsSetBy, definition).has(name);
  const paths = once(() => [...versions().values()].flat().filter((d) => d.kind === 'path'));
  const names = new Map<string, readonly string[]>();
  const namesOf = (id: string): readonly string[] => {
    const ownNames = [id, ...(versions().get(id) ?? []).flatMap(furtherNames)];
    const known = names.get(id) ?? [...ownNames, ...paths().flatMap((path) => classKeysReading(path, ownNames))];
    names.set(id, known);
    return known;
  };
  return (user, id) =>
    versions()
      .get(user)
      ?.some((d) => mentionsOneOf(d, namesOf(id), cache.names) || sets(d, id)) === true;
}

/** What the steps of a definition set: records, and facts of procedures. */
const recordsSetBy = (definition: Definition): ReadonlySet<string> =>
  new Set([...JSON.stringify(definition).matchAll(/"set":"([^"]*)"/g)].map(([, name = '']) => name));

/** The class keys of a path that read a definition: what reads such a key relies on that definition. */
const classKeysReading = (path: DefinitionOf<'path'>, names: readonly string[]): string[] =>
  Object.entries(path.class ?? {}).flatMap(([key, text]) => (expressionMentions(text, names) ? [`class.${key}`] : []));

/** The names besides its id by which others call a definition: of a running procedure, of the list of a subject, of quantities. */
function furtherNames(d: Definition): readonly string[] {
  if (d.kind === 'calculation') return d.of;
  if (d.kind === 'subject') return d.listed === undefined ? [] : [d.listed];
  return d.kind === 'procedure' && d.name !== undefined ? [d.name] : [];
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
    ...checkValues(book, vocabulary, given, memo),
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
      ...cycleOf(lowered, nodes),
      ...memo.of(overrideCycles, restrictions),
      ...memo.of(contradictions, restrictions),
      ...memo.of(triggerOrder, nodesOfKind(book, 'trigger', memo)),
      ...memo.of(valueOrder, nodesOfKind(book, 'value', memo), ofKind('calculation'), ofKind('property'), cache.parseExpression),
    ],
  };
}

const definitionDigest = (d: Definition): string => digestOf(JSON.stringify(d));

/** A finding of a check, which refers first to the definition that it is about. */
function findingOf(diagnostic: Diagnostic, nodes: Nodes): DefinitionFinding[] {
  const node = nodes().get(diagnostic.refersTo?.[0] ?? '');
  if (node === undefined) return [];
  return [{ definition: node.definition.id, pointer: diagnostic.place.pointer?.slice(node.pointer.length) ?? '', diagnostic }];
}

function findingOfFault(fault: DefinitionFault, nodes: Nodes): DefinitionFinding[] {
  const node = nodes().get(fault.definition);
  if (node === undefined) return [];
  const {
    code = 'expression-wrong-type',
    definition,
    message,
    pointer,
    start,
    end,
    found,
    expected,
    hint,
    refersTo = [],
    differing = [],
  } = fault;
  const diagnostic: Diagnostic = {
    code,
    severity: 'error',
    message: messageAbout(definition, message),
    refersTo: [definition, ...(found === undefined ? [] : [found.replaceAll("'", '')]), ...refersTo],
    ...(found === undefined ? {} : { found }),
    ...(expected === undefined ? {} : { expected }),
    ...(hint === undefined ? {} : { hint }),
    place: placeInExpression(node, pointer, start, end),
  };
  const cause = differing.map(({ definition: id, index }) => placeInErratum(nodes().get(id), `/type/enum/${index}`)).find(isDefined);
  return [{ definition, pointer, diagnostic, ...(cause === undefined || cause.file === diagnostic.place.file ? {} : { cause }) }];
}

const isDefined = <T>(value: T | undefined): value is T => value !== undefined;

/** The place of a field of a definition if an erratum set it. */
function placeInErratum(node: DefinitionNode | undefined, pointer: string): Place | undefined {
  const place = node?.document.placeOf(`${node.pointer}${pointer}`);
  return place?.file === node?.document.path ? undefined : place;
}

function cycleOf({ cycle }: LoweredEdition, nodes: Nodes): Diagnostic[] {
  const node = cycle === undefined ? undefined : nodes().get(cycle[0] ?? '');
  if (cycle === undefined || node === undefined) return [];
  return [
    {
      code: 'property-cycle',
      severity: 'error',
      message: `These facts depend on each other: ${cycle.join(' → ')}.`,
      refersTo: cycle,
      found: 'a cycle',
      expected: 'facts that can be computed one after the other',
      hint: 'Define one of them without the next.',
      place: node.document.placeOf(`${node.pointer}/is`),
    },
  ];
}
