/** In the list of contents, marks the clause being read. Adds that clause to links to other editions. */
const clauses = [...document.querySelectorAll<HTMLElement>('.clause')];
const contents = document.querySelector<HTMLElement>('.page-contents');

/** In px from the top of the window: a little below where a link to a clause puts its beginning (`scroll-padding-top`). */
const readingLine = 104;
const clauseInView = (): HTMLElement | undefined => clauses.findLast((clause) => clause.getBoundingClientRect().top < readingLine);

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

document.addEventListener('click', ({ target }) => {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-edition]') : null;
  const id = link === null ? undefined : clauseInView()?.id;
  if (link !== null && id !== undefined) link.hash = id;
});

export {};
