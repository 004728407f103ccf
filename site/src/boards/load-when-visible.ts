/** Loads the code of a board when the board is about to be visible. */
import ruleBoard from './rule-board.ts?lazy';
import valueBoard from './value-board.ts?lazy';

const scripts: { readonly [element: string]: string } = { 'rule-board': ruleBoard, 'value-board': valueBoard };

const observer = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      void import(/* @vite-ignore */ scripts[target.localName] ?? ruleBoard);
    }
  },
  { rootMargin: '100px' },
);
for (const board of document.querySelectorAll(Object.keys(scripts).join())) observer.observe(board);
