/** When the page is scrolled or the list of contents is opened, loads the script that marks the clause being read in that list. */
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
