/** Replaces addresses on which Astro's server would throw by one that does not exist, so that the page for unknown addresses is shown. */
import type { IncomingMessage } from 'node:http';
import type { Plugin } from 'vite';

const NOT_FOUND = '/not-found/';

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

/** A listener for requests, to be called before those of the server. */
export function makeAddressPlain(request: IncomingMessage): void {
  request.url = plainAddress(request.url ?? '/');
}

/** For `npm run dev`. `astro preview` runs no plugins: `start.ts` adds the listener itself. */
export const plainAddresses = (): Plugin => ({
  name: 'plain-addresses',
  configureServer({ middlewares }) {
    middlewares.use((request, _response, next) => {
      makeAddressPlain(request);
      next();
    });
  },
});
