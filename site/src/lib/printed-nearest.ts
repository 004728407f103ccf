/** Finds the clause that a printed sentence or paragraph is about. */

const WORD = /\p{L}{3,}/gu;

/** The clause among `citing` whose text is most like a printed text; undefined if none shares a word. */
export function nearestClause(printed: string, citing: readonly string[], texts: ReadonlyMap<string, string>): string | undefined {
  const own = wordsIn(printed);
  const shared = (clause: string): number => {
    const theirs = wordsIn(texts.get(clause) ?? '');
    return [...theirs].filter((word) => own.has(word)).length / Math.sqrt(theirs.size + 1);
  };
  const [best] = citing.map((clause) => ({ clause, share: shared(clause) })).sort((a, b) => b.share - a.share);
  return best === undefined || best.share === 0 ? undefined : best.clause;
}

const wordsIn = (text: string): Set<string> => new Set(text.toLowerCase().match(WORD) ?? []);
