/** What the board says of one square: the line to it, or the straight way there. Asked of the engine like everything else. */
import { drawCrossed, drawLine, drawPath } from './draw-verdict.ts';
import type { Game } from './game.ts';
import { fieldsOf, numberOf } from './json.ts';
import type { Judge } from './judge.ts';
import { straightPath } from './paths.ts';
import { lineTo, pathQuestion, reachQuestion } from './questions.ts';
import { escapeText } from './text.ts';
import { readFireLine, readReasons } from './verdict.ts';
import { type Titles, verdictMarkup } from './verdict-markup.ts';

export interface Probe {
  readonly drawing: string;
  readonly words: string;
}

const nothing: Probe = { drawing: '', words: '' };

/** Clauses that decided, each a link, without repeats. */
function decidedBy(verdict: ReturnType<Judge>, titles: Titles): string {
  const rules = [...new Set(readReasons(verdict).map(({ rule }) => rule))];
  return rules.map((rule) => `<a href="${escapeText(titles.hrefOf(rule))}">${escapeText(titles.titleOf(rule))}</a>`).join(', ');
}

const framed = (square: string, markup: string, why: string): string =>
  `<div class="probe-of"><b>${escapeText(square)}</b>${markup}<p class="cited">${why}</p></div>`;

export function probe(game: Game, edition: string, judge: Judge, titles: Titles, square: string): Probe {
  if (game.mode === 'line-of-fire') {
    if (!game.field) return nothing;
    const question = lineTo(game, edition, square);
    const verdict = judge(question);
    const line = readFireLine(verdict);
    if (line === undefined) return nothing;
    return {
      drawing: drawCrossed(line) + drawLine(line),
      words: framed(square, verdictMarkup(question, verdict), decidedBy(verdict, titles)),
    };
  }
  if (game.mode === 'moving') {
    const steps = numberOf(fieldsOf(judge(reachQuestion(game, edition)).reach)[square]);
    if (steps !== undefined) {
      const words = `<p class="verdict yes"><strong>${steps} ${steps === 1 ? 'square' : 'squares'}</strong></p>`;
      return { drawing: '', words: framed(square, words, '') };
    }
    const path = straightPath(game, square);
    if (path.length < 2) return nothing;
    const question = pathQuestion(game, edition, path);
    const verdict = judge(question);
    const why = `The straight way there: ${decidedBy(verdict, titles)}`;
    return { drawing: drawPath(path, verdict.legal === true), words: framed(square, verdictMarkup(question, verdict), why) };
  }
  return nothing;
}
