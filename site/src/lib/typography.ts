/** Replaces straight quotes and apostrophes by typographic ones. */

function setText(text: string, before: string): string {
  return text
    .replaceAll(
      /(^|[\s([\u2013\u2014/])"/g,
      (_, lead: string, offset: number) => `${lead}${offset > 0 || lead !== '' || opens(before) ? '\u201c' : '\u201d'}`,
    )
    .replaceAll('"', '\u201d')
    .replaceAll(
      /(^|[\s([])'(?=\w)/g,
      (_, lead: string, offset: number) => `${lead}${offset > 0 || lead !== '' || opens(before) ? '\u2018' : '\u2019'}`,
    )
    .replaceAll("'", '\u2019');
}

/** Whether a quote after this text is an opening one: at the start, after a space or an opening bracket. */
const opens = (before: string): boolean => before === '' || /[\s([]$/.test(before);

/** Takes markup or plain text; tags and code are left as they are. */
export function typeset(html: string): string {
  if (!/["']/.test(html)) return html;
  let before = '';
  let inCode = 0;
  return html.replaceAll(/<[^>]*>|[^<]+/g, (part) => {
    if (part.startsWith('<')) {
      if (/^<(code|pre)\b/.test(part)) inCode++;
      else if (/^<\/(code|pre)\b/.test(part)) inCode--;
      else if (/^<\/?(p|li|td|th|h\d|ul|ol|table|tr|blockquote)\b/.test(part)) before = '';
      return part;
    }
    const set = inCode > 0 ? part : setText(part, before);
    before = part;
    return set;
  });
}
