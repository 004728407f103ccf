/** A built page in fewer bytes: what the components write for all pages, less what this page has no use of. Nothing that shows is changed. */

/** Elements next to which white space is never seen. */
const blocks =
  'html|head|body|title|meta|link|script|header|main|footer|nav|section|article|div|p|ul|ol|li|dl|dt|dd|h[1-6]|figure|figcaption|details|summary|fieldset|legend|form|table|thead|tbody|tr|th|td|option|optgroup|blockquote|pre';
/** Elements of drawings whose white space is no text. */
const shapes = 'defs|pattern|symbol|g|path|circle|rect|use';
const unseen = `(?:${blocks}|${shapes})(?=[\\s>])`;
const before = new RegExp(`(</?${unseen}[^<>]*>)\\s+(?=<)`, 'g');
const after = new RegExp(`(>)\\s+(?=</?${unseen})`, 'g');

const squeeze = (html: string): string =>
  html
    .replace(before, '$1')
    .replace(after, '$1')
    .replace(/<(path|circle|rect|use)((?:\s[^<>]*)?)><\/\1>/g, '<$1$2/>');

/** Patterns that no shape is filled with. A live board may come to need any. */
function dropPatterns(html: string): string {
  if (html.includes('<rule-board')) return html;
  const needed = new Set([...html.matchAll(/(?:url\(|href=")#([\w-]+)[")]/g)].map(([, id]) => id));
  const rest = html.replace(/<pattern id="([\w-]+)"[^>]*>.*?<\/pattern>/gs, (pattern, id: string) => (needed.has(id) ? pattern : ''));
  return rest.replace(/<svg class="patterns"[^>]*>\s*<defs>\s*<\/defs>\s*<\/svg>/, '');
}

/** Icons that a page shows again and again are drawn once. */
function shareIcons(html: string): string {
  const icon = /<svg class="icon" (viewBox="[^"]*") width="\d+" height="\d+" aria-hidden="true">(.*?)<\/svg>/gs;
  const times = new Map<string, number>();
  for (const [one] of html.matchAll(icon)) times.set(one, (times.get(one) ?? 0) + 1);
  const shared = [...times].filter(([, count]) => count > 2).map(([one]) => one);
  if (shared.length === 0) return html;
  const name = (one: string): string => `icon-${shared.indexOf(one)}`;
  // Classes don't reach into what is used; the colour does.
  const symbols = shared.map((one) =>
    one.replace(
      icon,
      (_, box: string, shape: string) =>
        `<symbol id="${name(one)}" ${box}>${shape.replaceAll('class="near"', 'fill="currentcolor" stroke="none"')}</symbol>`,
    ),
  );
  return html
    .replace(icon, (one) => (shared.includes(one) ? `<svg class="icon" aria-hidden="true"><use href="#${name(one)}"/></svg>` : one))
    .replace(/(<main\b[^>]*>)/, `$1<svg class="patterns" width="0" height="0" aria-hidden="true">${symbols.join('')}</svg>`);
}

export function lighten(html: string): string {
  // What is written line by line, and what a reader may write in, stays as it is.
  const parts = html.split(/(<pre\b.*?<\/pre>|<textarea\b.*?<\/textarea>)/s);
  const squeezed = parts.map((part, index) => (index % 2 === 0 ? squeeze(part) : part)).join('');
  return shareIcons(dropPatterns(squeezed));
}
