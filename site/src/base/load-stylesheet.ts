const loadingByAddress = new Map<string, Promise<void>>();

/** Resolves when the stylesheet applies. After a failure it can be called again. */
export function loadStylesheet(address: string): Promise<void> {
  const earlier = loadingByAddress.get(address);
  if (earlier !== undefined) return earlier;
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: address });
  const applied = new Promise<void>((resolve, reject) => {
    link.onload = () => resolve();
    link.onerror = () => {
      loadingByAddress.delete(address);
      link.remove();
      reject(new Error(`${address} could not be loaded`));
    };
  });
  loadingByAddress.set(address, applied);
  document.head.append(link);
  return applied;
}
