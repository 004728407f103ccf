/** Marks the words removed and added between two versions of a text. */

/** Splits markup into tags, words and spaces. A line break counts as a space. */
export const tokens = (html: string): readonly string[] => html.replaceAll(/\s+/g, ' ').match(/<[^>]*>|[^<\s]+|\s+/g) ?? [];
export const isWord = (token: string): boolean => !token.startsWith('<') && token.trim() !== '';

/** In row `i`, column `j`: the length of the longest common subsequence of `a` from `i` on and `b` from `j` on. */
function commonLengths(a: readonly string[], b: readonly string[]): readonly Uint16Array[] {
  const rows = Array.from({ length: a.length + 1 }, () => new Uint16Array(b.length + 1));
  for (let i = a.length - 1; i >= 0; i--) {
    const row = rows[i];
    const below = rows[i + 1];
    if (row === undefined || below === undefined) continue;
    for (let j = b.length - 1; j >= 0; j--) {
      row[j] = a[i] === b[j] ? (below[j + 1] ?? 0) + 1 : Math.max(below[j] ?? 0, row[j + 1] ?? 0);
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

/** The runs that both lists share, without coincidences. */
export function sharedRuns(a: readonly string[], b: readonly string[]): readonly Run[] {
  const common = commonLengths(a, b);
  const runs: Run[] = [];
  for (let i = 0, j = 0; i < a.length && j < b.length; ) {
    if (a[i] === b[j]) {
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

function markUnshared(ownTokens: readonly string[], isShared: readonly boolean[], tag: 'del' | 'ins'): string {
  let out = '';
  let isTagOpen = false;
  ownTokens.forEach((token, index) => {
    // Tags are never wrapped, or the markup would break. A space is wrapped with the words around it.
    const wrap = isShared[index] !== true && (isWord(token) || (isTagOpen && token === ' ' && isShared[index + 1] !== true));
    if (wrap !== isTagOpen) out += wrap ? `<${tag}>` : `</${tag}>`;
    isTagOpen = wrap;
    out += token;
  });
  return isTagOpen ? `${out}</${tag}>` : out;
}

/** The blocks of markup: paragraphs, lists, tables. */
const blocks = (html: string): readonly string[] => html.match(/<(p|ul|ol|table|blockquote|pre)\b[\s\S]*?<\/\1>/g) ?? [html];

/** Both versions as markup without the blocks they share: `del` around removed words, `ins` around added ones. */
export function diffWords(before: string, after: string): { readonly before: string; readonly after: string } {
  const [oldBlocks, newBlocks] = [blocks(before), blocks(after)];
  const a = tokens(oldBlocks.filter((block) => !newBlocks.includes(block)).join(''));
  const b = tokens(newBlocks.filter((block) => !oldBlocks.includes(block)).join(''));
  const [sharedA, sharedB] = [a.map(() => false), b.map(() => false)];
  for (const run of sharedRuns(a, b)) {
    sharedA.fill(true, run.a, run.a + run.length);
    sharedB.fill(true, run.b, run.b + run.length);
  }
  return { before: markUnshared(a, sharedA, 'del'), after: markUnshared(b, sharedB, 'ins') };
}
