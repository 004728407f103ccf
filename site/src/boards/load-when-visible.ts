import ruleBoard from './rule-board.ts?lazy';
import valueBoard from './value-board.ts?lazy';

const addressByElement: { readonly [element: string]: string } = { 'rule-board': ruleBoard, 'value-board': valueBoard };

const observer = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      void import(/* @vite-ignore */ addressByElement[target.localName] ?? ruleBoard);
    }
  },
  { rootMargin: '100px' },
);
for (const board of document.querySelectorAll(Object.keys(addressByElement).join())) observer.observe(board);
