/** A small strict XML parser. It reads nested elements and the text directly in each, but no DTDs, which our feeds do not have. */
export interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: Element[];
  text: string;
}

const token = /<\?xml[^<>]*\?>|<(\/?)([\w:.-]+)((?:\s+[\w:.-]+="[^"<]*")*)\s*(\/?)>|([^<]+)/y;
const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function unescaped(text: string): string {
  return text.replaceAll(/&([^;\s]{0,8};?)/g, (whole, name: string) => {
    const character = entities[name.replace(/;$/, '')];
    if (character === undefined || !name.endsWith(';')) throw new Error(`bare ampersand: ${whole}`);
    return character;
  });
}

/** The root element. Throws an Error that describes what is ill-formed. */
export function readXml(text: string): Element {
  const top: Element = { name: '', attributes: {}, children: [], text: '' };
  const open: Element[] = [top];
  token.lastIndex = 0;
  for (let at = 0; at < text.length; at = token.lastIndex) {
    const match = token.exec(text);
    const parent = open.at(-1);
    if (match === null || parent === undefined) throw new Error(`not XML at ${at}: ${text.slice(at, at + 60)}`);
    const [, closingSlash, name, attributes = '', emptySlash, ownText] = match;
    if (ownText !== undefined) parent.text += unescaped(ownText);
    if (name === undefined) continue;
    if (closingSlash === '/') {
      if (open.pop()?.name !== name) throw new Error(`</${name}> closes another element at ${at}`);
      continue;
    }
    const pairs = [...attributes.matchAll(/([\w:.-]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [key, unescaped(value)] as const);
    if (new Set(pairs.map(([key]) => key)).size < pairs.length) throw new Error(`<${name}> has an attribute twice at ${at}`);
    const element: Element = { name, attributes: Object.fromEntries(pairs), children: [], text: '' };
    parent.children.push(element);
    if (emptySlash !== '/') open.push(element);
  }
  const [root, ...more] = top.children;
  if (open.length > 1 || root === undefined || more.length > 0 || top.text.trim() !== '') throw new Error('not one whole element');
  return root;
}
