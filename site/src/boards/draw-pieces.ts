/** Figures and objects as SVG markup. */
import { unit } from './outline.ts';
import type { Figure, Size, Thing } from './position.ts';
import { readSquare } from './squares.ts';
import { escapeText } from './text.ts';

const radius = { tiny: 9, standard: 13.5, great: 17 } as const satisfies { [size in Size]: number };

/** The middle of a square in drawing units. */
export function middle(name: string): { readonly x: number; readonly y: number } {
  const { column, row } = readSquare(name) ?? { column: 0, row: 0 };
  return { x: column * unit + unit / 2, y: row * unit + unit / 2 };
}

/** A figure around its first square; place it with a translation to that square's middle. */
export function drawFigure(figure: Figure): string {
  const origin = middle(figure.at[0] ?? 'A1');
  const r = radius[figure.size];
  const spots = figure.at.map((name) => {
    const { x, y } = middle(name);
    return { x: x - origin.x, y: y - origin.y };
  });
  const joints = spots
    .slice(1)
    .map(({ x, y }, index) => `M${spots[index]?.x ?? 0} ${spots[index]?.y ?? 0}L${x} ${y}`)
    .join('');
  const bases = spots.map(({ x, y }) => `<circle class="base" cx="${x}" cy="${y}" r="${r}"/>`).join('');
  const rims = figure.first ? '' : spots.map(({ x, y }) => `<circle class="rim" cx="${x}" cy="${y}" r="${r - 3}"/>`).join('');
  const great = figure.size === 'great' ? '<path class="great" d="M-17 0h-4M17 0h4M0-17v-4M0 17v4"/>' : '';
  return `${joints === '' ? '' : `<path class="joint" d="${joints}"/>`}${great}${bases}${rims}<text y="5">${escapeText(figure.id)}</text>`;
}

export const figureClass = (figure: Figure): string => `figure ${figure.first ? 'first' : 'second'} ${figure.size}`;

export function placeOf(figure: Figure): string {
  const { x, y } = middle(figure.at[0] ?? 'A1');
  return `translate(${x} ${y})`;
}

export const drawFigures = (figures: readonly Figure[]): string =>
  figures.map((figure) => `<g class="${figureClass(figure)}" transform="${placeOf(figure)}">${drawFigure(figure)}</g>`).join('');

const shapes: { readonly [kind: string]: string } = {
  light: 'M0-8L8 0L0 8L-8 0z',
  'ultra-light': 'M0-6L6 0L0 6L-6 0z',
  heavy: 'M-8-8H8V8H-8z',
  'ultra-heavy': 'M-10-10H10V10H-10z',
  immobile: 'M-5-9H5L9-5V5L5 9H-5L-9 5V-5z',
};

export const drawThings = (things: readonly Thing[]): string =>
  things
    .map(({ kind, at }) => {
      if (at === undefined) return '';
      const { x, y } = middle(at);
      const heavy = kind.endsWith('heavy') ? ' heavy' : '';
      return `<path class="thing${heavy}" transform="translate(${x} ${y})" d="${shapes[kind] ?? shapes.light}"/>`;
    })
    .join('');
