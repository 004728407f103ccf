/** In px from the top of the window: a little below where a link to a clause puts its beginning (`scroll-padding-top`). */
const READING_LINE = 104;

/** The last clause that begins above the line; undefined above the first clause. */
export const clauseInView = (): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>('.clause')].findLast((clause) => clause.getBoundingClientRect().top < READING_LINE);
