/** Loads the script that marks the clause being read in the list of contents: when the page is scrolled, or the list is opened. */
import placeModule from './reading-place.ts?lazy';

const load = (): void => {
  removeEventListener('scroll', load);
  void import(/* @vite-ignore */ placeModule);
};

if (document.querySelector('.clause') !== null) {
  if (scrollY > 0) load();
  else addEventListener('scroll', load, { passive: true });
  // Until that script is loaded, a link to another edition leads to the clause at which the page was opened.
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-edition]') : null;
    if (link !== null) link.hash = location.hash;
  });
  document.querySelector('.contents-open')?.addEventListener('pointerdown', load, { once: true });
}
