/** Redirects `?edition=2014` to the page's path in that edition. Links to other editions, and this redirect, keep the hash of the page. */

/**
 * The hash of this page, for the address of the page in another edition. Drops the digest of the rules from the hash of a board
 * (`boards/link.ts`): the other page would compare it with the rules of its own edition.
 */
const hashForOtherEdition = (): string => location.hash.replace(/^(#\d+~)[0-9a-f]{8}(?=~)/, '$1');

const wanted = new URLSearchParams(location.search).get('edition');
const link = wanted && document.querySelector<HTMLAnchorElement>(`.editions [data-edition="${CSS.escape(wanted)}"]`);
if (link) location.replace(link.href + hashForOtherEdition());

// `click` comes from the keyboard too; `pointerdown` comes before the user opens a link in a new tab or copies it.
for (const kind of ['pointerdown', 'click'])
  document.addEventListener(kind, ({ target }) => {
    const toEdition = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-edition]') : null;
    if (toEdition !== null) toEdition.hash = hashForOtherEdition();
  });
