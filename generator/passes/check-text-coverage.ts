/** Checks that every number and limiting word of an executable clause is in a definition that cites it, or waived in writing, and that no waiver is idle. */

import type { CheckedEdition } from '../checked-edition.ts';
import { type CarriedWords, carriedBy, comparesWith } from '../checks/carried-words.ts';
import { checkWaivers, withoutWaived } from '../checks/check-waivers.ts';
import { textsInForce } from '../checks/texts-in-force.ts';
import type { CompileCache } from '../compile-cache.ts';
import type { Diagnostic } from '../diagnostic.ts';
import type { EditionId } from '../ids.ts';
import type { Pass } from '../pass.ts';
import type { FoundWord } from '../prose/limiting-words.ts';
import type { ClauseNode, Rulebook } from '../rulebook.ts';

interface TextCoverageInput {
  readonly rulebook: Rulebook;
  readonly editions: readonly CheckedEdition[];
  readonly cache: CompileCache;
}

export const checkTextCoverage: Pass<TextCoverageInput> = ({ rulebook, editions, cache }) => {
  const found = new Map<FoundWord, Diagnostic>();
  const wordsOf = new Map<ClauseNode, FoundWord[]>();
  for (const { clause, words, edition } of textsInForce(rulebook, editions, cache)) {
    const known = wordsOf.get(clause);
    if (known === undefined) wordsOf.set(clause, [...words]);
    else known.push(...words);
    const citing = edition.citing.get(clause.id) ?? [];
    const own = citing.map((d) => cache.carried.get(d, () => carriedBy(d)));
    // The numbers of a parameter count for the definitions that name it.
    const named = (): readonly CarriedWords[] =>
      edition.parameters.filter((d) => own.some(({ json }) => json.includes(d.id))).map((d) => cache.carried.get(d, () => carriedBy(d)));
    let parameters: readonly CarriedWords[] | undefined;
    const isAnywhere = (test: (words: CarriedWords) => boolean): boolean => {
      if (own.some(test)) return true;
      parameters ??= named();
      return parameters.some(test);
    };
    for (const word of withoutWaived(clause, words)) {
      const { number } = word;
      if (found.has(word)) continue;
      const isCarried = (digits: string | undefined): boolean => digits !== undefined && isAnywhere((c) => c.numbers.has(digits));
      if (
        number === undefined
          ? isAnywhere((c) => c.limits)
          : isCarried(number) || isCarried(counterpart(word, words)) || isAnywhere((c) => comparesWith(c, word.bound))
      )
        continue;
      const errata = citing.flatMap(({ id }) => edition.changed.get(id) ?? []);
      const ids = citing.map(({ id }) => id);
      found.set(word, { ...unmatched(clause, word, edition.id, errata.at(-1)), refersTo: [clause.id, `text:${clause.id}`, ...ids] });
    }
  }
  const idle = [...rulebook.clauses.values()].flatMap((clause) => checkWaivers(clause, wordsOf.get(clause) ?? []));
  return { output: undefined, diagnostics: [...found.values(), ...idle] };
};

/** The number of the other bound where a text has both: 5 for the 4 of "5 or higher … 4 or lower". */
function counterpart({ number, beyond }: FoundWord, words: readonly FoundWord[]): string | undefined {
  return words.find((other) => beyond !== undefined && other.number === beyond && other.beyond === number)?.number;
}

/** @param erratum the last that changed a definition citing the clause: it may have left out the text */
function unmatched(clause: ClauseNode, word: FoundWord, edition: EditionId, erratum: string | undefined): Diagnostic {
  const isOfPage = word.place.file === clause.ast.place.file;
  const quoted = JSON.stringify(word.text);
  const waiver = `{"words": [${quoted}], ${word.inTable === true ? '"cells": true, ' : ''}"reason": "…"} to the clause's "waives"`;
  const example = word.inTable === true ? '' : `, or ${quoted} to its "exampleWords" if it belongs to a worked example`;
  const correct =
    isOfPage && erratum !== undefined
      ? `Give the clause its new text in the erratum "${erratum}", below a heading "## ${clause.id}", or correct the definition.`
      : 'Correct the text or the definition.';
  const what = word.number === undefined ? 'limiting word' : 'number';
  return {
    code: word.number === undefined ? 'text-word-unmatched' : 'text-number-unmatched',
    severity: 'error',
    message: `No definition that cites "${clause.id}" has the ${what} "${word.text}" of its text in edition "${edition}".`,
    // All definitions that could have the word must have been read: those beside the text and, for the text of an erratum, those in it.
    dependsOn: [...new Set([clause.document.path, ...(isOfPage ? [] : [word.place.file])])],
    found: word.text,
    expected: 'a definition with it, or a waiver with a reason',
    hint: `${correct} Where no definition can have it, add ${waiver}${example}.`,
    place: word.place,
  };
}
