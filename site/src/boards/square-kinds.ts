/** The kinds of squares that boards show and paint: those that every map can have, and those that the rules add. */
import { addedKinds } from '../generated/features.ts';

export interface SquareKind {
  /** The list in the map of a question. */
  readonly name: string;
  readonly title: string;
  /** Its sign in drawn boards. */
  readonly sign: string;
  readonly marker: boolean;
  /** What the classes of its pattern and boundary are named after. */
  readonly look: string;
  /** How far inside the squares the boundary runs. */
  readonly inset: number;
}

/** Boundary lines of different kinds have different distances from the grid, so that a square of two kinds shows both. */
const printed: readonly SquareKind[] = [
  { name: 'hindering', title: 'Hindering', sign: '"', marker: false, look: 'hindering', inset: 3.5 },
  { name: 'water', title: 'Water', sign: '~', marker: false, look: 'water', inset: 3.5 },
  { name: 'blocking', title: 'Blocking', sign: '#', marker: false, look: 'blocking', inset: 3.5 },
  { name: 'debris', title: 'Debris', sign: '%', marker: true, look: 'debris', inset: 6.5 },
];
const interior: SquareKind = { name: 'interior', title: 'Interior', sign: ':', marker: false, look: 'interior', inset: 1.5 };

/** Looks for added kinds; `styles/board.css` has their colours. */
export const addedColours = 6;

const added: readonly SquareKind[] = addedKinds.map((kind, index) => ({
  ...kind,
  look: `added-${(index % addedColours) + 1}`,
  inset: kind.marker ? 8 : 5,
}));

export const squareKinds: readonly SquareKind[] = [...printed, ...added, interior];

/** The kinds that every board may have; the lists of all others are left out of a question where they are empty. */
export const isAdded = ({ name }: SquareKind): boolean => addedKinds.some((kind) => kind.name === name);

/** "hindering", "deep snow": inside a sentence. */
export const wordOf = ({ title }: SquareKind): string => title.toLowerCase();
