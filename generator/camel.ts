/** An id as a name in expressions and in generated code: `escape.outcome` is `escapeOutcome`. */
export function camel(id: string): string {
  let name = '';
  let copiedEnd = 0;
  // Walks the characters itself: a build asks for many thousands of names, and a regular expression takes many times as long for each.
  for (let at = 0; at < id.length; at++) {
    if (!isSeparator(id, at)) continue;
    let next = at + 1;
    while (isSeparator(id, next)) next++;
    if (/[a-zA-Z0-9]/.test(id.charAt(next))) {
      name += id.slice(copiedEnd, at) + id.charAt(next).toUpperCase();
      copiedEnd = next + 1;
    }
    at = next;
  }
  return copiedEnd === 0 ? id : name + id.slice(copiedEnd);
}

const isSeparator = (text: string, at: number): boolean => text[at] === '.' || text[at] === '-';
