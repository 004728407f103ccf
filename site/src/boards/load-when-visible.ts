/** Loads the code of a board when the board is about to be visible. */
const observer = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      void (target.localName === 'value-board' ? import('./value-board.ts') : import('./rule-board.ts'));
    }
  },
  { rootMargin: '100px' },
);
for (const board of document.querySelectorAll('rule-board, value-board')) observer.observe(board);
