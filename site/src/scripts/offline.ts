/** Loads the script that caches the book on the device (`site/offline/page.ts`) when the page is idle. */
import trustedTypes from '../base/trusted-types.ts?lazy';

/** In ms: the wait after the page has loaded, in browsers without `requestIdleCallback`. */
const LOADING_DELAY = 500;
/** Written by the last step of the build. */
const address = '/offline.js';

async function load(): Promise<void> {
  try {
    // Strict hosts refuse the address of a service worker without this policy, and `/offline.js` is built without imports.
    await import(/* @vite-ignore */ trustedTypes);
    await import(/* @vite-ignore */ address);
  } catch {
    // The page is readable without it.
  }
}

// Not under `npm run dev`, where a page must show the latest change.
if (import.meta.env.PROD && 'serviceWorker' in navigator)
  addEventListener('load', () => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => void load());
    else setTimeout(() => void load(), LOADING_DELAY);
  });
