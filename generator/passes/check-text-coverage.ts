/**
 * Checks that each number and limiting word of an executable clause is waived, or in a definition that carries the clause, and that no
 * waiver is idle.
 */

import type { CheckedEdition } from '../checked-edition.ts';
import { type CarriedWords, carriedBy, comparesWith } from '../checks/carried-words.ts';
import { carriedClauses, isCarriedUnexecuted } from '../checks/check-carried.ts';
import { checkWaivers, hasWaivers, withoutWaived } from '../checks/check-waivers.ts';
import { mentionsOneOf } from '../checks/mentioned-names.ts';
import { otherCarriers } from '../checks/other-carriers.ts';
import { isInForceAsPrinted, type TextInForce, type TextsOfEdition, textsInForce } from '../checks/texts-in-force.ts';
import type { CompileCache } from '../compile-cache.ts';
import { clausesOf } from '../definition-clauses.ts';
import type { Diagnostic } from '../diagnostic.ts';
import type { Definition } from '../generated/definition.ts';
import { type DefinitionId, type EditionId, pageIdOf } from '../ids.ts';
import type { Memo } from '../memo.ts';
import type { Pass } from '../pass.ts';
import type { FoundWord } from '../prose/limiting-words.ts';
import { ANY_TEXT, definitionsIn } from '../recovery/unread-names.ts';
import type { ClauseNode, EditionBook, Removal, Rulebook } from '../rulebook.ts';

interface TextCoverageInput {
  readonly rulebook: Rulebook;
  readonly editions: readonly CheckedEdition[];
  /** Names in sources that cannot be read. */
  readonly unread: ReadonlySet<string>;
  readonly cache: CompileCache;
}

export const checkTextCoverage: Pass<TextCoverageInput> = ({ rulebook, editions, unread, cache }) => {
  const unreadIds = definitionsIn(unread);
  const { memo, names } = cache;
  const books = editions.map(({ book }) => book);
  const inForce = textsInForce(rulebook, books, cache.texts, memo);
  const bookOf = ({ id }: TextsOfEdition): EditionBook | undefined => books.find((book) => book.id === id);
  // A word of a text that is in force in several editions is reported for the first, and all words of a clause as one finding.
  const reported = new Set<FoundWord>();
  const found: { readonly cause?: Removal; readonly diagnostic: Diagnostic }[] = [];
  for (const edition of inForce)
    for (const [clause, missing] of Map.groupBy(unmatchedIn(edition, memo), (one) => one.clause)) {
      const words = missing.map(({ word }) => word).filter((word) => !reported.has(word));
      const [first] = words;
      const carrying = missing[0]?.carrying ?? [];
      // A definition cannot be compared with the text if one that it uses is missing.
      if (first === undefined || carrying.some((d) => mentionsOneOf(d, unreadIds, names))) continue;
      for (const word of words) reported.add(word);
      const removed = [...edition.removed.values()].filter(({ node }) => clausesOf(node.definition).includes(clause.id));
      const errata = [...carrying.flatMap(({ id }) => edition.errata.get(id) ?? []), ...removed.map(({ erratum }) => erratum)];
      const cause = removed.at(-1);
      const diagnostic = {
        ...unmatchedDiagnostic(clause, first, edition.id, errata.at(-1), otherCarriers(first, clause, bookOf(edition), rulebook)),
        refersTo: [
          clause.id,
          `text:${clause.id}`,
          ANY_TEXT,
          ...[...carrying, ...removed.map(({ node }) => node.definition)].map(({ id }) => id),
        ],
        ...(words.length === 1
          ? {}
          : {
              related: words
                .slice(1)
                .map(({ text, place }) => ({ message: `No definition that carries the clause has "${text}" either.`, place })),
            }),
      };
      found.push(cause === undefined ? { diagnostic } : { cause, diagnostic });
    }
  const texts = inForce.map((edition) => ({ edition, printed: memo.of(byClause, edition.printed) }));
  const carried = carriedClauses(books, memo);
  const idle = memo.of(waivingClauses, rulebook.clauses).flatMap((clause) => {
    if (isCarriedUnexecuted(clause, carried)) return [];
    const words = texts.map(({ edition, printed }): readonly FoundWord[] => {
      const text = printed.get(clause);
      return (text !== undefined && isInForceAsPrinted(edition, text) ? text : edition.changed.get(clause.id))?.words ?? NO_WORDS;
    });
    return memo.of(idleWaivers, clause, ...words);
  });
  return { output: undefined, diagnostics: [...oneFindingPerRemovedDefinition(found), ...idle] };
};

