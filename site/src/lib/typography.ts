import { type DocumentNode, ELEMENT_NODE, type Node, parse, renderSync, TEXT_NODE } from 'ultrahtml';
import { BLOCKS } from '../search/block-elements.ts';

/** Replaces straight quotes and apostrophes by typographic ones. `before` is the text or code before this text in the same block. */
function typesetText(text: string, before: string): string {
  return text
    .replaceAll(/(^|[\s([\u2013\u2014/])"/g, (_, lead: string) => `${lead}${lead !== '' || opens(before) ? '\u201c' : '\u201d'}`)
    .replaceAll('"', '\u201d')
    .replaceAll(/(^|[\s([\u2013\u2014/])'(?=\w)/g, (_, lead: string) => `${lead}${lead !== '' || opens(before) ? '\u2018' : '\u2019'}`)
    .replaceAll("'", '\u2019');
}

/** Whether a quote after this text is an opening one: at the start, after a space, an opening bracket, a dash or a slash. */
const opens = (before: string): boolean => before === '' || /[\s([\u2013\u2014/]$/.test(before);

/** Takes markup or plain text; tags and code are left as they are. */
export function typeset(html: string): string {
  if (!/["']/.test(html)) return html;
  let before = '';
  const set = (node: Node): Node => {
    if (node.type === TEXT_NODE) {
      const value = typesetText(node.value, before);
      before = node.value;
      return { ...node, value };
    }
    if (node.type !== ELEMENT_NODE) return node;
    if (node.name === 'code' || node.name === 'pre') {
      before = renderSync(node);
      return node;
    }
    if (BLOCKS.has(node.name)) before = '';
    const children = node.children.map(set);
    if (BLOCKS.has(node.name)) before = '';
    return { ...node, children };
  };
  const tree: DocumentNode = parse(html);
  return renderSync({ ...tree, children: tree.children.map(set) });
}
