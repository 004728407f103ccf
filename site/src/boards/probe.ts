/** The answer for the square under the pointer: the line to it, or the way there. */

import { type Fields, textsOf } from '../base/json.ts';
import { counted, escapeText } from '../base/text.ts';
import { drawCrossed, drawLine, drawPath } from './draw-verdict.ts';
import type { Game } from './game.ts';
import type { Judge } from './judge.ts';
import { straightPath } from './paths.ts';
import { lineToQuestion, pathQuestion, wayQuestion } from './questions.ts';
import { readFireLine, readReasons } from './verdict.ts';
import { clauseLinks, type Titles, verdictMarkup } from './verdict-markup.ts';

// Exported here too, so that the pointer loads one module for both.
export { drawPathTo } from './tap-path.ts';

/** `drawing` as SVG markup, `text` as HTML. */
export interface Probe {
  readonly drawing: string;
  readonly text: string;
}

const nothing: Probe = { drawing: '', text: '' };

const decidingClauses = (verdict: Fields, titles: Titles): string =>
  clauseLinks([...new Set(readReasons(verdict).map(({ rule }) => rule))], titles);

/** `verdict` and `clauses` are markup; `clauses` may be empty. */
const answerMarkup = (square: string, verdict: string, clauses: string): string =>
  `<div class="probe-answer"><b>${escapeText(square)}</b>${verdict}${clauses === '' ? '' : `<p class="clause-links">${clauses}</p>`}</div>`;

function probeLine(game: Game, edition: string, judge: Judge, titles: Titles, square: string): Probe {
  if (!game.showsFieldOfFire) return nothing;
  const question = lineToQuestion(game, edition, square);
  const verdict = judge(question);
  const line = readFireLine(verdict);
  if (line === undefined) return nothing;
  return {
    drawing: drawCrossed(line) + drawLine(line),
    text: answerMarkup(square, verdictMarkup(question, verdict), decidingClauses(verdict, titles)),
  };
}

function probeMove(game: Game, edition: string, judge: Judge, titles: Titles, square: string): Probe {
  const way = textsOf(judge(wayQuestion(game, edition, square)).way);
  // The square is the figure's own.
  if (way.length === 1) return nothing;
  const path = way.length > 1 ? way : straightPath(game, square);
  if (path.length < 2) return nothing;
  const question = pathQuestion(game, edition, path);
  const verdict = judge(question);
  const clauses = decidingClauses(verdict, titles);
  const text =
    way.length > 1
      ? answerMarkup(square, `<p class="verdict yes"><strong>${counted(way.length - 1, 'square')}</strong></p>`, '')
      : answerMarkup(square, verdictMarkup(question, verdict), clauses === '' ? '' : `The straight way there: ${clauses}`);
  // A path drawn by the user stays the only one on the board.
  return { drawing: game.path.length > 1 ? '' : drawPath(path, verdict.legal === true), text };
}

export function probe(game: Game, edition: string, judge: Judge, titles: Titles, square: string): Probe {
  switch (game.mode) {
    case 'line-of-fire':
      return probeLine(game, edition, judge, titles, square);
    case 'moving':
      return probeMove(game, edition, judge, titles, square);
    case 'knock-back':
      return nothing;
  }
}
