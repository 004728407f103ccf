import { escapeText } from '../base/text.ts';
import { sizes, standardSize } from '../generated/features.ts';
import { middle } from './outline.ts';
import type { Figure } from './position.ts';

/** By size, in drawing units: the smallest size, the standard one, the next larger one, and all above it. */
const BASE_RADIUS = { least: 9, standard: 13.5, great: 17, most: 18 } as const;

const aboveStandard = (size: string): number => sizes.indexOf(size) - sizes.indexOf(standardSize);

/** Sizes below the standard one shrink evenly down to `least`. The first size above it has `great`, all larger ones `most`. */
function radiusOf(above: number): number {
  if (above > 0) return above === 1 ? BASE_RADIUS.great : BASE_RADIUS.most;
  const smallerSizeCount = sizes.indexOf(standardSize);
  return above === 0
    ? BASE_RADIUS.standard
    : BASE_RADIUS.standard + ((BASE_RADIUS.standard - BASE_RADIUS.least) * above) / smallerSizeCount;
}

/** Short lines outwards from the base: four for the first size above the standard one, eight for all larger ones. */
function ticks(above: number): string {
  const across = above > 0 ? 'M-17 0h-4M17 0h4M0-17v-4M0 17v4' : '';
  const slanted = above > 1 ? 'M-12.5-12.5l-3.5-3.5M12.5-12.5l3.5-3.5M-12.5 12.5l-3.5 3.5M12.5 12.5l3.5 3.5' : '';
  return across === '' ? '' : `<path class="great" d="${across}${slanted}"/>`;
}

/** A figure around its first square; place it with a translation to that square's middle. */
export function drawFigure(figure: Figure): string {
  const origin = middle(figure.at[0] ?? 'A1');
  const above = aboveStandard(figure.size);
  const r = radiusOf(above);
  const middles = figure.at.map((square) => {
    const { x, y } = middle(square);
    return { x: x - origin.x, y: y - origin.y };
  });
  const joints = middles
    .slice(1)
    .map(({ x, y }, index) => `M${middles[index]?.x ?? 0} ${middles[index]?.y ?? 0}L${x} ${y}`)
    .join('');
  const circles = (className: string, radius: number): string =>
    middles.map(({ x, y }) => `<circle class="${className}"${x === 0 && y === 0 ? '' : ` cx="${x}" cy="${y}"`} r="${radius}"/>`).join('');
  const bases = circles('base', r);
  const rims = figure.isFirstPlayers ? '' : circles('rim', r - 3);
  return `${joints === '' ? '' : `<path class="joint" d="${joints}"/>`}${ticks(above)}${bases}${rims}<text y="5">${escapeText(figure.id)}</text>`;
}

export const figureClass = (figure: Figure): string => `figure ${figure.isFirstPlayers ? 'first' : 'second'} ${figure.size}`;

export function transformOf(figure: Figure): string {
  const { x, y } = middle(figure.at[0] ?? 'A1');
  return `translate(${x} ${y})`;
}

export const drawFigures = (figures: readonly Figure[]): string =>
  figures.map((figure) => `<g class="${figureClass(figure)}" transform="${transformOf(figure)}">${drawFigure(figure)}</g>`).join('');