/** One finding for each removed definition, at the first of the texts whose words it had. */
function oneFindingPerRemovedDefinition(
  found: readonly { readonly cause?: Removal; readonly diagnostic: Diagnostic }[],
): readonly Diagnostic[] {
  return [...Map.groupBy(found, ({ cause }, index) => cause?.node ?? index).values()].flatMap(([first, ...others]) => {
    if (first === undefined || others.length === 0) return first?.diagnostic ?? [];
    const related = others.map(({ diagnostic: { message, place } }) => ({ message, place }));
    return { ...first.diagnostic, related: [...(first.diagnostic.related ?? []), ...related] };
  });
}

const adviceToCarry = ({ id }: ClauseNode, definitions: readonly DefinitionId[]): string =>
  definitions.length === 0
    ? ''
    : ` If it is the number in ${definitions.map((one) => `"${one}"`).join(' or ')}, add "${id}" to the "clauses" of that definition.`;

const NO_WORDS: readonly FoundWord[] = [];

const waivingClauses = (clauses: Rulebook['clauses']): readonly ClauseNode[] => [...clauses.values()].filter(hasWaivers);

const byClause = (texts: readonly TextInForce[]): ReadonlyMap<ClauseNode, TextInForce> => new Map(texts.map((text) => [text.clause, text]));

const idleWaivers = (clause: ClauseNode, ...words: readonly (readonly FoundWord[])[]): readonly Diagnostic[] =>
  checkWaivers(clause, words.flat());

/** A text with its uncarried words: no waiver covers them, and no definition that carries the clause has them. */
interface Uncarried extends TextInForce {
  readonly uncarried: readonly FoundWord[];
}

const uncarriedIn = (texts: readonly TextInForce[], memo: Memo): readonly Uncarried[] =>
  texts.flatMap((text) => {
    const uncarried = memo.of(uncarriedBy, text.words, text.clause, text.carrying, memo);
    return uncarried.length === 0 ? [] : [{ ...text, uncarried }];
  });

/** An uncarried word that no parameter named by the carrying definitions has either. */
interface Unmatched extends Pick<TextInForce, 'clause' | 'carrying'> {
  readonly word: FoundWord;
}

function unmatchedIn(edition: TextsOfEdition, memo: Memo): readonly Unmatched[] {
  const printed = memo.of(uncarriedIn, edition.printed, memo).filter((text) => isInForceAsPrinted(edition, text));
  const texts = [...printed, ...uncarriedIn([...edition.changed.values()], memo)];
  // The texts of errata come with the parameters of all editions, so an id may have several values.
  const parameters = Map.groupBy(edition.parameters, ({ id }): string => id);
  const ids = memo.same([...parameters.keys()]);
  return texts.flatMap(({ clause, words, carrying, uncarried }) => {
    // The numbers of a parameter count for the definitions that name it.
    const named = memo.of(namesAmong, carrying, ids, memo).flatMap((id) => parameters.get(id) ?? []);
    return uncarried
      .filter((word) => !named.some((d) => carries(memo.of(carriedBy, d), word, words) && isAbout(d, clause, word, words)))
      .map((word) => ({ clause, word, carrying }));
  });
}

