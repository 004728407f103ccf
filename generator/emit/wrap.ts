/** Breaks long lines of code: after a comma, semicolon or arrow, or before an operator, outside quotes. */

const BREAK_BEFORE = [' && ', ' || ', ' ? ', ' : '];
/** The longest line, in characters. */
export const WIDEST = 156;

export function wrapLine(line: string, widest = WIDEST): string[] {
  if (line.length <= widest) return [line];
  const out: string[] = [];
  const ownIndent = /^\s*/.exec(line)?.[0] ?? '';
  let [indent, from] = [ownIndent, ownIndent.length];
  while (indent.length + line.length - from > widest) {
    const index = breakBefore(line, from, from + widest - indent.length);
    if (index === undefined) break;
    out.push((indent + line.slice(from, index)).trimEnd());
    indent = `${ownIndent}  `;
    from = index;
    while (line[from] === ' ') from++;
  }
  return [...out, indent + line.slice(from)];
}

/** The last index after `from` where the line may be broken so that the part before it, trimmed, ends at `to` or before. */
function breakBefore(line: string, from: number, to: number): number | undefined {
  let isQuoted = false;
  let best: number | undefined;
  for (let index = from; index < to; index++) {
    const character = line[index];
    if (character === '\\') index++;
    else if (character === '"') isQuoted = !isQuoted;
    else if (isQuoted) continue;
    else if (character === ',' || character === ';') best = index + 1;
    else if (character !== ' ') continue;
    else if (index + 3 <= to && line.startsWith(' => ', index)) best = index + 4;
    else if (BREAK_BEFORE.some((operator) => line.startsWith(operator, index))) best = index + 1;
  }
  return best;
}

export function comment(...paragraphs: readonly string[]): string {
  const lines = paragraphs.flatMap((text) => wrapComment(` * ${text.replaceAll('*/', '* /')}`));
  return ['/**', ...lines, ' */'].join('\n');
}

/** Breaks a line of a comment that is too long, between words. Other lines stay. */
export function wrapComment(line: string): string[] {
  const [, start, text = ''] = /^(\s*\* )(.*)$/s.exec(line) ?? [];
  if (start === undefined) return [line];
  const out: string[] = [];
  let part = '';
  for (const word of text.trim().split(/\s+/)) {
    if (part !== '' && `${start}${part} ${word}`.length > WIDEST) {
      out.push(start + part);
      part = '';
    }
    part = part === '' ? word : `${part} ${word}`;
  }
  return [...out, start + part];
}
