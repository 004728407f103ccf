import { middle } from './outline.ts';
import type { BoardObject } from './position.ts';

const pathByKind: { readonly [kind: string]: string } = {
  light: 'M0-8L8 0L0 8L-8 0z',
  'ultra-light': 'M0-6L6 0L0 6L-6 0z',
  heavy: 'M-8-8H8V8H-8z',
  'ultra-heavy': 'M-10-10H10V10H-10z',
  immobile: 'M-5-9H5L9-5V5L5 9H-5L-9 5V-5z',
};

export const drawObjects = (objects: readonly BoardObject[]): string =>
  objects
    .map(({ kind, at }) => {
      if (at === undefined) return '';
      const { x, y } = middle(at);
      const heavy = kind.endsWith('heavy') ? ' heavy' : '';
      return `<path class="object${heavy}" transform="translate(${x} ${y})" d="${pathByKind[kind] ?? pathByKind.light}"/>`;
    })
    .join('');