/**
 * Whether a number of a text can be that of a parameter. A number in a worked example is taken to be of the example alone, unless the text
 * around the example has it too, or the clause is on a page of the parameter or links to one.
 */
const isAbout = (
  parameter: Definition,
  { page, ast }: ClauseNode,
  { number, inExample }: FoundWord,
  words: readonly FoundWord[],
): boolean =>
  inExample !== true ||
  words.some((word) => word.inExample !== true && word.number === number) ||
  clausesOf(parameter).some((id) => pageIdOf(id) === page || ast.text.includes(`](rule:${pageIdOf(id)}`));

/** Those of the ids that the definitions name. */
function namesAmong(definitions: readonly Definition[], ids: readonly string[], memo: Memo): readonly string[] {
  const carriers = memo.each(carriedBy, definitions);
  return ids.filter((id) => carriers.some(({ json }) => json.includes(id)));
}

const uncarriedBy = (
  words: readonly FoundWord[],
  clause: ClauseNode,
  definitions: readonly Definition[],
  memo: Memo,
): readonly FoundWord[] => {
  const carriers = memo.each(carriedBy, definitions);
  return withoutWaived(clause, words).filter((word) => !carriers.some((carrier) => carries(carrier, word, words)));
};

function carries(carrier: CarriedWords, word: FoundWord, words: readonly FoundWord[]): boolean {
  if (word.number === undefined) return carrier.isLimiting;
  const isCarried = (digits: string | undefined): boolean => digits !== undefined && carrier.numbers.has(digits);
  return isCarried(word.number) || isCarried(counterpart(word, words)) || comparesWith(carrier, word.bound);
}

/** The number of the other bound where a text has both: 5 for the 4 of "5 or higher … 4 or lower". */
function counterpart({ number, beyond }: FoundWord, words: readonly FoundWord[]): string | undefined {
  return words.find((other) => beyond !== undefined && other.number === beyond && other.beyond === number)?.number;
}

/**
 * @param erratum the last erratum that changed a definition carrying the clause: it may have left the text unchanged by mistake
 * @param others definitions that have the number and do not carry the clause
 */
function unmatchedDiagnostic(
  clause: ClauseNode,
  word: FoundWord,
  edition: EditionId,
  erratum: string | undefined,
  others: readonly DefinitionId[],
): Diagnostic {
  const isOfPage = word.place.file === clause.ast.place.file;
  const quoted = JSON.stringify(word.text);
  const waiver = `{"words": [${quoted}], ${word.inTable === true ? '"cells": true, ' : ''}"reason": "…"} to the clause's "waives"`;
  const example = word.inTable === true ? '' : `, or ${quoted} to its "exampleWords" if it belongs to a worked example`;
  // The data of the clause are for its texts in all editions: an erratum has neither field.
  const place = `${word.inTable === true ? 'This belongs' : 'Both belong'} in ${clause.document.path}, under "clauses", "${clause.slug}".`;
  const correct =
    isOfPage && erratum !== undefined
      ? `Give the clause its new text in the erratum "${erratum}", below a heading "## ${clause.id}", or correct the definition.`
      : 'Correct the text or the definition.';
  const what = word.number === undefined ? 'limiting word' : 'number';
  return {
    code: word.number === undefined ? 'text-word-unmatched' : 'text-number-unmatched',
    severity: 'error',
    message: `No definition that carries "${clause.id}" has the ${what} "${word.text}" of its text in edition "${edition}".`,
    // All definitions that could have the word must have been read: those beside the text and, for the text of an erratum, those in it.
    dependsOn: [...new Set([clause.document.path, ...(isOfPage ? [] : [word.place.file])])],
    found: word.text,
    expected: 'a definition with it, or a waiver with a reason',
    hint: `${correct}${adviceToCarry(clause, others)} Where no definition can have it, add ${waiver}${example}. ${place}`,
    place: word.place,
  };
}
