/** Stylesheets of the site that come after the page, each by its address. */
const worn = new Map<string, Promise<void>>();

/** Settles when the page wears it; fails when it can't be fetched, and may then be asked again. */
export function wear(address: string): Promise<void> {
  const before = worn.get(address);
  if (before !== undefined) return before;
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: address });
  const there = new Promise<void>((settle, fail) => {
    link.onload = () => settle();
    link.onerror = () => {
      worn.delete(address);
      link.remove();
      fail(new Error(`${address} can't be fetched`));
    };
  });
  worn.set(address, there);
  document.head.append(link);
  return there;
}
