import { addedKinds } from '../generated/features.ts';

export interface SquareKind {
  /** The key under which the map of a question lists these squares. */
  readonly name: string;
  readonly title: string;
  /** Whether it is a marker put on squares during the game, not terrain of the map. */
  readonly isMarker: boolean;
  /** The end of its CSS class `line-…`. */
  readonly styleName: string;
  /** How far inside the squares the boundary runs, in drawing units. */
  readonly inset: number;
}

/**
 * Terrain, markers and the interior have boundary lines at different distances from the grid, so that both lines of a square with two of
 * them are visible.
 */
const rulebookKinds: readonly SquareKind[] = [
  { name: 'hindering', title: 'Hindering', isMarker: false, styleName: 'hindering', inset: 3.5 },
  { name: 'water', title: 'Water', isMarker: false, styleName: 'water', inset: 3.5 },
  { name: 'blocking', title: 'Blocking', isMarker: false, styleName: 'blocking', inset: 3.5 },
  { name: 'debris', title: 'Debris', isMarker: true, styleName: 'debris', inset: 6.5 },
];
const interior: SquareKind = { name: 'interior', title: 'Interior', isMarker: false, styleName: 'interior', inset: 1.5 };

/** How many styles `components/AddedKinds.css` has for added kinds, which use them in turn. */
export const addedStyleCount = 6;

const addedSquareKinds: readonly SquareKind[] = addedKinds.map((kind, index) => ({
  ...kind,
  styleName: `added-${(index % addedStyleCount) + 1}`,
  inset: kind.isMarker ? 8 : 5,
}));

export const squareKinds: readonly SquareKind[] = [...rulebookKinds, ...addedSquareKinds, interior];

/** "hindering", "deep snow": inside a sentence. */
export const wordOf = ({ title }: SquareKind): string => title.toLowerCase();
