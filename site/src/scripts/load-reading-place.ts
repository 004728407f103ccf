/** Loads the script that marks the clause being read in the list of contents: when the page is scrolled, or the list is opened. */
import { hashForOtherEdition } from './edition-hash.ts';
import placeModule from './reading-place.ts?lazy';

const load = (): void => {
  removeEventListener('scroll', load);
  void import(/* @vite-ignore */ placeModule);
};

if (document.querySelector('.clause') !== null) {
  if (scrollY > 0) load();
  else addEventListener('scroll', load, { passive: true });
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest('a') : null;
    // A link to another edition leads to the clause at which the page was opened, until that script is loaded and replaces this anchor.
    if (link?.dataset.edition !== undefined) link.hash = hashForOtherEdition(location.hash);
    // A link in the list closes it, whether or not the script is loaded.
    link?.closest<HTMLElement>('.page-contents:popover-open')?.hidePopover();
  });
  document.querySelector('.contents-open')?.addEventListener('pointerdown', load, { once: true });
}
