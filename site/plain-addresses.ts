/** Addresses that the server of Astro would throw on lead to the page for what is not found. */
import type { IncomingMessage } from 'node:http';
import type { Plugin } from 'vite';

const NOT_FOUND = '/not-found/';

/** The address itself, where its path is well encoded and has no encoded slashes, backslashes or zero bytes. */
export function plainAddress(address: string): string {
  const [path = ''] = address.split(/[?#]/);
  if (/%(2f|5c|00)/i.test(path)) return NOT_FOUND;
  try {
    decodeURIComponent(path);
    return address;
  } catch {
    return NOT_FOUND;
  }
}

/** A listener for requests that runs before those of the server. */
export function makeAddressPlain(request: IncomingMessage): void {
  request.url = plainAddress(request.url ?? '/');
}

/** While the site is being worked on; `astro preview` leaves plugins out. */
export const plainAddresses = (): Plugin => ({
  name: 'plain-addresses',
  configureServer({ middlewares }) {
    middlewares.use((request, _response, next) => {
      makeAddressPlain(request);
      next();
    });
  },
});
