import { type DocumentNode, ELEMENT_NODE, type ElementNode, type Node, parse, renderSync } from 'ultrahtml';

type Attributes = Readonly<Record<string, string>>;

const isElement = (node: Node): node is ElementNode => node.type === ELEMENT_NODE;

/** Gives every link the attributes that `change` returns for its own; where it returns undefined, only the text of the link stays. */
export function changeLinks(html: string, change: (link: Attributes) => Attributes | undefined): string {
  const changedNodes = (node: Node): readonly Node[] => {
    if (!isElement(node)) return [node];
    const children = node.children.flatMap(changedNodes);
    if (node.name !== 'a') return [{ ...node, children }];
    const attributes = change(node.attributes);
    return attributes === undefined ? children : [{ ...node, attributes, children }];
  };
  const tree: DocumentNode = parse(html);
  return renderSync({ ...tree, children: tree.children.flatMap(changedNodes) });
}
