/** The texts of executable clauses, each with the editions in which it is in force. */

import { clausesOf } from '../definition-clauses.ts';
import { definitionsOf } from '../definitions-of.ts';
import type { Definition } from '../generated/definition.ts';
import type { ClauseId, EditionId } from '../ids.ts';
import type { Memo } from '../memo.ts';
import { type DocumentTexts, readDocumentText, type TextPlace } from '../prose/document-text.ts';
import type { FoundWord } from '../prose/limiting-words.ts';
import type { ClauseNode, EditionBook, Rulebook } from '../rulebook.ts';

/** A text of a clause, and the definitions that cite the clause where the text is in force. */
export interface TextInForce {
  readonly clause: ClauseNode;
  /** Its numbers and limiting words. */
  readonly words: readonly FoundWord[];
  readonly citing: readonly Definition[];
}

/** The texts of one edition. */
export interface TextsOfEdition {
  readonly id: EditionId;
  readonly texts: readonly TextInForce[];
  readonly parameters: readonly Definition[];
  /** The errata that changed each definition, up to the edition. */
  readonly changed: ReadonlyMap<string, readonly string[]>;
}

type Citing = ReadonlyMap<string, readonly Definition[]>;

function citingOf(all: readonly Definition[], memo: Memo): Citing {
  const out = new Map<string, Definition[]>();
  for (const d of all)
    for (const clause of clausesOf(d)) {
      const known = out.get(clause);
      if (known === undefined) out.set(clause, [d]);
      else known.push(d);
    }
  return new Map([...out].map(([clause, list]) => [clause, memo.same(list)]));
}

const parametersIn = (all: readonly Definition[]): readonly Definition[] => all.filter(({ kind }) => kind === 'parameter');

/**
 * The texts of each edition, and last those of errata. The text of an erratum stays as published even when a later one changes its
 * definitions: it may agree with any edition.
 */
export function textsInForce(rulebook: Rulebook, editions: readonly EditionBook[], cache: DocumentTexts, memo: Memo): TextsOfEdition[] {
  const latest = editions.at(-1);
  if (latest === undefined) return [];
  const executed = memo.of(executedClauses, rulebook.clauses);
  const amended = amendedTexts(rulebook);
  const ofEditions = editions.map((book) => {
    const words = [...book.texts].map(([clause, text]) => wordsOf(amended.get(clause) ?? [], text, cache));
    return memo.of(textsOf, book, executed, memo.same(words), memo);
  });
  const citing = editions.map((book) => memo.of(citingOf, memo.of(definitionsOf, book), memo));
  const ofErrata = executed.flatMap((clause): TextInForce[] => {
    const words = clause.data.kind === 'erratum' ? clause.ast.prose.limitingWords : [];
    if (words.length === 0) return [];
    return [{ clause, words, citing: memo.same([...new Set(citing.flatMap((of) => of.get(clause.id) ?? []))]) }];
  });
  const parameters = memo.same([...new Set(ofEditions.flatMap((edition) => edition.parameters))]);
  return [...ofEditions, { id: latest.id, texts: ofErrata, parameters, changed: new Map() }];
}

/** @param amended the words of the texts that errata wrote, in the order of these texts */
function textsOf(
  book: EditionBook,
  executed: readonly ClauseNode[],
  amended: readonly (readonly FoundWord[])[],
  memo: Memo,
): TextsOfEdition {
  const definitions = memo.of(definitionsOf, book);
  const citing = memo.of(citingOf, definitions, memo);
  const changed = new Map([...book.texts.keys()].map((clause, index) => [clause, amended[index] ?? []]));
  const texts = executed.flatMap((clause): TextInForce[] => {
    if (clause.data.kind === 'erratum' || book.laterAreas.has(clause.id.split('.')[0] ?? '')) return [];
    const words = changed.get(clause.id) ?? clause.ast.prose.limitingWords;
    return words.length === 0 ? [] : [{ clause, words, citing: citing.get(clause.id) ?? [] }];
  });
  return { id: book.id, texts, parameters: parametersIn(definitions), changed: book.changed };
}

/** Clauses whose text definitions carry. Figures and examples show other clauses: their numbers are those of one case. */
const executedClauses = (clauses: Rulebook['clauses']): readonly ClauseNode[] =>
  [...clauses.values()].filter(
    ({ data }) => data.executable && data.waiting === undefined && data.kind !== 'figure' && data.kind !== 'example',
  );

function amendedTexts({ errata }: Rulebook): ReadonlyMap<ClauseId, readonly TextPlace[]> {
  const texts = new Map<ClauseId, TextPlace[]>();
  for (const { erratum, document } of errata)
    for (const [index, amendment] of erratum.amends.entries()) {
      if (!('clause' in amendment)) continue;
      const { clause, text } = amendment;
      texts.set(clause, [...(texts.get(clause) ?? []), { text, document, pointer: `/amends/${index}/text` }]);
    }
  return texts;
}

/** The numbers and limiting words of a text that an erratum wrote, with their places in the erratum. */
function wordsOf(amended: readonly TextPlace[], text: string, cache: DocumentTexts): readonly FoundWord[] {
  const place = amended.find((one) => one.text === text);
  return place === undefined ? [] : readDocumentText(place, cache).limitingWords;
}
