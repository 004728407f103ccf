import type { Diagnostic } from '../diagnostic.ts';
import type { DefinitionId, EditionId } from '../ids.ts';
import { type FoundWord, phraseAround } from '../prose/limiting-words.ts';
import type { ClauseNode, Removal } from '../rulebook.ts';
import { isWaived } from './check-waivers.ts';

const [UNMATCHED_WORD, UNMATCHED_NUMBER] = ['text-word-unmatched', 'text-number-unmatched'];

export const isUnmatched = (code: string): boolean => code === UNMATCHED_WORD || code === UNMATCHED_NUMBER;

/**
 * @param erratum the last erratum that changed a definition carrying the clause: it may have left the text unchanged by mistake
 * @param others definitions that have the number and do not carry the clause
 * @param removal the last removal of a definition that carried the clause
 */
export function unmatchedDiagnostic(
  clause: ClauseNode,
  word: FoundWord,
  edition: EditionId,
  erratum: string | undefined,
  others: readonly DefinitionId[],
  removal?: Removal,
): Diagnostic {
  const isOfPage = word.place.file === clause.ast.place.file;
  const quoted = JSON.stringify(word.text);
  const waiver = `{"words": [${quoted}], ${word.inTable === true ? '"cells": true, ' : ''}"reason": "…"} to the clause's "waives"`;
  const example = word.inTable === true ? '' : `, or ${quoted} to its "exampleWords" if it belongs to a worked example`;
  // The data of the clause are for its texts in all editions: an erratum has neither field.
  const place = `${word.inTable === true ? 'This belongs' : 'Both belong'} in ${clause.document.path}, under "clauses", "${clause.slug}".`;
  // Advice for a word that has a waiver already: the text has the word at several places, so the waiver covers none of them.
  const narrower = `write words of the text around it in the waiver of ${quoted}, such as ${JSON.stringify(phraseAround(word))}: a waiver covers one place.`;
  const orDefinition = (separator: string): string => (removal === undefined ? `${separator}the definition` : '');
  const correct =
    isOfPage && erratum !== undefined
      ? `Give the clause its new text in the erratum "${erratum}", below a heading "## ${clause.id}"${orDefinition(', or correct ')}.`
      : `Correct the text${orDefinition(' or ')}.`;
  const advice = `${correct}${adviceToCarry(clause, others)}`;
  const what = word.number === undefined ? 'limiting word' : 'number';
  return {
    code: word.number === undefined ? UNMATCHED_WORD : UNMATCHED_NUMBER,
    severity: 'error',
    message: `No definition that carries "${clause.id}" has the ${what} "${word.text}" of its text in edition "${edition}".`,
    // All definitions that could have the word must have been read: those beside the text and, for the text of an erratum, those in it.
    dependsOn: [...new Set([clause.document.path, ...(isOfPage ? [] : [word.place.file])])],
    found: word.text,
    expected: 'a definition with it, or a waiver with a reason',
    hint:
      removal === undefined
        ? `${advice} Where no definition can have it, ${isWaived(clause, word) ? narrower : `add ${waiver}${example}. ${place}`}`
        : `${adviceToRead(removal)} ${advice}`,
    place: word.place,
  };
}

/** Given in place of the advice to add a waiver, with which the text would still state the removed rule. */
const adviceToRead = ({ erratum, node: { definition } }: Removal): string =>
  `The erratum "${erratum}" removes "${definition.id}", which carried the clause. Read the text: it may still state the removed rule.`;

const adviceToCarry = ({ id }: ClauseNode, definitions: readonly DefinitionId[]): string =>
  definitions.length === 0
    ? ''
    : ` If it is the number in ${definitions.map((one) => `"${one}"`).join(' or ')}, add "${id}" to the "clauses" of that definition.`;
