/** Breaks long lines of code: after a comma, semicolon or arrow, or before an operator, outside quotes. */

const BREAK_BEFORE = [' && ', ' || ', ' ? ', ' : '];
/** The longest line, in characters. */
export const WIDEST = 156;

export function wrapLine(line: string, widest = WIDEST): string[] {
  if (line.length <= widest) return [line];
  const out: string[] = [];
  const indent = `${/^\s*/.exec(line)?.[0] ?? ''}  `;
  let rest = line;
  while (rest.length > widest) {
    const index = breakBefore(rest, widest);
    if (index <= indent.length) break;
    out.push(rest.slice(0, index).trimEnd());
    rest = indent + rest.slice(index).trimStart();
  }
  return [...out, rest];
}

/** The last index where the line may be broken so that the part before it, trimmed, has at most `widest` characters; 0 if there is none. */
function breakBefore(line: string, widest: number): number {
  let isQuoted = false;
  let best = 0;
  for (let index = 0; index < widest; index++) {
    const character = line[index];
    if (character === '\\') index++;
    else if (character === '"') isQuoted = !isQuoted;
    else if (isQuoted) continue;
    else if ((character === ',' || character === ';') && line[index + 1] === ' ') best = index + 2;
    else if (character !== ' ') continue;
    else if (index + 3 <= widest && line.startsWith(' => ', index)) best = index + 4;
    else if (BREAK_BEFORE.some((operator) => line.startsWith(operator, index))) best = index + 1;
  }
  return best;
}

/** A documentation comment, broken at words. */
export function comment(...paragraphs: readonly string[]): string {
  const lines = paragraphs.flatMap((text) => {
    const out: string[] = [];
    let line = '';
    for (const word of text.replaceAll('*/', '* /').split(/\s+/)) {
      // The text here begins with a blank, which is trimmed later, and each line gets ` * ` in front: two characters more than it has here.
      if (`${line} ${word}`.length > WIDEST - 2) {
        out.push(line.trim());
        line = '';
      }
      line += ` ${word}`;
    }
    return [...out, line.trim()];
  });
  return ['/**', ...lines.map((line) => ` * ${line}`), ' */'].join('\n');
}
