/** How much each word distinguishes clauses: rare words much, common and filler words little. */
import type { SearchIndex } from './search-index.ts';
import { FILLER_SHARE, TEXT_RARITY } from './weights.ts';
import { fillerStems } from './words.ts';

/** By word. */
export function raritiesOf({ words, inLines, inTexts, lines, clauses }: SearchIndex): readonly number[] {
  return words.map((word, number) => {
    const owners = new Set<number>();
    for (const hit of inLines[number] ?? []) {
      const line = lines[hit];
      if (line !== undefined && line.kind !== 'page') owners.add(line.owner);
    }
    const textOnly = (inTexts[number] ?? []).filter((clause) => !owners.has(clause)).length;
    const spread = Math.min(clauses.length - 1, owners.size + TEXT_RARITY * textOnly);
    return (fillerStems.has(word) ? FILLER_SHARE : 1) * Math.log(1 + (clauses.length - spread + 0.5) / (spread + 0.5));
  });
}

/** By line: its length as a vector of the rarities of its words. */
export function lengthsOf({ lines, inLines }: SearchIndex, rarities: readonly number[]): readonly number[] {
  const squares = lines.map(() => 0);
  inLines.forEach((posting, word) => {
    for (const line of posting) squares[line] = (squares[line] ?? 0) + (rarities[word] ?? 0) ** 2;
  });
  return squares.map((square) => Math.sqrt(square) || 1);
}
