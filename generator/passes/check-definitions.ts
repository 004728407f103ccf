/** Lowers the definitions of every edition, and checks them: types of expressions, tables without gap or overlap, values, cycles. */

import { TupleCache } from '../caches.ts';
import type { CheckedBook, CheckedEdition } from '../checked-edition.ts';
import { checkNames } from '../checks/check-names.ts';
import { faultsByRemoval } from '../checks/check-removals.ts';
import { checkTables } from '../checks/check-tables.ts';
import { checkValues } from '../checks/check-values.ts';
import { contradictions } from '../checks/contradictions.ts';
import type { GivenFields } from '../checks/given-fields.ts';
import { withoutGuesses } from '../checks/guessed-faults.ts';
import { idleFields } from '../checks/idle/fields.ts';
import { formsOf, namesIn } from '../checks/mentioned-names.ts';
import { definitionsOfKind, nodesOfKind } from '../checks/of-kind.ts';
import { placeInExpression, textAt } from '../checks/place-in-expression.ts';
import { triggerOrder } from '../checks/trigger-order.ts';
import { valueOrder } from '../checks/value-order.ts';
import type { CompileCache } from '../compile-cache.ts';
import { definitionsOf } from '../definitions-of.ts';
import { type Diagnostic, messageAbout } from '../diagnostic.ts';
import { digestOf } from '../digest.ts';
import { lowerGame } from '../game/lower.ts';
import type { Of } from '../game/program.ts';
import type { Definition } from '../generated/definition.ts';
import type { Vocabulary } from '../language/vocabulary.ts';
import { type DefinitionFault, type LoweredEdition, lowerEdition } from '../lower/edition.ts';
import type { Pass } from '../pass.ts';
import type { DefinitionNode, EditionBook } from '../rulebook.ts';

export interface DefinitionsInput {
  readonly editions: readonly EditionBook[];
  readonly vocabulary: Vocabulary;
  readonly given: GivenFields;
  readonly cache: CompileCache;
}

type Nodes = ReadonlyMap<string, DefinitionNode>;

/** The same finding in several editions is reported once. */
export const checkDefinitions: Pass<DefinitionsInput, readonly CheckedEdition[]> = (input) => {
  const { cache, given, vocabulary } = input;
  const checked = input.editions.map((book) =>
    cache.checked.get(book, () => new TupleCache(1)).get([vocabulary, given], () => checkEdition(book, input)),
  );
  const found = [...checkTables(input.editions, input.cache.parseExpression), ...checked.flatMap(({ diagnostics }) => diagnostics)];
  const distinct = new Map(found.map((d) => [`${d.code} ${d.place.file} ${d.place.line} ${d.place.column} ${d.message}`, d]));
  return { output: checked.map(({ edition }) => edition), diagnostics: [...distinct.values()] };
};

function checkEdition(book: EditionBook, { vocabulary, given, cache }: DefinitionsInput): CheckedBook {
  const { memo } = cache;
  const definitions = memo.of(definitionsOf, book);
  const digest = digestOf(memo.each(definitionDigest, definitions).join());
  const lowered = lowerEdition(book.id, digest, definitions, vocabulary, book.laterAreas, cache.board);
  const of = <K extends Definition['kind']>(kind: K): readonly Of<K>[] => definitionsOfKind(book, kind, memo);
  const nodes: Nodes = new Map(book.definitions.map((n) => [n.definition.id, n]));
  const game = lowerGame(definitions, cache.game);
  const wrongValues = [...checkNames(book, vocabulary, memo), ...checkValues(book, vocabulary, given, memo)];
  const mentions = (user: string, id: string): boolean => {
    const definition = nodes.get(user)?.definition;
    if (definition === undefined) return false;
    const names = cache.names.get(definition, () => namesIn(definition));
    // The record that a step sets is no use of it, but the value must be one of its type.
    const isSet = (): boolean => cache.definitionTexts.get(definition, () => JSON.stringify(definition)).includes(`"set":"${id}"`);
    return formsOf(id).some((form) => names.has(form)) || isSet();
  };
  const all = [...lowered.faults, ...game.faults].filter((fault) => !wrongValues.some((value) => follows(fault, value, mentions)));
  const faults = withoutConsequences(withoutGuesses(all, mentions), wrongValues, nodes);
  const removals = faultsByRemoval(book, faults, wrongValues);
  return {
    edition: { book, lowered, ...(game.play === undefined ? {} : { game: { edition: book.id, digest, game } }) },
    diagnostics: [
      ...removals.wrongValues,
      ...removals.diagnostics,
      ...removals.faults.flatMap((fault) => diagnosticOf(fault, nodes)),
      ...cycleOf(lowered, nodes),
      ...memo.of(contradictions, nodesOfKind(book, 'restriction', memo)),
      ...memo.of(triggerOrder, nodesOfKind(book, 'trigger', memo)),
      ...memo.of(valueOrder, nodesOfKind(book, 'value', memo), of('calculation'), of('property'), cache.parseExpression),
      ...idleFields(book, memo),
    ],
  };
}

