import { appendTo } from '../../engine/base/append-to.ts';
import { clausesOf } from '../definition-clauses.ts';
import { definitionsOf } from '../definitions-of.ts';
import type { Definition } from '../generated/definition.ts';
import { areaOf, type ClauseId, clauseId, type EditionId } from '../ids.ts';
import type { Memo } from '../memo.ts';
import { type DocumentTexts, readDocumentText, type TextPlace } from '../prose/document-text.ts';
import type { FoundWord } from '../prose/limiting-words.ts';
import type { ClauseNode, EditionBook, Rulebook } from '../rulebook.ts';
import { amountsOf } from './amounts.ts';
import { carriedBy } from './carried-words.ts';

/** A text of a clause, and the definitions that carry the clause where the text is in force. */
export interface TextInForce {
  readonly clause: ClauseNode;
  /** Its numbers in digits, its limiting words, and the number words that definitions had before errata. */
  readonly words: readonly FoundWord[];
  readonly carrying: readonly Definition[];
}

export interface TextsOfEdition {
  readonly id: EditionId;
  /** The texts of the printed book, in force unless their clauses are in `changed` or in `laterAreas`: a list that all editions share. */
  readonly printed: readonly TextInForce[];
  /** The texts of clauses that errata changed, or whose definitions they changed. */
  readonly changed: ReadonlyMap<ClauseId, TextInForce>;
  /** Areas of the book (the first part of a page's id) that later publications added. */
  readonly laterAreas: ReadonlySet<string>;
  /** The errata that changed each definition, up to the edition. */
  readonly errata: ReadonlyMap<string, readonly string[]>;
  readonly removed: EditionBook['removed'];
}

export const isInForceAsPrinted = ({ changed, laterAreas }: TextsOfEdition, { clause }: TextInForce): boolean =>
  !changed.has(clause.id) && !(laterAreas.size > 0 && laterAreas.has(areaOf(clause.id)));

type Carrying = ReadonlyMap<string, readonly Definition[]>;

function carryingOf(all: readonly Definition[], memo: Memo): Carrying {
  const byClause = new Map<string, Definition[]>();
  for (const d of all) for (const clause of clausesOf(d)) appendTo(byClause, clause, d);
  return new Map([...byClause].map(([clause, list]) => [clause, memo.same(list)]));
}

/** The clauses carried by other definitions than in the printed book, each with the definitions of this edition that carry it. */
function changedCarrying(book: EditionBook, printed: readonly Definition[], memo: Memo): Carrying {
  const definitions = memo.of(definitionsOf, book);
  const [printedSet, presentSet] = [memo.of(setOf, printed), new Set(definitions)];
  const added = memo.same(definitions.filter((d) => !printedSet.has(d)));
  const affected = new Set([...added, ...printed.filter((d) => !presentSet.has(d))].flatMap(clausesOf));
  const [before, after] = [memo.of(carryingOf, printed, memo), memo.of(carryingOf, added, memo)];
  return new Map(
    [...affected].map((clause) => [
      clause,
      memo.same([...(before.get(clause) ?? []).filter((d) => presentSet.has(d)), ...(after.get(clause) ?? [])]),
    ]),
  );
}

const setOf = (definitions: readonly Definition[]): ReadonlySet<Definition> => new Set(definitions);

/**
 * The texts of each edition, and last those of errata. The text of an erratum stays as published even when a later one changes its
 * definitions: it may agree with any edition.
 */
export function textsInForce(rulebook: Rulebook, editions: readonly EditionBook[], cache: DocumentTexts, memo: Memo): TextsOfEdition[] {
  const latest = editions.at(-1);
  if (latest === undefined) return [];
  const executed = memo.of(executedClauses, rulebook.clauses);
  const printed = memo.of(printedDefinitions, rulebook.definitions);
  const carryingChanged = editions.map((book) => memo.of(changedCarrying, book, printed, memo));
  const ofEditions = editions.map((book, index) => {
    const amended = amendedTexts(book, rulebook.errata);
    const amendedWords = [...book.texts.keys()].map((clause) => wordsOf(amended.get(clause), cache));
    return memo.of(textsOf, book, executed, printed, carryingChanged[index] ?? new Map(), memo.same(amendedWords), memo);
  });
  const carryingPrinted = memo.of(carryingOf, printed, memo);
  const ofErrata = executed.flatMap((clause): TextInForce[] => {
    const words = clause.data.kind === 'erratum' ? memo.of(withoutNumberWords, clause) : [];
    if (words.length === 0) return [];
    const lists = new Set(carryingChanged.map((changed) => changed.get(clause.id) ?? carryingPrinted.get(clause.id) ?? []));
    return [memo.of(textInForce, clause, words, memo.same([...new Set([...lists].flat())]))];
  });
  return [
    ...ofEditions,
    {
      id: latest.id,
      printed: memo.same(ofErrata),
      changed: new Map(),
      laterAreas: new Set(),
      errata: new Map(),
      removed: latest.removed,
    },
  ];
}

