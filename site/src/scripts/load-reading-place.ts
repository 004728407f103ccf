/**
 * Adds the clause being read to links to other editions. Loads the script that marks this clause in the list of contents when the page is
 * scrolled, or the list is opened.
 */
import { clauseInView } from './clause-in-view.ts';
import placeModule from './reading-place.ts?lazy';

const load = (): void => {
  removeEventListener('scroll', load);
  void import(/* @vite-ignore */ placeModule);
};

if (document.querySelector('.clause') !== null) {
  if (scrollY > 0) load();
  else addEventListener('scroll', load, { passive: true });
  document.querySelector('.contents-open')?.addEventListener('pointerdown', load, { once: true });
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-edition]') : null;
    const id = clauseInView()?.id;
    if (link !== null && id !== undefined) link.hash = id;
  });
}
