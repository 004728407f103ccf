/**
 * Once the page is scrolled, or when the list of contents is opened by pointer, loads the script that marks the clause being read in that
 * list and adds it to links to other editions.
 */
import placeModule from './reading-place.ts?lazy';

const load = (): void => {
  removeEventListener('scroll', load);
  void import(/* @vite-ignore */ placeModule);
};

if (document.querySelector('.clause') !== null) {
  if (scrollY > 0) load();
  else addEventListener('scroll', load, { passive: true });
  document.addEventListener('click', ({ target }) => {
    // A link in the list closes it, whether or not the script is loaded.
    if (target instanceof Element && target.closest('a')) target.closest<HTMLElement>('.page-contents:popover-open')?.hidePopover();
  });
  document.querySelector('.contents-open')?.addEventListener('pointerdown', load, { once: true });
}
