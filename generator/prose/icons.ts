/** The game's symbols in running text, written `|name|`: found with their places, and drawn as SVG in the HTML of a text. */
import type { Element, ElementContent } from 'hast';
import type { Nodes, Root } from 'mdast';
import type { Place } from '../diagnostic.ts';
import type { Icon } from '../generated/icons.ts';
import { placeInNode } from './place-in-text.ts';

export type Icons = ReadonlyMap<string, Icon>;

export interface FoundIcon {
  readonly name: string;
  readonly place: Place;
}

export const ICON = /\|([a-z][a-z0-9-]*)\|/g;

export function iconsIn(tree: Root, file: string): readonly FoundIcon[] {
  const out: FoundIcon[] = [];
  const visit = (node: Nodes): void => {
    if (node.type === 'text' && node.value.includes('|')) {
      for (const { 0: icon, 1: name = '', index } of node.value.matchAll(ICON))
        out.push({ name, place: placeInNode(node, file, index, index + icon.length) });
    }
    if ('children' in node) for (const child of node.children) visit(child);
  };
  visit(tree);
  return out;
}

/** A text with its known icons drawn; undefined when it has none. */
export function drawIcons(text: string, icons: Icons): ElementContent[] | undefined {
  const out: ElementContent[] = [];
  let from = 0;
  for (const match of text.matchAll(ICON)) {
    const icon = icons.get(match[1] ?? '');
    if (icon === undefined) continue;
    if (match.index > from) out.push({ type: 'text', value: text.slice(from, match.index) });
    out.push(draw(icon));
    from = match.index + match[0].length;
  }
  if (from === 0) return undefined;
  if (from < text.length) out.push({ type: 'text', value: text.slice(from) });
  return out;
}

function draw(icon: Icon): Element {
  const path = (d: string | undefined, className: string): Element[] =>
    d === undefined ? [] : [{ type: 'element', tagName: 'path', properties: { className: [className], d }, children: [] }];
  return {
    type: 'element',
    tagName: 'svg',
    properties: { className: ['symbol'], role: 'img', ariaLabel: icon.label, viewBox: '0 0 16 16' },
    children: [...path(icon.fill, 'solid'), ...path(icon.stroke, 'drawn')],
  };
}
