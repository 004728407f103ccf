/** Loads the script that caches the book on the device (`site/offline/page.ts`) when the page is idle. */
// Not under `npm run dev`, where a page must show the latest change.
if (import.meta.env.PROD && 'serviceWorker' in navigator)
  addEventListener('load', () => {
    const fetchScript = (): void => {
      const script = document.createElement('script');
      script.type = 'module';
      script.src = '/offline.js';
      document.head.append(script);
    };
    if ('requestIdleCallback' in window) requestIdleCallback(fetchScript);
    else setTimeout(fetchScript, 500);
  });

export {};
