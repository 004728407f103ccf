/** Functions that the engine supplies to every expression of the game, and the code of `within('…')`. */

import { camel } from '../camel.ts';
import type { Signature } from '../language/environment.ts';
import { BOOL, INT, type Type } from '../language/types.ts';
import type { Program } from './program.ts';
import { CHARACTER, EDGE, SQUARE, SQUARES } from './types.ts';

/** For each of several bases, the ways in which it may lie, each as the squares that it covers. */
const BASES: Type = { kind: 'list', of: { kind: 'list', of: SQUARES } };
const TEXT: Type = { kind: 'optional', of: { kind: 'subject', name: 'text' } };

const MOVEMENT: { readonly [name: string]: readonly Signature[] } = {
  mustStop: [
    {
      takes: [CHARACTER, SQUARE, SQUARE, SQUARES],
      gives: BOOL,
      code: ([mover, from, to, startSquares]) => `stopsStep(g, ${mover}, ${from}, ${to}, ${startSquares})`,
    },
  ],
  // The last argument has the squares of the mover where its move began.
  speedUsed: [
    {
      takes: [CHARACTER, SQUARES, SQUARES],
      gives: INT,
      code: ([mover, path, startSquares]) => `speedUsed(g, ${mover}, ${path}, ${startSquares})`,
    },
  ],
  knockBackPath: [
    {
      takes: [CHARACTER, CHARACTER, INT],
      gives: SQUARES,
      code: ([attacker, target, damageTaken]) => `knockBackPath(g, ${attacker}, ${target}, ${damageTaken})`,
    },
  ],
};

export function builtIns(fireLabel: Type): { readonly [name: string]: readonly Signature[] } {
  return {
    adjacent: [
      { takes: [CHARACTER, CHARACTER], gives: BOOL, code: ([a, b]) => `adjacentFigures(board(g), ${a}, ${b})` },
      { takes: [CHARACTER, SQUARE], gives: BOOL, code: ([a, b]) => `adjacentFigureSquare(board(g), ${a}, ${b})` },
      { takes: [SQUARE, SQUARE], gives: BOOL, code: ([a, b]) => `adjacentSquares(board(g), ${a}, ${b})` },
    ],
    distance: [
      { takes: [CHARACTER, CHARACTER], gives: INT, code: ([a, b]) => `distanceOf(g, ${a}, ${b})` },
      { takes: [CHARACTER, SQUARE], gives: INT, code: ([a, b]) => `distanceToSquare(g, ${a}, ${b})` },
      { takes: [SQUARE, SQUARE], gives: INT, code: ([a, b]) => `chebyshev(board(g), ${a}, ${b})` },
    ],
    disjoint: [{ takes: [BASES], gives: BOOL, code: ([bases]) => `disjoint(board(g), ${bases})` }],
    joined: [{ takes: [SQUARES], gives: BOOL, code: ([squares]) => `joined(board(g), ${squares})` }],
    touching: [{ takes: [SQUARE, SQUARE], gives: BOOL, code: ([a, b]) => `touching(board(g), ${a}, ${b})` }],
    lineOfFire: [
      { takes: [CHARACTER, CHARACTER], gives: fireLabel, code: ([a, b]) => `lineLabel(g, ${a}, ${b})` },
      { takes: [CHARACTER, SQUARE], gives: fireLabel, code: ([a, b]) => `lineToSquare(g, ${a}, ${b})` },
      { takes: [SQUARE, SQUARE], gives: fireLabel, code: ([a, b]) => `lineOfSquares(g, ${a}, ${b})` },
      {
        // `near` is the square beside the edge on the side of the character; only lines that cross `near` count.
        takes: [CHARACTER, SQUARE, SQUARE, EDGE],
        gives: fireLabel,
        code: ([from, to, near, edge]) => `lineOverEdge(g, ${from}, ${to}, ${near}, ${edge})`,
      },
    ],
    ...MOVEMENT,
    // Gives each character of a list the same number.
    spread: [
      {
        takes: [{ kind: 'list', of: CHARACTER }, INT],
        gives: { kind: 'map', key: 'character' },
        code: ([characters, number]) => `spread(${characters}, ${number})`,
      },
    ],
    lowercase: [{ takes: [TEXT], gives: TEXT, code: ([text]) => `lowercase(g, ${text})` }],
    unaccented: [{ takes: [TEXT], gives: TEXT, code: ([text]) => `unaccented(g, ${text})` }],
    replaced: [{ takes: [TEXT, TEXT, TEXT], gives: TEXT, code: ([text, part, other]) => `replaced(g, ${text}, ${part}, ${other})` }],
    withoutStart: [{ takes: [TEXT, TEXT], gives: TEXT, code: ([text, start]) => `withoutStart(g, ${text}, ${start})` }],
  };
}

/** The points that procedures open; those around procedures have a blank in their names: `before move`. */
const openedPoints = (program: Program): string[] => program.points.filter((point) => !point.includes(' '));

/** What `within('…')` may name: procedures, then the points that they open. Its argument is lowered to the index in this list. */
export function withinNames(program: Program): string[] {
  return [...program.procedures.map((d) => d.id), ...openedPoints(program)];
}

/** Code that tests whether the procedure or point at an index of `withinNames` is under way. */
export function withinCode(program: Program, index: number): string {
  const d = program.procedures[index];
  if (d !== undefined) return `within(g, ${camel(d.id)}_index)`;
  const point = openedPoints(program)[index - program.procedures.length] ?? '';
  const holder = program.procedures.find((p) => p.name === point.split('.')[0]);
  return `withinPoint(g, ${camel(holder?.id ?? '')}_index, ${program.points.indexOf(point)})`;
}
