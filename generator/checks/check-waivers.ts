/** Refuses waivers of words that no text of their clause has, or that the check of text coverage does not look for. */
import type { Diagnostic } from '../diagnostic.ts';
import { pageIdOf } from '../ids.ts';
import { type FoundWord, isInPhrase } from '../prose/limiting-words.ts';
import { fieldOfPage } from '../recovery/unread-names.ts';
import type { ClauseNode } from '../rulebook.ts';

interface WaivedWord {
  /** The word, or a phrase that has it. */
  readonly word: string;
  /** Whether the waiver is for the cells of tables, not for running text. */
  readonly cells?: true;
  /** The JSON pointer inside the data of the clause, without its first slash. */
  readonly pointer: string;
  /** Where the editor finds it, in the words of a hint. */
  readonly list: string;
}

function waivedWords({ data }: ClauseNode): WaivedWord[] {
  const ofExamples =
    data.exampleWords?.map((word, index): WaivedWord => ({ word, pointer: `exampleWords/${index}`, list: '"exampleWords"' })) ?? [];
  const ofReasons =
    data.waives?.flatMap(({ words, cells }, index) =>
      words.map((word, at): WaivedWord => {
        const pointer = `waives/${index}/words/${at}`;
        return { word, ...(cells === undefined ? {} : { cells }), pointer, list: 'the waiver' };
      }),
    ) ?? [];
  return [...ofExamples, ...ofReasons];
}

export const hasWaivers = ({ data }: ClauseNode): boolean => data.exampleWords !== undefined || data.waives !== undefined;

/** Whether a waiver covers the place of a word. A number in the cells of a table needs a waiver of its own, since cells are data. */
const coversPlace = ({ cells }: WaivedWord, { number, inTable }: FoundWord): boolean => number === undefined || cells === inTable;

const waives = (waived: WaivedWord, found: FoundWord): boolean => isInPhrase(found, waived.word) && coversPlace(waived, found);

const isNumberInRunningText = ({ number, inExample, inTable }: FoundWord): boolean =>
  number !== undefined && inExample === undefined && inTable === undefined;

/**
 * The words of the clause that no waiver covers. In running text, a waiver covers one place with a number: with two it is unknown which is
 * meant, and the other may contradict the definitions.
 */
export function withoutWaived(clause: ClauseNode, words: readonly FoundWord[]): readonly FoundWord[] {
  const waived = waivedWords(clause);
  if (waived.length === 0) return words;
  const covered = waived.flatMap((one) => {
    const places = words.filter((word) => waives(one, word));
    const byNumber = Map.groupBy(places.filter(isNumberInRunningText), ({ number }) => number);
    return places.filter((word) => !isNumberInRunningText(word) || byNumber.get(word.number)?.length === 1);
  });
  return words.filter((word) => !covered.includes(word));
}

/** Whether the clause has a waiver of a word, which may be of no effect since the text has the word at several places. */
export const isWaived = (clause: ClauseNode, word: FoundWord): boolean => waivedWords(clause).some((one) => waives(one, word));

/** @param found the numbers and limiting words of the texts of the clause in all editions; empty if the clause is not executed */
export function checkWaivers(clause: ClauseNode, found: readonly FoundWord[]): Diagnostic[] {
  return waivedWords(clause).flatMap((waived): Diagnostic[] => {
    if (found.some((word) => waives(waived, word))) return [];
    const { document, id, slug } = clause;
    return [
      {
        code: 'waiver-unneeded',
        severity: 'error',
        message: `The waiver of "${waived.word}" covers nothing: the text of "${id}" has no such ${waived.cells === true ? 'number in a table' : 'number or limiting word'} that is checked.`,
        refersTo: [id, `text:${id}`, fieldOfPage(pageIdOf(id), 'executable')],
        found: waived.word,
        expected: [...new Set(found.filter((word) => coversPlace(waived, word)).map(({ text }) => text))].join(', ') || 'no waiver',
        hint: `Remove "${waived.word}" from ${waived.list}.`,
        place: document.placeOf(`/clauses/${slug}/${waived.pointer}`),
      },
    ];
  });
}
