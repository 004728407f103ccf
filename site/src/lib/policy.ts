/** The Content-Security-Policy of every page: files of the site and `data:` images, no inline script or style. */
export const policy = [
  "default-src 'none'",
  "script-src 'self'",
  // The development server puts the styles of a page into it.
  import.meta.env.DEV ? "style-src 'self' 'unsafe-inline'" : "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');
