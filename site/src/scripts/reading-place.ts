/** Marks the clause being read in the list of contents. */
import { clauseInView } from './clause-in-view.ts';

const contents = document.querySelector<HTMLElement>('.page-contents');

let marked: Element | null = null;
function markClause(): void {
  const id = clauseInView()?.id;
  const entry = id === undefined ? null : (contents?.querySelector(`a[href="#${CSS.escape(id)}"]`) ?? null);
  if (entry === marked) return;
  marked?.removeAttribute('aria-current');
  entry?.setAttribute('aria-current', 'location');
  marked = entry;
}

let frame = 0;
addEventListener(
  'scroll',
  () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(markClause);
  },
  { passive: true },
);
markClause();

// The list covers the page on narrow screens: it closes when a clause is chosen.
contents?.addEventListener('click', ({ target }) => {
  if (target instanceof Element && target.closest('a') !== null && contents.matches(':popover-open')) contents.hidePopover();
});