const definitionDigest = (d: Definition): string => digestOf(JSON.stringify(d));

function diagnosticOf(fault: DefinitionFault, nodes: Nodes): Diagnostic[] {
  const node = nodes.get(fault.definition);
  if (node === undefined) return [];
  const { code = 'expression-wrong-type', definition, message, pointer, start, end, found, expected, hint, refersTo = [] } = fault;
  return [
    {
      code,
      severity: 'error',
      message: messageAbout(definition, message),
      refersTo: [definition, ...(found === undefined ? [] : [found.replaceAll("'", '')]), ...refersTo],
      ...(found === undefined ? {} : { found }),
      ...(expected === undefined ? {} : { expected }),
      ...(hint === undefined ? {} : { hint }),
      place: placeInExpression(node, pointer, start, end),
    },
  ];
}

function cycleOf({ cycle }: LoweredEdition, nodes: Nodes): Diagnostic[] {
  const node = nodes.get(cycle?.[0] ?? '');
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

/** Drops the faults that only follow from another definition: they name one that has a fault or a wrong value of its own. */
function withoutConsequences(faults: readonly DefinitionFault[], wrongValues: readonly Diagnostic[], nodes: Nodes): DefinitionFault[] {
  const wrong = new Set([...faults.map(({ definition }) => definition), ...wrongValues.flatMap(({ refersTo: [id] = [] }) => id ?? [])]);
  const isAbout = (fault: DefinitionFault, id: string): boolean =>
    id !== fault.definition && [fault.found ?? '', faultyText(fault, nodes)].some((name) => lastPart(name) === lastPart(id));
  const roots = new Set(
    [...wrong].filter(
      (id) =>
        wrongValues.some(({ refersTo: [one] = [] }) => one === id) ||
        faults.some((fault) => fault.definition === id && ![...wrong].some((other) => isAbout(fault, other))),
    ),
  );
  return faults.filter((fault) => ![...roots].some((id) => isAbout(fault, id)));
}

/** The text of an expression at the place of its fault. */
function faultyText({ definition, pointer, start, end }: DefinitionFault, nodes: Nodes): string {
  const node = nodes.get(definition);
  const text = node === undefined ? undefined : textAt(node, pointer);
  return typeof text === 'string' ? text.slice(start, end) : '';
}

const lastPart = (name: string): string => name.slice(name.lastIndexOf('.') + 1);

/**
 * Whether a fault of an expression only follows from a wrong value, of its own definition or of one that it uses. An undefined path has no
 * label for `gives`; a first value that is wrong is found by lowering too.
 */
function follows(
  { definition, pointer }: DefinitionFault,
  { code, refersTo: [wrong = ''] = [] }: Diagnostic,
  mentions: (user: string, id: string) => boolean,
): boolean {
  if (code === 'type-unknown') return definition === wrong || mentions(definition, wrong);
  if (definition !== wrong) return false;
  return code === 'restriction-place-unknown' || pointer === (code === 'path-undefined' ? '/gives' : '/first');
}
