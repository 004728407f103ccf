import { describe, expect, test } from 'vitest';
import { fieldsOf } from '../../site/src/base/json.ts';
import { readSteps } from '../../site/src/boards/chain-steps.ts';
import { drawMarks } from '../../site/src/boards/draw-verdict.ts';
import { judgeOf } from '../../site/src/boards/judge.ts';
import { readPosition } from '../../site/src/boards/position.ts';
import { startingQuestions } from '../../site/src/boards/starting-questions.ts';
import { book } from '../../site/src/lib/book.ts';
import { currentEdition } from '../../site/src/lib/editions.ts';
import { drawStatic } from '../../site/src/lib/static-board.ts';
import { expectEnough } from '../support/enough-cases.ts';

const PATH_OF_BOX = /h12v12h-12z/g;

const boards = Object.values(book.clauses)
  .flatMap(({ examples }) => examples)
  .flatMap(({ id, question, verdicts }) => {
    const position = readPosition(question);
    return position === undefined ? [] : [{ id, position, question: fieldsOf(question), verdict: fieldsOf(verdicts[currentEdition]) }];
  });

describe('a board drawn at build time', () => {
  test('has every figure, every step of a reach and every number of the chain', () => {
    expectEnough(boards.length, 100);
    for (const { id, position, question, verdict } of boards) {
      const { markup: drawing } = drawStatic(position, question, verdict);
      // The board is one image for screen readers, so nothing in it is hidden; its grid is a pattern, not the path `lines` of live boards.
      expect(drawing, id).not.toMatch(/NaN|undefined|aria-hidden|class="lines"/);
      expect(drawing.match(/class="figure /g) ?? [], id).toHaveLength(position.figures.length);
      // A box and a number in each square of a step, up to four in one square.
      const numbered = readSteps(verdict).flatMap(({ at, number }) => (number === undefined ? [] : at));
      const boxCounts = [...new Set(numbered)].map((name) => Math.min(4, numbered.filter((one) => one === name).length));
      const { faults, plain } = drawMarks(readSteps(verdict));
      const marks = faults + plain;
      expect(drawing, id).toContain(marks);
      expect(marks.match(PATH_OF_BOX) ?? [], id).toHaveLength(boxCounts.reduce((sum, count) => sum + count, 0));
      const numberPlaces = [...marks.matchAll(/<text x="([^"]*)"/g)].flatMap(([, x]) => x?.split(' ') ?? []);
      expect(numberPlaces, id).toHaveLength(marks.match(PATH_OF_BOX)?.length ?? 0);
      const stepPlaces = [...drawing.matchAll(/<text class="steps" x="([^"]*)"/g)].flatMap(([, x]) => x?.split(' ') ?? []);
      expect(stepPlaces, id).toHaveLength(Object.keys(fieldsOf(verdict.reach)).length);
    }
  });

  test('needs the styles of live boards exactly if it shows a field of fire or faults', async () => {
    const judge = await judgeOf(currentEdition);
    const { 'line-of-fire': line, moving } = startingQuestions;
    const shown = [
      line,
      moving,
      { ask: 'visibility', map: line.map, characters: line.characters, from: line.from },
      { ...moving, path: ['C6', 'D5', 'E4', 'E3', 'E2', 'D2'], every: true },
    ].map((question) => {
      const position = readPosition(question);
      if (position === undefined) throw new Error('no position');
      return drawStatic(position, question, judge(question)).hasLiveMarks;
    });
    expect(shown).toEqual([false, false, true, true]);
  });

  test('has no step with only a clause directly before a step with a note on the same clause', () => {
    const repeated = boards.flatMap(({ id, verdict }) => {
      const steps = readSteps(verdict);
      return steps.some(({ rules, note, at }, index) => {
        const next = steps[index + 1];
        return note === undefined && at.length === 0 && next?.note !== undefined && rules.some((rule) => next.rules.includes(rule));
      })
        ? [id]
        : [];
    });
    expect(repeated).toEqual([]);
  });
});
