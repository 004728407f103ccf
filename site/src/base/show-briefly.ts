/** How long a button shows what it did, in ms. */
const confirmationTime = 3000;

const restoreByNode = new WeakMap<Node, () => void>();

/** Shows a text in place of the label of a button, until the time is over, the button shows the next one, or `signal` is aborted. */
export function showBriefly(node: Node, text: string, signal?: AbortSignal, onEnd?: () => void): void {
  restoreByNode.get(node)?.();
  const label = node.textContent;
  const restore = (): void => {
    clearTimeout(timer);
    signal?.removeEventListener('abort', restore);
    restoreByNode.delete(node);
    node.textContent = label;
    onEnd?.();
  };
  const timer = setTimeout(restore, confirmationTime);
  signal?.addEventListener('abort', restore);
  restoreByNode.set(node, restore);
  node.textContent = text;
}
