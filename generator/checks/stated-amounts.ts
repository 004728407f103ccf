/** Whether the texts of the clauses of a definition state its amounts. */

import { clausesOf } from '../definition-clauses.ts';
import { definitionsOf } from '../definitions-of.ts';
import type { Diagnostic, Place } from '../diagnostic.ts';
import { areaOf, type ClauseId, type EditionId } from '../ids.ts';
import type { Memo } from '../memo.ts';
import { type DocumentTexts, readDocumentText } from '../prose/document-text.ts';
import { ANY_TEXT } from '../recovery/unread-names.ts';
import type { ClauseNode, DefinitionNode, EditionBook, Rulebook } from '../rulebook.ts';
import { amountsOf } from './amounts.ts';
import { amendedTexts, executedClauses } from './texts-in-force.ts';

/** Texts state 0 in many ways: "no damage", "loses its tokens". */
const LEAST = 1;

interface StatedText {
  readonly clause: ClauseNode;
  readonly numbers: ReadonlySet<string>;
  readonly place: Place;
}

interface UnstatedAmount {
  readonly node: DefinitionNode;
  readonly amount: string;
  readonly texts: readonly StatedText[];
  /** The files of the errata that changed the definition. */
  readonly errata: readonly string[];
}

/**
 * The amounts that no text states, one finding for all amounts of a definition that the same texts lack, in the first edition with one.
 * @param concerned the clauses and definitions of other findings: a clause may lack a second number for the same reason
 */
export function unstatedIn(
  rulebook: Rulebook,
  books: readonly EditionBook[],
  concerned: ReadonlySet<string>,
  cache: DocumentTexts,
  memo: Memo,
): readonly Diagnostic[] {
  const seen = new Set<string>();
  return books.flatMap((book) =>
    unstatedAmounts(rulebook, book, cache, memo).flatMap((one) => {
      const key = `${one.node.definition.id} ${one.texts.map(({ clause }) => clause.id).join(' ')}`;
      if (seen.has(key) || concerned.has(one.node.definition.id) || one.texts.some(({ clause }) => concerned.has(clause.id))) return [];
      seen.add(key);
      return [unstatedDiagnostic(one, book.id)];
    }),
  );
}

/**
 * The amounts that no text of a clause of their definition states. A definition may carry clauses about its other parts, but a parameter is
 * nothing but its number: each of its clauses has to state it.
 */
function unstatedAmounts({ clauses, errata }: Rulebook, book: EditionBook, cache: DocumentTexts, memo: Memo): readonly UnstatedAmount[] {
  const inForce = new Set([...book.changes.map(({ erratum }) => erratum), ...[...book.changed.values()].flat()]);
  return memo.of(findUnstated, book, clauses, memo.same(errata.filter(({ erratum }) => inForce.has(erratum.id))), cache, memo);
}

/** @param errata those that change something in the edition, so that an erratum of another edition makes no difference */
function findUnstated(
  book: EditionBook,
  clauses: Rulebook['clauses'],
  errata: Rulebook['errata'],
  cache: DocumentTexts,
  memo: Memo,
): readonly UnstatedAmount[] {
  const textOf = createTextOf(clauses, errata, book, cache, memo);
  const amountsOfAll = memo.each(amountsOf, memo.of(definitionsOf, book));
  return book.definitions.flatMap((node, index) => {
    const amounts = (amountsOfAll[index] ?? []).filter((amount) => Number(amount) >= LEAST);
    if (amounts.length === 0) return [];
    const texts = clausesOf(node.definition).flatMap((id) => textOf(id) ?? []);
    return amounts.flatMap((amount): UnstatedAmount[] => {
      const lacking = texts.filter(({ numbers }) => !numbers.has(amount));
      const isUnstated = lacking.length > 0 && (node.definition.kind === 'parameter' || lacking.length === texts.length);
      return isUnstated ? [{ node, amount, texts: lacking, errata: filesOfErrata(errata, book, node) }] : [];
    });
  });
}

const filesOfErrata = (errata: Rulebook['errata'], { changed }: EditionBook, { definition: { id } }: DefinitionNode): readonly string[] =>
  errata.filter(({ erratum }) => changed.get(id)?.includes(erratum.id) === true).map(({ document }) => document.path);

/** Finds the text in force of an executed clause. Clauses that state errata are left out: they may name the numbers of other editions. */
function createTextOf(
  clauses: Rulebook['clauses'],
  errata: Rulebook['errata'],
  book: EditionBook,
  cache: DocumentTexts,
  memo: Memo,
): (id: ClauseId) => StatedText | undefined {
  const executed = memo.of(executedById, clauses);
  const amended = amendedTexts(book, errata);
  return (id) => {
    const clause = executed.get(id);
    if (clause === undefined || clause.data.kind === 'erratum' || book.laterAreas.has(areaOf(clause.id))) return undefined;
    const written = amended.get(id);
    return written === undefined
      ? { clause, numbers: clause.ast.prose.statedNumbers, place: clause.ast.place }
      : {
          clause,
          numbers: readDocumentText(written, cache).prose?.statedNumbers ?? new Set(),
          place: written.document.placeOf(written.pointer),
        };
  };
}

const executedById = (clauses: Rulebook['clauses']): ReadonlyMap<ClauseId, ClauseNode> =>
  new Map(executedClauses(clauses).map((clause) => [clause.id, clause]));

/** At the text if only one could state the number, else at the definition. */
function unstatedDiagnostic({ node, amount, texts, errata }: UnstatedAmount, edition: EditionId): Diagnostic {
  const { definition, document, pointer } = node;
  const ids = texts.map(({ clause }) => `"${clause.id}"`).join(', ');
  const [only, ...others] = texts;
  const isOne = others.length === 0;
  const ofDefinition = document.placeOf(`${pointer}/id`);
  const [verb, what] = isOne ? ['does', 'the text'] : ['do', 'these texts'];
  const removal = definition.kind === 'parameter' ? ', and remove from them what does not state it' : '';
  return {
    code: 'definition-number-unstated',
    severity: 'error',
    message: `"${definition.id}" has the number ${amount}, which the text${isOne ? '' : 's'} of ${ids} ${verb} not state in edition "${edition}".`,
    found: `no ${amount} in ${what}`,
    expected: `the number ${amount}, in digits or as a word`,
    hint: `Correct the text or the definition. If another clause states the number, add that to the "clauses" of "${definition.id}"${removal}.`,
    dependsOn: [...new Set([document.path, ...errata, ...texts.flatMap(({ clause, place }) => [clause.document.path, place.file])])],
    refersTo: [definition.id, ...texts.flatMap(({ clause }) => [clause.id, `text:${clause.id}`]), ANY_TEXT],
    place: isOne && only !== undefined ? only.place : ofDefinition,
    related: isOne
      ? [{ message: 'The definition is here.', place: ofDefinition }]
      : texts.map(({ place }) => ({ message: 'This text does not state it.', place })),
  };
}
