/** Loads the script that marks the clause being read in the list of contents: when the page is scrolled, or the list is opened. */
import placeModule from './reading-place.ts?lazy';

const load = (): void => {
  removeEventListener('scroll', load);
  void import(/* @vite-ignore */ placeModule);
};

if (document.querySelector('.clause') !== null) {
  if (scrollY > 0) load();
  else addEventListener('scroll', load, { passive: true });
  document.querySelector('.contents-open')?.addEventListener('pointerdown', load, { once: true });
}
