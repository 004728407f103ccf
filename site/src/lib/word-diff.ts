/** Two wordings of one clause with the words that went and the words that came marked, for errata shown in place. */

const tokens = (html: string): readonly string[] => html.match(/<[^>]*>|[^<\s]+|\s+/g) ?? [];
const isTag = (token: string): boolean => token.startsWith('<');

/** Lengths of the longest common run of tokens from each pair of places to the ends. */
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

function marked(list: readonly string[], changed: readonly boolean[], tag: 'del' | 'ins'): string {
  let out = '';
  let open = false;
  list.forEach((token, index) => {
    // A tag is never wrapped: a mark that crossed one would leave broken markup.
    const wrap = changed[index] === true && !isTag(token);
    if (wrap !== open && !(open && !isTag(token) && token.trim() === '' && changed[index + 1] === true)) {
      out += wrap ? `<${tag}>` : `</${tag}>`;
      open = wrap;
    }
    out += token;
  });
  return open ? `${out}</${tag}>` : out;
}

/** Both wordings as markup: `del` around what the first alone has, `ins` around what the second alone has. */
export function diffWords(before: string, after: string): { readonly before: string; readonly after: string } {
  const a = tokens(before);
  const b = tokens(after);
  const common = commonLengths(a, b);
  const gone = a.map(() => true);
  const come = b.map(() => true);
  for (let i = 0, j = 0; i < a.length && j < b.length; ) {
    if (a[i] === b[j]) {
      gone[i++] = false;
      come[j++] = false;
    } else if ((common[i + 1]?.[j] ?? 0) >= (common[i]?.[j + 1] ?? 0)) i++;
    else j++;
  }
  return { before: marked(a, gone, 'del'), after: marked(b, come, 'ins') };
}
