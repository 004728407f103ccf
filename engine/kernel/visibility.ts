/** The labels of the lines from one end to every square of the map. */
import { at, type Board } from './board.ts';
import { classPlanes, pathRule } from './classes.ts';
import { type End, fireFold, fireLine, standings } from './fire.ts';
import { worse } from './fold.ts';
import { canSweep, sweep } from './sweep.ts';

/** The size of an end that no character holds. */
export function bareSize(board: Board): number {
  return board.rules.given.find((fact) => fact.subject === 'character' && fact.name === 'size')?.first ?? 0;
}

/** Per square, the label of the line to it as a bare square. Swept where the rules fold as the sweep does, else line by line. */
export function visibleLabels(board: Board, from: End): Uint8Array {
  const rule = pathRule(board, 'fire');
  const size = bareSize(board);
  const [start] = from.squares;
  const labels = new Uint8Array(board.size);
  if (start === undefined || from.squares.length > 1 || rule.ends?.level === 'worst' || !canSweep(board, fireFold(board, rule))) {
    for (let square = 0; square < board.size; square++)
      labels[square] = fireLine(board, from, { squares: [square], character: -1, size }).label;
    return labels;
  }
  const elevation = board.square.elevation;
  const top = rule.labels.length - 1;
  const swept = new Uint8Array(board.size);
  const stands = standings(board, rule, from, start);
  labels.fill(255);
  for (const level of board.levels()) {
    for (const stand of stands) {
      const planes = classPlanes(board, stand < level ? stand : level, stand === level, worse(from.size, size));
      sweep(board, planes, start, top, swept);
      const own = planes.source[start] ?? 0;
      for (let square = 0; square < board.size; square++) {
        if (at(elevation, square) !== level) continue;
        const label = worse(worse(swept[square] ?? 0, planes.target[square] ?? 0), own);
        if (label < (labels[square] ?? 0)) labels[square] = label;
      }
    }
  }
  return labels;
}
