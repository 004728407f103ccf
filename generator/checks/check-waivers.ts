/** Refuses waivers of words that no text of their clause has, or that nobody asks a definition for. */
import type { Diagnostic } from '../diagnostic.ts';
import type { FoundWord } from '../prose/limiting-words.ts';
import type { ClauseNode } from '../rulebook.ts';

/** A word waived in the data of a clause, by its pointer there. `cells`: for the cells of tables. */
interface WaivedWord {
  readonly word: string;
  readonly cells?: true;
  readonly pointer: string;
}

function waivedWords({ data }: ClauseNode): WaivedWord[] {
  const ofExamples = data.exampleWords?.map((word, place): WaivedWord => ({ word, pointer: `exampleWords/${place}` })) ?? [];
  const ofReasons =
    data.waives?.flatMap(({ words, cells }, place) =>
      words.map((word, at): WaivedWord => ({ word, ...(cells === undefined ? {} : { cells }), pointer: `waives/${place}/words/${at}` })),
    ) ?? [];
  return [...ofExamples, ...ofReasons];
}

/** A number in the cells of a table needs a waiver of its own, since cells are data. */
const isWhere = ({ cells }: WaivedWord, { number, inTable }: FoundWord): boolean => number === undefined || cells === inTable;

const isFor = (waived: WaivedWord, found: FoundWord): boolean =>
  waived.word.toLowerCase() === found.text.toLowerCase() && isWhere(waived, found);

export const isWaived = (clause: ClauseNode, found: FoundWord): boolean => waivedWords(clause).some((waived) => isFor(waived, found));

/** @param found the numbers and limiting words of the texts of the clause in all editions; none where it is not executed */
export function checkWaivers(clause: ClauseNode, found: readonly FoundWord[]): Diagnostic[] {
  return waivedWords(clause).flatMap((waived): Diagnostic[] => {
    if (found.some((word) => isFor(waived, word))) return [];
    const { document, id, slug } = clause;
    return [
      {
        code: 'waiver-unneeded',
        severity: 'error',
        message: `The text of "${id}" has no ${waived.cells === true ? 'number in a table' : 'number or limiting word'} "${waived.word}" that a definition should have.`,
        refersTo: [id, `text:${id}`],
        found: waived.word,
        expected: [...new Set(found.filter((word) => isWhere(waived, word)).map(({ text }) => text))].join(', ') || 'no waiver',
        hint: 'Remove the word.',
        place: document.placeOf(`/clauses/${slug}/${waived.pointer}`),
      },
    ];
  });
}
