/** Fetches a board's code when the board comes into view, and not before. */
const watch = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      watch.unobserve(target);
      void (target.localName === 'value-board' ? import('./value-board.ts') : import('./rule-board.ts'));
    }
  },
  { rootMargin: '100px' },
);
for (const board of document.querySelectorAll('rule-board, value-board')) watch.observe(board);
