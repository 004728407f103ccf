interface SyntaxHint {
  readonly found: string;
  readonly start: number;
  readonly end: number;
  readonly hint: string;
}

const SIGNS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:and|AND|And)\b/, '"&&"'],
  [/\b(?:or|OR|Or)\b/, '"||"'],
  [/\b(?:not|NOT|Not)\b/, '"!" before the condition'],
  [/===/, '"=="'],
  [/!==/, '"!="'],
  [/<>/, '"!="'],
  [/=>/, '">="'],
  [/=</, '"<="'],
  [/≥/, '">="'],
  [/≤/, '"<="'],
  [/≠/, '"!="'],
  [/(?<![=<>!])=(?!=)/, '"==" to compare'],
  [/(?<!&)&(?!&)/, '"&&"'],
  [/(?<!\|)\|(?!\|)/, '"||"'],
  [/\b(?:is|equals)\b/, '"=="'],
  [/^\s*\+(?=\s*\d)/, 'the number without "+"'],
];

/** The hint for the first foreign operator outside quotes, else for a parenthesis too many or too few. */
export function syntaxHint(text: string): SyntaxHint | undefined {
  const outside = text.replace(/'[^']*'|"[^"]*"/g, (quoted) => ' '.repeat(quoted.length));
  const found = SIGNS.flatMap(([pattern, write]) => {
    const match = pattern.exec(outside);
    return match === null ? [] : [{ found: match[0], start: match.index, end: match.index + match[0].length, hint: `Write ${write}.` }];
  });
  // Of those that begin at one place the longest: `=>` is also found as `=`.
  const [first] = found.sort((a, b) => a.start - b.start || b.end - a.end);
  if (first !== undefined) return first;
  let depth = 0;
  for (const { 0: bracket, index } of outside.matchAll(/[()]/g)) {
    depth += bracket === '(' ? 1 : -1;
    if (depth < 0) return { found: ')', start: index, end: index + 1, hint: 'This ")" is one too many.' };
  }
  if (depth === 0) return undefined;
  return { found: 'the end of the expression', start: text.length, end: text.length, hint: '")" is missing.' };
}