const textInForce = (clause: ClauseNode, words: readonly FoundWord[], carrying: readonly Definition[]): TextInForce => ({
  clause,
  words,
  carrying,
});

const printedDefinitions = (nodes: Rulebook['definitions']): readonly Definition[] => nodes.map(({ definition }) => definition);

/** @param amendedWords the words of each text that errata wrote, in the order of `book.texts` */
function textsOf(
  book: EditionBook,
  executed: readonly ClauseNode[],
  printed: readonly Definition[],
  carryingChanged: Carrying,
  amendedWords: readonly (readonly FoundWord[])[],
  memo: Memo,
): TextsOfEdition {
  const written = new Map([...book.texts.keys()].map((clause, index) => [clause, amendedWords[index] ?? []]));
  const carryingPrinted = memo.of(carryingOf, printed, memo);
  const changed = executed
    .filter((clause) => (written.has(clause.id) || carryingChanged.has(clause.id)) && clause.data.kind !== 'erratum')
    .filter((clause) => !book.laterAreas.has(areaOf(clause.id)))
    .map((clause): [ClauseId, TextInForce] => {
      const { id, ast } = clause;
      const before = carryingPrinted.get(id) ?? NO_DEFINITIONS;
      const carrying = carryingChanged.get(id) ?? before;
      const words = memo.of(withLostNumberWords, written.get(id) ?? ast.prose.numbersAndLimitingWords, clause, before, carrying, memo);
      return [id, { clause, words, carrying }];
    });
  return {
    id: book.id,
    printed: memo.of(printedTexts, executed, printed, memo),
    changed: new Map(changed),
    laterAreas: book.laterAreas,
    errata: book.changed,
    removed: book.removed,
  };
}

const NO_DEFINITIONS: readonly Definition[] = [];

const withoutNumberWords = ({ ast }: ClauseNode): readonly FoundWord[] =>
  ast.prose.numbersAndLimitingWords.filter(({ isNumberWord }) => isNumberWord === undefined);

/**
 * Leaves out the number words but those of an amount that definitions had in the printed book, and none has now. If the printed text had the
 * number in digits, its number words meant something else.
 */
function withLostNumberWords(
  words: readonly FoundWord[],
  { ast }: ClauseNode,
  before: readonly Definition[],
  now: readonly Definition[],
  memo: Memo,
): readonly FoundWord[] {
  const inDigits = ast.prose.numbersAndLimitingWords.filter(({ isNumberWord }) => isNumberWord === undefined);
  const isLost = (number: string): boolean =>
    memo.each(amountsOf, before).some((amounts) => amounts.includes(number)) &&
    !memo.each(carriedBy, now).some(({ numbers }) => numbers.has(number)) &&
    !inDigits.some((word) => word.number === number);
  return words.filter(({ number, isNumberWord }) => isNumberWord === undefined || (number !== undefined && isLost(number)));
}

function printedTexts(executed: readonly ClauseNode[], printed: readonly Definition[], memo: Memo): readonly TextInForce[] {
  const carrying = memo.of(carryingOf, printed, memo);
  return executed.flatMap((clause): TextInForce[] => {
    const words = clause.data.kind === 'erratum' ? [] : memo.of(withoutNumberWords, clause);
    return words.length === 0 ? [] : [{ clause, words, carrying: carrying.get(clause.id) ?? [] }];
  });
}

/**
 * Clauses whose numbers and limiting words must be in definitions. Figures and examples are left out: their numbers are those of one case.
 */
export const executedClauses = (clauses: Rulebook['clauses']): readonly ClauseNode[] =>
  [...clauses.values()].filter(
    ({ data }) => data.executable && data.notExecuted === undefined && data.kind !== 'figure' && data.kind !== 'example',
  );

/** The texts of clauses that errata changed, each where the last erratum up to the edition wrote it. */
export function amendedTexts({ changes }: EditionBook, errata: Rulebook['errata']): ReadonlyMap<ClauseId, TextPlace> {
  const lastChanges = new Map(changes.map((change) => [change.clause, change]));
  return new Map(
    errata.flatMap(({ erratum: { id: erratum, amends }, document }) =>
      amends.flatMap((amendment, index): readonly [ClauseId, TextPlace][] => {
        if (!('clause' in amendment)) return [];
        const { clause, text } = amendment;
        const last = lastChanges.get(clauseId(clause));
        if (last?.erratum !== erratum || last.after !== text) return [];
        return [[last.clause, { text, document, pointer: `/amends/${index}/text` }]];
      }),
    ),
  );
}

const NO_WORDS: readonly FoundWord[] = [];

const wordsOf = (text: TextPlace | undefined, cache: DocumentTexts): readonly FoundWord[] =>
  text === undefined ? NO_WORDS : readDocumentText(text, cache).numbersAndLimitingWords;
