/** Fetches the script that keeps the book on the device (`site/offline/page.ts`), once the page is there and idle. */
// Not while the book is being written: a page must then show what was just changed.
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
