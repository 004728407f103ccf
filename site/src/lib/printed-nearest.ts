const WORD = /\p{L}{3,}/gu;

/** The id of the clause among `citingClauses` whose text is most like a printed text; undefined if none shares a word. */
export function nearestClause(
  printed: string,
  citingClauses: readonly string[],
  textByClause: ReadonlyMap<string, string>,
): string | undefined {
  const printedWords = wordsIn(printed);
  // The number of shared words. It is divided by the root of the length of the clause, or long clauses would be nearest to any text.
  const likeness = (clause: string): number => {
    const clauseWords = wordsIn(textByClause.get(clause) ?? '');
    return [...clauseWords].filter((word) => printedWords.has(word)).length / Math.sqrt(clauseWords.size + 1);
  };
  const [best] = citingClauses.map((clause) => ({ clause, likeness: likeness(clause) })).sort((a, b) => b.likeness - a.likeness);
  return best === undefined || best.likeness === 0 ? undefined : best.clause;
}

const wordsIn = (text: string): Set<string> => new Set(text.toLowerCase().match(WORD) ?? []);
