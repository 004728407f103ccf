import { blocksOf, type Token, tokensOf } from './markup-tokens.ts';

const isWord = ({ kind }: Token): boolean => kind === 'word';

/** In row `i`, column `j`: the length of the longest common subsequence of `a` from `i` on and `b` from `j` on. */
function commonLengths(a: readonly Token[], b: readonly Token[]): readonly Uint16Array[] {
  const rows = Array.from({ length: a.length + 1 }, () => new Uint16Array(b.length + 1));
  for (let i = a.length - 1; i >= 0; i--) {
    const row = rows[i];
    const below = rows[i + 1];
    if (row === undefined || below === undefined) continue;
    for (let j = b.length - 1; j >= 0; j--) {
      row[j] = a[i]?.text === b[j]?.text ? (below[j + 1] ?? 0) + 1 : Math.max(below[j] ?? 0, row[j + 1] ?? 0);
    }
  }
  return rows;
}

/** A run of tokens that both versions share: its start in each, and its length. */
interface Run {
  readonly a: number;
  readonly b: number;
  length: number;
}

export function sharedRuns(a: readonly Token[], b: readonly Token[]): readonly Run[] {
  const common = commonLengths(a, b);
  const runs: Run[] = [];
  for (let i = 0, j = 0; i < a.length && j < b.length; ) {
    if (a[i]?.text === b[j]?.text) {
      const last = runs.at(-1);
      if (last !== undefined && last.a + last.length === i && last.b + last.length === j) last.length++;
      else runs.push({ a: i, b: j, length: 1 });
      i++;
      j++;
    } else if ((common[i + 1]?.[j] ?? 0) >= (common[i]?.[j + 1] ?? 0)) i++;
    else j++;
  }
  // One or two shared words between changes are a coincidence; treating them as unchanged would split the mark around them.
  return runs.filter(({ a: inA, b: inB, length }) => {
    const isAtEdge = (inA === 0 && inB === 0) || (inA + length === a.length && inB + length === b.length);
    return isAtEdge || a.slice(inA, inA + length).filter(isWord).length > 2;
  });
}

function markUnshared(ownTokens: readonly Token[], isShared: readonly boolean[], tag: 'del' | 'ins'): string {
  let out = '';
  let isTagOpen = false;
  ownTokens.forEach((token, index) => {
    // Tags are never wrapped, or the markup would break. A space is wrapped with the words around it.
    const isWrapped = isShared[index] !== true && (isWord(token) || (isTagOpen && token.kind === 'space' && isShared[index + 1] !== true));
    if (isWrapped !== isTagOpen) out += isWrapped ? `<${tag}>` : `</${tag}>`;
    isTagOpen = isWrapped;
    out += token.text;
  });
  return isTagOpen ? `${out}</${tag}>` : out;
}

/** Both versions as markup without the blocks they share: `del` around removed words, `ins` around added ones. */
export function diffWords(before: string, after: string): { readonly before: string; readonly after: string } {
  const [oldBlocks, newBlocks] = [blocksOf(before), blocksOf(after)];
  const a = tokensOf(oldBlocks.filter((block) => !newBlocks.includes(block)).join(''));
  const b = tokensOf(newBlocks.filter((block) => !oldBlocks.includes(block)).join(''));
  const [sharedA, sharedB] = [a.map(() => false), b.map(() => false)];
  for (const run of sharedRuns(a, b)) {
    sharedA.fill(true, run.a, run.a + run.length);
    sharedB.fill(true, run.b, run.b + run.length);
  }
  return { before: markUnshared(a, sharedA, 'del'), after: markUnshared(b, sharedB, 'ins') };
}
